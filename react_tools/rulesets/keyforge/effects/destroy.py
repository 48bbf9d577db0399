"""Destroy cards, all of them at the same time.

    destroy: an enemy creature
    destroy: each artifact

Their Destroyed: abilities are carried out, then they leave play together, to the top of their
owners' discard piles.

who (main): the cards.
"""

from react_tools.replay.outcome import DONE, Outcome, nothing
from react_tools.rulesets.keyforge.destroying import destroy
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_CARD, TAGGED
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb


def _compile(arguments: Arguments) -> Act:
    who, said = arguments.cards("who"), arguments.said("who")

    def act(frame: Frame) -> Outcome:
        table, cards = frame.table, who(frame)
        if not cards:
            return nothing(NO_CARD, phrase=said(frame))
        standing = [it for it in cards if it not in table.tagged]
        if not standing:
            return nothing(TAGGED, card=cards[0])
        destroy(table, standing)
        return DONE

    return act


DESTROY = Verb(
    name="destroy",
    main="who",
    parameters={"who": Parameter("cards")},
    compile=_compile,
    reasons=(NO_CARD, TAGGED),
    page=__doc__,
)
