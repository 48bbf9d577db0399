"""Draw cards from the deck, one by one.

    draw: 1

With a full hand nothing is drawn, with room for fewer as many as fit (a ruling). Who has to draw
from an empty deck loses at once (a ruling). A creator without a deck draws nothing.

amount (main): how many; `up to 2` lets the owner take fewer.
"""

from msgspec.structs import replace

from react_tools.replay.outcome import DONE, Outcome, nothing
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.hand import draw, must_fail
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO, DECK_EMPTY, NO_DECK, NO_DRAW, NO_ROOM
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb


def _compile(arguments: Arguments) -> Act:
    amount = arguments.amount("amount")

    def act(frame: Frame) -> Outcome:
        table, count = frame.table, frame.number(amount, "cards")
        now = len(table.state.hand[frame.chooser])
        if _fits_in_part(table, frame.chooser, count) and table.decides("draw-partly") == "none":
            return nothing(NO_ROOM, player=frame.chooser, now=now, count=count)
        for drawn in range(count):
            came = _draw(table, frame.chooser)
            if came.word != "done":
                return replace(came, word="partly") if drawn else came
        return DONE if count else nothing(CHOSE_NOT_TO, player=frame.chooser)

    return act


def _fits_in_part(table: Table, player: int, count: int) -> bool:
    """Whether a hand has room for some of so many cards and not for all."""
    room = table.match.numbers.hand - len(table.state.hand[player])
    return 0 < room < count and not table.match.sheets[player].deckless


def _draw(table: Table, player: int) -> Outcome:
    """One card; what an empty deck means for a card's draw, a ruling says."""
    if must_fail(table, player) and table.decides("draw-by-card") == "nothing":
        return nothing(DECK_EMPTY, player=player)
    return draw(table, player)


DRAW = Verb(
    name="draw",
    main="amount",
    parameters={"amount": Parameter("amount", "1")},
    compile=_compile,
    reasons=(NO_DRAW, NO_ROOM, NO_DECK, DECK_EMPTY, CHOSE_NOT_TO),
    page=__doc__,
)
