"""What happens: the text in both languages, the short form of scenarios, the rules."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class CardLed(Event, frozen=True):
    """The leader lays a card face down."""

    en: ClassVar[str] = "{player} lays a card face down: {card}"
    ru: ClassVar[str] = "{player} кладёт карту взакрытую: {card}"
    brief: ClassVar[str] = "led {player}"
    player: int
    card: int
    rules: Rules = ("DU-LEAD-1",)


class CardAnswered(Event, frozen=True):
    """The other player lays a card face up."""

    en: ClassVar[str] = "{player} answers with {card}"
    ru: ClassVar[str] = "{player} отвечает: {card}"
    brief: ClassVar[str] = "answered {player} {card}"
    player: int
    card: int
    rules: Rules = ("DU-LEAD-3",)


class CardTurned(Event, frozen=True):
    """The hidden card is turned up."""

    en: ClassVar[str] = "{card} is turned up"
    ru: ClassVar[str] = "открывают: {card}"
    brief: ClassVar[str] = "turned {card}"
    card: int
    rules: Rules = ("DU-TRICK-1",)


class TrickTaken(Event, frozen=True):
    """A player takes the trick."""

    en: ClassVar[str] = "{player} takes the trick"
    ru: ClassVar[str] = "{player} берёт взятку"
    brief: ClassVar[str] = "took {player}"
    player: int
    rules: Rules


class CardKept(Event, frozen=True):
    """One card of the trick is kept, the other one is out of the game."""

    en: ClassVar[str] = "{player} keeps {card}"
    ru: ClassVar[str] = "{player} оставляет себе: {card}"
    brief: ClassVar[str] = "kept {player} {card}"
    player: int
    card: int
    rules: Rules = ("DU-TRICK-4",)


class LeaderNamed(Event, frozen=True):
    """Who has taken the trick leads."""

    en: ClassVar[str] = "{player} leads"
    ru: ClassVar[str] = "ведёт {player}"
    brief: ClassVar[str] = "leads {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("DU-TRICK-5",)


class GameWon(Event, frozen=True):
    """A player wins."""

    en: ClassVar[str] = "{player} wins"
    ru: ClassVar[str] = "побеждает {player}"
    brief: ClassVar[str] = "won {player}"
    player: int
    rules: Rules = ("DU-END-1",)


class GameDrawn(Event, frozen=True):
    """Nobody wins."""

    en: ClassVar[str] = "nobody wins"
    ru: ClassVar[str] = "никто не побеждает"
    brief: ClassVar[str] = "drawn"
    rules: Rules = ("DU-END-1",)
