"""The steps of a turn (KFX-10b): forge, choose a house, play and use, ready, draw."""

from collections.abc import Callable

from react_tools.replay.question import GameOverError
from react_tools.rulesets.keyforge.destroying import settle_lent
from react_tools.rulesets.keyforge.events.turns import (
    ArmorRenewed,
    GameEnded,
    HouseChosen,
    KeyForged,
    MainEnded,
    NoKeyForged,
    TurnBegan,
)
from react_tools.rulesets.keyforge.piles import draw
from react_tools.rulesets.keyforge.readying import ready
from react_tools.rulesets.keyforge.state import NOWHERE, Phase, State, changed
from react_tools.rulesets.keyforge.strength import armor
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

Step = Callable[[Table], None]
_REFILLS: Rules = ("KFX-10h",)


def onward(state: State) -> Step | None:
    """What comes next by itself; None where somebody has to decide, or all is over."""
    if state.result != NOWHERE:
        return None
    return _BY_ITSELF.get(Phase(state.phase))


def forge(table: Table) -> None:
    """Forge a key if there is æmber for it, one a turn; who has forged the last one wins."""
    state, numbers = table.state, table.match.numbers
    player, pool, cost = state.active, state.pool[state.active], numbers.key_cost
    state.phase = int(Phase.HOUSE)
    if pool < cost:
        if table.recorder is not None:
            table.record(NoKeyForged(player, pool, cost, _unforged(table)))
        return
    keys = state.keys[player] + 1
    more: Rules = ("KFX-10n",) if pool >= 2 * cost else ()
    table.record(KeyForged(player, cost, keys, ("KFX-10c", "KFX-10m", *more)))
    state.pool = changed(state.pool, player, pool - cost)
    state.keys = changed(state.keys, player, keys)
    if keys >= numbers.keys:
        table.record(GameEnded(player))
        state.result = player
        raise GameOverError


def _unforged(table: Table) -> Rules:
    """Why there is no key: that captured æmber is no help is said where it would make a key."""
    state, cost = table.state, table.match.numbers.key_cost
    captured = sum(state.aember[it] for it in state.line[state.active])
    enough = state.pool[state.active] + captured >= cost
    return ("KFX-10c", "KFX-5c") if enough else ("KFX-10c",)


def choose_house(table: Table, house: int) -> None:
    """The active player chooses the active house."""
    state = table.state
    if table.recorder is not None:
        table.record(HouseChosen(state.active, house, _chosen_by(table, house)))
    state.house = house
    state.phase = int(Phase.MAIN)


def _chosen_by(table: Table, house: int) -> Rules:
    """The rule by which a house may be chosen: another one than the deck's is of a card in play."""
    match = table.match
    own = match.seats[table.state.active].houses
    return ("KFX-10q",) if own and match.houses[house] not in own else ("KFX-10e",)


def end_main(table: Table) -> None:
    """The active player is done."""
    if table.recorder is not None:
        table.record(MainEnded(table.state.active))
    table.state.phase = int(Phase.READY)


def _ready_all(table: Table) -> None:
    state = table.state
    for card in (*state.line[state.active], *state.artifacts[state.active]):
        if table.state.exhausted[card]:
            ready(table, card, ("KFX-10g",))
    settle_lent(table)
    table.state.phase = int(Phase.DRAW)


def _refill(table: Table) -> None:
    state, most = table.state, table.match.numbers.hand
    player = state.active
    while len(table.state.hand[player]) < most and draw(table, player, _REFILLS):
        pass
    _next_turn(table)


def _next_turn(table: Table) -> None:
    state = table.state
    state.active = 1 - state.active
    state.turn += 1
    state.phase = int(Phase.START)
    state.house = NOWHERE
    state.acted = 0
    if table.recorder is not None:
        table.record(TurnBegan(state.active, state.turn))
    state.used = [0] * len(state.used)
    state.dodged = [0] * len(state.dodged)
    state.tally = [0] * len(state.tally)
    if any(state.shielded):
        with table.beneath():
            _renew_armor(table)


def _renew_armor(table: Table) -> None:
    """Armor is whole again each turn: every player's, or only its controller's (armor-turn)."""
    state = table.state
    worn = [card for card, used in enumerate(state.shielded) if used]
    others = [it for it in worn if state.controller[it] != state.active]
    if others and table.ruling("armor-turn") == "own":
        worn = [it for it in worn if it not in others]
    for card in worn:
        if table.recorder is not None:
            table.record(ArmorRenewed(card, armor(table, card)))
        table.state.shielded = changed(table.state.shielded, card, 0)


_BY_ITSELF: dict[Phase, Step] = {
    Phase.START: forge,
    Phase.READY: _ready_all,
    Phase.DRAW: _refill,
}
