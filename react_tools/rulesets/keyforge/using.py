"""Using cards that are in play: what is in the way of it, and what comes of it."""

from typing import NamedTuple

from react_tools.rulesets.keyforge.aember import gain
from react_tools.rulesets.keyforge.definitions import AbilityKind
from react_tools.rulesets.keyforge.destroying import sacrifice, settle_lent
from react_tools.rulesets.keyforge.events.fighting import CardUsed
from react_tools.rulesets.keyforge.fighting import fight, foes, tell_foes
from react_tools.rulesets.keyforge.readying import exhaust, unstun
from react_tools.rulesets.keyforge.resolving import abilities, act, one_of, resolve
from react_tools.rulesets.keyforge.state import changed
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

WAYS = ("reap", "fight", "action", "omni", "unstun")
ANY_HOUSE = ("omni",)
"""The ways that do not ask for the active house."""
_CREATURES: dict[str, Rules] = {
    "reap": ("KF-REAP-1", "KF-CRE-2"),
    "fight": ("KF-FIGHT-1", "KF-CRE-2"),
    "action": ("KF-ACT-1", "KF-CRE-2"),
    "omni": ("KF-OMNI-1", "KF-CRE-2"),
    "unstun": ("KFX-23b", "stunned"),
}
_ARTIFACTS: dict[str, Rules] = {
    "reap": ("KF-ART-6b",),
    "fight": ("KF-ART-6a",),
    "action": ("KF-ART-1", "KF-ART-3"),
    "omni": ("KF-ART-1", "KF-ART-4"),
}
_GATES = {("artifact", "action"): "KF-ART-3"}
_EXHAUSTS: dict[str, Rules] = {
    "reap": ("KF-REAP-2", "KF-CRE-1"),
    "fight": ("KF-FIGHT-2", "KF-CRE-1"),
    "action": ("KF-ACT-2", "KF-CRE-1"),
    "omni": ("KF-OMNI-2", "KF-CRE-1"),
    "unstun": ("KF-CRE-1",),
}
_KINDS: dict[str, AbilityKind] = {"action": "action", "omni": "omni"}
_DOES: dict[str, Rules] = {
    "reap": ("KF-REAP-3",),
    "action": ("KF-ACT-2",),
    "omni": ("KF-OMNI-2",),
}


class Bar(NamedTuple):
    """Why a card cannot be used in a way, and the rules that forbid it."""

    message: str
    rules: Rules


def bar(table: Table, card: int, way: str) -> Bar | None:
    """What is in the way of its controller using a card so, in the main phase; None if nothing."""
    kind = table.match.cards[card].type
    if kind == "upgrade":
        return Bar("an upgrade is not used; the creature it is on is", ("KFX-18b",))
    if kind == "artifact" and way not in {"action", "omni"}:
        word = {"reap": "reap", "fight": "fight"}.get(way, "be stunned")
        return Bar(f"an artifact cannot {word}", _ARTIFACTS.get(way, ("KF-ART-1",)))
    rules = _CREATURES[way] if kind == "creature" else _ARTIFACTS[way]
    if table.state.exhausted[card]:
        first = "KF-CRE-1" if kind == "creature" else "KF-ART-2a"
        return Bar("it is exhausted, and only a ready card can be used", (rules[0], first))
    if way != "omni" and table.house_of(card) != table.state.house:
        house = table.match.houses[table.house_of(card)]
        gate = _GATES.get((kind, way), rules[0])
        return Bar(f"it is of the house {house}, which is not active", (gate, "KFX-10l"))
    barred = table.state.stunned[card] and table.match.rulings["stunned"] == "barred"
    if barred and way != "unstun":
        return Bar("it is stunned; it can be used to remove that (unstun)", ("KFX-23a", "stunned"))
    return unable(table, card, way)


