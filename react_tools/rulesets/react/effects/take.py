"""Take tokens from a unit or a zone back to supply.

    take: {token: scale, from: target}
    take: {token: scale, from: place, count: 3}

token (main): the kind. from: units or zones. count: how many from each, 1 if left
out; `up to 2` lets the owner take fewer.
"""

from react_tools.rulesets.react.effects.place import NO_HOLDER
from react_tools.rulesets.react.effects.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.effects.verb import Act, Arguments, Parameter, Verb
from react_tools.rulesets.react.events.field import TokenTaken
from react_tools.rulesets.react.field import held, hold
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing, partly, together
from react_tools.rulesets.react.table import Option

TOO_FEW = Reason(
    "no such token",
    "{holder} holds {now} {token}",
    "{holder:on} {now} {token:of}",
    ("RA-EFFECT-1",),
)


def _take(frame: Frame, holder: Option, token: int, count: int) -> Outcome:
    table = frame.table
    there = held(table, holder, token)
    taken = min(count, there)
    if not taken:
        return nothing(TOO_FEW, holder=holder, now=there, token=token)
    table.record(TokenTaken(token, holder, taken, there - taken))
    hold(table, holder, token, -taken)
    return DONE if taken == count else partly(TOO_FEW, holder=holder, now=there, token=token)


def _compile(arguments: Arguments) -> Act:
    token, source = arguments.token("token"), arguments.holders("from")
    amount, said = arguments.amount("count"), arguments.said("from")

    def act(frame: Frame) -> Outcome:
        holders = source(frame)
        if not holders:
            return nothing(NO_HOLDER, phrase=said(frame))
        count = frame.number(amount)
        if not count:
            return nothing(CHOSE_NOT_TO, player=frame.owner)
        return together([_take(frame, holder, token, count) for holder in holders])

    return act


TAKE = Verb(
    name="take",
    main="token",
    parameters={
        "token": Parameter("token"),
        "from": Parameter("holder"),
        "count": Parameter("amount", "1"),
    },
    compile=_compile,
    reasons=(NO_HOLDER, TOO_FEW, CHOSE_NOT_TO),
    page=__doc__,
)
