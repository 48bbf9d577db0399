"""How units walk: one zone at a time, across a side, as far as it goes.

Each step is judged before it is taken, so several units may take theirs at the same moment.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import UnitMoved
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.meaning import Direction, as_paid
from react_tools.rulesets.react.pieces import (
    Arrival,
    alone,
    arrivals,
    blocking,
    can_come,
    tell,
)
from react_tools.rulesets.react.reasons import (
    CHOSE_NOT_TO,
    LEFT_THE_FIELD,
    NOT_IN_LINE,
    OCCUPIED,
    OFF_THE_FIELD,
)
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Rules

MOVED_MIDWAY = Reason(
    "moved on the way",
    "{unit} has been moved on the way, and so the move ends there",
    "{unit} по пути перемещают, и на этом перемещение заканчивается",
    ("moved-midway", "RA-EFFECT-10"),
)


_RULES = ("RA-MOVE-2", "RA-ZONE-3")
_FIXED = (*_RULES, "RA-MOVE-7")


class Stride(NamedTuple):
    """A step that can be taken: from where, which way, and everybody who comes to stand by it."""

    unit: int
    direction: int
    origin: int
    zone: int
    everybody: Sequence[Arrival]
    rules: Rules


class Walk(Struct, eq=False):
    """One unit on its way.

    Attributes:
        mover: who chooses, where something is left to choose.
        count: how many steps it takes at most; taken: how many it has taken.
        stamp: which life of the unit walks; here: the zone to which its latest step has led.
        came: what came of it so far; its word is `done` as long as it may go on.
    """

    frame: Frame
    unit: int
    by: Amount
    toward: Direction | None
    mover: int
    count: int
    stamp: int
    here: int
    came: Outcome
    taken: int = 0

    def stride(self) -> Stride | None:
        """The next step; None if there is none, and then `came` says why."""
        if self.taken == self.count or self.came.word != "done":
            return None
        judged = (self.taken and self._lost()) or self._judged()
        if isinstance(judged, Outcome):
            self.came = judged
            return None
        self.here = judged.zone
        return judged

    def _lost(self) -> Outcome | None:
        """Why it goes on no more: passives have answered its latest step."""
        table, unit = self.frame.table, self.unit
        if not table.lives(unit, self.stamp):
            return nothing(LEFT_THE_FIELD, unit=unit)
        if table.state.where[unit] != self.here and table.decides("moved-midway") == "ends":
            return nothing(MOVED_MIDWAY, unit=unit)
        return None

    def _judged(self) -> Stride | Outcome:
        """Where the next step leads, or why it cannot be taken."""
        if self.toward is not None:
            return _toward(self.frame, self.unit, self.toward)
        way = _any_way(self.frame, self.unit, self.mover, self.by)
        if way == NOWHERE:
            return nothing(CHOSE_NOT_TO, player=self.mover)
        return _step(self.frame.table, self.unit, way, _RULES)

    def outcome(self) -> Outcome:
        """What came of it in the end."""
        came = self.came
        if came.reason is None or not self.taken:
            return came
        return DONE if came.reason.by_choice else replace(came, word="partly")


def _toward(frame: Frame, unit: int, toward: Direction) -> Stride | Outcome:
    """The step that a direction asks for, or why it cannot be taken."""
    way = toward(frame, unit)
    if way == NOWHERE:
        return nothing(NOT_IN_LINE, unit=unit)
    return _step(frame.table, unit, way, _FIXED if toward is as_paid else _RULES)


def _any_way(frame: Frame, unit: int, mover: int, by: Amount) -> int:
    """The way that is chosen for the next step, of so many."""
    table = frame.table

    def works(way: int) -> bool:
        zone = table.match.board.step[table.state.where[unit]][way]
        free = zone != NOWHERE and blocking(table, unit, zone) == NOWHERE
        return free and can_come(table, unit, zone)

    return frame.any_way(mover, works, may_stop=by.up_to, far=by.number > 1)


def _step(table: Table, unit: int, way: int, rules: Rules) -> Stride | Outcome:
    """Where a step leads, or why it cannot be taken."""
    where, match = table.state.where, table.match
    origin = where[unit]
    zone = match.board.step[origin][way]
    if zone == NOWHERE:
        return nothing(OFF_THE_FIELD, unit=unit, direction=way)
    if zone in where and (there := blocking(table, unit, zone)) != NOWHERE:
        return nothing(OCCUPIED, unit=unit, zone=zone, standing=there)
    everybody = arrivals(table, ((unit, zone),))
    if isinstance(everybody, Outcome):
        return everybody
    return Stride(unit, way, origin, zone, everybody, rules)


def begin(frame: Frame, unit: int, by: Amount, toward: Direction | None) -> Walk:
    """A walk whose first step has not been taken yet."""
    table, mover, count = frame.table, frame.chooser, by.number
    came = alone(table, unit)
    if came is None:
        if by.up_to or toward is None:
            mover = frame.mover(unit)
        if by.up_to and toward is not None:
            count = frame.number(by, "steps", mover=mover, unit=unit)
        came = DONE if count else nothing(CHOSE_NOT_TO, player=mover)
    state = table.state
    stamp, here = state.stamp[unit], state.where[unit]
    return Walk(frame, unit, by, toward, mover, count, stamp, here, came)


def walk(frame: Frame, unit: int, by: Amount, toward: Direction | None) -> Outcome:
    """All steps of one unit, as far as they go; passives answer in between."""
    if by.number == 1 and toward is not None and not by.up_to:
        return alone(frame.table, unit) or _one_step(frame, unit, toward)
    one = begin(frame, unit, by, toward)
    while stride := one.stride():
        take(frame.table, (stride,))
        one.taken += 1
    return one.outcome()


def _one_step(frame: Frame, unit: int, toward: Direction) -> Outcome:
    """A walk of a single step, of which nothing is left to choose."""
    stride = _toward(frame, unit, toward)
    if isinstance(stride, Outcome):
        return stride
    take(frame.table, (stride,))
    return DONE


def take(table: Table, strides: Sequence[Stride]) -> None:
    """Take steps, one at least, all at the same moment; then passives answer."""
    if table.recorder is not None:
        for unit, direction, origin, zone, everybody, rules in strides:
            table.record(UnitMoved(unit, direction, origin, zone, rules))
            tell(table, everybody)
    everybody = strides[0].everybody
    if len(strides) > 1:
        everybody = [it for stride in strides for it in stride.everybody]
    come_to_stand(table, everybody, "move")
