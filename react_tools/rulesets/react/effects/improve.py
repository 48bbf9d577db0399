"""Improve the masterpiece: place, move or swap one of its cards.

    improve: 1

Cards may say it and lint knows it; the engine refuses to play an effect that contains it,
until the masterpiece is played.

times (main): how many improvements.
"""

from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.outcome import Outcome
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb


def _compile(_: Arguments) -> Act:
    def act(frame: Frame) -> Outcome:
        raise NotImplementedError(frame.id)

    return act


IMPROVE = Verb(
    name="improve",
    main="times",
    parameters={"times": Parameter("amount", "1")},
    compile=_compile,
    reasons=(),
    page=__doc__,
    unready="improving the masterpiece is not played yet: it comes with the phases of the turn",
)
