"""Hands, decks, discards."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class CardDrawn(Event, frozen=True):
    """A player drew the top card of the deck."""

    en: ClassVar[str] = "{player} draws {card} (hand: {now})"
    ru: ClassVar[str] = "{player} берёт карту {card} (в руке: {now})"
    brief: ClassVar[str] = "drew {player}"
    player: int
    card: int
    now: int
    rules: Rules = ("RA-DRAW-1",)


class CardReturned(Event, frozen=True):
    """A discarded card went under the deck or back to the hand."""

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
