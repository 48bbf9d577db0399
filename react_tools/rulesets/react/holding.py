"""What placing and taking have in common: so many tokens of a kind, at each of several holders."""

from collections.abc import Callable

from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.outcome import Outcome, Reason, nothing, together
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.table import Option
from react_tools.rulesets.react.verb import Act, Arguments, Parameter

NO_HOLDER = Reason(
    "no such place",
    "there is no {phrase}",
    "подходящего места нет ({phrase})",
    ("RA-EFFECT-3",),
)
TOKEN, COUNT = Parameter("token"), Parameter("amount", "1")
HOLDER = Parameter("holder")

One = Callable[[Frame, Option, int, int], Outcome]
"""What is done at one holder, with a token and a count."""


def each_holder(arguments: Arguments, where: str, one: One) -> Act:
    """Do *one* at each holder that the parameter *where* names, with `token` and `count`."""
    token, holders = arguments.token("token"), arguments.holders(where)
    amount, said = arguments.amount("count"), arguments.said(where)

    def act(frame: Frame) -> Outcome:
        found = holders(frame)
        if not found:
            return nothing(NO_HOLDER, phrase=said(frame))
        count = frame.number(amount, f"tokens {where}", token=token)
        if not count:
            return nothing(CHOSE_NOT_TO, player=frame.chooser)
        return together([one(frame, holder, token, count) for holder in found])

    return act
