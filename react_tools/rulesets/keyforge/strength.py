"""How strong a creature is now: what is printed, what upgrades give, what other cards lend."""

from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules


def power(table: Table, card: int, *, printed: bool = False) -> int:
    """The power of a creature, never below 0; damage does not lower it (KFX-6a)."""
    match = table.match
    strength = match.cards[card].power
    if printed or not match.lends:
        return strength
    if upgrades := table.upgrades(card):
        strength += sum(match.cards[it].gives.power for it in upgrades)
    return max(strength + sum(power for power, _ in _lent(table, card)), 0)


def armor(table: Table, card: int) -> int:
    """The armor of a creature, whole."""
    match = table.match
    strength = match.cards[card].armor
    if not match.lends:
        return strength
    strength += sum(match.cards[it].gives.armor for it in table.upgrades(card))
    return max(strength + sum(armor for _, armor in _lent(table, card)), 0)


def lent_by(table: Table, card: int) -> Rules:
    """By which rules the power of a creature is not the printed one."""
    rules: list[str] = []
    if any(table.match.cards[it].gives.power for it in table.upgrades(card)):
        rules.append("KFX-18b")
    if table.match.lends and any(power for power, _ in _lent(table, card)):
        rules.append("KFX-21")
    return tuple(rules)


def _lent(table: Table, card: int) -> list[tuple[int, int]]:
    """What the constant abilities of cards in play lend to a creature (KFX-21)."""
    found = []
    for source, lendings in table.match.lendings.items():
        controller = table.state.controller[source]
        if controller == NOWHERE:
            continue
        frame = Frame(table, controller, controller, source, "constant", printed=True)
        found += [(it.power, it.armor) for it in lendings if it.fits(frame, card)]
    return found


def is_beaten(table: Table, card: int) -> bool:
    """Whether a creature has at least as much damage as power (KF-DMG-2); of power 0 always."""
    match, damage = table.match, table.state.damage[card]
    if not damage and match.cards[card].power and not match.weakens:
        return False
    return damage >= power(table, card)
