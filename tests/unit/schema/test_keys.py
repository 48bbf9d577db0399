"""Keys: unknown, misplaced, missing and clashing ones."""

from collections.abc import Callable

import pytest

Tell = Callable[[str, str], list[str]]

CLAUSE = "react/creator#/$defs/clause"
CLAUSES = "react/creator#/$defs/clauses"
EFFECT = "react/creator#/$defs/effect"
PASSIVE = "react/creator#/$defs/passive"
TOKEN = "react/creator#/$defs/token"  # noqa: S105 -- a token of the game
NAME = "names#/$defs/name"
FACTS = "react/scenario#/$defs/facts"


def test_a_misspelt_key_is_shown_with_the_one_that_was_meant(tell: Tell) -> None:
    assert tell("damge: target", CLAUSE) == [
        "1:1-1:6 RT101 unknown key 'damge' in a clause | did you mean 'damage'?"
    ]


def test_a_key_like_no_other_is_shown_with_all_that_may_stand_there(tell: Tell) -> None:
    assert tell("{kind: reaction, do: [{draw: 1}], wibble: 1}", EFFECT) == [
        "1:35-1:41 RT101 unknown key 'wibble' in an effect | known keys: kind, cost, do, sources"
    ]


def test_a_key_with_a_foreign_letter_is_shown_with_that_letter(tell: Tell) -> None:
    assert tell("{kind: reaction, dо: [{draw: 1}]}", EFFECT) == [
        (
            "1:18-1:20 RT101 unknown key 'dо' in an effect | "
            "did you mean 'do'? (its 'о' is CYRILLIC SMALL LETTER O (U+043E))"
        )
    ]


def test_a_parameter_beside_its_verb_belongs_into_its_block(tell: Tell) -> None:
    (said,) = tell("{damage: target, amount: 2}", CLAUSE)

    told = "1:18-1:24 RT102 `amount` belongs to a damage block or a wound block, not to a clause |"
    assert said.startswith(told)


def test_a_fact_of_a_card_in_its_effect_belongs_to_the_card(tell: Tell) -> None:
    (said,) = tell("{kind: reaction, copies: 8, do: [{draw: 1}]}", EFFECT)

    assert said.startswith("1:18-1:24 RT102 `copies` belongs to a deck card, not to an effect |")


def test_the_words_of_an_effect_without_its_letter_belong_to_the_effect(tell: Tell) -> None:
    said = tell("{kind: reaction, do: [{draw: 1}]}", "react/creator#/$defs/effects")

    assert said == [
        (
            "1:2-1:6 RT102 `kind` belongs to an effect or a deck card, not to the file | "
            "One capital letter, A to Z."
        ),
        (
            "1:18-1:20 RT102 `do` belongs to a passive, an effect, a deck card or a clause, "
            "not to the file | One capital letter, A to Z."
        ),
    ]


def test_a_face_beside_effects_belongs_to_another_ability(tell: Tell) -> None:
    text = (
        "{id: a, name: {en: A, ru: Б}, effects: {A: {kind: reaction, do: [{draw: 1}]}}, front: 1}"
    )

    (said,) = tell(text, "react/creator#/$defs/ability")

    assert said.startswith(
        "1:80-1:85 RT102 `front` belongs to an ability with two faces, "
        "not to an ability with one face |"
    )


def test_a_key_in_the_place_of_the_missing_one_is_told_by_its_value(tell: Tell) -> None:
    assert tell("take: {token: scale, at: target}", CLAUSE) == [
        "1:22-1:24 RT101 unknown key 'at' in a take block | did you mean 'from'?"
    ]


def test_what_stands_under_an_unknown_key_is_not_judged(tell: Tell) -> None:
    text = "{at: unit, supply: 8, name: {en: I, ru: ч}, of: ч, sources: {colour: 8}}"

    assert tell(text, TOKEN) == [
        (
            "1:62-1:68 RT101 unknown key 'colour' in `sources` | "
            "known keys: at, supply, group, lasts, name, name.en, name.ru"
        )
    ]


