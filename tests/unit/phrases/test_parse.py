"""Parsers made of rules, in a language of one phrase: `hit NAME N times`."""

import pytest

from react_tools.phrases.parse import whole
from react_tools.phrases.reader import Name, PhraseFaultError, Reader

RESERVED = frozenset({"hit", "times"})


def _hit(reader: Reader) -> tuple[Name, int | None]:
    reader.need("hit")
    hit = (reader.name("a creature"), reader.number())
    reader.need("times")
    return hit


hits = whole(_hit, RESERVED)


def test_a_phrase_has_its_tree() -> None:
    assert hits("hit brute 2 times") == (Name("brute", 4, 9), 2)


def test_equal_texts_give_one_tree() -> None:
    assert hits("hit brute 2 times") is hits("hit brute 2 times")


def test_no_name_is_a_word_of_the_language() -> None:
    with pytest.raises(PhraseFaultError, match="'times' cannot stand here"):
        hits("hit times 2 times")


def test_a_word_of_another_language_may_be_a_name() -> None:
    assert whole(lambda reader: reader.name("a thing"), frozenset())("times").id == "times"


def test_nothing_follows_the_rule() -> None:
    with pytest.raises(PhraseFaultError) as fault:
        hits("hit brute 2 times more")

    assert (fault.value.first, fault.value.hint) == (18, "expected: the end of the phrase")
