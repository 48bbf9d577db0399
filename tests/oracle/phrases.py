"""Which units and zones a phrase of a card means, seen now; nobody is asked here.

A set is told member by member: every unit on the field, or every zone, is held against the
phrase. So a unit that has just left can be held against it too, as it was.
"""

from collections.abc import Iterable, Mapping

from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    DiagonalTo,
    Filter,
    InLine,
    OtherThan,
    Phrase,
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
from tests.oracle import field
from tests.oracle.frame import Frame, Thing
from tests.oracle.table import CREATOR, Being, Unit, Zone


def means_zones(frame: Frame, phrase: Phrase) -> bool:
    """Whether a phrase means zones; `chosen` and `it` are what they were bound to."""
    if phrase.sort is not Sort.EITHER:
        return phrase.sort is Sort.ZONES
    bound = remembered(frame, phrase)
    return bool(bound) and not isinstance(bound[0], Being)


def remembered(frame: Frame, phrase: Phrase) -> list[Thing]:
    """What `chosen` or `it` is bound to."""
    assert isinstance(phrase, Ref)
    if phrase.word == "chosen":
        return list(frame.chosen)
    return [] if frame.it is None else [frame.it]


def units(frame: Frame, phrase: Phrase) -> list[Unit]:
    """The units that a phrase means, by zone; of a way, near to far."""
    match phrase:
        case Ref():
            beings = _beings(frame, phrase)
            return [unit for it in beings if (unit := frame.table.found(it)) is not None]
        case Those():
            standing = frame.table.standing()
            if _ray(phrase) is None:
                return [it for it in standing if unit_fits(frame, phrase, it)]
            return [u for zone in _along(frame, phrase) if (u := frame.table.at(zone)) is not None]
        case ZoneOf():
            return []


def _beings(frame: Frame, phrase: Ref) -> list[Being | None]:
    table = frame.table
    match phrase.word:
        case "this":
            return [frame.this]
        case "payer":
            return [frame.payer]
        case "subject":
            return [frame.subject]
        case "creator":
            return [table.creator(frame.owner).being]
        case "enemy creator":
            return [table.creator(table.other(frame.owner)).being]
        case _:
            return [it for it in remembered(frame, phrase) if isinstance(it, Being)]


def zones(frame: Frame, phrase: Phrase) -> list[Zone]:
    """The zones that a phrase means, from the lowest row, left to right; of a way, near to far."""
    match phrase:
        case Ref(word="target"):
            return list(frame.targets)
        case Ref(word="place"):
            return [] if frame.place is None else [frame.place]
        case Ref(word="origin"):
            return [] if frame.origin is None else [frame.origin]
        case Ref():
            bound = remembered(frame, phrase)
            return [it for it in bound if not isinstance(it, Being)]
        case ZoneOf(units=whose):
            return [it.stands for it in units(frame, whose)]
        case Those():
            if _ray(phrase) is not None:
                return _along(frame, phrase)
            every = field.every(frame.table.world)
            return [it for it in every if zone_fits(frame, phrase, it)]


def places(frame: Frame, phrase: Phrase) -> list[Zone]:
    """Where it is that a phrase means: zones, or those in which the units stand."""
    if means_zones(frame, phrase):
        return zones(frame, phrase)
    return [it.stands for it in units(frame, phrase)]


def is_unit(frame: Frame, phrase: Phrase, unit: Unit) -> bool:
    """Whether a unit is among those a phrase means, though it may have left: as it was."""
    if isinstance(phrase, Those):
        return unit_fits(frame, phrase, unit)
    return any(it is not None and it.name == unit.name for it in _names(frame, phrase))


def _names(frame: Frame, phrase: Phrase) -> Iterable[Being | None]:
    return _beings(frame, phrase) if isinstance(phrase, Ref) else []


def unit_fits(frame: Frame, those: Those, unit: Unit) -> bool:
    """Whether a unit is as the phrase says: kind, side, state, filters."""
    own = unit.owner == frame.owner
    return (
        is_kind(unit, those)
        and those.side in {"", "own" if own else "enemy"}
        and those.state in {"", "exhausted" if unit.exhausted else "ready"}
        and all(_unit_passes(frame, it, unit) for it in those.filters)
    )


