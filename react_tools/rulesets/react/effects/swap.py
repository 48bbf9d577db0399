"""Swap two units: they exchange their zones, with the tokens that ride on them.

    swap: {who: creator, with: a unit adjacent to creator}

Both count as entering. It happens whole or not at all.

who (main), with: one unit each; a phrase that finds several asks the owner.
"""

from react_tools.rulesets.react.events.field import UnitsSwapped
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import Quantity
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb

SAME_UNIT = Reason(
    "the same unit",
    "{unit} cannot swap with itself",
    "{unit} не может поменяться местами с собой",
    ("RA-SWAP-1",),
)
_ONE = Quantity("count", 1)


def _one(frame: Frame, several: Several) -> list[int]:
    """One unit of those found; none if there is none."""
    found = several(frame)
    return found if len(found) < 2 else frame.ask("unit", found, _ONE)  # noqa: PLR2004


def _compile(arguments: Arguments) -> Act:
    who, other = arguments.units("who"), arguments.units("with")
    said_who, said_other = arguments.said("who"), arguments.said("with")

    def act(frame: Frame) -> Outcome:
        first = _one(frame, who)
        if not first:
            return nothing(NO_UNIT, phrase=said_who(frame))
        second = _one(frame, other)
        if not second:
            return nothing(NO_UNIT, phrase=said_other(frame))
        (a,), (b,) = first, second
        if a == b:
            return nothing(SAME_UNIT, unit=a)
        where = frame.table.state.where
        here, there = where[a], where[b]
        frame.table.record(UnitsSwapped(a, b, here, there))
        come_to_stand(frame.table, [(a, there), (b, here)], "swap")
        return DONE

    return act


SWAP = Verb(
    name="swap",
    main="who",
    parameters={"who": Parameter("units"), "with": Parameter("units")},
    compile=_compile,
    reasons=(NO_UNIT, SAME_UNIT),
    page=__doc__,
)
