"""The doors of the language: amounts, directions, names, cards; memoised by text."""

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PARSERS, PhraseKind, Tree
from react_tools.rulesets.react.language.phrase import Amount, OneOf, Quantity, Ref, Those, Toward
from react_tools.rulesets.react.language.words import RESERVED

PHRASES: dict[tuple[PhraseKind, str], Tree] = {
    ("amount", "2"): Amount(2),
    ("amount", "0"): Amount(0),
    ("amount", "up to 3"): Amount(3, up_to=True),
    ("toward", "direction"): Toward("direction"),
    ("toward", "to this"): Toward("to", Ref("this")),
    ("toward", "to target"): Toward("to", Ref("target")),
    ("toward", "away from creator"): Toward("away from", Ref("creator")),
    ("toward", "away from an enemy unit"): Toward(
        "away from", Those(Quantity("count", 1), "unit", "enemy")
    ),
    ("token", "ink"): Name("ink", 0, 3),
    ("token", "a tool"): OneOf(Name("tool", 2, 6)),
    ("token", "an axe"): OneOf(Name("axe", 3, 6)),
    ("kind", "tool"): Name("tool", 0, 4),
    ("summon", "dancing-fish"): Name("dancing-fish", 0, 12),
    ("cards", "a discarded card"): Quantity("count", 1),
    ("cards", "1 discarded card"): Quantity("count", 1),
    ("cards", "2 discarded cards"): Quantity("count", 2),
    ("cards", "up to 1 discarded card"): Quantity("up to", 1),
    ("cards", "up to 2 discarded cards"): Quantity("up to", 2),
}


@pytest.mark.parametrize(
    ("kind", "text"), PHRASES, ids=[f"{kind}: {text}" for kind, text in PHRASES]
)
def test_a_phrase_has_its_tree(kind: PhraseKind, text: str) -> None:
    assert PARSERS[kind](text) == PHRASES[kind, text]


FAULTS: dict[tuple[PhraseKind, str], tuple[int, int, str, str]] = {
    ("amount", ""): (0, 0, "the phrase breaks off here", "expected: up, a number"),
    ("amount", "two"): (0, 3, "'two' cannot stand here", "expected: up, a number"),
    ("amount", "up 2"): (3, 4, "'2' cannot stand here", "expected: to"),
    ("amount", "up to"): (5, 5, "the phrase breaks off here", "expected: a number"),
    ("amount", "2 3"): (2, 3, "'3' cannot stand here", "expected: the end of the phrase"),
    ("toward", "away this"): (5, 9, "'this' cannot stand here", "expected: from"),
    ("toward", "left"): (0, 4, "'left' cannot stand here", "expected: direction, to, away"),
    ("toward", "drection"): (
        0,
        8,
        "'drection' cannot stand here; did you mean 'direction'?",
        "expected: direction, to, away",
    ),
    ("token", "2"): (0, 1, "'2' cannot stand here", "expected: a, an, a token"),
    ("token", "ink ink"): (4, 7, "'ink' cannot stand here", "expected: the end of the phrase"),
    ("token", "Ink"): (0, 3, "'Ink' cannot stand here", "expected: a, an, a token"),
    ("token", "a line"): (2, 6, "'line' cannot stand here", "expected: a group of tokens"),
    ("kind", "a"): (0, 1, "'a' cannot stand here", "expected: a token"),
    ("summon", ""): (0, 0, "the phrase breaks off here", "expected: a summon"),
    ("cards", "up to a discarded card"): (
        6,
        7,
        "'a' cannot stand here",
        "expected: a number",
    ),
    ("cards", "2 cards"): (
        2,
        7,
        "'cards' cannot stand here",
        "expected: discarded",
    ),
    ("cards", "a discarded cards"): (
        12,
        17,
        "'cards' cannot stand here; did you mean 'card'?",
        "expected: card",
    ),
    ("cards", "2 discarded card"): (
        12,
        16,
        "'card' cannot stand here; did you mean 'cards'?",
        "expected: cards",
    ),
}


@pytest.mark.parametrize(("kind", "text"), FAULTS, ids=[f"{kind}: {text}" for kind, text in FAULTS])
def test_a_fault_says_where_it_is_and_what_could_stand_there(kind: PhraseKind, text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS[kind](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.message, fault.hint) == FAULTS[kind, text]


@pytest.mark.parametrize("word", sorted(RESERVED))
@pytest.mark.parametrize("kind", ["kind", "summon"])
def test_no_id_is_a_word_of_the_language(kind: PhraseKind, word: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS[kind](word)

    assert (caught.value.first, caught.value.last) == (0, len(word))


@pytest.mark.parametrize(
    ("kind", "text"), PHRASES, ids=[f"{kind}: {text}" for kind, text in PHRASES]
)
def test_equal_texts_give_one_tree(kind: PhraseKind, text: str) -> None:
    again = "".join(list(text))

    assert PARSERS[kind](again) is PARSERS[kind](text)


def test_a_fault_is_told_again_each_time() -> None:
    for _ in range(2):
        with pytest.raises(PhraseFaultError, match="cannot stand here"):
            PARSERS["amount"]("two")


def test_one_text_of_two_kinds_has_two_trees() -> None:
    assert PARSERS["cost"]("direction") != PARSERS["toward"]("direction")
