"""Many duels, counted (react_tools.explore.tallying), and the shares that are told of them."""

from collections import Counter

import pytest

from react_tools.explore.tallying import Duelled, Tallied, Tally, share

PAIR = ("clerk", "cook")


@pytest.fixture
def tallied() -> Tallied:
    return Tallied({PAIR: Tally(PAIR)}, {"damage": {"en": "damage", "ru": "урон"}}, ["cook stew"])


def test_half_of_a_hundred_lies_between_four_and_six_tenths() -> None:
    """Newcombe, Statistics in Medicine 17 (1998): Wilson's interval of 81 of 263, 0.2553-0.3662."""
    found = share(81, 263)

    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)


def test_none_of_many_still_may_be_a_few() -> None:
    """As above: 0 of 20 lies within 0 and 0.1611."""
    found = share(0, 20)

    assert (found.low, round(found.high, 4)) == (0.0, 0.1611)


def test_of_no_duel_nothing_is_known() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)


def test_a_draw_is_nobodys_win(tallied: Tallied) -> None:
    tallied.add(Duelled(PAIR, "", "damage", 9, Counter()))

    assert (tallied.pairs[PAIR].draws, tallied.pairs[PAIR].wins.total()) == (1, 0)


def test_a_duel_that_is_broken_off_has_no_end(tallied: Tallied) -> None:
    tallied.add(Duelled(PAIR, "", "", 200, Counter()))

    whole = tallied.whole
    assert (whole.broken_off, whole.draws, whole.ends.total()) == (1, 0, 0)


def test_what_goes_on_without_end_is_told_once(tallied: Tallied) -> None:
    for word in ("a wakes a", "b wakes b"):
        tallied.add(Duelled(PAIR, "", "", 3, Counter(), word))

    assert tallied.whole.endless == "a wakes a"


def test_what_was_played_is_not_unplayed(tallied: Tallied) -> None:
    before = tallied.unplayed
    tallied.add(Duelled(PAIR, "cook", "damage", 9, Counter({"cook stew": 1})))

    assert (before, tallied.unplayed) == (["cook stew"], [])


def test_all_duels_of_a_side_are_those_of_all_its_pairs() -> None:
    pairs = [("clerk", "cook"), ("clerk", "smith"), ("cook", "smith")]
    found = Tallied({it: Tally(it) for it in pairs}, {})
    for pair in pairs:
        found.add(Duelled(pair, pair[0], "damage", 10, Counter()))

    clerk = found.of("clerk")
    assert (clerk.duels, clerk.wins["clerk"], clerk.mean) == (2, 2, 10)
