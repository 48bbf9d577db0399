"""Many whole duels between sides, counted: who wins, how they end, what is never played.

Duel number i of two sides and a seed is the same always, whoever plays it and beside what others.
Sides take both seats and begin by turns.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import combinations
from random import Random  # noqa: TID251 -- seeded: the same number is the same duel
from typing import Any, NamedTuple

from msgspec import convert, to_builtins

from react_tools.errors import UnfitFlagsError, UnknownNameError
from react_tools.explore.chance import sides
from react_tools.explore.fuzz import ground
from react_tools.explore.keeping import Notes
from react_tools.explore.tallying import Duelled, Pair, Tallied, Tally
from react_tools.explore.workers import Workers
from react_tools.game import EndlessError
from react_tools.memory import contents
from react_tools.promises.ground import Ground, data, laid
from react_tools.settings import Settings
from react_tools.tournament import Chance, Style

LIMIT = 200
"""After so many turns a duel is broken off."""
_PART = 20


class Wanted(NamedTuple):
    """What shall be played.

    Attributes:
        sides: every two of these; of the game all there are if there are none.
        duels: how many of each pair.
        style: who plays, one of the game's; its first if empty.
        limit: after so many turns a duel is broken off.
    """

    ruleset: str
    sides: tuple[str, ...]
    duels: int
    seed: int
    settings: Settings
    style: str = ""
    limit: int = LIMIT
    jobs: int = 1

    @property
    def what(self) -> dict[str, object]:
        """What has to be the same for a run that goes on; which pairs it plays does not matter."""
        return {
            "of": contents(self.settings.packs),
            "ruleset": self.ruleset,
            "games": self.duels,
            "player": self.style,
            "seed": self.seed,
            "turns": self.limit,
            "packs": [it.as_posix() for it in self.settings.packs],
        }


class Players(NamedTuple):
    """Who plays duels: on what ground, and how."""

    ground: Ground
    style: Style
    wanted: Wanted


def ready(wanted: Wanted) -> Players:
    """Who plays them in a process of their own.

    Raises:
        MissingPathError: there is nothing to load.
        FaultyCardsError: a file has errors, so that nobody could play with what it says.
        UnknownNameError: the game knows no such side or style.
        UnfitFlagsError: there are not two sides.
    """
    found = ground(wanted.ruleset, wanted.settings)
    styles = found.ruleset.tournament.styles
    style = wanted.style or next(iter(styles))
    if style not in styles:
        raise UnknownNameError(
            f"{wanted.ruleset} knows no player called {style!r}; there are: {', '.join(styles)}"
        )
    _pairs(found, wanted)
    return Players(found, styles[style], wanted)


def _pairs(found: Ground, wanted: Wanted) -> list[Pair]:
    known = sides(found)
    side = found.ruleset.wording.side
    for name in wanted.sides:
        if name not in known:
            raise UnknownNameError(f"no {side} is called {name!r}; there are: {', '.join(known)}")
    asked = tuple(dict.fromkeys(wanted.sides))
    if len(asked) == 1:
        return [(asked[0], it) for it in known if it != asked[0]]
    pairs = list(combinations(asked or known, 2))
    if not pairs:
        raise UnfitFlagsError(f"a duel needs two: of {wanted.ruleset} there is one {side}")
    return pairs


def play(players: Players, part: tuple[Pair, range]) -> list[Duelled]:
    """The duels of a pair with these numbers."""
    pair, numbers = part
    return [_duel(players, pair, it) for it in numbers]


def _duel(players: Players, pair: Pair, number: int) -> Duelled:
    (ruleset, library), style, wanted = players
    random = Random(f"duel {number} of {' '.join(pair)} and {wanted.seed}")  # noqa: S311 -- seeded
    seats = pair if number % 2 else pair[::-1]
    first = {name: it[0] for name, it in ruleset.openings.items()}
    words = {"active": pair[number // 2 % 2], "lang": "en", **first}
    setting = data(ruleset.opening(seats, words, random.shuffle, library))
    game = players.ground.start(laid(setting)).fork()
    tournament, played, chance = ruleset.tournament, Counter[str](), random.random
    answer = _answers(chance)
    while legal := game.legal():
        choice = style(game, legal, chance)
        if what := tournament.played(game, choice):
            played[what] += 1
        try:
            game.apply(choice, answer)
        except EndlessError as error:
            return Duelled(pair, "", "", tournament.turn(game), played, str(error))
        if tournament.turn(game) > wanted.limit:
            return Duelled(pair, "", "", wanted.limit, played)
    winner, how = tournament.ending(game)
    return Duelled(pair, winner, how, tournament.turn(game), played)


def _answers(chance: Chance) -> Callable[[int], int]:
    """What cards ask in the middle is answered by chance."""
    return lambda many: int(chance() * many)


Along = Callable[[Iterable[Duelled], int, str], Iterable[Duelled]]
"""Goes along duels that are to come, so many, with a word on what is done."""


def duels(
    wanted: Wanted, notes: Notes, along: Along, tallied: Callable[[Tallied], None]
) -> Tallied:
    """Play them all; what came of them.

    What is counted so far is *tallied* before the first duel, for who is interrupted. Each pair
    that is done is noted, and not played again.

    Raises:
        UnfitFlagsError: also, if the notes are of another run.
        UnwritableError: nothing can be noted.
        MissingPathError, FaultyCardsError, UnknownNameError, UnfitFlagsError: as `ready`.
    """
    here = ready(wanted)
    pairs = _pairs(here.ground, wanted)
    ruleset, library = here.ground
    told = ruleset.tournament
    done = notes.read(_noted) or {}
    notes.write(to_builtins([*done.values()]))
    found = Tallied({it: done.get(it) or Tally(it) for it in pairs}, told.endings)
    found.playable = [it for name in found.sides for it in told.playable(name, library)]
    tallied(found)
    parts = [
        (pair, range(first, min(first + _PART, wanted.duels)))
        for pair in pairs
        if pair not in done
        for first in range(0, wanted.duels, _PART)
    ]
    workers = Workers[tuple[Pair, range], list[Duelled]](wanted.jobs, ready, wanted, play)
    flat = _flat(workers.done(parts))
    try:
        for duel in along(flat, len({*pairs} - {*done}) * wanted.duels, "playing duels"):
            found.add(duel)
            if found.pairs[duel.pair].duels == wanted.duels:
                done[duel.pair] = found.pairs[duel.pair]
                notes.write(to_builtins([*done.values()]))
    finally:
        flat.close()
    return found


def _noted(every: list[Any]) -> dict[Pair, Tally]:
    counted = convert(every, list[Tally], dec_hook=lambda _, counts: Counter(counts))
    return {it.pair: it for it in counted}


def _flat(parts: Iterator[Sequence[Duelled]]) -> Generator[Duelled, None, None]:
    for part in parts:
        yield from part
