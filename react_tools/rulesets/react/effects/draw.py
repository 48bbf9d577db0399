"""Draw cards from the deck, one by one.

    draw: 1

With a full hand nothing is drawn. Who has to draw from an empty deck loses at once.

amount (main): how many; `up to 2` lets the owner take fewer.
"""

from react_tools.game import UnknownCardError
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.events.cards import CardDrawn, DeckEmpty
from react_tools.rulesets.react.events.turns import DuelEnded
from react_tools.rulesets.react.field import end
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.outcome import DONE, Outcome, nothing, partly
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO, HAND_FULL
from react_tools.rulesets.react.state import UNKNOWN
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb


def draw(table: Table, player: int) -> Outcome:
    """One card: the deck's top one joins the hand.

    Raises:
        UnknownCardError: the setting does not give the deck.
    """
    state = table.state
    hand, deck = state.hand[player], state.deck[player]
    if len(hand) >= table.match.numbers.hand:
        return nothing(HAND_FULL, player=player, now=len(hand))
    if not deck:
        table.record(DeckEmpty(player))
        end(table, 1 - player, DuelEnded(1 - player, ("RA-END-2",)))
    card = deck[-1]
    if card == UNKNOWN:
        raise _unknown(table.match.sheets[player])
    table.record(CardDrawn(player, card, len(hand) + 1))
    table.change("deck", player, deck[:-1])
    table.change("hand", player, tuple(sorted((*hand, card))))
    return DONE


def _unknown(sheet: Creator) -> UnknownCardError:
    """Whose deck is not given, and where it could be."""
    example = sheet.deck[0].id if sheet.deck else "…"
    return UnknownCardError(
        f"{sheet.id} draws from a deck that the setting does not give",
        f"write `deck: [{example}]` beside `creator: {sheet.id}`, top card first; `deck: []` is"
        " an empty one",
    )


def _compile(arguments: Arguments) -> Act:
    amount = arguments.amount("amount")

    def act(frame: Frame) -> Outcome:
        table, count = frame.table, frame.number(amount, "cards")
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
