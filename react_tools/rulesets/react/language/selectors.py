"""Units and zones in words: `an own unit with ink other than creator`, `zones adjacent to this`."""

from typing import TYPE_CHECKING

from react_tools.phrases.reader import Reader
from react_tools.rulesets.react.language.nouns import (
    ALL,
    PLURAL,
    UNIT_STATES,
    ZONE_STATES,
    check_article,
    check_fit,
    plural,
    quantity_of,
    singular,
)
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    DiagonalTo,
    Filter,
    InLine,
    OtherThan,
    Phrase,
    Quantity,
    Ray,
    Ref,
    Sort,
    Those,
    Toward,
    With,
    Within,
    Without,
    WithUnit,
    ZoneOf,
)

if TYPE_CHECKING:
    from react_tools.phrases.reader import Name

_REFS = ("this", "payer", "subject", "creator", "target", "place", "origin", "chosen", "it")
_BESIDE = ("adjacent", "diagonal", "in")


def either(reader: Reader) -> Phrase:
    """A unit phrase or a zone phrase."""
    if reader.here.text in {"zone", "zones"} and reader.next.text == "of":
        reader.step()
        reader.step()
        return ZoneOf(units(reader))
    if reader.here.text == "enemy" and reader.next.text == "creator":
        first = reader.step().first
        return Ref("enemy creator", first, reader.step().last)
    if reader.sees(*_REFS):
        word = reader.step()
        return Ref(word.text, word.first, word.last)
    return those(reader, quantity_of(reader))


def units(reader: Reader) -> Phrase:
    """A phrase that stands for units."""
    return _of_sort(reader, Sort.UNITS, "a unit", "say `units at …` for what stands in a zone")


def zones(reader: Reader) -> Phrase:
    """A phrase that stands for zones."""
    return _of_sort(reader, Sort.ZONES, "a zone", "say `zone of …` for where a unit stands")


def _of_sort(reader: Reader, sort: Sort, wanted: str, hint: str) -> Phrase:
    first = reader.here
    phrase = either(reader)
    if phrase.sort not in {sort, Sort.EITHER}:
        other = Sort.ZONES if sort is Sort.UNITS else Sort.UNITS
        reader.refuse(
            first, f"{wanted} is wanted here, and this phrase stands for {other.value}", hint
        )
    return phrase


def those(reader: Reader, quantity: Quantity, *, article: bool = True) -> Those:
    """Adjectives, noun, filters behind a quantity (`article=False`: a target, always one zone)."""
    start = reader.here
    nth = (reader.take("first", "next") or "") if quantity == ALL else ""
    side, state, near = _adjectives(reader)
    of_one = not article or nth or quantity.kind == "each" or quantity.count == 1
    noun = singular(reader) if of_one else plural(reader, start, quantity)
    if article and quantity.count == 1 and quantity.kind == "count":
        check_article(reader, start)
    check_fit(reader, start, noun, side=side, state=state)
    filters = near + _filters(reader, noun)
    if nth and not any(isinstance(it, Ray) for it in filters):
        message = f"{nth!r} says nothing without a way"
        reader.refuse(start, message, "say which way: `toward direction from this`")
    return Those(quantity, noun, side, state, filters, nth)


def counted(reader: Reader) -> Those:
    """A set whose members are counted, behind `number of`; a summon's id may stand bare."""
    start = reader.here
    side, state, near = _adjectives(reader)
    of_all = reader.sees(*PLURAL)
    noun = reader.step().text.removesuffix("s") if of_all else reader.name("a summon")
    check_fit(reader, start, noun, side=side, state=state)
    return Those(ALL, noun, side, state, near + _filters(reader, noun))


def _adjectives(reader: Reader) -> tuple[str, str, tuple[Filter, ...]]:
    """Whose, in which state, beside `this` or anywhere."""
    side = reader.take("own", "enemy") or ""
    state = reader.take(*UNIT_STATES, *ZONE_STATES) or ""
    return side, state, (AdjacentTo(Ref("this")),) if reader.take("adjacent") else ()


def _filters(reader: Reader, noun: "str | Name") -> tuple[Filter, ...]:
    found: list[Filter] = []
    while one := _filter(reader, noun):
        found.append(one)
    return tuple(found)


def _filter(reader: Reader, noun: "str | Name") -> Filter | None:
    match reader.take("with", "without", "within", "at", "other", "toward", *_BESIDE):
        case "with":
            return _with(reader, noun)
        case "without":
            return Without(reader.name("a token"))
        case "within":
            return _within(reader)
        case "at":
            return At(zones(reader))
        case "other":
            reader.need("than")
            return OtherThan(either(reader))
        case "toward":
            return _ray(reader)
        case None:
            return None
        case word:
            return _beside(reader, word)


def _beside(reader: Reader, word: str) -> Filter:
    """`adjacent to`, `diagonal to`, `in line with`."""
    if word == "in":
        reader.need("line")
        reader.need("with")
        return InLine(either(reader))
    reader.need("to")
    return AdjacentTo(either(reader)) if word == "adjacent" else DiagonalTo(either(reader))


def _with(reader: Reader, noun: "str | Name") -> With | WithUnit:
    """Tokens that lie there; of a zone also a unit that stands there, behind an article."""
    first = reader.here
    if noun == "zone" and first.text in {"a", "an"}:
        found = units(reader)
        assert isinstance(found, Those)  # noqa: S101 -- nothing else begins with an article
        return WithUnit(found)
    count = reader.number()
    return With(reader.name("a token"), 1 if count is None else count)


def toward(reader: Reader) -> Toward:
    """A direction: `direction`, `to X`, `away from X`."""
    match reader.need("direction", "to", "away"):
        case "direction":
            return Toward("direction")
        case "to":
            return Toward("to", either(reader))
        case _:
            reader.need("from")
            return Toward("away from", either(reader))


def _ray(reader: Reader) -> Ray:
    """`toward direction from this`; where the way begins nobody is asked."""
    way = toward(reader)
    reader.need("from")
    first = reader.here
    origin = either(reader)
    if isinstance(origin, Those) and origin.quantity.asks:
        message = "a way begins where nobody has to choose"
        reader.refuse(first, message, "`pick` first and say `from chosen`, or `from each …`")
    return Ray(way, origin)


def _within(reader: Reader) -> Within:
    steps = reader.number()
    if steps is None:
        reader.fail()
    reader.need("of")
    return Within(steps, either(reader))
