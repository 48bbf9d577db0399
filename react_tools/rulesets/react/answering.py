"""How passives answer what has happened: at once, depth first (RA-EFFECT-10), in which order."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from react_tools.game import EndlessError
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.table import Table

DEEPEST = 40
"""Passives that wake one another deeper than this have no end in sight."""


class Waiting(Protocol):
    """What waits for facts (react.passive); it is alive while its holder is on the field."""

    id: str
    index: int
    owner: int
    holder: int
    conditional: bool

    def notices(self, table: Table, fact: Fact) -> bool:
        """Whether this is a fact that it waits for, whatever its condition says."""

    def sees(self, table: Table, fact: Fact) -> bool:
        """Whether its condition holds."""

    def answer(self, table: Table, fact: Fact) -> None:
        """Do what is to be done about a fact that it noticed."""


Noticed = tuple[Waiting, Fact, int]
"""What waits for a fact, the fact that it is going to answer, and which life of its holder saw."""


def happened(table: Table, fact: Fact) -> None:
    """Let every passive that waits for *fact* answer, at once, depth first (RA-EFFECT-10)."""
    answer(table, notice(table, fact))


def notice(table: Table, fact: Fact, *, early: bool = False) -> list[Noticed]:
    """The passives that *fact* wakes; none answers yet.

    *early*: what happens is not whole yet; their conditions are looked at when it is (`seen`).
    """
    waiting = table.match.passives.get(fact.trigger)
    if not waiting:
        return []
    stamp = table.state.stamp
    found: list[Noticed] = []
    for it in waiting:
        if it.notices(table, fact) and (early or not it.conditional or it.sees(table, fact)):
            found.append((it, fact, stamp[it.holder]))  # noqa: PERF401 -- faster for so few
    return found


def seen(table: Table, noticed: list[Noticed]) -> list[Noticed]:
    """Of what was noticed early, that whose condition holds now that all has happened."""
    return [it for it in noticed if not it[0].conditional or it[0].sees(table, it[1])]


def answer(
    table: Table, noticed: list[Noticed], first: int = NOWHERE, *, on_the_way: bool = False
) -> None:
    """Let passives answer what they noticed at one moment, one after the other.

    One player's come first: who is *first*, or whom ruling passive-order says. Of one player they
    come as printed, or as that player says (ruling passive-order-own); the same one of several
    units by their zones, of one unit fact by fact. *on_the_way*: facts come one after the other.

    Raises:
        EndlessError: they wake one another without end.
    """
    if not noticed:
        return
    deepen(table)
    following: Iterable[Noticed] = noticed
    if len(noticed) > 1:
        first = _first(table, noticed) if first == NOWHERE else first
        following = _in_turn(table, _ordered(table, noticed, first, on_the_way=on_the_way))
    for passive, fact, stamp in following:
        if table.state.stamp[passive.holder] == stamp or table.lives(passive.holder, stamp):
            passive.answer(table, fact)
    table.depth -= 1


def deepen(table: Table) -> None:
    """One passive more is under way, woken by those before.

    Raises:
        EndlessError: there are too many of them.
    """
    table.depth += 1
    if table.depth > DEEPEST:
        message = f"passives wake one another without end, {table.cause} last"
        raise EndlessError(message)


def next_of(table: Table, noticed: list[Noticed]) -> Noticed:
    """Which of those that may answer comes next, by the same order as in `answer`."""
    if len(noticed) == 1:
        return noticed[0]
    ordered = _ordered(table, noticed, _first(table, noticed), on_the_way=False)
    return next(_in_turn(table, ordered))


def answer_beneath(table: Table, noticed: list[Noticed], *, on_the_way: bool = False) -> None:
    """The same, as what follows from what has been told last."""
    if not noticed:
        return
    if table.recorder is None:
        answer(table, noticed, on_the_way=on_the_way)
    else:
        with table.recorder.beneath():
            answer(table, noticed, on_the_way=on_the_way)


def _ordered(
    table: Table, noticed: list[Noticed], first: int, *, on_the_way: bool
) -> list[Noticed]:
    """Player by player, then as printed, then by zones; *on_the_way* fact by fact before that."""
    where, facts = table.state.where, [fact for _, fact, _ in noticed] if on_the_way else []

    def rank(it: Noticed) -> tuple[int, ...]:
        passive, fact, _ = it
        at = facts.index(fact) if on_the_way else 0
        return (passive.owner != first, at, passive.index, where[passive.holder])

    return sorted(noticed, key=rank)


def _first(table: Table, noticed: list[Noticed]) -> int:
    """The active player comes first, or who applies the card that set passives off."""
    first = noticed[0][0].owner
    if all(it.owner == first for it, _, _ in noticed):
        return first
    first = applying = table.state.active
    if table.place:  # between cards it is the active player who acts
        applying = table.state.chain[table.place - 1].player
    if first != applying and table.ruling("passive-order") == "applying":
        first = applying
    return first


def _in_turn(table: Table, noticed: list[Noticed]) -> Iterator[Noticed]:
    """One after the other as they stand, or as their player says it (ruling passive-order-own).

    They stand player by player. It is asked anew for each, of those that still can answer.
    """
    told = table.recorder is not None or table.rulings["passive-order-own"] == "owner"
    if not (told and _is_open(noticed)) or table.decides("passive-order-own") == "printed":
        yield from noticed
        return
    rest = noticed
    while rest := [it for it in rest if table.lives(it[0].holder, it[2])]:
        owner = rest[0][0].owner
        following = _picked(table, [it for it in rest if it[0].owner == owner])
        rest = [it for it in rest if it is not following]
        yield following


def _is_open(noticed: list[Noticed]) -> bool:
    """Whether one player has several; of the same one of the same unit facts give the order."""
    which = {(it.owner, it.index, it.holder) for it, _, _ in noticed}
    return len(which) > len({owner for owner, _, _ in which})


def _picked(table: Table, mine: list[Noticed]) -> Noticed:
    """The passive that its player picks; if several units have it, whose."""
    index = _one_of(table, "passive", [it.index for it, _, _ in mine], mine)
    same = [it for it in mine if it[0].index == index]
    holder = _one_of(table, "unit", [it.holder for it, _, _ in same], same)
    return next(it for it in same if it[0].holder == holder)


def _one_of(table: Table, field: str, values: Sequence[int], mine: list[Noticed]) -> int:
    """One of these, which their player picks if they are different; the passive asks."""
    known, first = list(dict.fromkeys(values)), mine[0][0]
    if len(known) == 1:
        return known[0]
    asking, table.cause = table.cause, first.id
    picked = table.choose(first.owner, [Option(field, it) for it in known], ("RA-EFFECT-10",))
    table.cause = asking
    return picked.value
