"""TX115: a name with a small first letter among names with a capital, or the other way round."""

import re
from collections.abc import Iterable, Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import LANGUAGES, Pair, Prose, Writing

_NAME = re.compile(r"[^\W\d_]+(?![\w.]).*[^.!?…;:]|[^\W\d_]+")
"""A text that begins with a word and is no sentence."""
_ENOUGH = 5
"""So many names show how the names of a list are written, if all but one agree."""


@check("TX115", Level.WARNING, Writing)
def capital_unlike_siblings(writing: Writing, _: object) -> Iterator[Hit]:
    """All names of a list begin with a capital letter but for one, or with a small one.

    Why it matters: side by side the cards look as if two people had named them. A list of fewer
    than five names is left alone, and so is one in which two names differ from the others.

    Wrong:
        deck:
          - {id: cut, name: {en: Cut, ru: Порез}}
          - {id: jab, name: {en: Jab, ru: Укол}}
          - {id: bow, name: {en: Bow, ru: Поклон}}
          - {id: nod, name: {en: Nod, ru: Кивок}}
          - {id: leap, name: {en: leap, ru: Прыжок}}

    Right:
        deck:
          - {id: cut, name: {en: Cut, ru: Порез}}
          - {id: jab, name: {en: Jab, ru: Укол}}
          - {id: bow, name: {en: Bow, ru: Поклон}}
          - {id: nod, name: {en: Nod, ru: Кивок}}
          - {id: leap, name: {en: Leap, ru: Прыжок}}
    """
    for family in writing.families:
        if len(family) >= _ENOUGH:
            for lang in LANGUAGES:
                yield from _odd(_said(family, lang))


def _said(family: Iterable[Pair], lang: str) -> list[Prose]:
    """The names of a family in a language that begin with a word of letters."""
    every = [pair.en if lang == "en" else pair.ru for pair in family]
    firsts = "".join(it.text[:1] for it in every)
    if firsts.isupper() or firsts.islower():
        return []
    return [it for it in every if _NAME.fullmatch(it.text)]


def _odd(names: list[Prose]) -> Iterator[Hit]:
    small = [it for it in names if it.text[0].islower()]
    capital = [it for it in names if it.text[0].isupper()]
    odd, usual, sort = (small, capital, "small") if len(small) == 1 else (capital, small, "capital")
    if len(odd) == 1 and len(usual) >= _ENOUGH - 1:
        message = f"{quoted(odd[0].text)} begins with a {sort} letter, unlike the others"
        others = ((usual[0].span, "one of the others"),)
        yield Hit(odd[0].part(0, 1), message, "write them all alike", others)
