"""A choice that was made: the same event in every game, for the runner has to know it."""

from collections.abc import Mapping
from typing import ClassVar

from react_tools.trace.event import Event, Lang, Rules


class Chose(Event, frozen=True):
    """A player picked one of several things; forced if there was only one.

    Attributes:
        player: who picked; the game's own index.
        picked: what, in whatever way the game's Teller understands it.
        place: the open play that asked (react_tools.game.Decision.place).
    """

    en: ClassVar[str] = "{player} chooses {picked}"
    ru: ClassVar[str] = "{player} выбирает: {picked}"
    brief: ClassVar[str] = "chose {picked}"
    routine: ClassVar[bool] = True
    player: int
    picked: object
    place: int
    forced: bool
    rules: Rules

    def template(self, lang: Lang) -> str:
        """A forced choice says so."""
        if not self.forced:
            return self.ru if lang == "ru" else self.en
        return f"{self.ru} (других нет)" if lang == "ru" else f"{self.en} (the only one)"

    def facts(self) -> Mapping[str, object]:
        """Who picked what; the place is for the runner alone."""
        return {"player": self.player, "picked": self.picked, "forced": self.forced}
