"""TX109: quotation marks of another kind than the other texts of the language have."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.texts.writing import Prose, Writing

_ANY = re.compile("[\"'«»“”„’]")
_GUILLEMETS = frozenset("«»")


class _Kind(NamedTuple):
    """A kind of mark: what it is called, one of them, and what a pair of them stands around."""

    name: str
    mark: re.Pattern[str]
    pair: re.Pattern[str]


_NEVER = re.compile(r"(?!)")
_DOUBLE = (
    _Kind('straight quotes "…"', re.compile(r'(?<!\d)"'), re.compile(r'"[^"]*"')),
    _Kind("guillemets «…»", re.compile("[«»]"), re.compile("«[^«»]*»")),
    _Kind("curly quotes “…”", re.compile("[“”„]"), re.compile("[“„][^“”]*[“”]")),
)
_SINGLE = (
    _Kind("the straight apostrophe '", re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])"), _NEVER),
    _Kind("the curly apostrophe ’", re.compile(r"(?<=[^\W\d_])’(?=[^\W\d_])"), _NEVER),
)


class _Use(NamedTuple):
    """A text that has a mark of some kind, and where the first one stands in it."""

    prose: Prose
    at: int


@check("TX109", Level.WARNING, Writing)
def mixed_quotes(writing: Writing, _: object) -> Iterator[Hit]:
    """A text has other quotation marks or apostrophes than the others of its language in the file.

    Why it matters: side by side, cards look as if two people had made them, and a search for
    `painter's` does not find `painter’s`. Quotes within quotes may be of another kind. Of two
    kinds the rarer one is told; if there are as many of both, the one that comes later.

    Wrong:
        deck:
          - {id: stab, name: {en: Painter's Stab, ru: Удар}}
          - {id: cut, name: {en: Painter’s Cut, ru: Порез}}

    Right:
        deck:
          - {id: stab, name: {en: Painter's Stab, ru: Удар}}
          - {id: cut, name: {en: Painter's Cut, ru: Порез}}
    """
    if _is_of_one_kind(_ANY.findall(writing.every)):
        return
    texts: dict[str, list[Prose]] = {}
    for prose in writing.with_sign(_ANY):
        texts.setdefault(prose.lang, []).append(prose)
    for told in texts.values():
        yield from _rarer(_used(told, _DOUBLE))
        yield from _rarer(_used(told, _SINGLE))


def _is_of_one_kind(marks: Iterable[str]) -> bool:
    found = set(marks)
    return len(found) <= 1 or found <= _GUILLEMETS


def _used(texts: list[Prose], kinds: Sequence[_Kind]) -> dict[str, list[_Use]]:
    """The texts with marks of each kind; what stands within quotes does not count."""
    found: dict[str, list[_Use]] = {}
    for prose in texts:
        rest = prose.text
        for at, kind in sorted(
            (it.start(), kind) for kind in kinds if (it := kind.mark.search(rest))
        ):
            if kind.mark.search(rest):
                found.setdefault(kind.name, []).append(_Use(prose, at))
            rest = kind.pair.sub(_blank, rest)
    return found


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _rarer(uses: dict[str, list[_Use]]) -> Iterator[Hit]:
    """One for each text with a mark that is not of the kind that most have."""
    if not uses:
        return
    usual, *others = sorted(uses, key=lambda it: (-len(uses[it]), uses[it][0].prose.scalar.start))
    first = uses[usual][0].prose.span
    for kind in others:
        for prose, at in uses[kind]:
            message = f"{kind} here, {usual} elsewhere in this file"
            yield Hit(prose.part(at, at + 1), message, "take one kind", ((first, "the others"),))
