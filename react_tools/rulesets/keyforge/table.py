"""The table of a game of KeyForge: what everybody who changes the position asks of it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Self

from react_tools.replay import table
from react_tools.rulesets.keyforge.state import NOWHERE, State
from react_tools.trace.recorder import Recorder

if TYPE_CHECKING:
    from react_tools.rulesets.keyforge.match import Match


class Table(table.Table[State], kw_only=True):
    """State, record and answers of one game.

    Attributes:
        tagged: the cards that are being destroyed and have not left yet (KFX-3a); `beaten`: those
            of them whose damage it was, `paid`: those that were their own price.
    """

    match: "Match"
    tagged: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: "Match", state: State, recorder: Recorder | None = None) -> Self:
        """A table for a match, on which *state* lies."""
        return cls(state, recorder, match.rulings, match=match)

    def restart(self, answers: tuple[int, ...]) -> None:
        """Begin a step: its first question takes the first answer, and nothing is half done."""
        super().restart(answers)
        self.tagged = self.beaten = self.paid = ()
        self.cause = ""

    def in_play(self, card: int) -> bool:
        """Whether a card lies in front of somebody."""
        return self.state.controller[card] != NOWHERE

    def every_card(self) -> Iterator[int]:
        """The cards in play: the active player's first; creatures, artifacts, upgrades."""
        state = self.state
        for player in (state.active, 1 - state.active):
            yield from state.line[player]
            yield from state.artifacts[player]
        yield from (card for card, host in enumerate(state.host) if host != NOWHERE)

    def upgrades(self, card: int) -> list[int]:
        """The upgrades that lie on a creature: first those of whoever controls it."""
        host, controller = self.state.host, self.state.controller
        found = [it for it, on in enumerate(host) if on == card] if card in host else []
        return sorted(found, key=lambda it: controller[it] != controller[card]) if found else found

    def house_of(self, card: int) -> int:
        """The house to which a copy belongs."""
        return self.match.house_of[card]
