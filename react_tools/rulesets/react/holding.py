"""What placing and taking have in common: so many tokens of a kind, at each of several holders."""

from collections.abc import Callable, Sequence

from react_tools.replay.outcome import Outcome, Reason, nothing
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import TokenTaken
from react_tools.rulesets.react.frame import MANDATORY, Frame
from react_tools.rulesets.react.lying import area_at, held, hold, unlike_at
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter

NO_HOLDER = Reason(
    "no such place",
    "{phrase:none}",
    "подходящего места нет ({phrase})",
    ("RA-EFFECT-3",),
)
WRONG_PLACE = Reason(
    "wrong kind of place",
    "{token} cannot lie on {holder}",
    "{token:card} не кладут сюда: {holder}",
    ("RA-EFFECT-1",),
)
AREA_THERE = Reason(
    "area token already there",
    "{lying} lies on {holder} already, and a zone holds only one area token",
    "{holder:on} уже лежит {lying}, а жетон зоны на клетке может быть лишь один",
    ("RA-AREA-2",),
)
OWN_AREA_THERE = Reason(
    "own area token already there",
    AREA_THERE.en,
    AREA_THERE.ru,
    ("area-again", "RA-AREA-2"),
)
FOREIGN_AREA_THERE = Reason(
    "foreign area token there",
    "{lying} of the other creator lies on {holder} and keeps area tokens out",
    "{holder:on} лежит {lying} другого творца, свой жетон зоны туда нельзя",
    ("RA-AREA-3",),
)
NOT_TOGETHER = Reason(
    "not together with a boulder",
    "{lying} lies on {holder}, and a boulder shares its zone with no other token",
    "{holder:on} лежит {lying}, а с глыбой на одной клетке не лежит никакой другой жетон",
    ("boulder-tokens", "RA-BOULDER-6"),
)
TOKEN, COUNT = Parameter("token"), Parameter("amount", "1")
HOLDER = Parameter("holder")

GROUP_EMPTY = Reason(
    "supply has none of the group",
    "no {group} is left in supply",
    "в запасе не осталось {group:of}",
    ("RA-TOKEN-4",),
)
GROUP_NOT_THERE = Reason(
    "none of the group there",
    "no {group} lies there ({phrase})",
    "жетонов {group:of} там нет ({phrase})",
    ("RA-EFFECT-1",),
)
Which = Callable[[Frame, Sequence[Option]], "int | Outcome"]
"""Which kind of token it is, where these may hold it; an outcome if a group offers none."""
AtAll = Callable[[Frame, list[Option], int, int], Outcome]
"""What is done at every one of several holders, with a token and a count for each."""


def from_supply(arguments: Arguments) -> Which:
    """The kind told of, or the one picked of those of a group that supply holds."""

    def holds(table: Table, _: Sequence[Option], token: int) -> bool:
        return table.state.supply[token] > 0

    return _which(arguments, holds, lambda group, _: nothing(GROUP_EMPTY, group=group))


def from_holders(arguments: Arguments) -> Which:
    """The kind told of, or the one picked of those of a group that lie there (`from`)."""
    said = arguments.said("from")

    def lies(table: Table, holders: Sequence[Option], token: int) -> bool:
        return any(held(table, it, token) for it in holders)

    def none(group: int, frame: Frame) -> Outcome:
        return nothing(GROUP_NOT_THERE, group=group, phrase=said(frame))

    return _which(arguments, lies, none)


def _which(
    arguments: Arguments,
    offers: Callable[[Table, Sequence[Option], int], bool],
    none: Callable[[int, Frame], Outcome],
) -> Which:
    """What each clause asks first of all: once, whatever the number of tokens and holders is."""
    tokens, group = arguments.tokens("token"), arguments.group("token")
    if group == NOWHERE:
        return lambda *_: tokens[0]

    def which(frame: Frame, holders: Sequence[Option]) -> int | Outcome:
        there = [it for it in tokens if offers(frame.table, holders, it)]
        options = [Option("token", it) for it in there]
        if not options:
            return none(group, frame)
        return frame.table.choose(frame.chooser, options, MANDATORY).value

    return which


def each_holder(arguments: Arguments, where: str, which: Which, at_all: AtAll) -> Act:
    """Do it at each holder that the parameter *where* names, with `token` and `count`."""
    holders = arguments.holders(where)
    amount, said = arguments.amount("count"), arguments.said(where)
    counted = f"tokens {where}"

    def act(frame: Frame) -> Outcome:
        found = holders(frame)
        if not found:
            return nothing(NO_HOLDER, phrase=said(frame))
        token = which(frame, found)
        if isinstance(token, Outcome):
            return token
        count = frame.number(amount, counted, token=token) if amount.up_to else amount.number
        if not count:
            return nothing(CHOSE_NOT_TO, player=frame.chooser)
        return at_all(frame, found, token, count)

    return act


def misplaced(table: Table, holder: Option, token: int) -> Outcome | None:
    """Why a kind of token cannot come to lie somewhere; None if it can."""
    match = table.match
    if (token, holder.field) not in match.lie:
        return nothing(WRONG_PLACE, token=token, holder=holder)
    if token not in match.areas or holder.field != "zone":
        return None
    there = area_at(table, holder.value)
    if there == NOWHERE or match.token_owner[there] == match.token_owner[token]:
        return None
    return nothing(FOREIGN_AREA_THERE, lying=there, holder=holder)


def crowded(table: Table, holder: Option, token: int) -> Outcome | None:
    """Why what lies in a zone keeps a token off it by a ruling; None if it does not.

    It is asked last, when nothing else keeps the token off.
    """
    rulings, unlike = table.rulings, unlike_at(table, holder, token)
    if unlike != NOWHERE and rulings["boulder-tokens"] == "no":
        return nothing(NOT_TOGETHER, lying=unlike, holder=holder)
    there = _area_before(table, holder, token)
    if there == NOWHERE or rulings["area-again"] == "replaces":
        return None
    mark_company(table, holder, token)
    return nothing(OWN_AREA_THERE, lying=there, holder=holder)


def mark_company(table: Table, holder: Option, token: int) -> None:
    """What lies in a zone may keep a token off, by rulings: they have been asked."""
    if unlike_at(table, holder, token) != NOWHERE:
        table.ruling("boulder-tokens")
    if _area_before(table, holder, token) != NOWHERE:
        table.ruling("area-again")


def give_way(table: Table, holder: Option, token: int) -> None:
    """An own area token that lies in a zone goes back to supply when another is to lie there."""
    there = _area_before(table, holder, token)
    if there != NOWHERE:
        table.record(TokenTaken(there, holder, 1, 0))
        table.ruling("area-again")
        hold(table, holder, there, -1)


def _area_before(table: Table, holder: Option, token: int) -> int:
    """The area token that lies where an area token is to be put; or NOWHERE."""
    if token not in table.match.areas or holder.field != "zone":
        return NOWHERE
    return area_at(table, holder.value)
