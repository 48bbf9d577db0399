"""A phrase cut into words, each with its place in the text."""

import re
from typing import NamedTuple

_WORD = re.compile(
    r"\s*(?:(?P<name>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)|(?P<number>\d+)|(?P<plus>\+)|\S+)"
)
_REST = re.compile(r"[^\s+]+")


class Word(NamedTuple):
    """One word: text, kind (`name`, `number`, `plus`, `end`, `bad`), first and last place."""

    text: str
    kind: str
    first: int
    last: int


def cut(text: str) -> tuple[Word, ...]:
    """Cut *text* into words; the last one is always of kind `end`."""
    words: list[Word] = []
    at = 0
    while match := _WORD.match(text, at):
        kind = match.lastgroup
        if kind is None:
            first = match.end() - len(match.group().lstrip())
            rest = _REST.match(text, first)
            last = rest.end() if rest else match.end()
            words.append(Word(text[first:last], "bad", first, last))
            at = last
            continue
        first, at = match.start(kind), match.end(kind)
        if text[at : at + 1].strip(" +\t\n") and kind != "plus":
            rest = _REST.match(text, first)
            at = rest.end() if rest else at
            kind = "bad"
        words.append(Word(text[first:at], kind, first, at))
    words.append(Word("", "end", len(text), len(text)))
    return tuple(words)
