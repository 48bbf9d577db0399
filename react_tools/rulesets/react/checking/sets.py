"""Why a set of units or zones is always empty, whatever happens; only what is sure is said."""

from collections.abc import Iterator

from msgspec import Struct

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.distance import excluded, place_of
from react_tools.rulesets.react.checking.sheet import Sheet, same
from react_tools.rulesets.react.language.phrase import (
    At,
    Filter,
    OtherThan,
    Phrase,
    Ray,
    Ref,
    Those,
    Toward,
    With,
    Without,
    WithUnit,
    ZoneOf,
)


class Empty(Struct, frozen=True):
    """Why nothing fits, and what would mend it."""

    why: str
    cure: str


def emptiness(those: Those, sheet: Sheet, this: str) -> Empty | None:
    """Why a set is empty; None if something could be in it."""
    return next(_reasons(those, sheet, this), None)


def _reasons(those: Those, sheet: Sheet, this: str) -> Iterator[Empty]:
    if those.quantity.kind in {"count", "up to"} and not those.quantity.count:
        yield Empty("0 of them are none", "say how many, 1 or more")
    if those.noun != "zone":
        yield from _nobody(those, sheet, this)
    for one in those.filters:
        yield from _unfit(one, those, sheet, this)
    if len(those.filters) > 1:
        yield from _together(those, this)


def _nobody(those: Those, sheet: Sheet, this: str) -> Iterator[Empty]:
    """Units of which there are none, or only those that are left out."""
    kinds = sheet.kinds(those, this)
    if not kinds:
        noun = those.noun
        if isinstance(noun, Name):
            if noun.id in sheet.summons:
                why = f"{noun.id} belongs to {sheet.id}, no opponent has it"
                yield Empty(why, "say `enemy summons` for any of theirs")
        else:
            yield Empty(f"{sheet.id} has no summons", "define one under `summons`, or leave it out")
        return
    for one in those.filters:
        if isinstance(one, OtherThan) and _leaves_nobody(one.than, those, sheet, this):
            yield Empty("that leaves nobody", "leave `other than` out, or say it of more units")


def _leaves_nobody(than: Phrase, those: Those, sheet: Sheet, this: str) -> bool:
    """Whether all the units of a set are those that it leaves out."""
    kinds = sheet.kinds(those, this)
    if isinstance(than, Those):
        whole = not (than.filters or than.state or than.nth)
        return whole and not than.quantity.asks and kinds <= sheet.kinds(than, this)
    one = same(than, this)
    return bool(one) and kinds == sheet.kinds(than, this) and sheet.most(kinds) == 1


def _unfit(one: Filter, those: Those, sheet: Sheet, this: str) -> Iterator[Empty]:
    """A filter that nothing of the noun and state can fit."""
    field = "zone" if those.noun == "zone" else "unit"
    match one:
        case With(token, count):
            yield from _never_held(token, count, field, sheet)
        case WithUnit() if those.state == "free":
            yield Empty("no unit stands in a free zone", "leave `free` out, or the unit")
        case At(zones) if those.noun != "zone" and _is_free(zones):
            yield Empty("nobody stands in a free zone", "say `occupied`, or leave `free` out")
        case At(ZoneOf(Those())) if those.state == "free":
            yield Empty("a zone where a unit stands is not free", "leave `free` out")
        case Ray(toward, origin) if _is_round(toward, origin, this):
            yield Empty("there is no way from a place to itself", "begin or end the way elsewhere")
        case _:
            pass


def _never_held(token: Name, count: int, field: str, sheet: Sheet) -> Iterator[Empty]:
    """Tokens that can never lie there, at all or so many."""
    supply = sheet.supply(token.id)
    if supply is None:
        return
    if not sheet.lies(token.id, field):
        other = "zone" if field == "unit" else "unit"
        cure = f"ask for a {other} with {token.id}, or let `at:` of {token.id} name {field}s"
        yield Empty(f"{token.id} lies on {other}s, never on a {field}", cure)
    elif count > supply:
        yield Empty(f"there are only {supply} {token.id}", "ask for fewer")


def _together(those: Those, this: str) -> Iterator[Empty]:
    """Filters that contradict one another."""
    held = {it.token.id for it in those.filters if isinstance(it, With)}
    for one in those.filters:
        if isinstance(one, Without) and one.token.id in held:
            name = one.token.id
            yield Empty(f"with {name} and without {name} exclude each other", "leave one out")
    places: dict[str, list[Filter]] = {}
    for one in those.filters:
        if word := same(place_of(one), this):
            places.setdefault(word, []).append(one)
    for word, filters in places.items():
        if len(filters) > 1 and excluded(filters):
            yield Empty(f"no zone lies so to {word} in all these ways", "leave one of them out")


def _is_free(zones: Phrase) -> bool:
    return isinstance(zones, Those) and zones.state == "free"


def _is_round(toward: Toward, origin: Phrase, this: str) -> bool:
    """Whether a way leads from one place to the same one."""
    return isinstance(toward.of, Ref) and same(toward.of, this) == same(origin, this) != ""
