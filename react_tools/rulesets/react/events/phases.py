"""The parts of a turn."""

from typing import ClassVar

from react_tools.replay.question import Option
from react_tools.trace.event import Event, Lang, Rules


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    en: ClassVar[str] = "turn {turn}: {player} is the active player"
    ru: ClassVar[str] = "ход {turn}: активный игрок – {player}"
    brief: ClassVar[str] = "turn {turn} {player}"
    pictured: ClassVar[bool] = True
    turn: int
    player: int
    effects: bool = False

    def cited(self) -> Rules:
        """The players alternate; effects of the start of a turn come before anything else."""
        return ("RA-TURN-1", "RA-START-2") if self.effects else ("RA-TURN-1",)

    def template(self, lang: Lang) -> str:
        """If such effects wake, it says that they come first."""
        told = super().template(lang)
        if not self.effects:
            return told
        first = "сперва эффекты начала хода" if lang == "ru" else "effects of its start come first"
        return f"{told}; {first}"


class MasterpiecePhase(Event, frozen=True):
    """The masterpiece phase begins, or is skipped in the first turn of the game."""

    en: ClassVar[str] = "masterpiece phase"
    ru: ClassVar[str] = "фаза шедевра"
    brief: ClassVar[str] = "masterpiece"
    routine: ClassVar[bool] = True
    skipped: bool

    def cited(self) -> Rules:
        """That it is skipped is an exception."""
        return ("RA-TURN-5",) if self.skipped else ("RA-TURN-4",)

    def template(self, lang: Lang) -> str:
        """Skipped, it says so."""
        told = super().template(lang)
        if not self.skipped:
            return told
        return (
            f"{told} пропускается: это первый ход игры"
            if lang == "ru"
            else (f"{told}: skipped, this is the first turn of the game")
        )


class DrawPhase(Event, frozen=True):
    """The draw phase begins."""

    en: ClassVar[str] = "draw phase: both players draw"
    ru: ClassVar[str] = "фаза добора: оба игрока берут карты"
    brief: ClassVar[str] = "draw-phase"
    routine: ClassVar[bool] = True
    first: bool
    rules: Rules


class NothingDrawn(Event, frozen=True):
    """A full hand takes no card in the draw phase."""

    en: ClassVar[str] = "{player} draws nothing: the hand holds {now} cards"
    ru: ClassVar[str] = "{player} не берёт карту: в руке уже {now}"
    brief: ClassVar[str] = "undrawn {player}"
    player: int
    now: int
    rules: Rules = ("RA-DRAW-2", "RA-HAND-1", "RA-DRAW-3")


class SheetDraw(Event, frozen=True):
    """A creator without a deck does what the sheet says instead of drawing."""

    en: ClassVar[str] = "{player} has no deck and does what the sheet says instead"
    ru: ClassVar[str] = "{player}: колоды нет, вместо добора выполняется указанное на планшете"
    brief: ClassVar[str] = "sheet-draw {player}"
    player: int
    rules: Rules = ("RA-DRAW-8", "RA-HAND-2", "RA-END-3")


class MainPhase(Event, frozen=True):
    """The main phase begins."""

    en: ClassVar[str] = "main phase: {player} may play intentions"
    ru: ClassVar[str] = "основная фаза: {player} может разыгрывать замыслы"
    brief: ClassVar[str] = "main {player}"
    routine: ClassVar[bool] = True
    pictured: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-TURN-6",)


class EndPhase(Event, frozen=True):
    """The end phase begins."""

    en: ClassVar[str] = "end phase: the creators and summons of both players recover"
    ru: ClassVar[str] = "завершающая фаза: творцы и существа обоих игроков восстанавливаются"
    brief: ClassVar[str] = "end-phase"
    routine: ClassVar[bool] = True
    rules: Rules = ("RA-TURN-2", "RA-EXHAUST-1")


class UnitRecovered(Event, frozen=True):
    """An exhausted unit is ready again."""

    en: ClassVar[str] = "{unit} recovers"
    ru: ClassVar[str] = "восстановление: {unit}"
    brief: ClassVar[str] = "recovered {unit}"
    unit: int
    rules: Rules = ("RA-EXHAUST-1", "RA-EXHAUST-4")


class TokensExpired(Event, frozen=True):
    """Tokens that last until the end of the turn went back to supply."""

    en: ClassVar[str] = "{token} ×{count} on {holder}: back to supply, the turn ends"
    ru: ClassVar[str] = "{holder:on}: жетон {token:of} ×{count} убирают, ход закончен"
    brief: ClassVar[str] = "expired {token} {holder}"
    token: int
    count: int
    holder: Option
    rules: Rules


class TurnPassed(Event, frozen=True):
    """The other player is next."""

    en: ClassVar[str] = "the turn passes to {player}"
    ru: ClassVar[str] = "ход переходит: {player}"
    brief: ClassVar[str] = "passed-turn {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-TURN-7",)
