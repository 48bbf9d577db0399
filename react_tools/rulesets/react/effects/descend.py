"""Descend: the creator's ability card turns back to its front.

    descend: this

Cards may say it and lint knows it; the engine refuses to play an effect that contains it,
until the masterpiece is played.

who (main): the creator.
"""

from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.outcome import Outcome
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb


def _compile(_: Arguments) -> Act:
    def act(frame: Frame) -> Outcome:
        raise NotImplementedError(frame.id)

    return act


DESCEND = Verb(
    name="descend",
    main="who",
    parameters={"who": Parameter("units", None)},
    compile=_compile,
    reasons=(),
    page=__doc__,
    unready="descending is not played yet: it comes with the masterpiece",
)
