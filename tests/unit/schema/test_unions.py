"""Unions: a fault is told about the branch that was meant."""

from collections.abc import Callable

import pytest

Tell = Callable[[str, str], list[str]]

CLAUSE = "react/creator#/$defs/clause"
ABILITY = "react/creator#/$defs/ability"
AT = "react/creator#/$defs/token/properties/at"
ACTION = "react/scenario#/$defs/action"


def test_a_text_is_meant_for_the_branch_of_texts(tell: Tell) -> None:
    (said,) = tell("table", AT)

    assert said.startswith(
        "1:1-1:6 RT107 the file is 'table'; it may be unit, zone, area or boulder |"
    )


def test_a_list_is_meant_for_the_branch_of_lists(tell: Tell) -> None:
    (said,) = tell("[unit, table]", AT)

    assert said.startswith(
        "1:8-1:13 RT107 item 2 is 'table'; it may be unit, zone, area or boulder"
    )


def test_keys_are_meant_for_the_branch_that_knows_them(tell: Tell) -> None:
    assert tell("move: {who: this, bye: 2}", CLAUSE) == [
        "1:19-1:22 RT101 unknown key 'bye' in a move block | did you mean 'by'?"
    ]


def test_a_value_of_no_branch_is_shown_with_all_that_could_stand_there(tell: Tell) -> None:
    (said,) = tell("5", AT)

    assert said.startswith(
        "1:1-1:2 RT105 the file expects unit, zone, area, boulder or a list of places, not the "
        "number 5 |"
    )


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        ("{id: a, name: {en: A, ru: Б}}", "an ability with one face needs `effects`"),
        (
            "{id: a, front: {name: {en: A, ru: Б}, effects: {A: {kind: reaction, do: [draw: 1]}}}}",
            "an ability with two faces needs `ascended`",
        ),
    ],
)
def test_one_key_decides_which_ability_is_meant(tell: Tell, text: str, lacks: str) -> None:
    (said,) = tell(text, ABILITY)

    assert said.startswith(f"1:2-1:4 RT103 {lacks} |")


def test_a_misspelt_key_decides_too(tell: Tell) -> None:
    (said,) = tell("{id: a, asended: {}}", ABILITY)[:1]

    assert said == (
        "1:2-1:4 RT103 an ability with two faces needs `front` | "
        "add `front`. The face that lies up at the start."
    )


def test_a_block_that_no_key_decides_is_shown_with_what_it_may_be(tell: Tell) -> None:
    (said,) = tell("{id: a, of: creator}", ABILITY)

    assert said.startswith(
        "1:2-1:4 RT103 the file may be an ability with one face or an ability with two faces: "
        "no key tells which |"
    )


def test_an_empty_block_of_a_union_holds_nothing(tell: Tell) -> None:
    (said,) = tell("{}", ABILITY)

    assert said.startswith("1:1-1:3 RT106 the file holds nothing |")


def test_a_missing_action_is_nothing(tell: Tell) -> None:
    (said,) = tell("~", ACTION)

    assert said.startswith("1:1-1:2 RT106 the file is empty |")


def test_a_misspelt_pass_is_near_it(tell: Tell) -> None:
    assert tell("passs", ACTION) == [
        "1:1-1:6 RT107 the file is 'passs'; it may be pass | did you mean 'pass'?"
    ]


def test_a_number_is_no_action(tell: Tell) -> None:
    (said,) = tell("5", ACTION)

    assert said.startswith(
        "1:1-1:2 RT105 the file expects `pass`, a play, an end, an improvement or an answer, "
        "not the number 5"
    )
