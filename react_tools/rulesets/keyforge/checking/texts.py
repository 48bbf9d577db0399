"""What the printed text of a card says, and where."""

import re
from collections.abc import Iterator

from react_tools.rulesets.keyforge.definitions import Card
from react_tools.source.reading import entries
from react_tools.source.span import Span
from react_tools.source.tree import Scalar

_REMINDER = re.compile(r"\([^)]*\)")


def said(card: Card, pattern: re.Pattern[str]) -> Iterator[Span]:
    """Where the card's texts say it, once in each language.

    What stands in parentheses reminds of a rule and says nothing of its own.
    """
    for _, entry in entries(card.node.get("text")):
        node = entry.value
        if isinstance(node, Scalar):
            bare = _REMINDER.sub(lambda it: " " * len(it.group()), node.text)
            found = pattern.search(bare)
            if found:
                yield node.part(found.start(), found.end())


def silent(card: Card, pattern: re.Pattern[str]) -> Iterator[Span]:
    """The texts of the card, one a language, that do not say it."""
    for _, entry in entries(card.node.get("text")):
        node = entry.value
        if isinstance(node, Scalar) and not pattern.search(_REMINDER.sub("", node.text)):
            yield node.span
