"""Exhausting and recovering (RA-EXHAUST)."""

from react_tools.rulesets.react.steps import Clause
from tests.oracle import selecting
from tests.oracle.asking import Story
from tests.oracle.frame import Frame
from tests.oracle.table import Table


def exhaust(frame: Frame, clause: Clause) -> Story[bool]:
    """By an effect; who is exhausted already stays so, and nothing happens (RA-EXHAUST-7)."""
    return (yield from _turn(frame, clause, exhausted=True))


def recover(frame: Frame, clause: Clause) -> Story[bool]:
    """By an effect; only who is exhausted can recover (RA-EXHAUST-4)."""
    return (yield from _turn(frame, clause, exhausted=False))


def _turn(frame: Frame, clause: Clause, *, exhausted: bool) -> Story[bool]:
    those = yield from selecting.units(frame, clause, "who")
    changing = [it for it in those if it.exhausted != exhausted]
    for unit in changing:
        unit.exhausted = exhausted
    return bool(changing)


def recover_all(table: Table) -> None:
    """In the end phase all units of both players recover (RA-EXHAUST-1)."""
    for unit in table.units.values():
        unit.exhausted = False
