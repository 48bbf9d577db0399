"""Heal creatures: damage tokens are taken off them.

    heal: this
    heal: {who: each friendly creature, amount: 2}

Who has less damage loses all of it.

who (main): the creatures. amount: how many tokens each loses, 1 if left out.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly
from react_tools.rulesets.keyforge.damage import heal
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_CARD
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, each_card

UNDAMAGED = Reason(
    "undamaged",
    "there is no damage on {card}",
    "на карте {card:quoted} нет урона",
    ("KFX-20",),
)
LESS_DAMAGE = Reason(
    "less damage",
    "there was only {amount} damage on {card}",
    "на карте {card:quoted} было урона только {amount}",
    ("KFX-20",),
)


def _compile(arguments: Arguments) -> Act:
    amount = arguments.number("amount")

    def one(frame: Frame, card: int) -> Outcome:
        healed = heal(frame.table, card, amount)
        if not healed:
            return nothing(UNDAMAGED, card=card)
        return DONE if healed == amount else partly(LESS_DAMAGE, card=card, amount=healed)

    return each_card(arguments, one)


HEAL = Verb(
    name="heal",
    main="who",
    parameters={"who": Parameter("cards"), "amount": Parameter("number", "1")},
    compile=_compile,
    reasons=(NO_CARD, UNDAMAGED, LESS_DAMAGE),
    page=__doc__,
)
