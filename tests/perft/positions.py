"""Positions with the counts of all lines of play from them, kept in tests/data/perft.

A row is one position: the scenario at whose setting it is, the limit, choices that are made first,
rulings set otherwise than the scenario has them, and the counts by depth: choices, chains, lines,
ends, open (react_tools.explore.perft.Count), or a point where there is nothing of all that. Rows
are small (everybody's tests walk them, with the second engine too), large (`make perft` does) or
huge (that too, but with the first engine alone).
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct, convert
from msgspec.structs import replace

from react_tools import places
from react_tools.explore.perft import Count
from react_tools.load import load, shipped
from react_tools.ruleset import Library
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import read
from react_tools.source.tree import plain

DATA = Path(__file__).parents[1] / "data" / "perft"
SECOND_USES = DATA.parent / "second-uses"
"""Creators for the words of the card language that only one shipped creator has."""
GAMES = tuple(sorted(it.stem for it in DATA.glob("*.yaml")))
SIZES = ("small", "large", "huge")
_ROW = re.compile(r"^- \{.*counts: \[(?P<counts>[^]]*)\]\}", re.MULTILINE)


_NOTHING = "."
NONE = Count(0, 0, 0, 0, 0)


def written(count: Count) -> str:
    """Counts as a row has them."""
    return " ".join(map(str, count)) if count != NONE else _NOTHING


class Position(Struct, frozen=True):
    """A row."""

    at: str
    limit: int
    counts: tuple[str, ...]
    after: tuple[str, ...] = ()
    rulings: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        """All of it but the counts, for who looks for it."""
        set_so = (f"{ruling}={setting}" for ruling, setting in self.rulings.items())
        return " · ".join((f"{self.at} to {self.limit}", *set_so, *self.after))

    @property
    def kept(self) -> list[Count]:
        """The counts that the file has."""
        return [Count(*map(int, it.split())) if it != _NOTHING else NONE for it in self.counts]

    def scenario(self, library: Library) -> Scenario:
        """The scenario, with the rulings as the row has them."""
        found = library.scenarios[self.at]
        return replace(found, rulings={**found.rulings, **self.rulings})


def rows(game: str) -> dict[str, list[Position]]:
    """The rows of a game, by size."""
    path = DATA / f"{game}.yaml"
    told = read(path, path.name).tree
    assert told is not None
    return convert(plain(told), dict[str, list[Position]])


def every(*sizes: str) -> list[tuple[str, Position]]:
    """The rows of all games, those of the given sizes or all, each with its game."""
    wanted = sizes or SIZES
    return [(game, it) for game in GAMES for size in wanted for it in rows(game).get(size, [])]


@cache
def library(game: str) -> Library:
    """All scenarios at which positions may be: shipped ones, examples, those beside the rows."""
    homes = (shipped(game), places.EXAMPLES / game, SECOND_USES / game, DATA / game)
    return load([it for it in homes if it.is_dir()], scenarios=True, ruleset=game).library


def rewritten(game: str, counts: Callable[[Position], list[Count]]) -> str:
    """The file of a game's rows with other counts; all else stays as it is."""
    text = (DATA / f"{game}.yaml").read_text("utf-8")
    following = (position for each, position in every() if each == game)
    return _ROW.sub(lambda it: _with(it, counts(next(following))), text)


def _with(row: re.Match[str], counts: list[Count]) -> str:
    told = ", ".join(map(written, counts))
    before, behind = row.span("counts")
    start = row.start()
    return row.group()[: before - start] + told + row.group()[behind - start :]
