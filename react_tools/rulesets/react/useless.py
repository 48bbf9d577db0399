"""Choices that were useless from the first: they prevent an effect on purpose (RA-EFFECT-11).

A direction that is chosen while the card is applied fails at once, or it was no useless one. What a
cost fixed may have become useless only later; how things stood when it was paid the record tells.
"""

from collections.abc import Mapping

from react_tools.replay.outcome import Outcome
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.table import Table


def is_useless(frame: Frame, outcome: Outcome) -> bool:
    """Whether a clause came to nothing, or not all, since its target or way never could do.

    For a clause that is recorded; a record that begins behind the choice does not tell it.
    """
    reason, values = outcome.reason, dict(outcome.values)
    if reason is None or reason.is_possible:
        return False
    if frame.steered:
        return "direction" in values or "zone" in values
    if outcome.word == "partly" or frame.target == frame.direction == NOWHERE:
        return False
    then = _when_played(frame.table)
    if then is None:
        return False
    if frame.target in _zones(values):
        return (frame.target in then.where) == ("standing" in values)
    return "unit" in values and _blocked(frame, then, values, over=reason.key == "no free zone")


def _zones(values: Mapping[str, object]) -> tuple[object, ...]:
    """The zones of which an outcome tells."""
    zones = values.get("zones", ())
    return (*zones, values.get("zone")) if isinstance(zones, tuple) else ()


def _blocked(frame: Frame, then: State, values: Mapping[str, object], *, over: bool) -> bool:
    """Whether the way that the cost fixed led a unit nowhere from where it stood *then*."""
    steps, zone = frame.table.match.board.step, then.where[int(str(values["unit"]))]
    if NOWHERE in {frame.direction, zone}:
        return False
    zone = steps[zone][frame.direction]
    while over and zone != NOWHERE and zone in then.where:
        zone = steps[zone][frame.direction]
    return zone == NOWHERE or zone in then.where


def _when_played(table: Table) -> State | None:
    """How things stood when the card was played that is applied now; None if none tells it."""
    if table.recorder is None:
        return None
    at = table.played.get(table.place)
    return table.states[at] if at is not None else None
