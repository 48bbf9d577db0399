"""Hands, decks, discards."""

from collections.abc import Mapping
from typing import ClassVar

from react_tools.trace.event import Event, Lang, Rules

_ANY = {"en": "a card", "ru": "(какую, не видно)"}


class CardDrawn(Event, frozen=True):
    """A player drew the top card of the deck; a card that is not seen is -1."""

    en: ClassVar[str] = "{player} draws {card} (hand: {now})"
    ru: ClassVar[str] = "{player} берёт карту {card} (в руке: {now})"
    brief: ClassVar[str] = "drew {player}"
    player: int
    card: int
    now: int
    rules: Rules = ("RA-DRAW-1",)

    def template(self, lang: Lang) -> str:
        """Who does not see the card hears that one was drawn."""
        told = super().template(lang)
        return told if self.card >= 0 else told.replace("{card}", _ANY[lang])

    def facts(self) -> Mapping[str, object]:
        """Who drew what, if it is seen, and how many cards are in hand now."""
        told = super().facts()
        return told if self.card >= 0 else {name: told[name] for name in ("player", "now")}


class CardChosen(Event, frozen=True):
    """One copy of a card joined the first hand of a first game."""

    en: ClassVar[str] = "{player} takes one {card} (hand: {now})"
    ru: ClassVar[str] = "{player} берёт одну карту {card} (в руке: {now})"
    brief: ClassVar[str] = "took-card {player}"
    player: int
    card: int
    now: int
    rules: Rules = ("RA-SETUP-16",)


class CardReturned(Event, frozen=True):
    """A discarded card went under the deck or back to the hand; all see which one it is."""

    en: ClassVar[str] = "{card} goes from the discard pile {pile}"
    ru: ClassVar[str] = "карта {card} уходит из сброса {pile}"
    brief: ClassVar[str] = "returned-card {card}"
    player: int
    card: int
    pile: str
    rules: Rules = ("RA-EFFECT-1",)


class DeckEmpty(Event, frozen=True):
    """A player had to draw from an empty deck."""

    en: ClassVar[str] = "{player} has to draw, and the deck is empty"
    ru: ClassVar[str] = "{player} должен взять карту, а колода пуста"
    brief: ClassVar[str] = "decked {player}"
    player: int
    rules: Rules = ("RA-END-2",)
