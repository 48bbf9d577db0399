"""The setup: what is laid out, where the creators stand, who begins, the first hands."""

from typing import ClassVar

from react_tools.rulesets.react.said import Listing
from react_tools.trace.event import Event, Rules


class CreatorsChosen(Event, frozen=True):
    """Each player has a creator, and they are two."""

    en: ClassVar[str] = "the players choose different creators: {player} and {other_player}"
    ru: ClassVar[str] = "игроки выбирают разных творцов: {player} и {other_player}"
    brief: ClassVar[str] = "cast {player} {other_player}"
    routine: ClassVar[bool] = True
    player: int
    other_player: int
    rules: Rules = ("RA-SETUP-1",)


class BoardsLaid(Event, frozen=True):
    """What both players use lies between them; every slot of the chain board has its token."""

    en: ClassVar[str] = (
        "between the players lie the field, the masterpiece board"
        " and the chain board with {tokens} react tokens"
    )
    ru: ClassVar[str] = (
        "между игроками лежат поле, планшет шедевра"
        " и планшет цепочки, на нём жетоны реакций: {tokens}"
    )
    brief: ClassVar[str] = "laid-boards"
    routine: ClassVar[bool] = True
    tokens: int
    rules: Rules = ("RA-SETUP-3", "RA-SETUP-4")


class PiecesWait(Event, frozen=True):
    """The masterpiece cards of both lie beside their board."""

    en: ClassVar[str] = "each creator's {pieces} masterpiece cards lie beside their board"
    ru: ClassVar[str] = "рядом с планшетом шедевра лежат карты шедевра, по {pieces} на творца"
    brief: ClassVar[str] = "laid-pieces"
    routine: ClassVar[bool] = True
    pieces: int
    rules: Rules = ("RA-SETUP-5",)


class ComponentsLaid(Event, frozen=True):
    """What belongs to a creator alone lies before its player."""

    en: ClassVar[str] = "{player} lays out in front: {things}"
    ru: ClassVar[str] = "{player} выкладывает перед собой: {things}"
    brief: ClassVar[str] = "laid-out {player}"
    routine: ClassVar[bool] = True
    player: int
    things: Listing
    rules: Rules = ("RA-SETUP-9",)


class CreatorPlaced(Event, frozen=True):
    """A creator's token stands on its star."""

    en: ClassVar[str] = "{unit} stands on the star {zone}"
    ru: ClassVar[str] = "{unit} стоит на звезде {zone}"
    brief: ClassVar[str] = "stood {unit} {zone}"
    routine: ClassVar[bool] = True
    unit: int
    zone: int
    rules: Rules = ("RA-SETUP-6", "RA-SETUP-7")


class FirstPlayerChosen(Event, frozen=True):
    """Who begins."""

    en: ClassVar[str] = "{player} was creative last and begins"
    ru: ClassVar[str] = "первым ходит тот, кто творил последним: {player}"
    brief: ClassVar[str] = "first {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-SETUP-11", "RA-SETUP-12")


class SheetSetup(Event, frozen=True):
    """A player does what the sheet says of the setup."""

    en: ClassVar[str] = "{player} follows the setup on the sheet"
    ru: ClassVar[str] = "{player} выполняет подготовку с планшета"
    brief: ClassVar[str] = "prepared {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-SETUP-10",)


class HandDealt(Event, frozen=True):
    """A player shuffles the deck, in the order that the setting tells, and takes the first hand."""

    en: ClassVar[str] = "{player} shuffles the deck and takes the first hand"
    ru: ClassVar[str] = "{player} тасует колоду и берёт начальную руку"
    brief: ClassVar[str] = "dealt {player}"
    routine: ClassVar[bool] = True
    player: int
    first_game: bool

    def cited(self) -> Rules:
        """The top of the shuffled deck; in a first game, one copy of each card."""
        return ("RA-SETUP-13", "RA-SETUP-16" if self.first_game else "RA-SETUP-14")


class NoHand(Event, frozen=True):
    """A creator without a deck shuffles none and takes no hand."""

    en: ClassVar[str] = "{player} has no deck to shuffle and takes no hand"
    ru: ClassVar[str] = "{player}: колоды нет, тасовать нечего, начальной руки нет"
    brief: ClassVar[str] = "handless {player}"
    player: int
    rules: Rules = ("RA-SETUP-15",)
