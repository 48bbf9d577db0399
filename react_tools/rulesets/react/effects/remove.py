"""Remove summons: they leave the field; they are not destroyed, and can be summoned again.

    remove: chosen

What waits for a summon that is destroyed does not answer; what waits for one that left does, with
the way `remove`. Tokens on it go back to supply; that those which may lie on a zone stay there is a
ruling.

who (main): the summons. A creator cannot be removed.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, together
from react_tools.rulesets.react.field import remove
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Parameter, Verb

CREATOR_STAYS = Reason(
    "a creator cannot be removed",
    "{unit} is a creator and stays on the field",
    "творца нельзя убрать с поля: {unit}",
    ("RA-EFFECT-3",),
)


def _compile(arguments: Arguments) -> Act:
    who, said = arguments.units("who"), arguments.said("who")

    def act(frame: Frame) -> Outcome:
        units, table = who(frame), frame.table
        if not units:
            return nothing(NO_UNIT, phrase=said(frame))
        creators = [unit for unit in units if table.match.creator_of(unit) is not None]
        remove(table, [unit for unit in units if unit not in creators])
        stay = [nothing(CREATOR_STAYS, unit=unit) for unit in creators]
        return together([*stay, *([DONE] if len(creators) < len(units) else [])])

    return act


REMOVE = Verb(
    name="remove",
    main="who",
    parameters={"who": Parameter("units")},
    compile=_compile,
    reasons=(NO_UNIT, CREATOR_STAYS),
    page=__doc__,
    brings=(Brings("left", "who", "remove", gone=True),),
)
