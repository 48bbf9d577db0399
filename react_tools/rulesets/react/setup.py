"""Setting the duel up (RA-SETUP).

The boards, the tokens and the cards of both are there from the first, and the creators stand on
their stars: that is told, and nothing changes. Then come the steps of the sheets and the first
hands.
"""

from collections import Counter

from msgspec import Struct

from react_tools.replay.question import Option
from react_tools.rulesets.react.events.cards import CardChosen
from react_tools.rulesets.react.events.setup import (
    BoardsLaid,
    ComponentsLaid,
    CreatorPlaced,
    CreatorsChosen,
    FirstPlayerChosen,
    HandDealt,
    NoHand,
    PiecesWait,
    SheetSetup,
)
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.hand import draw, take
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.said import Listing
from react_tools.rulesets.react.state import UNKNOWN, Phase
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.things import PLAYERS


class Setup(Struct, frozen=True):
    """The step before the first turn (react.game.Step).

    Attributes:
        first_game: each first hand is one copy of each different card (RA-SETUP-16), not the top
            of the deck.
    """

    first_game: bool = False

    def __call__(self, table: Table) -> None:
        """Set up in the book's order: the sheets' own steps, who begins, the hands.

        Nobody is active yet when the sheets are followed, so the players take their steps in the
        order in which the setting names them; or who begins is known before (ruling setup-order).
        """
        active = table.state.active
        if table.recorder is not None:
            _tell_layout(table)
        if active != PLAYERS[0] and all(table.match.setups) and _is_known_first(table):
            table.record(FirstPlayerChosen(active))
            _follow_sheets(table, (active, 1 - active))
        else:
            _follow_sheets(table, PLAYERS)
            table.record(FirstPlayerChosen(active))
        for player in (active, 1 - active):
            self._deal(table, player)
        table.state.phase = int(Phase.START)

    def _deal(self, table: Table, player: int) -> None:
        if table.match.sheets[player].deckless:
            table.record(NoHand(player))
            return
        table.record(HandDealt(player, self.first_game))
        with table.beneath():
            if self.first_game:
                _one_of_each(table, player)
                return
            for _ in range(table.match.numbers.dealt):
                draw(table, player)


def _tell_layout(table: Table) -> None:
    """All that is there from the first."""
    match, numbers = table.match, table.match.numbers
    table.record(CreatorsChosen(*PLAYERS))
    table.record(BoardsLaid(numbers.slots))
    table.record(PiecesWait(numbers.pieces))
    for creator in match.creators:
        table.record(CreatorPlaced(creator, table.state.where[creator]))
    for player in PLAYERS:
        table.record(ComponentsLaid(player, _belongings(match, player)))


def _belongings(match: Match, player: int) -> Listing:
    """A player's ability cards, tokens and summons; not the deck, which is shuffled later."""
    abilities = [
        (Option("ability", at), 1)
        for at, (owner, _) in enumerate(match.abilities)
        if owner == player
    ]
    tokens = [
        (Option("token", at), token.supply)
        for at, token in enumerate(match.tokens)
        if match.token_owner[at] == player
    ]
    figures = [it for it in match.units if it.owner == player and it.kind != "creator"]
    copies = Counter(it.kind for it in figures)
    summons = [(Option("summon", it.index), copies[it.kind]) for it in figures if it.copy == 1]
    return Listing((*abilities, *tokens, *summons))


def _is_known_first(table: Table) -> bool:
    """Whether the players know who begins when they follow their sheets."""
    return table.ruling("setup-order") == "first"


def _follow_sheets(table: Table, players: tuple[int, int]) -> None:
    for player in players:
        steps = table.match.setups[player]
        if steps is None:
            continue
        table.record(SheetSetup(player))
        table.cause = table.match.sheets[player].id
        with table.beneath():
            steps(Frame(table, player, player, table.cause, table.match.creators[player]))


def _one_of_each(table: Table, player: int) -> None:
    """One copy of each different card; a deck that is not known stays so."""
    for card, (owner, _) in enumerate(table.match.cards):
        if owner != player:
            continue
        deck = list(table.state.deck[player])
        if UNKNOWN not in deck:
            if card not in deck:
                continue  # the sheet has drawn it before the deal (RA141)
            deck.remove(card)
        table.record(CardChosen(player, card, len(table.state.hand[player]) + 1))
        take(table, player, card, tuple(deck))
