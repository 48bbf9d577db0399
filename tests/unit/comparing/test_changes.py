"""What came of sheets and their things: changed, new, gone, called otherwise, moved."""

import pytest

from react_tools.comparing.changes import Doubt, SheetChange
from tests.unit.comparing.conftest import CLERK, DIS, Changed

STAMPING = """\
  - id: stamping
    name: {en: Stamping, ru: Печать}
    number: 2
    copies: 22
    printed: 22/30
    kind: intention
    do: [{improve: 1}]
"""
DECK = """\
ruleset: keyforge
deck: vault
name: {en: Vault, ru: Склеп}
source: house
houses: {dis: {imp: 12}, logos: {drone: 12}, mars: {saucer: 12}}
"""


def said(changes: list[SheetChange]) -> list[tuple[str, str, str]]:
    """Each sheet and thing with a change: the word, what it is called, what it was called."""
    every = [(it.own, it.things) for it in changes]
    return [
        (it.word, f"{it.thing.section}/{it.thing.id}".lstrip("/"), it.was)
        for own, things in every
        for it in (own, *things)
    ]


def test_a_new_card_is_new(changed: Changed) -> None:
    assert said(changed(CLERK, CLERK + STAMPING)) == [
        ("changed", "clerk", ""),
        ("new", "deck/stamping", ""),
    ]


def test_a_card_that_is_left_out_is_gone(changed: Changed) -> None:
    assert said(changed(CLERK + STAMPING, CLERK)) == [
        ("changed", "clerk", ""),
        ("gone", "deck/stamping", ""),
    ]


def test_a_new_sheet_brings_its_things(changed: Changed) -> None:
    assert said(changed([], CLERK)) == [
        ("new", "clerk", ""),
        ("new", "tokens/stamp", ""),
        ("new", "deck/filing", ""),
    ]


def test_a_sheet_takes_its_things_away(changed: Changed) -> None:
    assert {it for it, _, _ in said(changed(CLERK, []))} == {"gone"}


def test_cards_in_another_order_are_no_change(changed: Changed) -> None:
    before, _, filing = CLERK.partition("  - id: filing")

    assert changed(CLERK + STAMPING, f"{before}{STAMPING}  - id: filing{filing}") == []


def test_a_file_of_another_place_is_no_change(changed: Changed) -> None:
    other = CLERK.replace("creator: clerk", "creator: scribe").replace("Clerk", "Scribe")

    assert changed([CLERK, other], [other, CLERK]) == []


# Called otherwise


def test_a_new_id_with_the_same_content_is_a_new_name(changed: Changed) -> None:
    after = CLERK.replace("id: filing", "id: sorting")

    assert said(changed(CLERK, after)) == [
        ("changed", "clerk", ""),
        ("changed", "deck/sorting", "filing"),
    ]


def test_what_speaks_of_the_renamed_has_not_changed(changed: Changed) -> None:
    after = CLERK.replace("  stamp:", "  seal:").replace("token: stamp", "token: seal")

    assert said(changed(CLERK, after)) == [
        ("changed", "clerk", ""),
        ("changed", "tokens/seal", "stamp"),
    ]


def test_a_new_id_and_a_new_name_with_the_same_content_are_told_as_such(changed: Changed) -> None:
    after = CLERK.replace("id: filing", "id: sorting").replace("{en: Filing,", "{en: Sorting,")

    (sheet,) = changed(CLERK, after)

    assert [(it.thing.id, it.was, [f.path for f in it.facts]) for it in sheet.things] == [
        ("sorting", "filing", [("name", "en")])
    ]


def test_a_new_id_with_the_same_name_is_a_new_name_whatever_else_changed(changed: Changed) -> None:
    after = CLERK.replace("id: filing", "id: sorting").replace("- draw: 1", "- improve: 2")

    assert said(changed(CLERK, after))[1] == ("changed", "deck/sorting", "filing")


def test_a_new_id_with_nearly_the_same_content_is_a_new_name(changed: Changed) -> None:
    after = CLERK.replace("id: filing", "id: sorting").replace(
        "Filing, ru: Учёт", "Sorting, ru: Ряд"
    )
    after = after.replace("within 2", "within 3")

    assert said(changed(CLERK, after))[1] == ("changed", "deck/sorting", "filing")


def test_another_card_in_place_of_one_is_gone_and_new(changed: Changed) -> None:
    both = CLERK + STAMPING
    after = both.replace("id: stamping", "id: rest").replace(
        "Stamping, ru: Печать", "Rest, ru: Отдых"
    )
    after = after.replace("improve: 1", "return: {cards: up to 2 discarded cards, to: hand}")

    assert said(changed(both, after)) == [
        ("changed", "clerk", ""),
        ("new", "deck/rest", ""),
        ("gone", "deck/stamping", ""),
    ]


def test_a_sheet_with_a_new_id_is_the_same_by_its_name(changed: Changed) -> None:
    after = CLERK.replace("creator: clerk", "creator: scribe")

    assert said(changed(CLERK, after)) == [("changed", "scribe", "clerk")]


def test_a_sheet_with_a_new_id_and_name_is_the_same_by_its_things(changed: Changed) -> None:
    after = CLERK.replace("creator: clerk", "creator: scribe").replace(
        "Clerk, ru: Клерк", "S, ru: С"
    )

    assert said(changed(CLERK, after)) == [("changed", "scribe", "clerk")]


def test_a_renamed_card_is_renamed_in_decks_too(changed: Changed) -> None:
    before, after = [DIS, DECK], [it.replace("imp", "imp-of-old") for it in (DIS, DECK)]

    assert said(changed(before, after)) == [
        ("changed", "dis", ""),
        ("changed", "cards/imp-of-old", "imp"),
    ]


# Groups


def test_a_card_in_another_file_of_its_house_is_no_change(changed: Changed) -> None:
    other = DIS.replace("imp", "brute").replace("Imp", "Brute").replace("Бес", "Громила")
    _, _, brute = other.partition("cards:\n")

    assert changed([DIS, other], DIS + brute) == []


def test_a_card_of_another_house_is_the_same_card(changed: Changed) -> None:
    (sheet,) = changed(DIS, DIS.replace("house: dis", "house: logos"))

    assert said([sheet]) == [("changed", "logos", ""), ("changed", "cards/imp", "")]
    assert [it.path for it in sheet.things[0].facts] == [("house",)]


def test_a_house_of_new_cards_is_new(changed: Changed) -> None:
    assert said(changed([], DIS)) == [("new", "dis", ""), ("new", "cards/imp", "")]


def test_a_house_without_cards_is_gone(changed: Changed) -> None:
    assert said(changed(DIS, [])) == [("gone", "dis", ""), ("gone", "cards/imp", "")]


# What could not be read


@pytest.mark.parametrize("side", ["before", "after"])
def test_what_a_faulty_file_may_hold_is_neither_new_nor_gone(changed: Changed, side: str) -> None:
    texts = ([], CLERK) if side == "before" else (CLERK, [])
    doubt = Doubt(**{side: {"clerk", "creator"}})

    assert changed(*texts, doubt=doubt) == []


def test_a_card_that_a_faulty_file_names_is_not_gone(changed: Changed) -> None:
    assert changed(CLERK + STAMPING, CLERK, doubt=Doubt(after={"stamping"})) == []
