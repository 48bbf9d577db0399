"""Deal damage to creatures, to all of them at the same time.

    damage: an enemy creature
    damage: {who: each creature, amount: 2}

Armor keeps off what it can. Then whoever has as much damage as power is destroyed.

who (main): the creatures. amount: how much each is dealt, 1 if left out.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.keyforge.damage import Blow, deal
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_CARD, NO_CREATURE
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb

PREVENTED = Reason(
    "prevented",
    "all of the damage is prevented",
    "весь урон предотвращён",
    ("KF-DMG-4", "KF-DMG-5"),
    answered=True,
)


def _compile(arguments: Arguments) -> Act:
    who, said = arguments.cards("who"), arguments.said("who")
    amount = arguments.number("amount")

    def act(frame: Frame) -> Outcome:
        table, cards = frame.table, who(frame)
        if not cards:
            return nothing(NO_CARD, phrase=said(frame))
        struck = [it for it in cards if table.match.cards[it].type == "creature"]
        if not struck:
            return nothing(NO_CREATURE, card=cards[0])
        at_once = ("KFX-2",) if len(struck) > 1 else ()
        dealt = deal(table, [Blow(it, amount) for it in struck], at_once)
        return DONE if dealt else nothing(PREVENTED)

    return act


DAMAGE = Verb(
    name="damage",
    main="who",
    parameters={"who": Parameter("cards"), "amount": Parameter("number", "1")},
    compile=_compile,
    reasons=(NO_CARD, NO_CREATURE, PREVENTED),
    page=__doc__,
)
