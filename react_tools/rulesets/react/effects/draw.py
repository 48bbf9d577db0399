"""Draw cards from the deck, one by one.

    draw: 1

With a full hand nothing is drawn. Who has to draw from an empty deck loses at once.

amount (main): how many; `up to 2` lets the owner take fewer.
"""

from react_tools.rulesets.react.effects.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.effects.verb import Act, Arguments, Parameter, Verb
from react_tools.rulesets.react.events.cards import CardDrawn, DeckEmpty
from react_tools.rulesets.react.events.turns import DuelEnded
from react_tools.rulesets.react.field import end
from react_tools.rulesets.react.frame import OPTIONAL, Frame
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing, partly
from react_tools.rulesets.react.state import UNKNOWN
from react_tools.rulesets.react.table import Option, Table

HAND_FULL = Reason(
    "hand is full",
    "{player} holds {now} cards, as many as a hand may",
    "в руке {now} карт, больше нельзя: {player}",
    ("RA-DRAW-2", "RA-HAND-1"),
)


class UnknownDeckError(Exception):
    """A card is drawn from a deck that the setting does not give."""

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.player = player


def draw(table: Table, player: int) -> Outcome:
    """One card: the deck's top one joins the hand."""
    state = table.state
    hand, deck = state.hand[player], state.deck[player]
    if len(hand) >= table.match.numbers.hand:
        return nothing(HAND_FULL, player=player, now=len(hand))
    if not deck:
        table.record(DeckEmpty(player))
        end(table, 1 - player, DuelEnded(1 - player, ("RA-END-2",)))
    card = deck[-1]
    if card == UNKNOWN:
        raise UnknownDeckError(player)
    table.record(CardDrawn(player, card, len(hand) + 1))
    table.change("deck", player, deck[:-1])
    table.change("hand", player, tuple(sorted((*hand, card))))
    return DONE


def _compile(arguments: Arguments) -> Act:
    amount = arguments.amount("amount")

    def act(frame: Frame) -> Outcome:
        table, count = frame.table, amount.number
        if amount.up_to:
            numbers = [Option("number", it) for it in range(count + 1)]
            count = table.choose(frame.owner, numbers, OPTIONAL).value
        for drawn in range(count):
            came = draw(table, frame.owner)
            if came.word != "done":
                return partly(HAND_FULL, **dict(came.values)) if drawn else came
        return DONE if count else nothing(CHOSE_NOT_TO, player=frame.owner)

    return act


DRAW = Verb(
    name="draw",
    main="amount",
    parameters={"amount": Parameter("amount", "1")},
    compile=_compile,
    reasons=(HAND_FULL, CHOSE_NOT_TO),
    page=__doc__,
)
