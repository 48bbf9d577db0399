"""Turn after turn, phase after phase, as the book tells it (RA-TURN, RA-START, RA-DRAW)."""

from tests.oracle import cards, chain, effects, ending, exhaustion, masterpiece, setup
from tests.oracle.asking import Fact, Story, happened
from tests.oracle.frame import sheet
from tests.oracle.table import Table

PHASES = ("start", "masterpiece", "draw", "main")
"""Where a duel may be begun within a turn; what comes before is past."""


def duel(table: Table, phase: str) -> Story[None]:
    """The players take their turns alternately, until the duel is over (RA-TURN-1)."""
    if phase in {"setup", "setup of a first game"}:
        yield from setup.prepare(table, one_of_each=phase != "setup")
        phase = "start"
    while True:
        yield from one_turn(table, phase)
        phase = "start"


def one_turn(table: Table, phase: str) -> Story[None]:
    """A turn, from a phase on: masterpiece, draw, main, end (RA-TURN-3)."""
    rest = PHASES[PHASES.index(phase) :]
    if "start" in rest:
        yield from happened(Fact("turn-start", player=table.active), first=table.active)
    if "masterpiece" in rest and table.turn > 1:
        yield from masterpiece.improve_once(table, table.active, "improvement")
    if "draw" in rest:
        yield from draw_phase(table)
    yield from chain.main_phase(table)
    yield from end_phase(table)


def draw_phase(table: Table) -> Story[None]:
    """Both draw, the active player first where it matters (RA-DRAW-4, RA-DRAW-7)."""
    both = table.in_turn(table.active)
    if table.ruled("deck-out-both", "draw") and all(_loses(table, it) for it in both):
        ending.end(table, ending.DRAW)
    for player in both:
        yield from _draw(table, player)


def _must(table: Table, player: str) -> bool:
    """Whether a player has to draw: not with a full hand (RA-DRAW-2, ruling full-and-empty)."""
    if cards.is_deckless(table, player):
        return False
    if cards.room(table, player):
        return True
    return cards.is_empty(table.sides[player]) and table.ruled("full-and-empty", "loses")


def _loses(table: Table, player: str) -> bool:
    return _must(table, player) and cards.is_empty(table.sides[player])


def _draw(table: Table, player: str) -> Story[None]:
    """One player's draw, or what the sheet says in its place (RA-DRAW-8)."""
    if cards.is_deckless(table, player):
        yield from effects.run(sheet(table, player), table.world.sheets[player].draw)
    elif _loses(table, player):
        ending.by_empty_deck(table, player)
    elif _must(table, player):
        cards.take_top(table, player)


def end_phase(table: Table) -> Story[None]:
    """All recover, effects of the end of the turn are applied, the opponent is active (RA-TURN-7).

    In what order they do is left open (rulings end-order, boulder-leaves).
    """
    if table.ruled("boulder-leaves", "first"):
        expire(table)
    if table.ruled("end-order", "recover"):
        exhaustion.recover_all(table)
    yield from happened(Fact("turn-end", player=table.active), first=_first_at_the_end(table))
    if table.ruled("end-order", "effects"):
        exhaustion.recover_all(table)
    if table.ruled("boulder-leaves", "last"):
        expire(table)
    table.active = table.other(table.active)
    table.turn += 1


def _first_at_the_end(table: Table) -> str:
    """Whose effects of the end of the turn come first (ruling end-players)."""
    active = table.active
    return active if table.ruled("end-players", "active") else table.other(active)


def expire(table: Table) -> None:
    """Boulders, and what else lasts for the turn, go back to supply (RA-BOULDER-5)."""
    piles = [it.tokens for it in table.units.values()] + list(table.zones.values())
    for owner, token in table.world.tokens():
        if token.passing:
            for pile in piles:
                table.sides[owner].supply[token.id] += pile.pop(token.id, 0)
