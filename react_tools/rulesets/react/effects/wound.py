"""Wound a creator: it takes damage in which no zone has a part and that nothing replaces.

    wound: creator
    wound: {who: creators, amount: 2}

It is a price, not a blow: no boulder and no passive cancels it, and no passive that waits for
`damaged` answers it. It counts as damage all the same; all creators of one clause are wounded at
once, and the third damage loses the duel. Summons are not wounded.

who (main): the creators. amount: how much, 1 if left out; `up to 2` lets the owner take less.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly
from react_tools.rulesets.react.field import wound
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO, NO_UNIT
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb

NOT_A_CREATOR = Reason(
    "not a creator",
    "{unit} is no creator, and only creators are wounded",
    "ранить можно только творца, а это существо: {unit}",
    ("RA-EFFECT-1", "RA-SUMMON-1"),
)


def _compile(arguments: Arguments) -> Act:
    who, amount, said = arguments.units("who"), arguments.amount("amount"), arguments.said("who")
    things = arguments.things

    def act(frame: Frame) -> Outcome:
        units = who(frame)
        if not units:
            return nothing(NO_UNIT, phrase=said(frame))
        creators = [it for it in units if things.creator_of(it) is not None]
        others = [it for it in units if it not in creators]
        if not creators:
            return nothing(NOT_A_CREATOR, unit=others[0])
        dealt = frame.number(amount, "wounds")
        if not dealt:
            return nothing(CHOSE_NOT_TO, player=frame.chooser)
        wound(frame.table, creators, dealt)
        return partly(NOT_A_CREATOR, unit=others[0]) if others else DONE

    return act


WOUND = Verb(
    name="wound",
    main="who",
    parameters={"who": Parameter("units"), "amount": Parameter("amount", "1")},
    compile=_compile,
    reasons=(NO_UNIT, NOT_A_CREATOR, CHOSE_NOT_TO),
    page=__doc__,
)
