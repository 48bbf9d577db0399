"""The list of what can be done."""

from collections.abc import Callable

from react_tools.records.course import Course
from react_tools.records.offers import Group, Offers
from react_tools.records.reading import Reading
from react_tools.scenario.asking import Offer
from react_tools.scenario.replies import Unclear

Replayed = Callable[..., Reading]


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
