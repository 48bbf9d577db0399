"""The list of what can be done."""

from collections.abc import Callable

import pytest

from react_tools.records.course import Course
from react_tools.records.offers import Group, Offers
from react_tools.records.reading import Reading, played
from react_tools.records.record import read
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.asking import Offer
from react_tools.scenario.replies import Unclear

Replayed = Callable[..., Reading]

UNLETTERED = """\
ruleset: react
title: Spirits without letters
active: calligrapher
field: |
  . . . .
  . . D .
  . C . .
pieces:
  C:
    creator: calligrapher
    hand: [call-of-the-brush, call-of-the-brush, call-of-the-brush, flowing-ink]
    deck: [splash, splash]
  D: {creator: dancer, hand: [dizzying-pas], deck: [scatter, scatter]}
---
"""


def labels(offers: Offers) -> list[str]:
    return [it.label for it in offers.rows]


def test_a_short_list_is_numbered_through(replayed: Replayed) -> None:
    offers = Offers(replayed("brush-spirit.B c2").course.game, "en")

    assert [(it.label, it.written) for it in offers.rows] == [
        ("1", "dizzying-pas"),
        ("2", "glissade left"),
        ("3", "glissade right"),
        ("4", "glissade up"),
        ("5", "glissade down"),
        ("6", "-"),
    ]


def test_numbers_are_their_own_labels(replayed: Replayed) -> None:
    course = replayed("brush-spirit.A up; -; -").course

    assert labels(Offers(course.game, "en")) == ["0", "1", "2"]


def test_a_long_list_shows_what_is_alike_as_one_line(replayed: Replayed) -> None:
    game = replayed("end").course.game

    rows = Offers(game, "en").rows

    assert [(it.label, it.written, len(it.offers)) for it in rows if isinstance(it, Group)] == [
        ("1", "improve card 1 in cell", 5),
        ("2", "improve card 2 in cell", 5),
        ("3", "improve card 3 in cell", 5),
    ]


def test_a_group_and_each_in_it_are_meant_by_their_numbers(replayed: Replayed) -> None:
    offers = Offers(replayed("end").course.game, "en")

    group, one = offers.meant("2"), offers.meant("2.3")

    assert isinstance(group, Group)
    assert isinstance(one, Offer)
    assert one.choice.terms == {"improve": "card 2 in cell 3"}


def test_each_can_be_reached_by_what_is_written(course: Course) -> None:
    offers = Offers(course.game, "en")

    for one in offers.all:
        assert offers.meant(one.written) == one
        assert offers.meant(one.label) == one


def test_nothing_means_nothing(course: Course) -> None:
    assert isinstance(Offers(course.game, "en").meant("  "), Unclear)


def test_words_that_fit_one_group_mean_the_group(replayed: Replayed) -> None:
    offers = Offers(replayed("end").course.game, "en")

    group, several = offers.meant("improve card 2"), offers.meant("improve")

    assert isinstance(group, Group)
    assert group.label == "2"
    assert isinstance(several, Unclear)


@pytest.fixture
def spirits(library: Library) -> Offers:
    """A unit is picked where `B1` stands on d1, `B2` on a1, and somebody else on b1."""
    calls = "call-of-the-brush d1; -; -\ncall-of-the-brush a1; -; -\n"
    text = UNLETTERED + calls + "call-of-the-brush c2; dizzying-pas; flowing-ink left; -; -\n"
    record, findings = read(text.encode(), "g.duel", "react/scenario", 100_000)
    assert record is not None, findings
    return Offers(played(record, lambda it: start(it, library)).course.game, "en")


@pytest.mark.parametrize(
    ("typed", "pick"),
    [
        ("B1", "brush-spirit-1"),
        ("B2", "brush-spirit-2"),
        ("brush spirit B1", "brush-spirit-1"),
        ("brush-spirit-1", "brush-spirit-1"),
        ("b1", "calligrapher"),
        ("b2", "brush-spirit-2"),
        ("C", "calligrapher"),
    ],
)
def test_what_the_table_shows_of_a_unit_means_it(spirits: Offers, typed: str, pick: str) -> None:
    meant = spirits.meant(typed)

    assert isinstance(meant, Offer)
    assert meant.choice.terms == {"pick": pick}
