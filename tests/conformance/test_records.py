"""Duels by chance: what is written reads back to the same position and the same bytes.

Each begins with the setup; choices are taken back now and then. Those of the shipped creators go to
their ends. Those of invented ones, whose cards do whatever the language can say, are cut. Before
some of the chains the position is written as a setting, too.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: these are the same duels always

import pytest

from react_tools import places
from react_tools.game import Terms
from react_tools.records.course import Course
from react_tools.records.reading import Reading, played
from react_tools.records.record import BREAK, read
from react_tools.records.sitting import written
from react_tools.ruleset import SettingError
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.rulesets.react.state import State
from react_tools.scenario.manuscript import manuscript

SCHEMA = "react/scenario"
DUELS = 5
MOST = 90
INVENTED = places.EXAMPLES / "react" / "creators"
LIMIT = 1_000_000
SPOILS = 150
SIGNS = [";", "(", ")", "\n", "#", "-", " ", "1.", "7. ", "x", ", ", "---\n", "\x1b", "é", "(s)"]


@dataclass(frozen=True)
class Written:
    """A position between two chains as a setting: what it was, and what the setting makes."""

    before: Duel
    after: Duel
    legal: Sequence[Terms]
    text: str


@dataclass(frozen=True)
class Recorded:
    """A duel, its record, and some of its positions."""

    course: Course
    head: str
    text: str
    positions: list[Written] = field(default_factory=list)


def reading(text: str, library: Library) -> Reading:
    record, findings = read(text.encode(), "g.duel", SCHEMA, LIMIT)
    assert record is not None, findings
    return played(record, lambda it: start(it, library))


def position(game: Duel, library: Library) -> Written:
    """The position as a setting, and the choices that are open in it, by the names used there."""
    text, names = REACT.setting(game, "It goes on", {})
    found = manuscript(Path("s.yaml"), text.encode(), SCHEMA)
    assert found is not None, text
    legal = [
        {word: ",".join(names.get(it, it) for it in value.split(",")) for word, value in terms}
        for terms in (it.terms.items() for it in game.legal())
    ]
    return Written(game.fork(), start(found.scenario, library), legal, text)


def duel(pair: tuple[str, str], random: Random, library: Library, most: int) -> Recorded:
    """A duel of so many choices, or a whole one."""
    words = {"active": pair[1], "hands": random.choice(["dealt", "first-game"])}
    head = REACT.opening(pair, words, random.shuffle, library) + BREAK
    course = reading(head, library).course
    positions = []
    while (asked := course.game.decision()) is not None and len(course.made) < most:
        if asked.kind == "intention" and random.random() < 0.08:
            assert isinstance(course.game, Duel)
            positions.append(position(course.game, library))
        course.take(random.choice(course.game.legal()))
        if random.random() < 0.01:
            course.back(random.randrange(len(course.made)))
    return Recorded(course, head, written(head, course), positions)


@pytest.fixture(scope="module")
def library(library_of: Callable[..., Library]) -> Library:
    """The shipped creators and the invented ones."""
    return library_of(*(it.read_text("utf-8") for it in sorted(INVENTED.glob("*.yaml"))))


@pytest.fixture(scope="module")
def every(library: Library) -> list[Recorded]:
    shipped = ("calligrapher", "dancer")
    ring = sorted(library.creators)
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return [
        *(duel(shipped, Random(it), library, 9999) for it in range(DUELS)),  # noqa: S311
        *(duel(it, Random(31), library, MOST) for it in pairs),  # noqa: S311
    ]


def test_a_record_plays_to_the_same_end(every: list[Recorded], library: Library) -> None:
    for one in every:
        came = reading(one.text, library)
        assert came.stop is None, came.stop
        assert came.course.game.key() == one.course.game.key()


def test_a_record_is_written_again_in_the_same_bytes(
    every: list[Recorded], library: Library
) -> None:
    for one in every:
        assert written(one.head, reading(one.text, library).course) == one.text


def test_a_record_plays_to_the_same_events(every: list[Recorded], library: Library) -> None:
    for one in every:
        ours, theirs = one.course.game.recorder, reading(one.text, library).course.game.recorder
        assert ours is not None
        assert theirs is not None
        assert ours.entries == theirs.entries


def test_a_record_may_be_cut_behind_any_line(every: list[Recorded], library: Library) -> None:
    for one in every:
        body = one.text.removeprefix(one.head).splitlines(keepends=True)
        for end in range(0, len(body), 29):
            assert reading(one.head + "".join(body[:end]), library).stop is None


def lying(state: State) -> tuple[object, ...]:
    """A position, however often its units have left the field."""
    twin = state.copy()
    twin.stamp = [0] * len(twin.stamp)
    return twin.key()


def test_a_position_written_as_a_setting_is_laid_as_it_was(every: list[Recorded]) -> None:
    found = [it for one in every for it in one.positions]

    assert len(found) > 20
    for it in found:
        assert lying(it.after.state) == lying(it.before.state), it.text


def test_in_a_position_written_as_a_setting_the_same_can_be_done(every: list[Recorded]) -> None:
    for it in (it for one in every for it in one.positions):
        assert [choice.terms for choice in it.after.legal()] == it.legal, it.text


def spoilt(text: str, random: Random) -> str:
    """A record with a few signs or words too many, too few, or in other places."""
    signs = list(text[: random.choice([len(text), 3000, 4000])])
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(signs))
        match random.randrange(4):
            case 0:
                del signs[at : at + random.randrange(1, 12)]
            case 1:
                signs.insert(at, random.choice(SIGNS))
            case 2:  # the last word of a move
                end = next((it for it in range(at, len(signs)) if signs[it] == ";"), at)
                begin = next((it for it in range(end, 0, -1) if signs[it] == " "), end)
                del signs[begin:end]
            case _:
                other = random.randrange(len(signs))
                signs[at : at + 8] = signs[other : other + 8]
    return "".join(signs)


def test_whatever_is_wrong_with_a_record_is_a_finding(
    every: list[Recorded], library: Library
) -> None:
    random, codes = Random(31), set[str]()  # noqa: S311
    for _ in range(SPOILS):
        text = spoilt(random.choice(every).text, random)
        record, findings = read(text.encode(), "g.duel", SCHEMA, LIMIT)
        codes |= {it.code for it in findings}
        if record is None:
            assert findings, text
            continue
        with suppress(SettingError):
            came = played(record, lambda it: start(it, library))
            codes |= {it.code for it in came.run.findings}

    assert {"RT222", "RT223", "RT224"} <= codes