def is_kind(unit: Unit, those: Those) -> bool:
    """Whether a unit is what the noun says: any unit, a creator, a summon, one kind of summon."""
    match those.noun:
        case "unit":
            return True
        case "creator":
            return unit.kind == CREATOR
        case "summon":
            return unit.kind != CREATOR
        case "zone":
            return False
        case str():
            return False
        case name:
            return unit.kind == name.id


def zone_fits(frame: Frame, those: Those, zone: Zone) -> bool:
    """Whether a zone is as the phrase says: free or occupied (RA-ZONE-1), filters."""
    taken = frame.table.at(zone) is not None
    state = those.state in {"", "occupied" if taken else "free"}
    return state and all(_zone_passes(frame, it, zone) for it in those.filters)


def lie(frame: Frame, tokens: Mapping[str, int], name: str) -> int:
    """How many of some tokens go by a name; those of a group are counted together."""
    return sum(tokens[it] for it in frame.table.world.named(frame.owner, name))


def _unit_passes(frame: Frame, one: Filter, unit: Unit) -> bool:
    match one:
        case With(token=token, count=count):
            return lie(frame, unit.tokens, token.id) >= count
        case Without(token=token):
            return lie(frame, unit.tokens, token.id) == 0
        case At(zones=where):
            return unit.stands in zones(frame, where)
        case OtherThan(than=than) if not means_zones(frame, than):
            return all(it.name != unit.name for it in units(frame, than))
        case _:
            return _lies(frame, one, unit.stands)


def _zone_passes(frame: Frame, one: Filter, zone: Zone) -> bool:
    match one:
        case With(token=token, count=count):
            return lie(frame, frame.table.lying(zone), token.id) >= count
        case Without(token=token):
            return lie(frame, frame.table.lying(zone), token.id) == 0
        case WithUnit(units=those):
            unit = frame.table.at(zone)
            return unit is not None and unit_fits(frame, those, unit)
        case _:
            return _lies(frame, one, zone)


def _lies(frame: Frame, one: Filter, zone: Zone) -> bool:
    """What is said of where a unit or a zone is, held against any of the places named."""
    match one:
        case AdjacentTo(of=of):
            return any(field.adjacent(zone, it) for it in places(frame, of))
        case DiagonalTo(of=of):
            return any(field.diagonal(zone, it) for it in places(frame, of))
        case Within(steps=most, of=of):
            return any(field.steps(zone, it) <= most for it in places(frame, of))
        case InLine(of=of):
            return any(field.in_line(zone, it) for it in places(frame, of))
        case OtherThan(than=than):
            return zone not in places(frame, than)
        case Ray():
            return any(zone in way for way in rays(frame, one))
        case _:
            return False


def _ray(those: Those) -> Ray | None:
    return next((it for it in those.filters if isinstance(it, Ray)), None)


def rays(frame: Frame, ray: Ray) -> list[list[Zone]]:
    """The zones on each way, near to far, the place where it begins not included."""
    world = frame.table.world
    found = list[list[Zone]]()
    for start in places(frame, ray.origin):
        for way in dict.fromkeys(ways(frame, ray.toward, start)):
            found.append(list(field.ahead(world, start, way)))
    return found


def ways(frame: Frame, toward: Toward, start: Zone) -> list[str]:
    """The directions that are meant, seen from a zone: the one paid for, to or away from places."""
    if toward.way == "direction":
        return [frame.direction] if frame.direction else []
    assert toward.of is not None
    to = [way for it in places(frame, toward.of) if (way := field.way_to(start, it))]
    return to if toward.way == "to" else [field.back(it) for it in to]


def _along(frame: Frame, those: Those) -> list[Zone]:
    """The zones of a set that lies on a way: of each way all, the nearest, or the very next."""
    ray = _ray(those)
    assert ray is not None
    found = list[Zone]()
    for way in rays(frame, ray):
        fitting = [it for it in way if _here(frame, those, it)]
        if those.nth == "first":
            fitting = fitting[:1]
        if those.nth == "next":
            fitting = [it for it in fitting if it == way[0]]
        found.extend(it for it in fitting if it not in found)
    return found


def _here(frame: Frame, those: Those, zone: Zone) -> bool:
    """Whether the zone fits, or who stands there if units are meant."""
    if those.sort is Sort.ZONES:
        return zone_fits(frame, those, zone)
    unit = frame.table.at(zone)
    return unit is not None and unit_fits(frame, those, unit)
