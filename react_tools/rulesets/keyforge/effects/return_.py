"""Return cards from play to their owners' hands, all of them at the same time.

    return: an enemy creature

They are not destroyed.

who (main): the cards.
"""

from react_tools.replay.outcome import DONE, Outcome, nothing
from react_tools.rulesets.keyforge.destroying import give_back
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_CARD
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb


def _compile(arguments: Arguments) -> Act:
    who, said = arguments.cards("who"), arguments.said("who")

    def act(frame: Frame) -> Outcome:
        cards = who(frame)
        if not cards:
            return nothing(NO_CARD, phrase=said(frame))
        give_back(frame.table, cards)
        return DONE

    return act


RETURN = Verb(
    name="return",
    main="who",
    parameters={"who": Parameter("cards")},
    compile=_compile,
    reasons=(NO_CARD,),
    page=__doc__,
)
