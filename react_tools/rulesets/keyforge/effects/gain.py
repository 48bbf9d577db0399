"""Gain æmber from the common supply.

    gain: 1
    gain: {aember: 2, who: opponent}

aember (main): how much. who: `you`, the default, or `opponent`.
"""

from react_tools.replay.outcome import DONE, Outcome
from react_tools.rulesets.keyforge.aember import gain
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb


def _compile(arguments: Arguments) -> Act:
    amount, who = arguments.number("aember"), arguments.player("who")

    def act(frame: Frame) -> Outcome:
        gain(frame.table, who(frame), amount, ("KFX-19a",))
        return DONE

    return act


GAIN = Verb(
    name="gain",
    main="aember",
    parameters={
        "aember": Parameter("number"),
        "who": Parameter("word", "you", words=("you", "opponent")),
    },
    compile=_compile,
    reasons=(),
    page=__doc__,
)
