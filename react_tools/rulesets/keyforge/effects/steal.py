"""Steal æmber: it goes from the opponent's pool to yours.

    steal: 1

If there is less, all of it is stolen.

aember (main): how much.
"""

from react_tools.replay.outcome import Outcome
from react_tools.rulesets.keyforge.aember import steal
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_AEMBER, TOO_LITTLE_AEMBER
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, of_pool


def _compile(arguments: Arguments) -> Act:
    amount = arguments.number("aember")

    def act(frame: Frame) -> Outcome:
        stolen = steal(frame.table, frame.player, amount)
        return of_pool(1 - frame.player, stolen, amount)

    return act


STEAL = Verb(
    name="steal",
    main="aember",
    parameters={"aember": Parameter("number")},
    compile=_compile,
    reasons=(NO_AEMBER, TOO_LITTLE_AEMBER),
    page=__doc__,
)
