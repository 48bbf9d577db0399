"""Texts: of the wrong form, too long, or with letters that only look right."""

from collections.abc import Callable

import pytest

Tell = Callable[[str, str], list[str]]

EFFECT = "react/creator#/$defs/effect"
NAME = "names#/$defs/name"
ID = "names#/$defs/id"


def test_a_line_break_in_a_phrase_is_told(tell: Tell) -> None:
    assert tell("kind: reaction\ncost: |\n  direction\ndo: [{draw: 1}]", EFFECT) == [
        "2:7-3:12 RT109 `cost` holds a line break | write it on one line, without | or >"
    ]


def test_a_blank_at_the_end_of_a_name_is_told(tell: Tell) -> None:
    assert tell("{en: 'Dancer ', ru: Танцор}", NAME) == [
        "1:6-1:15 RT109 `en` has a blank at one end | write 'Dancer'"
    ]


def test_a_footer_has_its_form(tell: Tell) -> None:
    assert tell("8 of 30", "react/creator#/$defs/card/properties/printed") == [
        (
            "1:1-1:8 RT109 the file is '8 of 30', which is not a footer | The copies as the card's "
            "footer prints them, a slash, and the cards of the deck: 8/30."
        )
    ]


def test_a_zone_with_a_foreign_letter_is_shown_with_that_letter(tell: Tell) -> None:
    (said,) = tell("с2", "react/scenario#/$defs/zone")

    assert said.endswith("(its 'с' is CYRILLIC SMALL LETTER ES (U+0441))")


def test_the_letter_of_an_effect_is_a_capital_one(tell: Tell) -> None:
    assert tell("a: {kind: reaction, do: [{draw: 1}]}", "react/creator#/$defs/effects") == [
        (
            "1:1-1:2 RT109 this key is 'a', which is not the letter of an effect | "
            "One capital letter, A to Z."
        )
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Brush", "it has the capital letter 'B' | did you mean 'brush'?"),
        ("brush_spirit", "it has an underscore | did you mean 'brush-spirit'?"),
        ("brush spirit", "it has a blank | did you mean 'brush-spirit'?"),
        (
            "dаncer",
            "it has 'а', CYRILLIC SMALL LETTER A (U+0430) | did you mean 'dancer'?",
        ),
        ("'8-ball'", "it does not begin with a letter"),
        ("ink-", "a hyphen stands between letters or digits only | did you mean 'ink'?"),
        ("танец", "it has 'т', CYRILLIC SMALL LETTER TE (U+0442)"),
    ],
)
def test_what_is_not_an_id_is_told_by_its_letter(tell: Tell, text: str, told: str) -> None:
    (said,) = tell(text, ID)

    assert said.startswith(f"1:1-1:{1 + len(text)} RT108 ")
    assert told in said


def test_an_id_that_is_a_key_is_shown_at_the_key(tell: Tell) -> None:
    assert tell("{source_gone: void}", "react/scenario#/properties/rulings") == [
        (
            "1:2-1:13 RT108 this key is 'source_gone', which is not an id: it has an underscore | "
            "did you mean 'source-gone'?"
        )
    ]


def test_a_title_is_not_endless(tell: Tell) -> None:
    (said,) = tell("{en: " + "x" * 200 + ", ru: Да}", "rulebook#/$defs/ruleTitle")

    assert "RT111 `en` is 200 characters long; " in said


def test_a_long_text_is_cut(tell: Tell) -> None:
    (said,) = tell("{kind: " + "я" * 1000 + ", do: [{draw: 1}]}", EFFECT)

    assert f"`kind` is '{'я' * 60}…'; it may be" in said


def test_a_control_character_is_written_out(tell: Tell) -> None:
    (said,) = tell('{kind: "re\\aaction", do: [{draw: 1}]}', EFFECT)

    assert r"`kind` is 're\x07action'" in said
