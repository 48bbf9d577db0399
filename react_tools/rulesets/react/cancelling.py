"""What keeps damage from being dealt: boulders in the zones, passives that replace it, in turn."""

from collections import Counter
from collections.abc import Sequence

from react_tools.rulesets.react.lying import boulders_at, break_boulders
from react_tools.rulesets.react.replacing import Hit, is_replaced, replace
from react_tools.rulesets.react.table import Table

Boulders = list[tuple[int, int]]
"""Each boulder: its zone and its kind."""


def cancel(
    table: Table, hits: list[Hit], boulders: Boulders, blow: tuple[Sequence[int], int]
) -> list[int]:
    """Let boulders and passives cancel a blow: *zones* and how much damage to each of them.

    Which of them come first is ruling replace-order. What is left for each hit stands there then;
    given back are the zones of which passives have cancelled all.
    """
    if not table.match.replaces:
        _shield(table, hits, boulders, blow)
        return []
    passives_first = table.rulings["replace-order"] == "unit"
    open_to_both = bool(boulders) and is_replaced(table, hits)
    if open_to_both:
        table.ruling("replace-order")
    spared = replace(table, hits) if passives_first else []
    there = Counter(boulders) & Counter(boulders_at(table, blow[0]))
    _shield(table, hits, list(there.elements()), blow)
    if boulders and not open_to_both and is_replaced(table, hits):
        table.ruling("replace-order")
    return spared if passives_first else replace(table, hits)


def _shield(
    table: Table, hits: list[Hit], boulders: Boulders, blow: tuple[Sequence[int], int]
) -> None:
    """Let boulders cancel what is left of a blow in their zones (RA-BOULDER-4)."""
    if not boulders:
        return
    zones, amount = blow
    amounts = dict.fromkeys(zones, amount) | {it.zone: it.amount for it in hits}
    left = break_boulders(table, boulders, amounts)
    for hit in hits:
        hit.amount = left.get(hit.zone, hit.amount)
