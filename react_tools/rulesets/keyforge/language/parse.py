"""The doors of the language: one function per kind of phrase, memoised by text.

Each raises PhraseFaultError, which knows the place in the text and what was expected there.
"""

from collections.abc import Callable
from typing import Literal

from react_tools.phrases.parse import whole
from react_tools.phrases.reader import PhraseFaultError
from react_tools.rulesets.keyforge.language import conditions, selectors
from react_tools.rulesets.keyforge.language.phrase import Condition, Phrase
from react_tools.rulesets.keyforge.language.words import RESERVED

__all__ = ["PARSERS", "PhraseFaultError", "PhraseKind", "Tree"]

Tree = Condition | Phrase
PhraseKind = Literal["cards", "condition"]

PARSERS: dict[PhraseKind, Callable[[str], Tree]] = {
    "cards": whole(selectors.cards, RESERVED),
    "condition": whole(conditions.condition, RESERVED),
}
"""The parser of each kind of phrase."""
