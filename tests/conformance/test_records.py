"""Games by chance: what is written reads back to the same position and the same bytes.

Each begins as whole games do; choices are taken back now and then. Those of the shipped sides go to
their ends. Those of invented ones, whose cards do whatever the language can say, are cut. Before
some of the choices the position is written as a setting, too.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: these are the same games always

import pytest

from react_tools.errors import DraftError
from react_tools.game import Fact, Facts, Game, Terms
from react_tools.records.course import Course
from react_tools.records.reading import Reading, played
from react_tools.records.record import BREAK, read
from react_tools.records.sitting import written
from react_tools.ruleset import AnyRuleset, Library, SettingError
from react_tools.scenario.manuscript import manuscript
from tests.conformance.conftest import Least, opened, sides, special

WHOLE = 5
MOST = 90
WRITTEN = 0.08
LIMIT = 1_000_000
SPOILS = 150
SIGNS = [";", "(", ")", "\n", "#", "-", " ", "1.", "7. ", "x", ", ", "---\n", "\x1b", "é", "(s)"]


@dataclass(frozen=True)
class Written:
    """A position at rest as a setting: what it was, and what the setting makes.

    `names` are those of things that are called otherwise there.
    """

    before: Game
    after: Game
    names: Mapping[str, str]
    text: str


@dataclass(frozen=True)
class Recorded:
    """A game, its record, and some of its positions."""

    course: Course
    head: str
    text: str
    positions: list[Written] = field(default_factory=list)


def schema(ruleset: AnyRuleset) -> str:
    return ruleset.kinds["scenario"]


def reading(text: str, ruleset: AnyRuleset, library: Library) -> Reading:
    record, findings = read(text.encode(), "g.duel", schema(ruleset), LIMIT)
    assert record is not None, findings
    return played(record, lambda it: ruleset.start(it, library))


def position(game: Game, ruleset: AnyRuleset, library: Library) -> Written | None:
    """The position as a setting; None if no setting can say it."""
    try:
        text, names = ruleset.setting(game, "It goes on", {})
    except DraftError:
        return None
    found = manuscript(Path("s.yaml"), text.encode(), schema(ruleset))
    assert found is not None, text
    return Written(game.fork(), ruleset.start(found.scenario, library), names, text)


def game(
    pair: Sequence[str], random: Random, ruleset: AnyRuleset, library: Library, most: int
) -> Recorded:
    """A game of so many choices, or a whole one."""
    text, _ = opened(ruleset, library, pair, random)
    head = text + BREAK
    course = reading(head, ruleset, library).course
    positions = []
    while (asked := course.game.decision()) is not None and len(course.made) < most:
        if course.game.at_rest() and not asked.place and random.random() < WRITTEN:
            positions.append(position(course.game, ruleset, library))
        course.take(random.choice(course.game.legal()))
        if random.random() < 0.01:
            course.back(random.randrange(len(course.made)))
    return Recorded(course, head, written(head, course), [it for it in positions if it])


@pytest.fixture(scope="module")
def every(ruleset: AnyRuleset, library: Library, everything: Library) -> list[Recorded]:
    shipped, ring = sides(ruleset, library), sides(ruleset, everything)
    either = [*permutations(shipped, 2)]
    return [
        *(
            game(either[it % len(either)], Random(it), ruleset, everything, 9999)  # noqa: S311
            for it in range(WHOLE if either else 0)
        ),
        *(
            game(it, Random(31), ruleset, everything, MOST)  # noqa: S311
            for it in zip(ring, [*ring[1:], *ring[:1]], strict=True)
        ),
    ]


def test_a_record_plays_to_the_same_end(
    every: list[Recorded], ruleset: AnyRuleset, everything: Library
) -> None:
    for one in every:
        came = reading(one.text, ruleset, everything)
        assert came.stop is None, came.stop
        assert came.course.game.key() == one.course.game.key()


def test_a_record_is_written_again_in_the_same_bytes(
    every: list[Recorded], ruleset: AnyRuleset, everything: Library
) -> None:
    for one in every:
        assert written(one.head, reading(one.text, ruleset, everything).course) == one.text


def test_a_record_plays_to_the_same_events(
    every: list[Recorded], ruleset: AnyRuleset, everything: Library
) -> None:
    for one in every:
        ours = one.course.game.recorder
        theirs = reading(one.text, ruleset, everything).course.game.recorder
        assert ours is not None
        assert theirs is not None
        assert ours.entries == theirs.entries


def test_a_record_may_be_cut_behind_any_line(
    every: list[Recorded], ruleset: AnyRuleset, everything: Library
) -> None:
    for one in every:
        body = one.text.removeprefix(one.head).splitlines(keepends=True)
        for end in range(0, len(body), 29):
            assert reading(one.head + "".join(body[:end]), ruleset, everything).stop is None


# Positions as settings


def same(before: Fact | None, after: Fact, names: Mapping[str, str]) -> bool:
    """Whether a fact is the same, with things called as they are there."""
    if isinstance(before, tuple):
        return after in (before, tuple(names.get(it, it) for it in before))
    return after == before or (isinstance(before, str) and after == names.get(before))


def strange(one: Written) -> list[tuple[str, str, object, object]]:
    """What is another way in a position that was laid again."""
    old: Facts = {one.names.get(name, name): it for name, it in one.before.facts().items()}
    return [
        (thing, name, old.get(thing, {}).get(name), fact)
        for thing, facts in one.after.facts().items()
        for name, fact in facts.items()
        if not same(old.get(thing, {}).get(name), fact, one.names)
    ]


def test_a_position_written_as_a_setting_is_laid_as_it_was(
    every: list[Recorded], least: Least
) -> None:
    found = [it for one in every for it in one.positions]

    assert len(found) >= least.positions
    for it in found:
        assert strange(it) == [], it.text
        assert (
            {*it.after.players}
            <= it.after.facts().keys()
            <= {it.names.get(name, name) for name in it.before.facts()}
        )


def test_a_position_written_as_a_setting_has_the_key_it_had(
    every: list[Recorded], ruleset: AnyRuleset
) -> None:
    """Where the file of the game says what it is about a position that counts."""
    own = special(ruleset.name)
    for it in (it for one in every for it in one.positions):
        if own is not None and hasattr(own, "lying"):
            assert own.lying(it.after) == own.lying(it.before), it.text


def test_in_a_position_written_as_a_setting_the_same_can_be_done(every: list[Recorded]) -> None:
    for it in (it for one in every for it in one.positions):
        legal: list[Terms] = [
            {
                word: ",".join(it.names.get(part, part) for part in value.split(","))
                for word, value in choice.terms.items()
            }
            for choice in it.before.legal()
        ]
        plain: list[Terms] = [dict(choice.terms) for choice in it.before.legal()]
        now = [dict(choice.terms) for choice in it.after.legal()]
        assert all(mine in (*others,) for mine, *others in zip(now, plain, legal, strict=True))


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
    every: list[Recorded], ruleset: AnyRuleset, everything: Library, least: Least
) -> None:
    random, codes = Random(31), set[str]()  # noqa: S311
    for _ in range(SPOILS):
        text = spoilt(random.choice(every).text, random)
        record, findings = read(text.encode(), "g.duel", schema(ruleset), LIMIT)
        codes |= {it.code for it in findings}
        if record is None:
            assert findings, text
            continue
        with suppress(SettingError):
            came = played(record, lambda it: ruleset.start(it, everything))
            codes |= {it.code for it in came.run.findings}

    assert least.codes <= codes
