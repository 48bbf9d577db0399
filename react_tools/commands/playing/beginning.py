"""A duel that begins, from what two players play with; or one that goes on, from its record."""

import difflib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from react_tools import __version__
from react_tools.commands.records import ground, opened
from react_tools.commands.simulating.flags import Flags
from react_tools.commands.simulating.reported import reported
from react_tools.draft.files import sides
from react_tools.errors import DraftError, UnfitFlagsError, UnknownNameError
from react_tools.games import games
from react_tools.load import Loaded
from react_tools.records.course import Course
from react_tools.records.keeping import Keeper
from react_tools.records.record import BREAK, read
from react_tools.records.sitting import Sitting, luck, shuffler, written
from react_tools.render import screen
from react_tools.render.findings.text import Sheet
from react_tools.render.findings.texts import Texts
from react_tools.rulebook import Rule
from react_tools.ruleset import AnyRuleset, SettingError
from react_tools.settings import Settings
from react_tools.trace.event import Lang

_NOTE = "# A duel, as react-tools {version} writes it (docs/records.md). Its seed was {seed}.\n"
_SEEDS = 1_000_000


class Chance(Enum):
    """Whose choices chance makes: those of so many, from the last player on."""

    NOBODY = 0
    OTHER = 1
    BOTH = 2


class Wished(NamedTuple):
    """What shall be played.

    Attributes:
        one, other: the ids of what the two players play with.
        first: which of them begins; empty: the first.
        words: what else is chosen (react_tools.ruleset.Ruleset.openings).
    """

    one: str
    other: str
    first: str
    words: Mapping[str, str]


class Begun(NamedTuple):
    """A duel to be played.

    Attributes:
        seed: what chance does; None if it does nothing.
        told: how many of its events are known already.
    """

    sitting: Sitting
    keeper: Keeper
    seed: int | None
    lang: Lang
    rules: Mapping[str, Rule]
    told: int = 0


def begun(wished: Wished, chance: Chance, seed: int | None, settings: Settings) -> Begun:
    """A new duel.

    Raises:
        UnknownNameError: there is no such creator, no such deck.
        UnfitFlagsError: the game leaves no choice where one was made.
        DraftError: the two cannot play each other.
    """
    on = _ground(wished, settings)
    screen.show_notes(on.notes)
    _check(wished, on)
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    words = {
        "active": wished.first or wished.one,
        "lang": settings.lang,
        **_chosen(wished.words, on.ruleset),
    }
    ruleset, library = on.ruleset, on.library
    setting = ruleset.opening((wished.one, wished.other), words, shuffler(seed), library)
    head = _NOTE.format(version=__version__, seed=seed) + setting + BREAK
    name = f"{wished.one}-{wished.other}.duel"
    record, findings = read(head.encode(), name, ruleset.kinds["scenario"], len(head) * 4)
    if record is None:
        raise _unfit(it.message for it in findings)
    try:
        course = Course(record.scenario, lambda it: ruleset.start(it, library))
    except SettingError as error:
        raise _unfit(f"{it.message}; {it.hint}".rstrip("; ") for it in error.findings) from error
    sitting = Sitting(course, head, _by_chance(course, chance), luck(seed))
    return Begun(sitting, Keeper(), seed, settings.lang, library.rules)


def resumed(path: Path, chance: Chance, seed: int | None, settings: Settings) -> Begun | None:
    """A duel that goes on; None if its record has faults, which are shown.

    Raises:
        MissingPathError: there is no such file.
    """
    found = opened(path, settings)
    screen.show_notes(found.ground.notes)
    if found.record is None or found.reading is None:
        reported(found.ground, found.findings, Flags("text"))
        return None
    if found.reading.stop is not None:
        sheet = Sheet(Texts(found.ground.stamps), screen.columns())
        screen.show(sheet.told(found.reading.stop.finding), prose=True)
        return None
    course = found.reading.course
    if chance is not Chance.NOBODY and seed is None:
        seed = secrets.randbelow(_SEEDS)
    head = found.record.head
    keeper = Keeper(path, found.data, written(head, course))
    recorder = course.game.recorder
    told = len(recorder.entries) if recorder and course.made else 0
    sitting = Sitting(course, head, _by_chance(course, chance), luck(seed or 0))
    return Begun(sitting, keeper, seed, settings.lang, found.ground.library.rules, told)


def _by_chance(course: Course, chance: Chance) -> frozenset[str]:
    """The players whose choices chance makes."""
    players = course.game.players
    return frozenset(players[len(players) - chance.value :])


def _chosen(words: Mapping[str, str], ruleset: AnyRuleset) -> Mapping[str, str]:
    """What is chosen for a whole duel: for each word a value, as the game knows them."""
    for word, value in words.items():
        if value not in ruleset.openings.get(word, ()):
            there = " or ".join(ruleset.openings.get(word, ()))
            only = f"it may be {there}" if there else f"{ruleset.name} leaves no such choice"
            raise UnfitFlagsError(f"--{word} {value}: {only}")
    return {word: words.get(word, first) for word, (first, *_) in ruleset.openings.items()}


def _ground(wished: Wished, settings: Settings) -> Loaded:
    """What there is of the game in which the first side is known, or of the one that is meant."""
    first, *others = games(settings)
    on = ground(settings, first)
    if wished.one in sides(on) or wished.one in on.library.broken:
        return on
    every = [on]
    for name in others:
        every.append(ground(settings, name))
        if wished.one in sides(every[-1]):
            return every[-1]
    near = _near(wished.one, (side for it in every for side in sides(it)))
    return next((it for it in every if near in sides(it)), on)


def _check(wished: Wished, on: Loaded) -> None:
    """What is played with is known, and one of the two begins."""
    known, side = sides(on), on.ruleset.wording.side
    for name in (wished.one, wished.other):
        if name in known:
            continue
        if name in on.library.broken:
            raise DraftError(f"the file of {name} has errors", [on.library.broken[name]])
        raise UnknownNameError(f"no {side} is called {name!r}{_meant(name, known)}")
    if wished.first not in {"", wished.one, wished.other}:
        here = f"{wished.one} or {wished.other}"
        raise UnknownNameError(f"--first {wished.first}: {here} begins")


def _meant(name: str, known: Sequence[str]) -> str:
    """A hint at the one that a name resembles; else those that there are."""
    near = _near(name, known)
    return f"; did you mean {near}?" if near else f"; there are: {', '.join(sorted(known))}"


def _near(name: str, known: Iterable[str]) -> str:
    """The one that a name resembles most; empty if it resembles none."""
    return next(iter(difflib.get_close_matches(name, sorted(known), n=1)), "")


def _unfit(messages: Iterable[str]) -> DraftError:
    return DraftError("these two cannot play", list(messages))
