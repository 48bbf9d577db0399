"""A game as one of its players sees it."""

from msgspec.structs import replace

from react_tools.game import Facts
from react_tools.rulesets.dusk.events import CardLed
from react_tools.rulesets.dusk.state import NOWHERE
from react_tools.staging import view
from react_tools.staging.view import HIDDEN
from react_tools.trace.event import Event


class View(view.View):
    """Hidden are the other player's hand and the card that they have led."""

    def facts(self, *, first: bool = False) -> Facts:
        """The position, with cards that are not seen as `?`."""
        found = super().facts(first=first)
        game = found["game"]
        if game["led"] == "none" or game["leader"] == self._player:
            return found
        return {**found, "game": {**game, "led": HIDDEN}}

    def seen(self, event: Event) -> Event:
        """An event, without what it would tell of hidden cards."""
        if isinstance(event, CardLed) and not self.is_mine(event.player):
            return replace(event, card=NOWHERE)
        return event
