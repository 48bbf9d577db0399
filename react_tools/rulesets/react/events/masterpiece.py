"""Improving the masterpiece, completing it, ascending and descending."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class PieceLaid(Event, frozen=True):
    """A masterpiece card was laid into an empty cell."""

    en: ClassVar[str] = "{player} lays masterpiece {piece} into cell {cell}"
    ru: ClassVar[str] = "{player} выкладывает карту шедевра ({piece}) в ячейку {cell}"
    brief: ClassVar[str] = "laid {piece} {cell}"
    player: int
    piece: int
    cell: int
    rules: Rules = ("RA-PIECE-13", "RA-PIECE-4", "RA-PIECE-23")


class PieceReplaced(Event, frozen=True):
    """On a full board a card took the place of another; where that goes, a ruling says."""

    en: ClassVar[str] = "{player} replaces {replaced} in cell {cell} by {piece}"
    ru: ClassVar[str] = "{player} заменяет карту в ячейке {cell} ({replaced}) своей ({piece})"
    brief: ClassVar[str] = "replaced {replaced} {piece}"
    player: int
    piece: int
    cell: int
    replaced: int
    rules: Rules


class PieceMoved(Event, frozen=True):
    """A card went to an empty cell."""

    en: ClassVar[str] = "{player} moves {piece} from cell {cell} to the empty cell {other_cell}"
    ru: ClassVar[str] = (
        "{player} перекладывает {piece} из ячейки {cell} в пустую ячейку {other_cell}"
    )
    brief: ClassVar[str] = "shifted {piece} {other_cell}"
    player: int
    piece: int
    cell: int
    other_cell: int
    rules: Rules


class CellsSwapped(Event, frozen=True):
    """Two cards exchanged their cells."""

    en: ClassVar[str] = (
        "{player} swaps {piece} in cell {cell} with {other_piece} in cell {other_cell}"
    )
    ru: ClassVar[str] = (
        "{player} меняет местами карты шедевра: {piece} (ячейка {cell})"
        " и {other_piece} (ячейка {other_cell})"
    )
    brief: ClassVar[str] = "exchanged {piece} {other_piece}"
    player: int
    cell: int
    other_cell: int
    piece: int
    other_piece: int
    rules: Rules = ("RA-PIECE-14", "RA-PIECE-25")


class MasterpieceCompleted(Event, frozen=True):
    """A player's cards form the whole picture."""

    en: ClassVar[str] = "{player}'s masterpiece is complete: all cards lie in order"
    ru: ClassVar[str] = "шедевр завершён ({player}): все карты лежат по порядку"
    brief: ClassVar[str] = "completed {player}"
    pictured: ClassVar[bool] = True
    player: int
    waited: bool = False

    def cited(self) -> Rules:
        """It may have waited on the board for the end of an ascension."""
        return ("RA-PIECE-12", "RA-PIECE-8") if self.waited else ("RA-PIECE-8",)


class MasterpieceStays(Event, frozen=True):
    """A picture completed while its creator is ascended stays on the board."""

    en: ClassVar[str] = "{player} is ascended already: the cards stay where they lie"
    ru: ClassVar[str] = "творец уже возвышен ({player}): карты остаются на планшете"
    brief: ClassVar[str] = "stayed {player}"
    player: int
    rules: Rules = ("RA-PIECE-11",)


class CreatorAscended(Event, frozen=True):
    """A creator's ability card was turned to its ascended side."""

    en: ClassVar[str] = "{unit} ascends: the ability card turns over"
    ru: ClassVar[str] = "{unit} возвышается: карта способностей переворачивается"
    brief: ClassVar[str] = "ascended {unit}"
    unit: int
    rules: Rules = ("RA-PIECE-9",)


class PiecesCleared(Event, frozen=True):
    """A player's masterpiece cards left the board."""

    en: ClassVar[str] = "{player}'s masterpiece cards leave the board"
    ru: ClassVar[str] = "карты шедевра уходят с планшета ({player})"
    brief: ClassVar[str] = "cleared {player}"
    player: int
    rules: Rules = ("RA-PIECE-10",)


class CreatorDescended(Event, frozen=True):
    """A creator's ability card was turned back to its front."""

    en: ClassVar[str] = "{unit} descends: the ability card turns back"
    ru: ClassVar[str] = (
        "возвышение заканчивается ({unit}): карта способностей переворачивается обратно"
    )
    brief: ClassVar[str] = "descended {unit}"
    unit: int
    rules: Rules = ("RA-EFFECT-1",)
