"""A phrase cut into words, each with its place."""

import pytest

from react_tools.phrases.words import Word, cut


def test_words_numbers_and_plus_signs_each_have_their_place() -> None:
    assert cut("pay 2 ink+direction") == (
        Word("pay", "name", 0, 3),
        Word("2", "number", 4, 5),
        Word("ink", "name", 6, 9),
        Word("+", "plus", 9, 10),
        Word("direction", "name", 10, 19),
        Word("", "end", 19, 19),
    )


def test_an_empty_phrase_is_its_end() -> None:
    assert cut("") == (Word("", "end", 0, 0),)


@pytest.mark.parametrize("text", ["a  unit", "a\tunit"])
def test_any_blank_parts_words(text: str) -> None:
    assert [word.text for word in cut(text)] == ["a", "unit", ""]


@pytest.mark.parametrize("name", ["ink", "dancing-fish", "b2", "third-scale-2"])
def test_an_id_is_one_word(name: str) -> None:
    assert cut(name) == (Word(name, "name", 0, len(name)), Word("", "end", len(name), len(name)))


@pytest.mark.parametrize(
    "text", ["Ink", "ink_pot", "ink.", "ink-", "-ink", "2nd", "чернила", "ink'", "[ink]", "1.5"]
)
def test_what_is_no_word_of_the_language_is_one_bad_word(text: str) -> None:
    assert cut(f"a {text} b")[1] == Word(text, "bad", 2, 2 + len(text))


def test_a_plus_sign_ends_a_bad_word() -> None:
    assert [(word.text, word.kind) for word in cut("Ink+direction")] == [
        ("Ink", "bad"),
        ("+", "plus"),
        ("direction", "name"),
        ("", "end"),
    ]
