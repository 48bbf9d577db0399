"""Return cards from your discard pile, under your deck or to your hand.

    return: {cards: up to 2 discarded cards, to: deck bottom}

The first card chosen goes under the deck first, so the last one lies lowest.

cards (main): how many; their owner chooses which. to: `deck bottom` or `hand`.
"""

from typing import TYPE_CHECKING

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly
from react_tools.rulesets.react.events.cards import CardReturned
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.reasons import HAND_FULL
from react_tools.rulesets.react.state import changed
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb

if TYPE_CHECKING:
    from react_tools.rulesets.react.language.phrase import Quantity

NO_CARD = Reason(
    "no such card",
    "no discarded card of {player} is returned",
    "ни одна карта из сброса не возвращается: {player}",
    ("RA-EFFECT-1",),
)


def _give_back(frame: Frame, cards: list[int], pile: str) -> Outcome:
    table, player = frame.table, frame.chooser
    for done, card in enumerate(cards):
        state = table.state
        hand = state.hand[player]
        if pile == "hand" and len(hand) >= table.match.numbers.hand:
            full = {"player": player, "now": len(hand)}
            return partly(HAND_FULL, **full) if done else nothing(HAND_FULL, **full)
        table.record(CardReturned(player, card, pile))
        rest = list(state.discard[player])
        rest.remove(card)
        state.discard = changed(state.discard, player, tuple(rest))
        if pile == "hand":
            state.hand = changed(state.hand, player, tuple(sorted((*hand, card))))
        else:
            state.deck = changed(state.deck, player, (card, *state.deck[player]))
    return DONE


def _compile(arguments: Arguments) -> Act:
    quantity: Quantity = arguments.cards("cards")
    pile = arguments.word("to")

    def act(frame: Frame) -> Outcome:
        found = sorted(frame.table.state.discard[frame.chooser])
        cards = frame.ask("card", found, quantity)
        return _give_back(frame, cards, pile) if cards else nothing(NO_CARD, player=frame.chooser)

    return act


RETURN = Verb(
    name="return",
    main="cards",
    parameters={
        "cards": Parameter("cards"),
        "to": Parameter("word", words=("deck bottom", "hand")),
    },
    compile=_compile,
    reasons=(NO_CARD, HAND_FULL),
    page=__doc__,
)
