"""Recover units: they are ready again, in the middle of a turn.

    recover: an own exhausted summon

Only who is exhausted can recover.

who (main): the units.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.events.phases import UnitRecovered
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.state import changed
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, each_unit

NOT_EXHAUSTED = Reason(
    "not exhausted",
    "{unit} is not exhausted",
    "восстанавливать незачем: {unit}",
    ("RA-EXHAUST-4",),
)


def _recover(frame: Frame, unit: int) -> Outcome:
    table = frame.table
    if not table.state.exhausted[unit]:
        return nothing(NOT_EXHAUSTED, unit=unit)
    table.record(UnitRecovered(unit, ("RA-EXHAUST-2", "RA-EXHAUST-4")))
    table.state.exhausted = changed(table.state.exhausted, unit, 0)
    return DONE


def _compile(arguments: Arguments) -> Act:
    return each_unit(arguments, _recover)


RECOVER = Verb(
    name="recover",
    main="who",
    parameters={"who": Parameter("units")},
    compile=_compile,
    reasons=(NO_UNIT, NOT_EXHAUSTED),
    page=__doc__,
)
