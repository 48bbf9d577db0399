"""Quantities and nouns, and whether they agree: `a unit`, `2 own summons`, `each imp`."""

from typing import TYPE_CHECKING, NoReturn

from react_tools.phrases.reader import Reader
from react_tools.rulesets.react.language.phrase import OneOf, Quantity

if TYPE_CHECKING:
    from react_tools.phrases.reader import Name
    from react_tools.phrases.words import Word

_SINGULAR = ("unit", "creator", "summon", "zone")
PLURAL = ("units", "creators", "summons", "zones")
UNIT_STATES = ("ready", "exhausted")
ZONE_STATES = ("free", "occupied")
ALL = Quantity("all")


def quantity_of(reader: Reader) -> Quantity:
    """How many: an article, a number, `each`, `up to`; none for all of them."""
    if reader.take("each"):
        return Quantity("each")
    if reader.take("a", "an"):
        return Quantity("count", 1)
    if reader.take("up"):
        reader.need("to")
        number = reader.number()
        return Quantity("up to", number if number is not None else reader.fail())
    number = reader.number()
    return ALL if number is None else Quantity("count", number)


def singular(reader: Reader) -> "str | Name":
    """A noun in the singular, or a summon's id."""
    word = reader.here
    if reader.sees(*_SINGULAR):
        return reader.step().text
    if word.text in PLURAL:
        _disagree(reader, f"write {word.text.removesuffix('s')!r}")
    named = reader.next.text not in {*_SINGULAR, *PLURAL}
    return reader.name("a summon") if named else reader.fail()


def plural(reader: Reader, start: "Word", quantity: Quantity) -> str:
    """A noun in the plural; who wrote it in the singular may have meant one, or all."""
    word, every = reader.here, quantity == ALL
    if reader.sees(*PLURAL):
        return reader.step().text.removesuffix("s")
    told = reader.text[start.first : word.last]
    asks = "" if reader.text[: start.first].strip() else ", its owner chooses"
    one = f"`{_article(start)} {told}` (one{asks})"
    if word.text in _SINGULAR:
        _disagree(reader, f"write {one} or `{told}s` (all)" if every else f"write '{word.text}s'")
    named = f"`each {told}` (all) or {one}" if every else "`each` or `a` before its id"
    return reader.fail(f"for a summon write {named}")


def kind(reader: Reader) -> "str | Name":
    """What a unit is, behind `is`: `a summon`, `a creator`, or a summon's id."""
    start = reader.next
    reader.need("a", "an")
    noun: str | Name
    noun = reader.take("summon", "creator") or reader.name("a summon")
    check_article(reader, start)
    return noun


def one_of(reader: Reader) -> OneOf | None:
    """`a tool`: a group of tokens, of which the chooser picks a kind; None without an article."""
    if not reader.take("a", "an"):
        return None
    start = reader.here
    group = reader.name("a group of tokens")
    check_article(reader, start)
    return OneOf(group)


def _disagree(reader: Reader, hint: str) -> NoReturn:
    word = reader.here
    reader.refuse(word, f"{word.text!r} does not agree with its number", hint)


def _article(word: "Word") -> str:
    """The article by the first letter of the word behind it."""
    return "an" if word.text[:1] in {"a", "e", "i", "o"} else "a"


def check_article(reader: Reader, word: "Word") -> None:
    """`a` or `an`, by the first letter of the word behind it; u- is free, `unit` and ids alike."""
    article = reader.text[: word.first].split()[-1]
    right = _article(word)
    if article in {"a", "an"} and article != right and (word.text[0] != "u" or word.text == "unit"):
        reader.refuse(
            word, f"'{article} {word.text}' does not agree", f"write '{right} {word.text}'"
        )


def check_fit(reader: Reader, word: "Word", noun: "str | Name", *, side: str, state: str) -> None:
    """Own, enemy, ready, exhausted say something of units; free and occupied of zones."""
    if noun == "zone" and (side or state in UNIT_STATES):
        reader.refuse(
            word, f"a zone cannot be {side or state!r}", "free and occupied go with zones"
        )
    if noun != "zone" and state in ZONE_STATES:
        reader.refuse(word, f"a unit cannot be {state!r}", "ready and exhausted go with units")
