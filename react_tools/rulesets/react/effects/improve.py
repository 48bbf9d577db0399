"""Improve the masterpiece: place, move or swap one of its cards.

    improve: 1

As in the masterpiece phase: a card goes into an empty cell; with all of them laid, two cells swap;
on a full board a card replaces one of the opponent's. It must be done if it can be. A masterpiece
that is complete makes its creator ascend at once.

times (main): how many improvements; `up to 2` lets the owner do fewer.
"""

from msgspec.structs import replace

from react_tools.replay.outcome import DONE, Outcome, nothing
from react_tools.rulesets.react.frame import MANDATORY, Frame
from react_tools.rulesets.react.masterpiece import CHOSE_NONE, NO_WAY, improve
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Parameter, Verb


def _compile(arguments: Arguments) -> Act:
    times = arguments.amount("times")

    def act(frame: Frame) -> Outcome:
        count = frame.number(times, "improvements")
        if not count:
            return nothing(CHOSE_NOT_TO, player=frame.chooser)
        for done in range(count):
            came = improve(frame.table, frame.chooser, MANDATORY)
            if came.word != "done":
                return replace(came, word="partly") if done else came
        return DONE

    return act


IMPROVE = Verb(
    name="improve",
    main="times",
    parameters={"times": Parameter("amount", "1")},
    compile=_compile,
    reasons=(NO_WAY, CHOSE_NONE, CHOSE_NOT_TO),
    page=__doc__,
    brings=(Brings("improved"), Brings("ascended")),
)
