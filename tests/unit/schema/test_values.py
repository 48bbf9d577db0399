"""Values: of the wrong type, word, form or size, or not there at all."""

from collections.abc import Callable

import pytest

Tell = Callable[[str, str], list[str]]

CLAUSE = "react/creator#/$defs/clause"
EFFECT = "react/creator#/$defs/effect"
TOKEN = "react/creator#/$defs/token"  # noqa: S105 -- a token of the game
COUNT = "react/creator#/$defs/summon/properties/count"
HOW = "react/creator#/$defs/passive/properties/how"
CASES = "names#/$defs/cases"
NAME = "names#/$defs/name"


def test_a_number_in_quotes_is_told_to_take_them_away(tell: Tell) -> None:
    said = tell("{at: unit, supply: '8', name: {en: Ink, ru: чернила}, of: чернил}", TOKEN)

    assert said == [
        (
            "1:20-1:23 RT105 `supply` expects a whole number, not the text '8' | "
            "take the quotes away: 8"
        )
    ]


def test_a_word_where_only_true_may_stand_is_told_so(tell: Tell) -> None:
    (said,) = tell("perhaps", "react/creator#/properties/deckless")

    assert said.startswith("1:1-1:8 RT107 the file is the text 'perhaps'; it may be true | true: ")


def test_a_number_in_quotes_is_no_phrase_either(tell: Tell) -> None:
    assert tell("draw: '1'", CLAUSE) == [
        "1:7-1:10 RT109 `draw` is '1', which is not a phrase | take the quotes away: 1"
    ]


def test_a_number_for_a_name_is_told_to_stand_in_quotes(tell: Tell) -> None:
    assert tell("{en: 1984, ru: Год}", NAME) == [
        (
            "1:6-1:10 RT105 `en` expects one line of text, not the number 1984 | "
            "put it in quotes: '1984'"
        )
    ]


def test_a_truth_value_for_a_name_is_told_to_stand_in_quotes(tell: Tell) -> None:
    assert tell("{en: true, ru: Правда}", NAME) == [
        "1:6-1:10 RT105 `en` expects one line of text, not true | put it in quotes: 'true'"
    ]


@pytest.mark.parametrize(("word", "meant"), [("yes", "true"), ("off", "false"), ("No", "false")])
def test_a_truth_value_is_spelt_true_or_false(tell: Tell, word: str, meant: str) -> None:
    (said,) = tell(f"{{gender: m, alive: {word}, one: [а, б, в, г, д, е], many: []}}", CASES)

    assert said == (
        f"1:20-1:{20 + len(word)} RT105 `alive` expects true or false, not the text '{word}' | "
        f"write {meant}"
    )


def test_a_truth_value_is_no_number(tell: Tell) -> None:
    assert tell("true", COUNT) == [
        "1:1-1:5 RT105 the file expects a whole number, not true | How many of them there are."
    ]


def test_a_text_for_a_list_is_told_to_become_one(tell: Tell) -> None:
    assert tell("move", HOW) == [
        "1:1-1:5 RT105 the file expects a list, not the text 'move' | make it a list: [move]"
    ]


def test_a_list_for_a_single_value_is_told_to_be_written_without_it(tell: Tell) -> None:
    assert tell("[4]", COUNT) == [
        "1:1-1:4 RT105 the file expects a whole number, not a list | write it without the list"
    ]


def test_a_text_for_a_name_is_told_its_keys(tell: Tell) -> None:
    assert tell(
        "{name: Dancer, effects: {A: {kind: reaction, do: [{draw: 1}]}}}",
        "react/creator#/$defs/face",
    ) == [
        (
            "1:8-1:14 RT105 `name` expects keys with values (en, ru), not the text 'Dancer' | "
            "write {en: …, ru: …}"
        )
    ]


def test_a_word_in_a_list_of_clauses_is_no_clause(tell: Tell) -> None:
    (said,) = tell("{kind: reaction, do: [draw]}", EFFECT)

    assert said.startswith("1:23-1:27 RT105 item 1 of `do` expects a clause, not the text 'draw'")


def test_nothing_after_a_key_is_shown_where_the_value_should_begin(tell: Tell) -> None:
    (said,) = tell("kind: reaction\ncost:\ndo: [{draw: 1}]", EFFECT)

    assert said.startswith("2:6-2:6 RT106 nothing stands after `cost:` | ")


def test_an_empty_item_is_told_by_its_number(tell: Tell) -> None:
    assert tell("[move, ~]", HOW) == [
        (
            "1:8-1:9 RT106 item 2 is empty | A way: move, jump, swap, put; summon for entered; "
            "remove, destroyed for left."
        )
    ]


def test_an_empty_list_is_told(tell: Tell) -> None:
    (said,) = tell("{kind: reaction, do: []}", EFFECT)

    assert said.startswith("1:22-1:24 RT106 `do` is an empty list | ")


