"""The words of the card language."""

from react_tools.phrases.words import Word, cut
from react_tools.rulesets.react.language.words import RESERVED


def test_every_reserved_word_could_be_an_id() -> None:
    assert [cut(word)[0] for word in sorted(RESERVED)] == [
        Word(word, "name", 0, len(word)) for word in sorted(RESERVED)
    ]