def test_what_a_key_of_bad_form_leads_to_is_judged_only_within(tell: Tell) -> None:
    said = tell("{a: x, b: {kind: attack, do: [{draw: 1}]}}", "react/creator#/$defs/effects")

    assert [it.split(" | ")[0] for it in said] == [
        "1:2-1:3 RT109 this key is 'a', which is not the letter of an effect",
        "1:8-1:9 RT109 this key is 'b', which is not the letter of an effect",
        "1:18-1:24 RT107 `kind` is 'attack'; it may be intention or reaction",
    ]


def test_a_misspelt_dotted_key_is_shown_with_the_one_that_was_meant(tell: Tell) -> None:
    assert tell("{token.ink: 1}", FACTS) == [
        (
            "1:2-1:11 RT101 unknown key 'token.ink' in the facts of a unit, a creator, a zone, "
            "the masterpiece or the duel | did you mean 'tokens.ink'?"
        )
    ]


def test_a_dotted_key_with_what_is_no_id_is_not_said_to_be_meant(tell: Tell) -> None:
    (said,) = tell("{tokens.Ink: 1}", FACTS)

    hint = "behind the dot stands an id: lower-case letters, digits, single hyphens"
    assert said.endswith(f"or the duel | {hint}")


def test_a_long_key_is_cut(tell: Tell) -> None:
    (said,) = tell("x" * 70 + ": 1", CLAUSE)

    assert f"unknown key '{'x' * 60}…' in a clause" in said


def test_a_control_character_in_a_key_is_written_out(tell: Tell) -> None:
    (said,) = tell('"a\\tb": 1', CLAUSE)

    assert r"unknown key 'a\tb' in a clause" in said


def test_a_missing_key_of_an_item_is_shown_at_its_first_key(tell: Tell) -> None:
    assert tell("- take: {token: scale, from: target}\n- then: [{draw: 1}]", CLAUSES) == [
        (
            "2:3-2:7 RT103 `then` needs `if` beside it | add `if`. A condition, seen at this "
            "moment; `then` says what is done if it holds: if: this has ink."
        )
    ]


def test_a_missing_key_of_a_block_is_shown_at_the_key_above(tell: Tell) -> None:
    assert tell("take: {token: scale}", CLAUSE) == [
        (
            "1:1-1:5 RT103 a take block needs `from` | "
            "add `from`. The units or zones that lose them: target."
        )
    ]


def test_several_missing_keys_are_all_told(tell: Tell) -> None:
    said = tell("cost: direction", EFFECT)

    assert [it.split(" | ")[0] for it in said] == [
        "1:1-1:5 RT103 an effect needs `do`",
        "1:1-1:5 RT103 an effect needs `kind`",
    ]


def test_a_misspelt_key_is_not_also_missing(tell: Tell) -> None:
    assert tell("{knd: reaction, doo: [{draw: 1}]}", EFFECT) == [
        "1:2-1:5 RT101 unknown key 'knd' in an effect | did you mean 'kind'?",
        "1:17-1:20 RT101 unknown key 'doo' in an effect | did you mean 'do'?",
    ]


def test_an_unknown_verb_is_not_also_a_missing_verb(tell: Tell) -> None:
    (said,) = tell("wibble: target", CLAUSE)

    assert said.startswith("1:1-1:7 RT101 unknown key 'wibble' in a clause | known keys: move,")


@pytest.mark.parametrize(
    ("text", "lacks"),
    [("{en: Dancer}", "Russian (ru)"), ("{ru: Танцор}", "English (en)")],
)
def test_a_name_in_one_language_lacks_the_other(tell: Tell, text: str, lacks: str) -> None:
    (said,) = tell(f"{{id: a, name: {text}, when: left, do: [{{draw: 1}}]}}", PASSIVE)

    assert said.startswith(f"1:9-1:13 RT104 `name` has no {lacks}")


