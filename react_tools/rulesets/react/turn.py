"""The turn, phase by phase, as the rulebook tells it (RA-TURN).

Each phase is a step of its own (react.game): it runs up to its end, and `onward` says what
follows. The main phase is the players': nothing happens in it by itself.
"""

from collections.abc import Callable

from react_tools.rulesets.react import chain
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.cards import DeckEmpty
from react_tools.rulesets.react.events.phases import (
    DrawPhase,
    EndPhase,
    MainPhase,
    MasterpiecePhase,
    NothingDrawn,
    SheetDraw,
    TokensExpired,
    TurnBegan,
    TurnPassed,
    UnitRecovered,
)
from react_tools.rulesets.react.events.turns import DuelEnded, MainPhaseEnded
from react_tools.rulesets.react.field import DRAW, end
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.hand import draw, must_fail
from react_tools.rulesets.react.lying import hold
from react_tools.rulesets.react.masterpiece import improve
from react_tools.rulesets.react.state import Phase, State
from react_tools.rulesets.react.table import Fact, Option, Table

Step = Callable[[Table], None]
FIRST_TURN = 1
IMPROVEMENT = "masterpiece phase"
"""What asks for the improvement that every turn but the first begins with."""


def onward(state: State) -> Step | None:
    """What happens next by itself; None where a player has to decide."""
    return chain.resolve_next if state.resolving else _PHASES[state.phase]


def begin(table: Table) -> None:
    """A turn begins: before all else, effects of the start of a turn, the active player's first."""
    state = table.state
    table.record(TurnBegan(state.turn, state.active))
    with table.beneath():
        table.happened(Fact("turn-start", player=state.active))
    table.change("phase", NOWHERE, int(Phase.MASTERPIECE))


def masterpiece_phase(table: Table) -> None:
    """The active player improves once; not in the first turn of the game."""
    skipped = table.state.turn == FIRST_TURN
    table.record(MasterpiecePhase(skipped))
    if not skipped:
        table.cause = IMPROVEMENT
        with table.beneath():
            improve(table, table.state.active, ("RA-TURN-4", "RA-PIECE-4"))
    table.change("phase", NOWHERE, int(Phase.DRAW))


def draw_phase(table: Table) -> None:
    """Both players draw a card, the active one first; who has no deck follows the sheet."""
    state = table.state
    table.record(DrawPhase(state.turn == FIRST_TURN))
    with table.beneath():
        _look_for_empty_decks(table)
        for player in (state.active, 1 - state.active):
            _draw(table, player)
    table.put(phase=int(Phase.MAIN), chooser=state.active)
    table.record(MainPhase(state.active))


def _look_for_empty_decks(table: Table) -> None:
    """Both have to draw and neither can (ruling deck-out-both)."""
    if table.match.rulings["deck-out-both"] == "draw" and all(
        must_fail(table, player) for player in (0, 1)
    ):
        active = table.state.active
        for player in (active, 1 - active):
            table.record(DeckEmpty(player))
        end(table, DRAW, DuelEnded(DRAW, ("RA-END-2", "deck-out-both")))


def _draw(table: Table, player: int) -> None:
    instead = table.match.draws[player]
    if instead is not None:
        table.record(SheetDraw(player))
        table.cause = table.match.sheets[player].id
        with table.beneath():
            creator = table.match.creators[player]
            instead(Frame(table, player, player, table.match.sheets[player].id, creator))
        return
    came = draw(table, player)
    if came.word == "nothing":
        table.record(NothingDrawn(player, len(table.state.hand[player])))


def end_main_phase(table: Table) -> None:
    """The active player starts no more chains."""
    table.record(MainPhaseEnded(table.state.active))
    table.change("phase", NOWHERE, int(Phase.END))


def end_phase(table: Table) -> None:
    """All recover, effects of the end of a turn answer, what lasts no longer leaves."""
    state = table.state
    table.record(EndPhase())
    with table.beneath():
        for unit in table.match.units:
            if state.exhausted[unit.index]:
                table.record(UnitRecovered(unit.index))
                table.change("exhausted", unit.index, 0)
        table.happened(Fact("turn-end", player=state.active))
        _expire(table)
    other = 1 - state.active
    table.record(TurnPassed(other))
    table.put(active=other, chooser=other, turn=state.turn + 1, phase=int(Phase.START))


def _expire(table: Table) -> None:
    """Tokens that last until the end of the turn go back to supply (RA-BOULDER-5)."""
    kinds = table.match.tokens
    for token, kind in enumerate(kinds):
        if not kind.passing:
            continue
        rules = ("RA-BOULDER-5" if "boulder" in kind.at else "RA-EFFECT-1", "RA-TOKEN-3")
        for field, held in (("zone", table.state.lying), ("unit", table.state.riding)):
            for at in range(token, len(held), len(kinds)):
                if count := held[at]:
                    holder = Option(field, at // len(kinds))
                    table.record(TokensExpired(token, count, holder, rules))
                    hold(table, holder, token, -count)


_PHASES: dict[int, Step | None] = {
    Phase.START: begin,
    Phase.MASTERPIECE: masterpiece_phase,
    Phase.DRAW: draw_phase,
    Phase.MAIN: None,
    Phase.END: end_phase,
}
