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
        return {
            thing: {
                name: (HIDDEN,) * len(fact)
                if name == "led" and thing != self._player and isinstance(fact, tuple)
                else fact
                for name, fact in facts.items()
            }
            for thing, facts in super().facts(first=first).items()
        }

    def seen(self, event: Event) -> Event:
        """An event, without what it would tell of hidden cards."""
        if isinstance(event, CardLed) and not self.is_mine(event.player):
            return replace(event, card=NOWHERE)
        return event