def unable(table: Table, card: int, way: str) -> Bar | None:
    """What is in the way of it through another card too: no such ability, no target."""
    stunned = table.state.stunned[card]
    if way == "unstun":
        if not stunned:
            return Bar("it is not stunned", ("KFX-23b",))
        if table.match.rulings["stunned"] == "spent":
            return Bar("the next use takes the stun off; say which use", ("stunned",))
        return None
    if way == "fight" and not foes(table, card):
        return Bar("there is no creature to fight", ("KF-FIGHT-5",))
    if way in {"action", "omni"} and not abilities(table, card, _KINDS[way]):
        lacks: Rules = ("KF-CRE-2", "KF-ACT-2" if way == "action" else "KF-OMNI-2")
        if table.match.cards[card].type == "artifact":
            lacks = ("KF-ART-1",)
        return Bar(f"it has no {way.title()}: ability", lacks)
    return None


def ways(table: Table, card: int) -> list[str]:
    """The ways in which a card could be used now through another card (KFX-9a, KFX-23c)."""
    kind = table.match.cards[card].type
    if table.state.exhausted[card] or not table.in_play(card) or kind == "upgrade":
        return []
    if table.state.stunned[card]:
        return ["unstun"]
    able = WAYS if kind == "creature" else ("action", "omni")
    return [it for it in able if unable(table, card, it) is None]


def use(table: Table, card: int, way: str, why: Rules = ()) -> None:
    """Use a card in a way that is open to it; *why*: the rules by which another card lets it."""
    if table.recorder is not None:
        table.record(_told(table, card, way, why))
    outer, table.cause = table.cause, table.match.names[card]
    with table.beneath():
        if way == "fight":
            tell_foes(table, card)
        exhaust(table, card, _exhausted_by(table, card, way))
        state = table.state
        state.used = changed(state.used, card, state.used[card] + 1)
        if state.stunned[card]:
            unstun(table, card, _woken_by(way, why))
        elif way == "fight":
            fight(table, card)
        elif way == "reap":
            gain(table, state.controller[card], 1, ("KF-REAP-2",))
            resolve(table, card, "reap", _DOES[way])
        else:
            _perform(table, card, way)
        settle_lent(table)
    table.cause = outer


def _exhausted_by(table: Table, card: int, way: str) -> Rules:
    """The rules by which a use exhausts a card; an artifact that is its own price all the same."""
    if table.match.cards[card].type == "creature":
        return _EXHAUSTS[way]
    found = abilities(table, card, _KINDS[way]) if table.recorder is not None else ()
    is_price = any(it.ability.sacrifice for it in found)
    return ("KF-ART-2a", "KF-ART-5c") if is_price else ("KF-ART-2a",)


def _woken_by(way: str, why: Rules) -> Rules:
    """By which rules a use only takes the stun off; *why*: another card lets it be used."""
    if why:
        return ("KFX-23c",)
    return ("KFX-23b",) if way == "unstun" else ("KFX-23b", "stunned")


def _told(table: Table, card: int, way: str, why: Rules) -> CardUsed:
    kind = table.match.cards[card].type
    rules = (_CREATURES if kind == "creature" else _ARTIFACTS)[way]
    of_house = table.house_of(card) == table.state.house
    if way == "omni" and not of_house and kind == "creature":
        rules = (*rules, "KF-OMNI-3")
    player = table.state.controller[card]
    return CardUsed(player, card, way, "active" if of_house else "other", why or rules)


def _perform(table: Table, card: int, way: str) -> None:
    """An Action: or Omni: ability: its price, then what it does; of several only one (KFX-11)."""
    found = abilities(table, card, _KINDS[way])
    acting = one_of(table, found, ("KFX-11",))
    rules = _DOES[way]
    if table.match.cards[card].type == "artifact":
        rules = ("KF-ART-2b", _ARTIFACTS[way][-1])
    if acting.ability.sacrifice:
        sacrifice(table, table.state.controller[card], card, price=True)
    act(table, card, acting, rules)
