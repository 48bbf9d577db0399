"""Exhaust units: they cannot be exhausted again, nor pay, until they recover.

    exhaust: units at target

Who is exhausted already stays so, and nothing happens to it.

who (main): the units.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.events.field import UnitExhausted
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.state import changed
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, each_unit

EXHAUSTED = Reason(
    "already exhausted",
    "{unit} is exhausted already",
    "повторное истощение невозможно: {unit}",
    ("RA-EXHAUST-7", "RA-EXHAUST-3"),
)


def _exhaust(frame: Frame, unit: int) -> Outcome:
    table = frame.table
    if table.state.exhausted[unit]:
        return nothing(EXHAUSTED, unit=unit)
    table.record(UnitExhausted(unit))
    table.state.exhausted = changed(table.state.exhausted, unit, 1)
    return DONE


def _compile(arguments: Arguments) -> Act:
    return each_unit(arguments, _exhaust)


EXHAUST = Verb(
    name="exhaust",
    main="who",
    parameters={"who": Parameter("units")},
    compile=_compile,
    reasons=(NO_UNIT, EXHAUSTED),
    page=__doc__,
)
