"""Descend: the creator's ability card turns back to its front.

    descend: this

If the next masterpiece waits complete on the board, the creator ascends again at once.

who (main): the creator; a summon cannot descend.
"""

from react_tools.replay.outcome import Outcome, nothing
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.masterpiece import NOT_ASCENDED, descend
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Parameter, Verb, each_unit


def _descend(frame: Frame, unit: int) -> Outcome:
    player = frame.table.match.creator_of(unit)
    if player is None:
        return nothing(NOT_ASCENDED, unit=unit)
    return descend(frame.table, player)


def _compile(arguments: Arguments) -> Act:
    return each_unit(arguments, _descend)


DESCEND = Verb(
    name="descend",
    main="who",
    parameters={"who": Parameter("units")},
    compile=_compile,
    reasons=(NO_UNIT, NOT_ASCENDED),
    page=__doc__,
    brings=(Brings("ascended"),),
)
