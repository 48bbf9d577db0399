"""What is typed is understood: labels, words, parts of words, and words to us."""

from typing import NamedTuple

import pytest

from react_tools.scenario.asking import Offer
from react_tools.scenario.replies import Order, Unclear, understood


class Move(NamedTuple):
    """A choice as the contract has it."""

    terms: dict[str, str]
    name: str = ""
    place: int = 0


MOVE = Move({})
OFFERS = (
    Offer("1", "{play: flowing-ink, direction: left}", "Flowing Ink: left", MOVE),
    Offer("2", "{play: flowing-ink, direction: up}", "Flowing Ink: up", MOVE),
    Offer("3", "{play: dizzying-pas}", "«Головокружительное па»", MOVE),
    Offer("4", "pass", "pass: the chain then resolves", MOVE),
    Offer("5", "1", "draw 1; if done: swap creator with this", MOVE),
)


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("3", "3"),
        (" 3 ", "3"),
        ("{play: dizzying-pas}", "3"),
        ("play dizzying-pas", "3"),
        ("Play Dizzying-Pas", "3"),
        ("головокружительное па", "3"),
        ("dizzying-pas", "3"),
        ("flowing ink: up", "2"),
        ("ink up", "2"),
        ("left", "1"),
        ("pass", "4"),
        ("draw 1 if done swap", "5"),
        ("swap creator", "5"),
    ],
)
def test_an_offer_is_meant_by_its_label_and_its_words(typed: str, label: str) -> None:
    meant = understood(typed, OFFERS)

    assert isinstance(meant, Offer)
    assert meant.label == label


@pytest.mark.parametrize(
    ("typed", "order"),
    [("?", Order.LIST), ("u", Order.UNDO), ("U", Order.UNDO), ("q", Order.STOP), ("", Order.LIST)],
)
def test_a_word_to_us_is_no_offer(typed: str, order: Order) -> None:
    assert understood(typed, OFFERS) is order


def test_nothing_is_the_only_offer() -> None:
    assert understood("", OFFERS[3:4]) is OFFERS[3]


def test_capitals_count_where_it_would_be_unclear_else() -> None:
    zones = (Offer("1", "b1", "b1 (empty)", MOVE), Offer("2", "c2", "c2 (Spirit B1)", MOVE))
    units = (Offer("1", "spirit-1", "Spirit B1 (b2)", MOVE), Offer("2", "s", "Spirit s (b1)", MOVE))

    assert understood("B1", zones) is zones[0]
    assert understood("spirit B1", zones) is zones[1]
    assert understood("Spirit B1", units) is units[0]
    assert understood("spirit b1", units) == Unclear(("spirit-1", "s"))


def test_other_names_of_things_are_understood() -> None:
    mixed = (Offer("1", "b1", "b1 (empty)", MOVE), Offer("2", "spirit-1", "Spirit B1", MOVE))

    assert understood("B1", mixed, {"B1": "spirit-1"}) is mixed[1]
    assert understood("b1", mixed, {"B1": "spirit-1"}) is mixed[0]


def test_the_mark_of_a_thing_is_no_zone_that_is_spelt_alike() -> None:
    zones = (
        Offer("1", "splash b1", "Splash: b1 (empty)", MOVE),
        Offer("2", "splash c2", "Splash: c2 (Spirit B1)", MOVE),
    )

    assert understood("splash B1", zones, {"B1": "spirit-1"}) is zones[1]
    assert understood("splash B1", zones[:1], {"B1": "spirit-1"}) == Unclear(("splash b1",))


def test_words_that_several_offers_have_are_not_enough() -> None:
    assert understood("flowing ink", OFFERS) == Unclear(
        ("{play: flowing-ink, direction: left}", "{play: flowing-ink, direction: up}")
    )


def test_a_misspelt_word_is_near_what_was_meant() -> None:
    assert understood("play dizying-pas", OFFERS) == Unclear(("{play: dizzying-pas}",))


def test_a_number_that_is_not_in_the_list_means_nothing() -> None:
    assert understood("77", OFFERS) == Unclear(())
