"""A trick, as the text tells it: a hidden card, an answer, one card that is kept."""

from collections.abc import Callable

from react_tools.replay.question import GameOverError, Option
from react_tools.rulesets.dusk.events import (
    CardAnswered,
    CardKept,
    CardLed,
    CardTurned,
    GameDrawn,
    GameWon,
    LeaderNamed,
    TrickTaken,
)
from react_tools.rulesets.dusk.state import NOBODY, NOWHERE, State, having, without
from react_tools.rulesets.dusk.table import Table
from react_tools.trace.event import Rules


def onward(state: State) -> Callable[[Table], None] | None:
    """What comes next by itself; None where somebody has to decide, or all is over."""
    over = state.led == NOWHERE and not all(state.hands)
    return end if over and state.result == NOWHERE else None


def lead(table: Table, card: int) -> None:
    """The leader lays a card face down."""
    state = table.state
    table.record(CardLed(state.leader, card))
    state.hands = having(state.hands, state.leader, without(state.hands[state.leader], card))
    state.led = card


def answer(table: Table, card: int) -> None:
    """The other player lays a card face up, and the trick is taken."""
    state = table.state
    other = 1 - state.leader
    table.record(CardAnswered(other, card))
    state.hands = having(state.hands, other, without(state.hands[other], card))
    table.record(CardTurned(state.led))
    with table.beneath():
        _take(table, card)
    state.led = NOWHERE


def end(table: Table) -> None:
    """A hand is empty: the higher sum wins."""
    first, second = table.sum(0), table.sum(1)
    if first != second:
        _won(table, 0 if first > second else 1)
    if table.decides("equal-sums") == "last-trick":
        _won(table, table.state.leader)
    table.record(GameDrawn())
    table.state.result = NOBODY
    raise GameOverError


def _take(table: Table, card: int) -> None:
    """Who takes the trick keeps one of its cards, and leads."""
    state = table.state
    is_answer, rules = _taken(table, card)
    player = 1 - state.leader if is_answer else state.leader
    table.record(TrickTaken(player, rules))
    options = [Option("card", it) for it in sorted({card, state.led})]
    table.cause = "trick"
    kept = table.choose(player, options, ("DU-TRICK-4",)).value
    table.record(CardKept(player, kept))
    state.kept = having(state.kept, player, (*state.kept[player], kept))
    table.record(LeaderNamed(player))
    state.leader = player


def _taken(table: Table, card: int) -> tuple[bool, Rules]:
    """Whether the answer takes the trick, and by which rules."""
    led = table.state.led
    if table.catches(card, led) or table.catches(led, card):
        return table.catches(card, led), ("DU-TRICK-3",)
    return table.cards[card].number > table.cards[led].number, ("DU-TRICK-2",)


def _won(table: Table, player: int) -> None:
    table.record(GameWon(player))
    table.state.result = player
    raise GameOverError
