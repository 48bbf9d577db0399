"""What the printed text of a card says, and where."""

import re
from collections.abc import Iterator

from react_tools.rulesets.keyforge.definitions import Card
from react_tools.source.reading import entries
from react_tools.source.span import Span
from react_tools.source.tree import Scalar

_REMINDER = re.compile(r"\([^)]*\)")


def bare(card: Card) -> Iterator[tuple[Scalar, str]]:
    """The card's texts, one a language, each with what it says of its own, letter for letter.

    What stands in parentheses reminds of a rule: in its place are blanks.
    """
    for _, entry in entries(card.node.get("text")):
        node = entry.value
        if isinstance(node, Scalar):
            yield node, _REMINDER.sub(lambda it: " " * len(it.group()), node.text)


def said(card: Card, pattern: re.Pattern[str]) -> Iterator[Span]:
    """Where the card's texts say it, once in each language, reminders aside."""
    for node, words in bare(card):
        found = pattern.search(words)
        if found:
            yield node.part(found.start(), found.end())


def silent(card: Card, pattern: re.Pattern[str]) -> Iterator[Span]:
    """The texts of the card, one a language, that do not say it."""
    for _, entry in entries(card.node.get("text")):
        node = entry.value
        if isinstance(node, Scalar) and not pattern.search(_REMINDER.sub("", node.text)):
            yield node.span
