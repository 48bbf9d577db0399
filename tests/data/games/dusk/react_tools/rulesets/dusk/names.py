"""What things are called in sentences, scenarios and JSON (react_tools.trace.event.Teller)."""

from collections.abc import Sequence

from react_tools.replay.question import Option
from react_tools.rulesets.dusk.definitions import Card
from react_tools.rulesets.dusk.state import NOWHERE
from react_tools.staging.view import HIDDEN
from react_tools.trace.event import Lang


class Names:
    """The players and cards of a setting, by index; a card that is not seen is NOWHERE."""

    def __init__(self, players: tuple[str, ...], cards: Sequence[Card]) -> None:
        self.players = players
        self.cards = cards
        self.ids = tuple(it.id for it in cards)

    def tell(self, field: str, value: object, lang: Lang) -> object:
        """A thing as it stands in a sentence."""
        match value:
            case Option(field=inner, value=at):
                return self.tell(inner, at, lang)
            case bool():
                return {"en": ("no", "yes"), "ru": ("нет", "да")}[lang][value]
            case int() if field == "card" and value != NOWHERE:
                return self.cards[value].name[lang]
            case _:
                told = self.name(field, value)
                return str(told).title() if field == "player" else told

    def name(self, field: str, value: object) -> object:
        """What scenarios and JSON call it."""
        match value:
            case Option(field=inner, value=at):
                return self.name(inner, at)
            case int() if field == "player":
                return self.players[value]
            case int() if field == "card":
                return HIDDEN if value == NOWHERE else self.ids[value]
            case _:
                return value
