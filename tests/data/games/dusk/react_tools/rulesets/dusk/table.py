"""The table: the state, and what is fixed for a game."""

from collections.abc import Sequence

from react_tools.replay import table
from react_tools.rulesets.dusk.definitions import Card
from react_tools.rulesets.dusk.state import State


class Table(table.Table[State], kw_only=True):
    """State, record and answers of one game; *cards* by index."""

    cards: Sequence[Card]

    def catches(self, one: int, other: int) -> bool:
        """Whether a card takes the trick from another whatever their numbers."""
        return self.cards[one].catches == self.cards[other].id

    def sum(self, player: int) -> int:
        """What a player's kept cards count."""
        return sum(self.cards[it].number for it in self.state.kept[player])
