"""The turn, phase by phase, as the rulebook tells it (RA-TURN).

Each phase is a step of its own (react.game): it runs up to its end, and `onward` says what
follows. The main phase is the players': nothing happens in it by itself.
"""

from collections.abc import Iterator

from react_tools.replay.question import Option
from react_tools.replay.steps import Step
from react_tools.rulesets.react import chain
from react_tools.rulesets.react.answering import Noticed, answer, notice, seen
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
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.field import DRAW, end
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.hand import draw, fails, must_fail
from react_tools.rulesets.react.lying import hold
from react_tools.rulesets.react.masterpiece import improve
from react_tools.rulesets.react.state import Phase, State, changed
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.things import PLAYERS
from react_tools.trace.event import Rules

_, _START, _MASTERPIECE, _DRAW, _MAIN, _END = map(int, Phase)
FIRST_TURN = 1
IMPROVEMENT = "masterpiece phase"
"""What asks for the improvement that every turn but the first begins with."""


def onward(state: State) -> Step[Table] | None:
    """What happens next by itself; None where a player has to decide."""
    return chain.resolve_next if state.resolving else _PHASES[state.phase]


def begin(table: Table) -> None:
    """A turn begins: before all else, effects of the start of a turn, the active player's first."""
    state = table.state
    waiting = "turn-start" in table.match.passives
    fact = Fact("turn-start", player=state.active)
    woken = notice(table, fact, early=True) if waiting else []
    if table.recorder is not None:
        table.record(TurnBegan(state.turn, state.active, bool(woken)))
        table.came = frozenset()
    if woken:
        with table.beneath():
            answer(table, seen(table, woken))
    state.phase = _MASTERPIECE


def masterpiece_phase(table: Table) -> None:
    """The active player improves once; not in the first turn of the game."""
    skipped = table.state.turn == FIRST_TURN
    if table.recorder is not None:
        table.record(MasterpiecePhase(skipped))
    if not skipped:
        table.cause = IMPROVEMENT
        with table.beneath():
            improve(table, table.state.active, ("RA-TURN-4", "RA-PIECE-4"))
    table.state.phase = _DRAW


def draw_phase(table: Table) -> None:
    """Both players draw a card, the active one first; who has no deck follows the sheet."""
    state = table.state
    if table.recorder is not None:
        first = state.turn == FIRST_TURN
        table.record(DrawPhase(first, _why_draw(table, first=first)))
    with table.beneath():
        _look_for_empty_decks(table)
        for player in (state.active, 1 - state.active):
            _draw(table, player)
    state.phase, state.chooser = _MAIN, state.active
    if table.recorder is not None:
        table.record(MainPhase(state.active))


def _why_draw(table: Table, *, first: bool) -> Rules:
    """The rules of the draw phase, which the first turn of the game has as well.

    The order matters where the duel ends in it, or where both do what their sheets say.
    """
    failing = [fails(table, player) for player in PLAYERS]
    drawn = all(failing) and table.rulings["deck-out-both"] == "draw"
    matters = (any(failing) and not drawn) or None not in table.match.draws
    return ("RA-DRAW-4", *("RA-DRAW-5",) * first, *("RA-DRAW-7",) * matters)


def _look_for_empty_decks(table: Table) -> None:
    """Both have to draw and neither can (ruling deck-out-both)."""
    if all(table.state.deck):
        return
    failing = [must_fail(table, player) for player in PLAYERS]
    if all(failing) and table.ruling("deck-out-both") == "draw":
        active = table.state.active
        for player in (active, 1 - active):
            table.record(DeckEmpty(player))
        end(table, DRAW, DuelEnded(DRAW, ("RA-END-2",)))


def _draw(table: Table, player: int) -> None:
    instead = table.match.draws[player]
    if instead is not None:
        if table.recorder is not None:
            table.record(SheetDraw(player))
        table.cause = table.match.sheets[player].id
        with table.beneath():
            creator = table.match.creators[player]
            instead(Frame(table, player, player, table.match.sheets[player].id, creator))
        return
    came = draw(table, player)
    if came.word == "nothing" and table.recorder is not None:
        table.record(NothingDrawn(player, len(table.state.hand[player])))


def end_main_phase(table: Table) -> None:
    """The active player starts no more chains."""
    if table.recorder is not None:
        table.record(MainPhaseEnded(table.state.active))
    table.state.phase = _END


def end_phase(table: Table) -> None:
    """All recover, effects of the end of a turn answer, what lasts no longer leaves."""
    state = table.state
    if table.recorder is not None:
        table.record(EndPhase())
    with table.beneath():
        if "turn-end" in table.match.passives:
            noticed = notice(table, Fact("turn-end", player=state.active), early=True)
        else:
            noticed = []
        if noticed:
            _end_with_effects(table, noticed)
        else:
            _recover(table)
            _expire(table)
    other = 1 - state.active
    if table.recorder is not None:
        table.record(TurnPassed(other))
    state.active = state.chooser = other
    state.turn += 1
    state.phase = _START


def _end_with_effects(table: Table, noticed: list[Noticed]) -> None:
    """The parts of the end phase in the order that rulings say, as far as it matters now."""
    first = _first(table, noticed)
    if any(_passing(table)) and table.ruling("boulder-leaves") == "first":
        _expire(table)
    if any(table.state.exhausted) and table.ruling("end-order") == "effects":
        answer(table, seen(table, noticed), first)
    else:
        _recover(table)
        answer(table, seen(table, noticed), first)
    if any(table.state.exhausted) and table.ruling("end-order") == "effects":
        _recover(table)
    if any(_passing(table)) and table.ruling("boulder-leaves") == "last":
        _expire(table)


def _first(table: Table, noticed: list[Noticed]) -> int:
    """Whose effects of the end of a turn come first, if both have some (ruling end-players)."""
    active, units = table.state.active, table.match.units
    owners = [units[passive.holder].owner for passive, _, _ in noticed]
    if len({*owners}) == 1:
        return owners[0]
    return active if table.ruling("end-players") == "active" else 1 - active


def _recover(table: Table) -> None:
    """Whoever is exhausted is so no longer."""
    state = table.state
    for unit, exhausted in enumerate(state.exhausted):
        if exhausted:
            if table.recorder is not None:
                table.record(UnitRecovered(unit))
            state.exhausted = changed(state.exhausted, unit, 0)


def _expire(table: Table) -> None:
    """Tokens that last until the end of the turn go back to supply (RA-BOULDER-5)."""
    kinds = table.match.tokens
    for token, there, count in list(_passing(table)):
        rules = ("RA-BOULDER-5" if "boulder" in kinds[token].at else "RA-EFFECT-1", "RA-TOKEN-3")
        table.record(TokensExpired(token, count, there, rules))
        hold(table, there, token, -count)


def _passing(table: Table) -> Iterator[tuple[int, Option, int]]:
    """Each kind of tokens that last until the end of the turn: where it is, and how many."""
    state, kinds = table.state, len(table.match.tokens)
    for token in table.match.passing:
        for field, held in (("zone", state.lying), ("unit", state.riding)):
            for holder, count in enumerate(held[token::kinds]):
                if count:
                    yield token, Option(field, holder), count


_PHASES: dict[int, Step[Table] | None] = {
    _START: begin,
    _MASTERPIECE: masterpiece_phase,
    _DRAW: draw_phase,
    _MAIN: None,
    _END: end_phase,
}
