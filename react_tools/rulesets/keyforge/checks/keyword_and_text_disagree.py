"""KF124: a keyword with one number in the text and another one, or none, on the card."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.texts import bare
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library

_WORDS = {"assault": "Assault|Натиск", "hazardous": "Hazardous|Опасность"}
_SAID = {
    word: re.compile(rf"(?:^|[.!;]\s+)(?:{names}) (?P<number>\d+)")
    for word, names in _WORDS.items()
}
"""At the beginning of a sentence: what comes later may be lent to others."""


@check("KF124", Level.ERROR, Card)
def keyword_and_text_disagree(card: Card, _: Library) -> Iterator[Hit]:
    """The text says "Assault 3" or "Hazardous 3", and `keywords` has another number, or none.

    Why it matters: players read the text and the engine the keywords, so both must say the same.
    A keyword that a text lends to others does not begin a sentence, and is not asked about.

    Wrong:
        cards:
          - id: imp
            text: {en: Assault 3., ru: Натиск 3.}
            keywords: {assault: 2}

    Right:
        cards:
          - id: imp
            text: {en: Assault 3., ru: Натиск 3.}
            keywords: {assault: 3}
    """
    if card.type != "creature":
        return
    for word, pattern in _SAID.items():
        has = card.keywords.get(word, 0)
        for text, words in bare(card):
            found = pattern.search(words)
            if found and int(found["number"]) != has:
                told = f"`keywords` has {word} {has}" if has else f"`keywords` has no {word}"
                message = f"the text says {found['number']}, and {told}"
                cure = f"write `keywords: {{{word}: {found['number']}}}`, or mend the text"
                yield Hit(text.part(*found.span("number")), message, cure)
