"""The table: the state, and what is fixed for a game."""

from collections.abc import Mapping, Sequence

from react_tools.replay import table
from react_tools.rulesets.dusk.definitions import Card
from react_tools.rulesets.dusk.state import State
from react_tools.trace.recorder import Recorder


class Table(table.Table[State]):
    """State, record and answers of one game; *cards* by index."""

    __slots__ = ("cards",)

    def __init__(
        self,
        state: State,
        recorder: Recorder | None,
        rulings: Mapping[str, str],
        cards: Sequence[Card],
    ) -> None:
        super().__init__(state, recorder, rulings)
        self.cards = cards

    def catches(self, one: int, other: int) -> bool:
        """Whether a card takes the trick from another whatever their numbers."""
        return self.cards[one].catches == self.cards[other].id

    def sum(self, player: int) -> int:
        """What a player's kept cards count."""
        return sum(self.cards[it].number for it in self.state.kept[player])
