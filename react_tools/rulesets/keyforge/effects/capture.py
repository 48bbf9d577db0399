"""Capture æmber: it goes from a pool onto a card, and is in no pool until that card leaves.

    capture: 1
    capture: {aember: 2, on: a friendly creature}

It is taken from the opponent of whoever controls the card. If there is less, all of it is
captured.

aember (main): how much each card captures. on: the cards, `this` if left out.
"""

from react_tools.replay.outcome import Outcome
from react_tools.rulesets.keyforge.aember import capture
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_AEMBER, NO_CARD, TOO_LITTLE_AEMBER
from react_tools.rulesets.keyforge.verb import (
    Act,
    Arguments,
    Parameter,
    Verb,
    each_card,
    of_pool,
)


def _compile(arguments: Arguments) -> Act:
    amount = arguments.number("aember")

    def one(frame: Frame, card: int) -> Outcome:
        loser = 1 - frame.table.state.controller[card]
        return of_pool(loser, capture(frame.table, card, amount), amount)

    def tells(frame: Frame, rest: list[int]) -> bool:
        """Whether there is too little for all of them."""
        pool, controller = frame.table.state.pool, frame.table.state.controller
        return any(
            0 < pool[1 - player] < amount * sum(controller[it] == player for it in rest)
            for player in (0, 1)
        )

    return each_card(arguments, one, "on", tells)


CAPTURE = Verb(
    name="capture",
    main="aember",
    parameters={"aember": Parameter("number"), "on": Parameter("cards", "this")},
    compile=_compile,
    reasons=(NO_CARD, NO_AEMBER, TOO_LITTLE_AEMBER),
    page=__doc__,
)
