"""What the fixed words of a phrase stand for now: `this`, `target`, `chosen`, `it`."""

from collections.abc import Callable

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several

WORDS = frozenset({"this", "payer", "subject"})
"""Words that stand for one unit, which may have left the field."""


def unit_word(word: str) -> Several:
    """`this`, `payer`, `subject`: the unit if it is still on the field."""

    def unit(frame: Frame) -> list[int]:
        found: int = getattr(frame, word)
        return [found] if found != NOWHERE and frame.table.state.where[found] != NOWHERE else []

    return unit


def place_of(word: str) -> Several:
    """The zone of `this`, `payer`, `subject`."""

    def place(frame: Frame) -> list[int]:
        unit: int = getattr(frame, word)
        zone = NOWHERE if unit == NOWHERE else frame.table.state.where[unit]
        return [] if zone == NOWHERE else [zone]

    return place


def places_of(units: Several) -> Several:
    """The zones in which units stand."""

    def places(frame: Frame) -> list[int]:
        where = frame.table.state.where
        return [where[unit] for unit in units(frame) if where[unit] != NOWHERE]

    return places


def chosen_units(frame: Frame) -> list[int]:
    """Those units that were chosen and are still on the field."""
    if frame.chosen_zones:
        return []
    where = frame.table.state.where
    return [unit for unit in frame.chosen if where[unit] != NOWHERE]


def unit_it(frame: Frame) -> list[int]:
    """The member of an `each`, if it is a unit and still on the field."""
    found = frame.it
    if frame.it_zone or found == NOWHERE or frame.table.state.where[found] == NOWHERE:
        return []
    return [found]


def owner_of(word: str, owners: list[int], otherwise: int) -> Callable[[Frame], int]:
    """The owner of a unit that may have left the field."""

    def owner(frame: Frame) -> int:
        unit: int = getattr(frame, word)
        return owners[unit] if unit != NOWHERE else otherwise

    return owner


def zone_word(word: str) -> Several:
    """`target`, `place`, `origin`."""

    def zone(frame: Frame) -> list[int]:
        found: int = getattr(frame, word)
        return [found] if found != NOWHERE else []

    return zone


def chosen_zones(frame: Frame) -> list[int]:
    """Those zones that were chosen."""
    return frame.chosen if frame.chosen_zones else []


def zone_it(frame: Frame) -> list[int]:
    """The member of an `each`, if it is a zone."""
    return [frame.it] if frame.it_zone else []
