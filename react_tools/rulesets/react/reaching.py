"""How far attacks reach: to the neighbouring zones, or as far as a card says (RA-ZONE-3)."""

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.definitions import Effect
from react_tools.rulesets.react.language.phrase import AdjacentTo, Ref, Target
from react_tools.rulesets.react.state import Link
from react_tools.rulesets.react.steps import clauses
from react_tools.rulesets.react.table import Table

_DAMAGE = "damage"


def is_attack(effect: Effect) -> bool:
    """Whether an effect damages the target that its cost chooses, or what that leads to."""
    return any(
        Ref("target") in written.walk()
        for clause in clauses(effect.steps)
        if clause.verb == _DAMAGE
        for phrases in clause.arguments.values()
        for written in phrases
    )


def only_neighbours(effect: Effect) -> bool:
    """Whether an effect is an attack on a neighbouring zone, as attacks are by default."""
    aimed = [part.zones.filters for part in effect.paid.parts if isinstance(part, Target)]
    near = any(isinstance(it, AdjacentTo) for filters in aimed for it in filters)
    return near and is_attack(effect)


def is_far(table: Table, link: Link) -> bool:
    """Whether an attack is aimed further than at a neighbouring zone."""
    home = table.state.where[link.unit]
    if home == NOWHERE or link.target in table.match.board.near[home]:
        return False
    return is_attack(table.match.playables[link.effect].effect)
