"""Place tokens from supply on a unit or a zone.

    place: {token: ink, at: a unit}
    place: {token: scale, at: target, count: 2}

Supply is a hard limit: what it does not hold is not placed, the rest is. A zone holds one area
token, whoever's it is.

token (main): the kind. at: units or zones; each of several gets its own.
count: how many, 1 if left out; `up to 2` lets the owner place fewer.
"""

from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.holding import (
    AREA_THERE,
    COUNT,
    FOREIGN_AREA_THERE,
    HOLDER,
    NO_HOLDER,
    NOT_TOGETHER,
    TOKEN,
    WRONG_PLACE,
    crowded,
    each_holder,
    misplaced,
)
from react_tools.rulesets.react.lying import place
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing, partly
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.table import Option
from react_tools.rulesets.react.verb import Act, Arguments, Verb

SUPPLY_EMPTY = Reason(
    "supply is empty",
    "no {token} is left in supply",
    "в запасе не осталось {token:of}",
    ("RA-TOKEN-4",),
)


def _place(frame: Frame, holder: Option, token: int, count: int) -> Outcome:
    table = frame.table
    wrong = misplaced(table, holder, token)
    if wrong:
        return wrong
    is_area = token in table.match.areas and holder.field == "zone"
    wanted = 1 if is_area else count
    available = min(wanted, table.state.supply[token])
    if not available:
        return nothing(SUPPLY_EMPTY, token=token)
    if apart := crowded(table, holder, token):
        return apart
    place(table, holder, token, available)
    if available == count:
        return DONE
    if is_area:
        return partly(AREA_THERE, lying=token, holder=holder)
    return partly(SUPPLY_EMPTY, token=token)


def _compile(arguments: Arguments) -> Act:
    return each_holder(arguments, "at", _place)


PLACE = Verb(
    name="place",
    main="token",
    parameters={"token": TOKEN, "at": HOLDER, "count": COUNT},
    compile=_compile,
    reasons=(
        NO_HOLDER,
        WRONG_PLACE,
        AREA_THERE,
        FOREIGN_AREA_THERE,
        SUPPLY_EMPTY,
        NOT_TOGETHER,
        CHOSE_NOT_TO,
    ),
    page=__doc__,
)