def test_an_empty_text_is_told(tell: Tell) -> None:
    assert tell("{en: '', ru: Танцор}", NAME) == [
        "1:6-1:8 RT106 `en` is an empty text | In English: Dancer."
    ]


def test_an_unknown_word_is_shown_with_the_one_that_was_meant(tell: Tell) -> None:
    assert tell("{kind: reacton, do: [{draw: 1}]}", EFFECT) == [
        (
            "1:8-1:15 RT107 `kind` is 'reacton'; it may be intention or reaction | "
            "did you mean 'reaction'?"
        )
    ]


def test_an_unknown_word_like_no_other_is_shown_with_what_the_words_mean(tell: Tell) -> None:
    assert tell("{kind: attack, do: [{draw: 1}]}", EFFECT) == [
        (
            "1:8-1:14 RT107 `kind` is 'attack'; it may be intention or reaction | intention: "
            "starts a chain in one's own turn. reaction: answers a card that lies on the chain."
        )
    ]


def test_a_word_with_a_foreign_letter_is_shown_with_that_letter(tell: Tell) -> None:
    (said,) = tell("{kind: reаction, do: [{draw: 1}]}", EFFECT)

    assert said.endswith("did you mean 'reaction'? (its 'а' is CYRILLIC SMALL LETTER A (U+0430))")


def test_another_game_is_not_this_one(tell: Tell) -> None:
    assert tell("keyforge", "react/scenario#/properties/ruleset") == [
        "1:1-1:9 RT107 the file is 'keyforge'; it may be react | The game: react."
    ]


@pytest.mark.parametrize(
    ("number", "limit"), [(0, "the least is 3"), (-3, "the least is 3"), (6, "the most is 3")]
)
def test_a_number_stays_in_its_range(tell: Tell, number: int, limit: str) -> None:
    assert tell(f"{number}", "react/creator#/properties/masterpiece/properties/cards") == [
        (
            f"1:1-1:{1 + len(str(number))} RT110 the file is {number}; {limit} | "
            "Of how many cards it consists: three."
        )
    ]


def test_a_name_has_six_cases(tell: Tell) -> None:
    (said,) = tell("{gender: m, alive: true, one: [а, б, в], many: []}", CASES)

    assert said.startswith("1:31-1:40 RT111 `one` has 3 items; it needs 6 | The six cases")


def test_a_name_has_not_seven_cases(tell: Tell) -> None:
    (said,) = tell("{gender: m, alive: true, one: [а, б, в, г, д, е, ж], many: []}", CASES)

    assert said.startswith("1:31-1:52 RT111 `one` has 7 items; it needs 6 |")


def test_a_list_of_one_phrase_is_needless(tell: Tell) -> None:
    assert tell("damage: [target]", CLAUSE) == [
        (
            "1:9-1:17 RT111 `damage` has 1 item; it needs 2 at least | "
            "A single one is written without the list."
        )
    ]


def test_a_duel_needs_two_pieces(tell: Tell) -> None:
    (said,) = tell("{C: {creator: dancer}}", "react/scenario#/properties/pieces")

    assert said.startswith("1:1-1:23 RT111 the file holds 1 key; it needs 2 at least | ")


def test_the_second_of_two_equal_items_is_shown(tell: Tell) -> None:
    assert tell("[move, jump, move]", HOW) == [
        "1:14-1:18 RT112 item 3 is the same as item 1 | leave it out"
    ]


def test_a_repeated_star_is_not_also_one_too_many(tell: Tell) -> None:
    (said,) = tell("[c1, c5, c5]", "react/board#/properties/field/properties/stars")

    assert said.startswith("1:10-1:12 RT112 item 3 is the same as item 2")


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("field/properties/rows", 26),
        ("field/properties/columns", 26),
        ("chain/properties/slots", 9),
        ("masterpiece/properties/cells", 9),
        ("masterpiece/properties/cards", 9),
    ],
)
def test_a_board_has_no_more_of_anything_than_the_engine_can_name(
    tell: Tell, what: str, most: int
) -> None:
    where = f"react/board#/properties/{what}"

    assert tell(str(most), where) == []
    assert f"the most is {most}" in "".join(tell(str(most + 1), where))


@pytest.mark.parametrize(("text", "meant"), [("8.0", "8"), ("1e1", "10"), ("+2.", "2")])
def test_a_whole_number_has_no_point_though_json_schema_takes_it(
    tell: Tell, text: str, meant: str
) -> None:
    assert tell(text, COUNT) == [
        (
            f"1:1-1:4 RT114 {text} is written as a fraction; only whole numbers count here | "
            f"write {meant}"
        )
    ]


def test_half_a_card_is_one_fault(tell: Tell) -> None:
    assert tell("1.5", COUNT) == [
        (
            "1:1-1:4 RT105 the file expects a whole number, not the number 1.5 | "
            "How many of them there are."
        )
    ]
