"""Exhaust cards: they are turned sideways and cannot be used until they are readied.

    exhaust: an enemy creature

Nobody has used a card that is exhausted so.

who (main): the cards.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.readying import exhaust
from react_tools.rulesets.keyforge.reasons import NO_CARD
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, each_card

EXHAUSTED_ALREADY = Reason(
    "exhausted already",
    "{card} is exhausted already",
    "карта {card:quoted} уже истощена",
    ("KFX-22",),
)
NEVER_TURNED = Reason(
    "never turned",
    "{card} is an upgrade, which is never turned",
    "{card} – улучшение, его не поворачивают",
    ("KFX-22",),
)


def _exhaust(frame: Frame, card: int) -> Outcome:
    table = frame.table
    if table.match.cards[card].type == "upgrade":
        return nothing(NEVER_TURNED, card=card)
    if table.state.exhausted[card]:
        return nothing(EXHAUSTED_ALREADY, card=card)
    exhaust(table, card, ("KFX-27",))
    return DONE


def _compile(arguments: Arguments) -> Act:
    return each_card(arguments, _exhaust)


EXHAUST = Verb(
    name="exhaust",
    main="who",
    parameters={"who": Parameter("cards")},
    compile=_compile,
    reasons=(NO_CARD, EXHAUSTED_ALREADY, NEVER_TURNED),
    page=__doc__,
)
