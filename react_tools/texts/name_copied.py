"""TX117: two things that have one name in one language and two in the other."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import LANGUAGES, Pair, Prose, Writing


@check("TX117", Level.WARNING, Writing)
def name_copied(writing: Writing, _: object) -> Iterator[Hit]:
    """Two things of one list have the same name in one language, and different ones in the other.

    Why it matters: an item was copied, and one of its names not changed; or two things have to be
    told apart by players who can not.

    Wrong:
        deck:
          - {id: cut, name: {en: Cut, ru: Порез}}
          - {id: jab, name: {en: Cut, ru: Укол}}

    Right:
        deck:
          - {id: cut, name: {en: Cut, ru: Порез}}
          - {id: jab, name: {en: Jab, ru: Укол}}
    """
    for family in writing.families:
        for lang in LANGUAGES:
            told = [it.en.text if lang == "en" else it.ru.text for it in family]
            if len({*told}) < len(told):
                yield from _copied(family, lang)


def _copied(family: list[Pair], lang: str) -> Iterator[Hit]:
    first: dict[str, Pair] = {}
    for pair in family:
        ours, theirs = _both(pair, lang)
        known = first.setdefault(ours.text, pair)
        if known is not pair and _both(known, lang)[1].text != theirs.text:
            other = _both(known, lang)[0]
            message = (
                f"{quoted(ours.text)} is the name of two things,"
                f" which differ in {LANGUAGES[theirs.lang]}"
            )
            yield Hit(ours.span, message, "give one of them another", ((other.span, "the other"),))


def _both(pair: Pair, lang: str) -> tuple[Prose, Prose]:
    """The text in a language, and in the other one."""
    return (pair.en, pair.ru) if lang == "en" else (pair.ru, pair.en)
