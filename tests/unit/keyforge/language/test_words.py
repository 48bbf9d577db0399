"""The words of the language, and that ids leave them alone."""

import re
from pathlib import Path

from react_tools.rulesets.keyforge import language
from react_tools.rulesets.keyforge.language.phrase import REFERENCES
from react_tools.rulesets.keyforge.language.selectors import NOUNS, STATES
from react_tools.rulesets.keyforge.language.words import RESERVED

_TAKEN = re.compile(r"(?:take|need|sees)\(((?:\"[a-z]+\",? ?)+)\)")


def test_every_word_that_a_rule_takes_is_reserved() -> None:
    folder = Path(language.__file__).parent
    taken = {
        word
        for path in folder.glob("*.py")
        for words in _TAKEN.findall(path.read_text(encoding="utf-8"))
        for word in re.findall("[a-z]+", words)
    }
    assert taken - RESERVED == set()


def test_nouns_states_and_fixed_words_are_reserved() -> None:
    plurals = {f"{noun}s" for noun in NOUNS}
    assert {*NOUNS, *plurals, *STATES, *REFERENCES} <= RESERVED
