"""Lose æmber to the common supply.

    lose: 1
    lose: {aember: 2, who: you}

Who has less loses all of it.

aember (main): how much. who: `opponent`, the default, or `you`.
"""

from react_tools.replay.outcome import Outcome
from react_tools.rulesets.keyforge.aember import lose
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.reasons import NO_AEMBER, TOO_LITTLE_AEMBER
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, of_pool


def _compile(arguments: Arguments) -> Act:
    amount, who = arguments.number("aember"), arguments.player("who")

    def act(frame: Frame) -> Outcome:
        player = who(frame)
        return of_pool(player, lose(frame.table, player, amount), amount)

    return act


LOSE = Verb(
    name="lose",
    main="aember",
    parameters={
        "aember": Parameter("number"),
        "who": Parameter("word", "opponent", words=("opponent", "you")),
    },
    compile=_compile,
    reasons=(NO_AEMBER, TOO_LITTLE_AEMBER),
    page=__doc__,
)
