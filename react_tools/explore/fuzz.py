"""Many games by chance, each held to what is promised; a digest of them all."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from hashlib import sha256
from time import monotonic
from typing import NamedTuple

from react_tools.errors import FaultyCardsError
from react_tools.explore.chance import Chance
from react_tools.explore.keeping import Keeper, Played, Tally
from react_tools.explore.walk import MOST, Failure, Walked, walk
from react_tools.explore.workers import Workers
from react_tools.load import load, shipped
from react_tools.memory import contents
from react_tools.promises.ground import Ground
from react_tools.settings import Settings

_PART = 16
_BETWEEN = 2.0
"""Seconds between two times that a run is kept."""

Along = Callable[[Iterable[Walked], int, str], Iterable[Walked]]
"""Goes along games that are to come, so many, with a word on what is done."""


class Wanted(NamedTuple):
    """What shall be played.

    Attributes:
        rulesets: by turns.
        games: how many in all.
        every: one of so many is held to every promise.
        jobs: how many processes play.
        most: after so many decisions a game counts as one that does not end.
    """

    rulesets: tuple[str, ...]
    games: int
    seed: int
    settings: Settings
    every: int = 1
    jobs: int = 1
    most: int = MOST

    @property
    def what(self) -> dict[str, object]:
        """What has to be the same for a run that goes on."""
        packs = [it.as_posix() for it in self.settings.packs]
        return {
            "of": contents(self.settings.packs),
            "seed": self.seed,
            "rulesets": list(self.rulesets),
            "every": self.every,
            "packs": packs,
        }


class Players(NamedTuple):
    """Who plays games: what they begin by, and what is wanted."""

    chance: Chance
    wanted: Wanted


def grounds(wanted: Wanted) -> list[Ground]:
    """Each game with everything that is loaded for it.

    Raises:
        MissingPathError: there is nothing to load.
        FaultyCardsError: a file has errors, so that nobody could play with what it says.
    """
    return [ground(name, wanted.settings) for name in wanted.rulesets]


def ground(ruleset: str, settings: Settings) -> Ground:
    """A game with everything that is loaded for it.

    Raises:
        MissingPathError: there is nothing to load.
        FaultyCardsError: a file has errors, so that nobody could play with what it says.
    """
    loaded = load([shipped(ruleset)], settings, ruleset=ruleset)
    if loaded.left_out:
        told = ", ".join(loaded.left_out)
        raise FaultyCardsError(f"with errors nobody can play: {told}; react-tools lint says more")
    return Ground(loaded.ruleset, loaded.library)


def ready(wanted: Wanted) -> Players:
    """Who plays them in a process of their own."""
    return Players(Chance(grounds(wanted), wanted.seed), wanted)


def play(players: Players, numbers: range) -> list[Walked]:
    """The games with these numbers."""
    chance, wanted = players
    turns = len(wanted.rulesets)
    return [
        walk(it, chance.begun(it), thorough=it // turns % wanted.every == 0, most=wanted.most)
        for it in numbers
    ]


def fuzz(
    wanted: Wanted,
    keeper: Keeper,
    along: Along,
    found: Callable[[Failure], None],
    make: Callable[[Wanted], Players] = ready,
) -> Tally:
    """Play what is left of a run; what came of it.

    The first failure of each kind is told as soon as it is *found*. *make* says who plays; tests
    let others play.

    Raises:
        UnfitFlagsError: the file of the run is of another one.
        UnwritableError: the run cannot be kept.
    """
    tally = keeper.kept()
    keeper.keep(tally)
    parts = [
        range(first, min(first + _PART, wanted.games))
        for first in range(tally.games, wanted.games, _PART)
    ]
    workers = Workers[range, list[Walked]](wanted.jobs, make, wanted, play)
    kept, games = monotonic(), _flat(workers.done(parts))
    try:
        _tell(tally, found)
        for walked in along(games, wanted.games - tally.games, "playing games"):
            _count(tally, walked)
            _tell(tally, found)
            if monotonic() - kept > _BETWEEN:
                keeper.keep(tally)
                kept = monotonic()
    finally:
        games.close()
        keeper.keep(tally)
    return tally


def _flat(parts: Iterator[Sequence[Walked]]) -> Generator[Walked, None, None]:
    for part in parts:
        yield from part


def _tell(tally: Tally, found: Callable[[Failure], None]) -> None:
    """Tell the failures that are not written down: one may have been when a run was broken off."""
    for failure in tally.failures[tally.written :]:
        found(failure)
        tally.written += 1


def _count(tally: Tally, walked: Walked) -> None:
    """Add a game to the tally, and its failure, if it is the first of its kind."""
    tally.games += 1
    played = tally.by_game.setdefault(walked.ruleset, Played())
    played.games += 1
    played.decisions += walked.decisions
    played.broken_off += walked.broken_off
    tally.thorough += walked.thorough
    tally.mirrored += walked.mirrored
    tally.digest = sha256(bytes.fromhex(tally.digest) + walked.digest).hexdigest()
    failure = walked.failure
    if failure is None:
        return
    kind = f"{walked.ruleset} {failure.breach.promise}"
    tally.broken[kind] = tally.broken.get(kind, 0) + 1
    if tally.broken[kind] == 1:
        tally.failures.append(failure)
