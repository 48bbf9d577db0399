"""Draw cards from your deck, one by one.

    draw: 1

When the deck is empty, the discard pile is shuffled into a new one; when both are, no more is
drawn.

cards (main): how many.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.piles import draw
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb
from react_tools.trace.event import Rules

_DRAWN: Rules = ("KFX-25",)
NO_CARDS_LEFT = Reason(
    "no cards left",
    "{player} has no card left to draw",
    "игроку {player:quoted} больше нечего брать",
    ("KFX-10i",),
)


def _compile(arguments: Arguments) -> Act:
    count = arguments.number("cards")

    def act(frame: Frame) -> Outcome:
        for drawn in range(count):
            if not draw(frame.table, frame.player, _DRAWN):
                failed = partly if drawn else nothing
                return failed(NO_CARDS_LEFT, player=frame.player)
        return DONE

    return act


DRAW = Verb(
    name="draw",
    main="cards",
    parameters={"cards": Parameter("number")},
    compile=_compile,
    reasons=(NO_CARDS_LEFT,),
    page=__doc__,
)
