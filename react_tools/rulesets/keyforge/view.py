"""A game as one of its players sees it.

Hidden are the other player's hand, both decks, and which card the other player draws. Open are all
cards in play, the discard piles, how many cards lie anywhere, and all that is played.
"""

from msgspec.structs import replace

from react_tools.rulesets.keyforge.events.cards import CardDrawn
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.staging import view
from react_tools.trace.event import Event


class View(view.View):
    """What one player sees."""

    def seen(self, event: Event) -> Event:
        """An event, without the card that the other player draws."""
        if isinstance(event, CardDrawn) and not self.is_mine(event.player):
            return replace(event, card=NOWHERE)
        return event
