"""What the units of a duel are called and how they are marked."""

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.told import Told
from react_tools.trace.event import Lang


class Labels:
    """The names and marks of units.

    Attributes:
        units: what scenarios call each unit; `marks`: what a drawing shows of it.
        players: the creators' ids.
    """

    def __init__(self, match: Match, units: tuple[str, ...], marks: tuple[str, ...]) -> None:
        self.match = match
        self.units = units
        self.marks = marks
        self.players = tuple(sheet.id for sheet in match.sheets)

    def unit_told(self, unit: int, lang: Lang) -> Told:
        """A unit: its name, and for a summon its letter, for there may be several."""
        if unit == NOWHERE:
            return Told.plain("пусто" if lang == "ru" else "empty")
        thing = self.match.units[unit]
        mark = "" if thing.kind == "creator" else f" {self.marks[unit]}"
        return Told.label(thing.label, lang, mark)
