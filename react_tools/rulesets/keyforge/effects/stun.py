"""Stun creatures: the next use of each only takes the stun off.

    stun: an enemy creature

who (main): the creatures.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.readying import stun
from react_tools.rulesets.keyforge.reasons import NO_CARD, NO_CREATURE
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, each_card

STUNNED_ALREADY = Reason(
    "stunned already",
    "{card} is stunned already",
    "карта {card:quoted} уже оглушена",
    ("KFX-23d",),
)


def _stun(frame: Frame, card: int) -> Outcome:
    table = frame.table
    if table.match.cards[card].type != "creature":
        return nothing(NO_CREATURE, card=card)
    if table.state.stunned[card]:
        return nothing(STUNNED_ALREADY, card=card)
    stun(table, card)
    return DONE


def _compile(arguments: Arguments) -> Act:
    return each_card(arguments, _stun)


STUN = Verb(
    name="stun",
    main="who",
    parameters={"who": Parameter("cards")},
    compile=_compile,
    reasons=(NO_CARD, NO_CREATURE, STUNNED_ALREADY),
    page=__doc__,
)
