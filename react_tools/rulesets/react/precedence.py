"""Which of several passives that were set off at one moment answers next."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from react_tools.rulesets.react.table import Noticed, Table

Pick = Callable[[int, str, Sequence[int], str], int]
"""Let a player pick one of several things of a kind, for the passive with that id."""


def by_player(table: "Table", noticed: "list[Noticed]") -> "list[Noticed]":
    """The active player's first, or those of who applies the card that set them off."""
    first = noticed[0][0].owner
    if all(it.owner == first for it, _, _ in noticed):
        return noticed
    first = applying = table.state.active
    if table.slot:  # between cards it is the active player who acts
        applying = table.state.chain[table.slot - 1].player
    if first != applying and table.ruling("passive-order") == "applying":
        first = applying
    return sorted(noticed, key=lambda it: it[0].owner != first)


def in_turn(table: "Table", noticed: "list[Noticed]", pick: Pick) -> "Iterator[Noticed]":
    """One after the other as they stand, or as their player says it (ruling passive-order-own).

    They stand player by player. It is asked anew for each, of those that still can answer.
    """
    told = table.recorder is not None or table.match.rulings["passive-order-own"] == "owner"
    if not (told and _is_open(noticed)) or table.ruling("passive-order-own") == "printed":
        yield from noticed
        return
    rest = noticed
    while rest := [it for it in rest if table.lives(it[0].holder, it[2])]:
        owner = rest[0][0].owner
        following = _picked([it for it in rest if it[0].owner == owner], pick)
        rest = [it for it in rest if it is not following]
        yield following


def _is_open(noticed: "list[Noticed]") -> bool:
    """Whether one player has several; of the same one of the same unit facts give the order."""
    which = {(it.owner, it.index, it.holder) for it, _, _ in noticed}
    return len(which) > len({owner for owner, _, _ in which})


def _picked(mine: "list[Noticed]", pick: Pick) -> "Noticed":
    """The passive that its player picks; if several units have it, whose."""
    index = _one_of("passive", [it.index for it, _, _ in mine], mine, pick)
    same = [it for it in mine if it[0].index == index]
    holder = _one_of("unit", [it.holder for it, _, _ in same], same, pick)
    return next(it for it in same if it[0].holder == holder)


def _one_of(field: str, values: Sequence[int], mine: "list[Noticed]", pick: Pick) -> int:
    """One of these, which their player picks if they are different."""
    known, first = list(dict.fromkeys(values)), mine[0][0]
    return known[0] if len(known) == 1 else pick(first.owner, field, known, first.id)
