"""RA130: more of a thing than the field can ever hold."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.board import Numbers
from react_tools.rulesets.react.definitions import Creator, Summon
from react_tools.rulesets.react.library import Library
from react_tools.source.span import Span
from react_tools.source.tree import Node, follow

_SIDES = 4
"""Sides, and corners, of a zone: where pieces that are attached to a creator stand."""


@check("RA130", Level.WARNING, Creator)
def supply_beyond_the_field(creator: Creator, library: Library) -> Iterator[Hit]:
    """A creator brings more of a token or of a summon than can ever be on the field.

    Why it matters: the rest is printed for nothing, and the supply never runs out, which it is
    there for. A zone holds one area token and one unit; a piece that is attached to its creator
    stands at one of four sides or corners.

    Wrong:
        summons:
          intern: {count: 30}

    Right:
        summons:
          intern: {count: 3}
    """
    numbers = library.numbers
    if numbers is None:
        return
    zones = numbers.columns * numbers.rows
    for token in creator.tokens:
        if token.at == ("area",) and token.supply > zones:
            message = f"there are {token.supply} {token.id}, and the field has {zones} zones"
            yield Hit(_place(token.node, "supply"), message, f"{zones} are enough: one a zone")
    for summon in creator.summons:
        most = _most(summon, numbers)
        if summon.count > most:
            message = f"there are {summon.count} {summon.id}, and {most} can stand on the field"
            yield Hit(_place(summon.node, "count"), message, f"{most} are enough")


def _most(summon: Summon, numbers: Numbers) -> int:
    """How many have room; two zones are the creators'."""
    return _SIDES if summon.attached else numbers.columns * numbers.rows - 2


def _place(node: Node, key: str) -> Span:
    return follow(node, (key,)).span
