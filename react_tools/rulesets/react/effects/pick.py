"""Pick units or zones for later clauses: nothing changes, and they are `chosen`.

    pick: an own summon adjacent to an enemy unit

from (main): the units or zones to pick from.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb

NONE_TO_PICK = Reason(
    "none to choose",
    "nothing can be chosen: {phrase:none}",
    "выбирать не из чего ({phrase})",
    ("RA-EFFECT-3",),
)


def _compile(arguments: Arguments) -> Act:
    holders, said = arguments.holders("from"), arguments.said("from")

    def act(frame: Frame) -> Outcome:
        found = holders(frame)
        frame.chosen = [it.value for it in found]
        frame.chosen_zones = bool(found) and found[0].field == "zone"
        return DONE if found else nothing(NONE_TO_PICK, phrase=said(frame))

    return act


PICK = Verb(
    name="pick",
    main="from",
    parameters={"from": Parameter("holder")},
    compile=_compile,
    reasons=(NONE_TO_PICK,),
    page=__doc__,
)
