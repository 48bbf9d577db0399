"""Swap two units: they exchange their zones, with the tokens that ride on them.

    swap: {who: creator, with: a unit adjacent to creator}

Both count as entering. It happens whole or not at all: if a piece attached to one of them could
not go along, nothing happens.

who (main), with: one unit each; a phrase that finds several asks the owner.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.events.field import UnitsSwapped
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.pieces import SWAPPING, alone, arrivals, tell
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, travels

SAME_UNIT = Reason(
    "the same unit",
    "{unit} cannot swap with itself",
    "{unit} не может поменяться местами с собой",
    ("RA-SWAP-1",),
)


def _swap(frame: Frame, a: int, b: int) -> Outcome:
    table = frame.table
    if a == b:
        return nothing(SAME_UNIT, unit=a)
    if came := alone(table, a, SWAPPING) or alone(table, b, SWAPPING):
        return came
    here, there = table.state.where[a], table.state.where[b]
    everybody = arrivals(table, [(a, there), (b, here)], SWAPPING)
    if isinstance(everybody, Outcome):
        return everybody
    if table.recorder is not None:
        laden = any(_is_laden(table, it) for it in (a, b))
        rules = ("RA-SWAP-1", *("RA-SWAP-2",) * laden, "RA-SWAP-3")
        table.record(UnitsSwapped(a, b, here, there, rules))
        tell(table, everybody)
    come_to_stand(table, everybody, "swap")
    return DONE


def _is_laden(table: Table, unit: int) -> bool:
    """Whether tokens ride on a unit."""
    kinds = len(table.match.tokens)
    return any(table.state.riding[unit * kinds : (unit + 1) * kinds])


def _compile(arguments: Arguments) -> Act:
    who, other = arguments.units("who"), arguments.units("with")
    said_who, said_other = arguments.said("who"), arguments.said("with")

    def act(frame: Frame) -> Outcome:
        first = frame.one("unit", who(frame))
        if not first:
            return nothing(NO_UNIT, phrase=said_who(frame))
        second = frame.one("unit", other(frame))
        if not second:
            return nothing(NO_UNIT, phrase=said_other(frame))
        return _swap(frame, first[0], second[0])

    return act


SWAP = Verb(
    name="swap",
    main="who",
    parameters={"who": Parameter("units"), "with": Parameter("units")},
    compile=_compile,
    reasons=(NO_UNIT, SAME_UNIT, *SWAPPING.values()),
    page=__doc__,
    brings=travels("swap", "who", "with"),
)
