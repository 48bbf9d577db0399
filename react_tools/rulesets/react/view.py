"""A duel as one of its players sees it.

Hidden are the other player's hand, both decks, and which card the other player draws. Open are the
field, the chain, the discard piles (RA-DISCARD-2), how many cards lie anywhere, and all that is
played. Cards of which a verb lets somebody choose lie in discard piles, so a choice tells nothing
that is hidden.
"""

from msgspec.structs import replace

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.cards import CardDrawn
from react_tools.staging import view
from react_tools.trace.event import Event


class View(view.View):
    """What one player sees."""

    def seen(self, event: Event) -> Event:
        """An event, without the card that the other player draws."""
        if isinstance(event, CardDrawn) and not self.is_mine(event.player):
            return replace(event, card=NOWHERE)
        return event
