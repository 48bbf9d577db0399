"""TX101: a text with other numbers in one language than in the other."""

from collections.abc import Iterator, Sequence

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.staging.checking.figures import NUMBER, apart, first_of
from react_tools.texts.writing import Writing


@check("TX101", Level.WARNING, Writing)
def numbers_differ(writing: Writing, _: object) -> Iterator[Hit]:
    """A text has other numbers in English than in Russian.

    Why it matters: two players with the same card would play it by different numbers. A number
    that is a figure in one language may be a word in the other: `2` and «две».

    Wrong:
        name: {en: Deal 2, ru: Нанеси 3}

    Right:
        name: {en: Deal 2, ru: Нанеси 2}
    """
    for pair in writing.pairs_with(NUMBER):
        english, russian = apart(pair.en.text, pair.ru.text)
        if russian:
            told = f"Russian says {_listed(russian)} where English says {_listed(english)}"
            place = pair.ru.part(*first_of(pair.ru.text, russian))
            yield Hit(place, told, "say the same", ((pair.en.span, "English"),))
        elif english:
            told = f"English says {_listed(english)} where Russian says no number"
            place = pair.en.part(*first_of(pair.en.text, english))
            yield Hit(place, told, "say the same", ((pair.ru.span, "Russian"),))


def _listed(numbers: Sequence[str]) -> str:
    return " and ".join(quoted(it).strip("'") for it in numbers[:3]) or "no number"
