"""Shift a token from one unit or zone to another; there it counts as placed.

    shift: {token: stamp, from: chosen, to: target}

It does not pass through supply. Of several places that fit, the owner chooses one.

token (main): the kind; `a` and the name of a group: the owner picks one of its kinds that lie
where the token comes from. from: where it lies; places without such a token are left out. to: where
it comes to lie.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.holding import (
    FOREIGN_AREA_THERE,
    GROUP_NOT_THERE,
    HOLDER,
    NO_HOLDER,
    NOT_TOGETHER,
    OWN_AREA_THERE,
    TOKEN,
    WRONG_PLACE,
    crowded,
    from_holders,
    give_way,
    misplaced,
)
from react_tools.rulesets.react.lying import held, shift
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Verb

NONE_THERE = Reason(
    "no such token",
    "no {token} lies there to be shifted ({phrase})",
    "переложить нечего, жетонов {token:of} нет ({phrase})",
    ("RA-EFFECT-1",),
)
SAME_PLACE = Reason(
    "the same place",
    "{holder} is where it lies already",
    "жетон уже там: {holder}",
    ("RA-EFFECT-1",),
)


def _shift(frame: Frame, origin: Option, holder: Option, token: int) -> Outcome:
    if origin == holder:
        return nothing(SAME_PLACE, holder=holder)
    wrong = misplaced(frame.table, holder, token) or crowded(frame.table, holder, token)
    if wrong:
        return wrong
    give_way(frame.table, holder, token)
    shift(frame.table, origin, holder, token)
    return DONE


def _compile(arguments: Arguments) -> Act:
    tokens, which = arguments.tokens("token"), from_holders(arguments)
    group = arguments.group("token")
    origins, holders = arguments.holders("from"), arguments.holders("to")
    said_from, said_to = arguments.said("from"), arguments.said("to")

    def act(frame: Frame) -> Outcome:
        table = frame.table
        having = [it for it in origins(frame) if any(held(table, it, at) for at in tokens)]
        if not having:
            phrase = said_from(frame)
            if group == NOWHERE:
                return nothing(NONE_THERE, token=tokens[0], phrase=phrase)
            return nothing(GROUP_NOT_THERE, group=group, phrase=phrase)
        origin = frame.any_of(having)
        token = which(frame, [origin])
        if isinstance(token, Outcome):
            return token
        found = holders(frame)
        if not found:
            return nothing(NO_HOLDER, phrase=said_to(frame))
        return _shift(frame, origin, frame.any_of(found), token)

    return act


SHIFT = Verb(
    name="shift",
    main="token",
    parameters={"token": TOKEN, "from": HOLDER, "to": HOLDER},
    compile=_compile,
    reasons=(
        NONE_THERE,
        GROUP_NOT_THERE,
        NO_HOLDER,
        SAME_PLACE,
        WRONG_PLACE,
        OWN_AREA_THERE,
        FOREIGN_AREA_THERE,
        NOT_TOGETHER,
    ),
    page=__doc__,
    brings=(Brings("placed", "to"),),
)
