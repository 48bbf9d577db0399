"""Units and zones in words: `an own unit with ink other than creator`, `zones adjacent to this`."""

from typing import TYPE_CHECKING, NoReturn

from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    Filter,
    InLine,
    OtherThan,
    Phrase,
    Quantity,
    Ref,
    Sort,
    Those,
    With,
    Within,
    Without,
    ZoneOf,
)
from react_tools.rulesets.react.language.reader import Reader

if TYPE_CHECKING:
    from react_tools.rulesets.react.language.phrase import Name
    from react_tools.rulesets.react.language.words import Word

_REFS = ("this", "payer", "subject", "creator", "target", "place", "origin", "chosen")
_SINGULAR = ("unit", "creator", "summon", "zone")
_PLURAL = ("units", "creators", "summons", "zones")
_UNIT_STATES = ("ready", "exhausted")
_ZONE_STATES = ("free", "occupied")
_ALL = Quantity("all")


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
    return those(reader, _quantity(reader))


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


def _quantity(reader: Reader) -> Quantity:
    if reader.take("each"):
        return Quantity("each")
    if reader.take("a", "an"):
        return Quantity("count", 1)
    if reader.take("up"):
        reader.need("to")
        number = reader.number()
        return Quantity("up to", number if number is not None else reader.fail())
    number = reader.number()
    return _ALL if number is None else Quantity("count", number)


def those(reader: Reader, quantity: Quantity, *, article: bool = True) -> Those:
    """Adjectives, noun, filters behind a quantity (`article=False`: a target, always one zone)."""
    start = reader.here
    side = reader.take("own", "enemy") or ""
    state = reader.take(*_UNIT_STATES, *_ZONE_STATES) or ""
    adjacent = bool(reader.take("adjacent"))
    one = not article or quantity.kind == "each" or quantity.count == 1
    noun = _one(reader) if one else _several(reader, start, quantity)
    if article and quantity.count == 1 and quantity.kind == "count":
        _check_article(reader, start)
    _check_fit(reader, start, noun, side=side, state=state)
    near: tuple[Filter, ...] = (AdjacentTo(Ref("this")),) if adjacent else ()
    return Those(quantity, noun, side, state, near + _filters(reader))


def _one(reader: Reader) -> "str | Name":
    """A noun in the singular, or a summon's id."""
    word = reader.here
    if reader.sees(*_SINGULAR):
        return reader.step().text
    if word.text in _PLURAL:
        _disagree(reader, f"write {word.text.removesuffix('s')!r}")
    named = reader.next.text not in {*_SINGULAR, *_PLURAL}
    return reader.name("a summon") if named else reader.fail()


def _several(reader: Reader, start: "Word", quantity: Quantity) -> str:
    """A noun in the plural; who wrote it in the singular may have meant one, or all."""
    word, every = reader.here, quantity == _ALL
    if reader.sees(*_PLURAL):
        return reader.step().text.removesuffix("s")
    told = reader.text[start.first : word.last]
    asks = "" if reader.text[: start.first].strip() else ", its owner chooses"
    one = f"`{_article(start)} {told}` (one{asks})"
    if word.text in _SINGULAR:
        _disagree(reader, f"write {one} or `{told}s` (all)" if every else f"write '{word.text}s'")
    named = f"`each {told}` (all) or {one}" if every else "`each` or `a` before its id"
    return reader.fail(f"for a summon write {named}")


def _disagree(reader: Reader, hint: str) -> NoReturn:
    word = reader.here
    reader.refuse(word, f"{word.text!r} does not agree with its number", hint)


def _article(word: "Word") -> str:
    """The article by the first letter of the word behind it."""
    return "an" if word.text[:1] in {"a", "e", "i", "o"} else "a"


def _check_article(reader: Reader, word: "Word") -> None:
    """`a` or `an`, by the first letter of the word behind it; u- is free, `unit` and ids alike."""
    article = reader.text[: word.first].split()[-1]
    right = _article(word)
    if article in {"a", "an"} and article != right and (word.text[0] != "u" or word.text == "unit"):
        reader.refuse(
            word, f"'{article} {word.text}' does not agree", f"write '{right} {word.text}'"
        )


def _check_fit(reader: Reader, word: "Word", noun: "str | Name", *, side: str, state: str) -> None:
    """Own, enemy, ready, exhausted say something of units; free and occupied of zones."""
    if noun == "zone" and (side or state in _UNIT_STATES):
        reader.refuse(
            word, f"a zone cannot be {side or state!r}", "free and occupied go with zones"
        )
    if noun != "zone" and state in _ZONE_STATES:
        reader.refuse(word, f"a unit cannot be {state!r}", "ready and exhausted go with units")


def _filters(reader: Reader) -> tuple[Filter, ...]:
    found: list[Filter] = []
    while one := _filter(reader):
        found.append(one)
    return tuple(found)


def _filter(reader: Reader) -> Filter | None:
    match reader.take("with", "without", "adjacent", "within", "in", "at", "other"):
        case "with":
            count = reader.number()
            return With(reader.name("a token"), 1 if count is None else count)
        case "without":
            return Without(reader.name("a token"))
        case "adjacent":
            reader.need("to")
            return AdjacentTo(either(reader))
        case "within":
            return _within(reader)
        case "in":
            reader.need("line")
            reader.need("with")
            return InLine(either(reader))
        case "at":
            return At(zones(reader))
        case "other":
            reader.need("than")
            return OtherThan(either(reader))
        case _:
            return None


def _within(reader: Reader) -> Within:
    steps = reader.number()
    if steps is None:
        reader.fail()
    reader.need("of")
    return Within(steps, either(reader))
