"""Ready cards: they are turned upright and can be used again.

    ready: a friendly creature

who (main): the cards.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.readying import ready
from react_tools.rulesets.keyforge.reasons import NO_CARD
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, each_card

READY_ALREADY = Reason(
    "ready already",
    "{card} is ready already",
    "карта {card:quoted} уже готова",
    ("KFX-22",),
)


def _ready(frame: Frame, card: int) -> Outcome:
    if not frame.table.state.exhausted[card]:
        return nothing(READY_ALREADY, card=card)
    ready(frame.table, card, ("KFX-27",))
    return DONE


def _compile(arguments: Arguments) -> Act:
    return each_card(arguments, _ready)


READY = Verb(
    name="ready",
    main="who",
    parameters={"who": Parameter("cards")},
    compile=_compile,
    reasons=(NO_CARD, READY_ALREADY),
    page=__doc__,
)