def test_a_clause_has_only_one_verb(tell: Tell) -> None:
    assert tell("{move: this, damage: target}", CLAUSE) == [
        (
            "1:14-1:20 RT113 a clause has only one of `move` and `damage` | "
            "make an item of each, one below the other"
        )
    ]


def test_a_clause_that_only_says_who_decides_needs_a_verb(tell: Tell) -> None:
    (told,) = tell("{by: applier}", CLAUSE)
    assert told.startswith(
        "1:2-1:4 RT103 a clause needs a key that says what it is | one of `move`, "
    )


def test_a_filter_of_another_trigger_does_not_go_with_this_one(tell: Tell) -> None:
    assert tell(
        "{id: a, name: {en: A, ru: Б}, when: left, token: a, do: [{draw: 1}]}", PASSIVE
    ) == [
        (
            "1:43-1:48 RT113 `token` does not go with `when: left` | "
            "known keys: id, name, when, of, face, who, where, how, if, do, sources"
        )
    ]


def test_a_step_belongs_to_one_player(tell: Tell) -> None:
    assert tell("{dancer: pass, tagger: pass}", "react/scenario#/$defs/step") == [
        "1:16-1:22 RT113 `tagger` is one key too many in a step | make it an item of its own"
    ]


def test_a_block_with_the_main_parameter_alone_is_needless(tell: Tell) -> None:
    assert tell("damage: {zone: target}", CLAUSE) == [
        "1:10-1:14 RT115 `zone` alone needs no key of its own | write damage: target"
    ]


def test_a_block_without_the_main_parameter_lacks_it(tell: Tell) -> None:
    (said,) = tell("damage: {amount: 2}", CLAUSE)

    assert said.startswith("1:1-1:7 RT103 a damage block needs `zone`")


def test_an_empty_block_lacks_nothing_but_everything(tell: Tell) -> None:
    assert tell("damage: {}", CLAUSE) == [
        (
            "1:9-1:11 RT106 `damage` holds nothing | "
            "Damage is done to zones, whoever stands there: damage: target."
        )
    ]


def test_an_empty_clause_holds_nothing(tell: Tell) -> None:
    (said,) = tell("- {}", CLAUSES)

    assert said.startswith("1:3-1:5 RT106 item 1 holds nothing |")


CREATOR = "react/creator"
NAMED = "creator: tin, name: {en: Tin, ru: Жесть}, source: house, abilities: []"
PICTURE = "masterpiece: {name: {en: Tin, ru: Жесть}, cards: 3}"


def told_of(tell: Tell, key: str, text: str) -> list[str]:
    """What is said of one key, without the hint."""
    said = (it.partition(" | ")[0] for it in tell(text, CREATOR))
    return [it.partition(" ")[2] for it in said if f"`{key}`" in it]


def test_a_creator_with_a_deck_does_not_say_what_is_done_instead_of_drawing(tell: Tell) -> None:
    text = f"{{{NAMED}, {PICTURE}, deck: [], draw: [{{draw: 1}}]}}"

    assert told_of(tell, "draw", text) == [
        "RT113 `draw` does not go with a creator that has a deck"
    ]


def test_a_creator_without_a_deck_lists_no_cards(tell: Tell) -> None:
    text = f"{{{NAMED}, {PICTURE}, deckless: true, draw: [{{draw: 1}}], deck: []}}"

    assert told_of(tell, "deck", text) == ["RT113 `deck` does not go with `deckless`"]


def test_a_creator_without_a_deck_needs_what_is_done_instead_of_drawing(tell: Tell) -> None:
    text = f"{{{NAMED}, {PICTURE}, deckless: true}}"

    assert told_of(tell, "draw", text) == ["RT103 a creator that is `deckless` needs `draw`"]


@pytest.mark.parametrize("sign", ["\\N", "\\1", "\\g<0>", "\\"])
def test_signs_in_a_dotted_key_are_taken_as_they_are(tell: Tell, sign: str) -> None:
    (said,) = tell(f"tokns.in{sign}k: 1", FACTS)

    assert f" RT101 unknown key 'tokns.in{sign}k' in " in said.replace("\\\\", "\\")
