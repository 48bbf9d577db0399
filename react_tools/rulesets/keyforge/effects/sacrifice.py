"""Sacrifice cards of your own: they are destroyed.

    sacrifice: this
    sacrifice: {who: an enemy creature}
    by: opponent

With `by: opponent` it is the opponent who sacrifices. Nobody sacrifices what the other one
controls.

who (main): the cards.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.keyforge.destroying import sacrifice
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_CARD, TAGGED
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, each_card

NOT_OWN = Reason(
    "not one's own",
    "{player} does not control {card} and cannot sacrifice it",
    "{player} не контролирует карту {card:quoted} и не может принести её в жертву",
    ("KFX-13b",),
)


def _compile(arguments: Arguments) -> Act:
    by_opponent = arguments.by_opponent

    def one(frame: Frame, card: int) -> Outcome:
        table, player = frame.table, 1 - frame.player if by_opponent else frame.player
        if table.state.controller[card] != player:
            return nothing(NOT_OWN, player=player, card=card)
        if card in table.tagged:
            return nothing(TAGGED, card=card)
        sacrifice(table, player, card)
        return DONE

    return each_card(arguments, one)


SACRIFICE = Verb(
    name="sacrifice",
    main="who",
    parameters={"who": Parameter("cards")},
    compile=_compile,
    reasons=(NO_CARD, NOT_OWN, TAGGED),
    page=__doc__,
)
