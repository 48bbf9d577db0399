"""What plain words stand for."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from react_tools.source.scalar import Words, is_beyond, value_of

Data = Callable[[str | bytes], Any]
Tell = Callable[[str | bytes], list[str]]

NULLS = ["", "~", "null", "Null", "NULL"]
TRUE = ["true", "True", "TRUE"]
FALSE = ["false", "False", "FALSE"]
NUMBERS = {
    "0": 0,
    "7": 7,
    "-7": -7,
    "+1": 1,
    "010": 10,
    "0o7": 7,
    "0x1F": 31,
    "9223372036854775807": 2**63 - 1,
    "-9223372036854775808": -(2**63),
    "1.5": 1.5,
    "1.": 1.0,
    ".5": 0.5,
    "-.5": -0.5,
    "1e3": 1000.0,
    "1E+3": 1000.0,
    "2.5e-1": 0.25,
    ".inf": math.inf,
    "-.INF": -math.inf,
    "+.Inf": math.inf,
}
TEXTS = [
    "no", "No", "yes", "on", "off", "y", "n", "nULL", "nUll", "tRUE", "none", "None", "nil",
    "12:30", "1:30:00", "2026-01-02", "2026-01-02T10:00:00Z", "1_000", "0b11", "0o8", "0xG",
    "-0x1F", "0O7", "0X1F", "1,000", "8/30", "1e", "e1", ".", "+", "-x", "--1", "+-1", "1.2.3",
    "١٢", "inf", "nan", "Infinity", ".Nan", "=", "1 000", "½",
]  # fmt: skip


@pytest.mark.parametrize("word", NULLS)
def test_a_null_is_none(word: str, data: Data) -> None:
    assert data(f"a: {word}\n") == {"a": None}


@pytest.mark.parametrize("word", TRUE)
def test_a_true_word_is_true(word: str, data: Data) -> None:
    assert data(f"a: {word}\n") == {"a": True}


@pytest.mark.parametrize("word", FALSE)
def test_a_false_word_is_false(word: str, data: Data) -> None:
    assert data(f"a: {word}\n") == {"a": False}


@pytest.mark.parametrize("word", NUMBERS)
def test_a_number_has_its_value_and_type(word: str, data: Data) -> None:
    value = data(f"a: {word}\n")["a"]

    assert (value, type(value)) == (NUMBERS[word], type(NUMBERS[word]))


@pytest.mark.parametrize("word", [".nan", ".NaN", ".NAN"])
def test_what_is_no_number_is_nan(word: str) -> None:
    value = value_of(word)

    assert isinstance(value, float)
    assert math.isnan(value)


@pytest.mark.parametrize("word", TEXTS)
def test_any_other_word_is_what_it_looks_like(word: str, data: Data) -> None:
    assert data(f"a: {word}\n") == {"a": word}


@pytest.mark.parametrize("word", [*NULLS, *TRUE, *FALSE, *NUMBERS])
@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_word_in_quotes_is_text(word: str, quote: str, data: Data) -> None:
    assert data(f"a: {quote}{word}{quote}\n") == {"a": word}


@pytest.mark.parametrize(
    "word", ["9223372036854775808", "1e999", "-1e999", "0x" + "F" * 20, "1" * 101, "0." + "1" * 99]
)
def test_a_number_too_large_is_a_fault_and_stays_text(word: str, data: Data, tell: Tell) -> None:
    assert data(f"a: {word}\n") == {"a": word}
    (told,) = tell(f"a: {word}\n")
    assert told.startswith(f"1:4-1:{4 + len(word)} RT027 the number ")


def test_a_number_too_large_is_told_each_time_it_is_read(tell: Tell) -> None:
    assert len(tell("1e999")) == len(tell("1e999")) == 1


def test_a_number_of_a_million_digits_is_beyond() -> None:
    assert is_beyond("9" * 1_000_000)


def test_digits_in_quotes_may_be_as_many_as_they_like(tell: Tell) -> None:
    assert tell(f"a: '{'9' * 200}'") == []


def test_words_are_remembered() -> None:
    words = Words()
    first = words[b"dancer".decode()]

    assert words[b"dancer".decode()] is first


def test_long_words_are_not_remembered() -> None:
    words = Words()
    text = "x" * 1000

    assert words[text] == text
    assert text not in words


def test_memory_for_words_has_an_end() -> None:
    words = Words()
    for number in range(70_000):
        assert words[f"word {number}"] == f"word {number}"

    assert len(words) < 2**16 + 1
    assert words["null"] is None
