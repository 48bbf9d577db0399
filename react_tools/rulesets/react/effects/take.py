"""Take tokens from a unit or a zone back to supply.

    take: {token: scale, from: target}
    take: {token: scale, from: place, count: 3}
    take: {token: a tool, from: target}

token (main): the kind; `a` and the name of a group: the owner picks one of its kinds that lie
there, once for all of these places. from: units or zones. count: how many from each, 1 if left
out; `up to 2` lets the owner take fewer.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly, together
from react_tools.replay.question import Option
from react_tools.rulesets.react.events.field import TokenTaken
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.holding import (
    COUNT,
    GROUP_NOT_THERE,
    HOLDER,
    NO_HOLDER,
    TOKEN,
    each_holder,
    from_holders,
)
from react_tools.rulesets.react.lying import held, hold
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.verb import Act, Arguments, Verb

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


def _take_all(frame: Frame, holders: list[Option], token: int, count: int) -> Outcome:
    return together([_take(frame, it, token, count) for it in holders])


def _compile(arguments: Arguments) -> Act:
    return each_holder(arguments, "from", from_holders(arguments), _take_all)


TAKE = Verb(
    name="take",
    main="token",
    parameters={"token": TOKEN, "from": HOLDER, "count": COUNT},
    compile=_compile,
    reasons=(NO_HOLDER, GROUP_NOT_THERE, TOO_FEW, CHOSE_NOT_TO),
    page=__doc__,
)
