"""Pieces of a setting that stand there for nothing: without them all goes the same way.

One that nobody touches may well matter: it shows who is spared. Then it matters in the twin, which
differs in the very leaf by which it is spared here. So a piece is held to be idle only if the twin
has it too, and goes the same way without it as well. Every replay compares all that can be chosen
at each decision, so that a piece which only offers a choice counts as used.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from react_tools.game import Decision, Game
from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.scenario.player import Open, Player
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario, Step
from react_tools.scenario.twins import came
from react_tools.source.span import Span
from react_tools.source.tree import Mapping

_WORD = re.compile(r"[\w-]+")


class Piece(NamedTuple):
    """A piece of a setting on which nothing lies; *without* takes it out of a whole file."""

    name: str
    span: Span
    without: Callable[[Mapping], Mapping]


PiecesOf = Callable[[Scenario], Iterable[Piece]]
Attempt = Callable[[Scenario, Playing], Run]
"""Plays a scenario anew; raises SettingError if its setting makes no position."""
Table = tuple[PiecesOf, Attempt]


def idle(
    scenario: Scenario, table: Table, twin: Scenario | None, run: Run | SettingError | None
) -> Iterator[Hit]:
    """The pieces without which the same comes, in the same way; *run* is what has come of it.

    Where promises are to be kept a piece stands for the fault by which one was broken.
    """
    if not isinstance(run, Run) or not run.ok or scenario.expect.sound:
        return
    pieces_of, attempt = table
    touched = _touched(run)
    rest = scenario
    for piece in reversed([it for it in pieces_of(scenario) if it.name not in touched]):
        name = piece.name
        less = _less(rest, piece)
        if not _go_alike(rest, less, attempt):
            continue
        if twin is not None and not _is_idle_there(twin, name, table):
            continue
        rest = less  # of two that stand for one another one is told
        if twin is None:
            message = f"without {name} all goes the same way"
            spared = "if it shows who is spared, add the twin in which it is not"
            yield Hit(piece.span, message, f"take {name} out; {spared}")
        else:
            message = f"without {name} all goes the same way, here and in the twin"
            yield Hit(piece.span, message, f"take {name} out of both, or let it matter in one")


def _is_idle_there(twin: Scenario, name: str, table: Table) -> bool:
    """Whether the twin has a piece of that name, and goes the same way without it."""
    pieces_of, attempt = table
    found = next((it for it in pieces_of(twin) if it.name == name), None)
    return found is not None and _go_alike(twin, _less(twin, found), attempt)


def _less(scenario: Scenario, piece: Piece) -> Scenario:
    return replace(scenario, root=piece.without(scenario.root))


def _go_alike(one: Scenario, other: Scenario, attempt: Attempt) -> bool:
    way = _way(one, attempt)
    return way is not None and way == _way(other, attempt)


def _touched(run: Run) -> set[str]:
    """Every word of the record: the names of whatever anything happened to."""
    recorder = run.game.recorder
    events = [it.event for it in recorder.entries] if recorder else []
    return {word for it in events for word in _WORD.findall(it.short(run.game.teller))}


def _way(scenario: Scenario, attempt: Attempt) -> Hashable:
    """What comes of a scenario, and all that could be chosen on the way; None if nothing comes."""
    players = list[_Looking]()

    def playing(game: Game) -> Player:
        players.append(_Looking(game))
        return players[-1]

    try:
        run = attempt(scenario, playing)
    except SettingError:
        return None
    if not run.ok or not players:
        return None
    players[-1].look()
    return came(run), tuple(players[-1].open)


class _Looking(Player):
    """Plays a script, and notes all that could be chosen before each of its answers."""

    def __init__(self, game: Game) -> None:
        self.open: list[frozenset[str]] = []
        super().__init__(game)

    def look(self) -> None:
        """Note what can be chosen now."""
        self.open.append(frozenset(it.name for it in self.game.legal()))

    def take(self, at: int, step: Step) -> None:
        """The step, and every question it leads to."""
        self.look()
        super().take(at, step)

    def _answer(self, play: Open, decision: Decision) -> None:
        self.look()
        super()._answer(play, decision)
