"""Draw cards from the deck, one by one.

    draw: 1

With a full hand nothing is drawn. Who has to draw from an empty deck loses at once (a ruling). A
creator without a deck draws nothing.

amount (main): how many; `up to 2` lets the owner take fewer.
"""

from msgspec.structs import replace

from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.hand import draw, must_fail
from react_tools.rulesets.react.outcome import DONE, Outcome, nothing
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO, DECK_EMPTY, NO_DECK, NO_DRAW
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb


def _compile(arguments: Arguments) -> Act:
    amount = arguments.amount("amount")

    def act(frame: Frame) -> Outcome:
        table, count = frame.table, frame.number(amount, "cards")
        for drawn in range(count):
            came = _draw(table, frame.chooser)
            if came.word != "done":
                return replace(came, word="partly") if drawn else came
        return DONE if count else nothing(CHOSE_NOT_TO, player=frame.chooser)

    return act


def _draw(table: Table, player: int) -> Outcome:
    """One card; what an empty deck means for a card's draw, a ruling says."""
    if must_fail(table, player) and table.ruling("draw-by-card") == "nothing":
        return nothing(DECK_EMPTY, player=player)
    return draw(table, player)


DRAW = Verb(
    name="draw",
    main="amount",
    parameters={"amount": Parameter("amount", "1")},
    compile=_compile,
    reasons=(NO_DRAW, NO_DECK, DECK_EMPTY, CHOSE_NOT_TO),
    page=__doc__,
)
