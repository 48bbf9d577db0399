"""Cards in play in words: `an enemy creature with aember`, `each other friendly creature`.

Quantity, `other`, side, states, noun and filters stand in this order; article and noun agree with
the number.
"""

from typing import NoReturn

from react_tools.phrases.reader import Reader
from react_tools.phrases.words import Word
from react_tools.rulesets.keyforge.language.phrase import (
    REFERENCES,
    Called,
    Filter,
    NextTo,
    OfHouse,
    OnFlank,
    Phrase,
    Quantity,
    Ref,
    Those,
    WithAember,
    WithPower,
)

NOUNS = ("creature", "artifact", "card", "upgrade")
_PLURALS = tuple(f"{noun}s" for noun in NOUNS)
ONE, ALL = Quantity("count", 1), Quantity("all")
_READINESS = ("ready", "exhausted")
_OF_CREATURES = ("damaged", "undamaged", "stunned")
STATES = (*_READINESS, *_OF_CREATURES)
_VOWELS = "aeiou"


def cards(reader: Reader) -> Phrase:
    """A fixed word, or a set."""
    if reader.sees(*REFERENCES):
        return reference(reader)
    return those(reader)


def reference(reader: Reader) -> Ref:
    """One of the fixed words."""
    word = reader.here
    return Ref(reader.need(*REFERENCES), word.first, word.last)


def those(reader: Reader) -> Those:
    """A set: how many, which, of what kind."""
    if reader.take("another"):
        return of_quantity(reader, ONE, other=True)
    if reader.sees("a", "an"):
        article, word = reader.step(), reader.here
        found = of_quantity(reader, ONE)
        _check_article(reader, article, word)
        return found
    quantity = _quantity(reader)
    other = bool(reader.take("other"))
    return of_quantity(reader, quantity, other=other)


def of_quantity(reader: Reader, quantity: Quantity, *, other: bool = False) -> Those:
    """What stands behind the quantity: side, states, noun, filters."""
    start = reader.here
    if quantity == ONE and not other and start.text == "other":
        reader.refuse(start, "'other' does not stand alone with one", "write 'another'")
    side = reader.take("friendly", "enemy") or ""
    given = [reader.take(*_READINESS), reader.take("damaged", "undamaged"), reader.take("stunned")]
    states = tuple(state for state in given if state)
    noun = _noun(reader, start, quantity)
    for state in states:
        _check_fit(reader, start, noun, state)
    return Those(quantity, noun, side, other, states, _filters(reader, noun))


def _quantity(reader: Reader) -> Quantity:
    """`each`, a number, `up to` a number; none for all of them."""
    if reader.take("each"):
        return Quantity("each")
    up_to = bool(reader.take("up"))
    if up_to:
        reader.need("to")
    word, number = reader.here, reader.number()
    if number is None:
        return reader.fail() if up_to else ALL
    if not number:
        reader.refuse(word, "none is chosen", "write a number from 1 on")
    return Quantity("up to" if up_to else "count", number)


def _noun(reader: Reader, start: Word, quantity: Quantity) -> str:
    one = quantity.kind == "each" or quantity.count == 1
    wanted, contrary = (NOUNS, _PLURALS) if one else (_PLURALS, NOUNS)
    if reader.sees(*wanted):
        return reader.step().text.removesuffix("s")
    word = reader.here
    if word.text in contrary:
        _disagree(reader, start, quantity)
    return reader.fail()


def _disagree(reader: Reader, start: Word, quantity: Quantity) -> NoReturn:
    """A noun in the wrong number; without a quantity one may be meant, or all."""
    word = reader.here
    told = reader.text[start.first : word.last]
    hint = f"write {word.text.removesuffix('s')!r}"
    if quantity == ALL:
        hint = f"write `{_article(start)} {told}` (one is chosen) or `{told}s` (all)"
    elif not word.text.endswith("s"):
        hint = f"write '{word.text}s'"
    reader.refuse(word, f"{word.text!r} does not agree with its number", hint)


def _article(word: Word) -> str:
    """The article by the first letter of the word behind it."""
    return "an" if word.text[:1] in _VOWELS else "a"


def _check_article(reader: Reader, article: Word, word: Word) -> None:
    right = _article(word)
    if article.text != right:
        message = f"'{article.text} {word.text}' does not agree"
        reader.refuse(article, message, f"write '{right} {word.text}'")


def _check_fit(reader: Reader, word: Word, noun: str, state: str) -> None:
    """Only creatures bear damage and stuns and stand in a line; upgrades are never turned."""
    if state in _READINESS:
        if noun == "upgrade":
            reader.refuse(word, f"an upgrade is never {state!r}", "its creature is: `host`")
    elif noun != "creature":
        message = f"{_article(Word(noun, '', 0, 0))} {noun} cannot be {state!r}"
        reader.refuse(word, message, "say it of creatures")


def _filters(reader: Reader, noun: str) -> tuple[Filter, ...]:
    found: list[Filter] = []
    while one := _filter(reader, noun):
        found.append(one)
    return tuple(found)


def _filter(reader: Reader, noun: str) -> Filter | None:
    word = reader.here
    match reader.take("of", "with", "on", "next", "called"):
        case "of":
            reader.need("house")
            return OfHouse(reader.name("a house"))
        case "with":
            return _with(reader, noun)
        case "on":
            reader.need("a")
            reader.need("flank")
            _check_fit(reader, word, noun, "on a flank")
            return OnFlank()
        case "next":
            reader.need("to")
            _check_fit(reader, word, noun, "next to another")
            return NextTo(reference(reader))
        case "called":
            return Called(reader.name("a card"))
        case _:
            return None


def _with(reader: Reader, noun: str) -> WithAember | WithPower:
    word = reader.here
    if reader.need("aember", "power") == "aember":
        return WithAember()
    _check_fit(reader, word, noun, "of a power")
    number = reader.number()
    if number is None:
        reader.fail()
    reader.need("or")
    return WithPower(number, reader.need("less", "more") == "more")
