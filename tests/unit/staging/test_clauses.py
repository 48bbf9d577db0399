"""Which outcomes fit the clauses of an effect."""

import pytest

from react_tools.staging.clauses import Heard, Way, Word, either, fits, members, one, row, some

BOTH = row([one("move"), one("damage")])
BRANCH = either([one("move"), row([])])
TWO_OF_THREE = some([one("move"), one("damage"), one("draw")], (2,))
UP_TO_TWO = some([one("move"), one("damage")], range(3))
EACH = either([one("each"), members(BOTH)])


@pytest.mark.parametrize(
    ("way", "words"),
    [
        (BOTH, ("move", "damage")),
        (BRANCH, ()),
        (BRANCH, ("move",)),
        (TWO_OF_THREE, ("move", "draw")),
        (UP_TO_TWO, ()),
        (UP_TO_TWO, ("damage",)),
        (EACH, ("each",)),
        (EACH, ()),
        (EACH, (("move", "damage"), ("move", "damage"))),
        (row([EACH, one("draw")]), (("move", "damage"), "draw")),
    ],
)
def test_what_was_carried_out_fits(way: Way, words: tuple[Word, ...]) -> None:
    assert fits(way, Heard(words))


@pytest.mark.parametrize(
    ("way", "words"),
    [
        (BOTH, ()),
        (BOTH, ("move",)),
        (BOTH, ("damage", "move")),
        (BOTH, ("move", "move", "damage")),
        (BOTH, ("move", "damage", "damage")),
        (BRANCH, ("damage",)),
        (TWO_OF_THREE, ("draw", "move")),
        (TWO_OF_THREE, ("move",)),
        (UP_TO_TWO, ("move", "damage", "move")),
        (EACH, (("move",), ("move", "damage"))),
        (EACH, (("move", "damage"), "each")),
        (BOTH, (("move", "damage"),)),
    ],
)
def test_an_outcome_more_or_less_does_not_fit(way: Way, words: tuple[Word, ...]) -> None:
    assert not fits(way, Heard(words))


@pytest.mark.parametrize("words", [(), ("move",), ("move", "damage")])
def test_what_was_broken_off_fits_as_far_as_it_went(words: tuple[Word, ...]) -> None:
    assert fits(BOTH, Heard(words, cut=True))


@pytest.mark.parametrize("words", [("damage",), ("move", "move"), ("move", "damage", "draw")])
def test_what_was_broken_off_is_no_excuse(words: tuple[Word, ...]) -> None:
    assert not fits(BOTH, Heard(words, cut=True))


def test_the_latest_member_may_be_broken_off() -> None:
    assert fits(EACH, Heard((("move", "damage"), ("move",)), cut=True))


def test_an_earlier_member_may_not() -> None:
    assert not fits(EACH, Heard((("move",), ("move", "damage")), cut=True))
