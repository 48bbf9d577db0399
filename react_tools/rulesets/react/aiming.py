"""Aiming: which zones the target of a cost may be, and whether the chosen one fits it (RA-COST-4).

Two things are open: from whom the cost of an action card, which is no unit's, is measured (ruling
adjacent-to), and whether a zone that does not fit may be chosen on purpose (ruling target-reach).
"""

from typing import NamedTuple

from msgspec.structs import replace

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language import phrase
from react_tools.rulesets.react.meaning import Meaning
from react_tools.trace.event import Rules

_THIS = phrase.Ref("this")
_OWN_UNITS = phrase.Those(phrase.Quantity("all"), "unit", side="own")
_REACH, _FROM = "target-reach", "adjacent-to"


class Aim(NamedTuple):
    """The target part of a cost, compiled.

    Attributes:
        options: the zones that may be chosen.
        near: those that fit the cost, measured from `this`.
        wide: on an action card, those that fit it measured from any own unit; else `near`.
        from_any, anywhere: the settings of adjacent-to and target-reach, as yes or no.
    """

    options: Several
    near: Several
    wide: Several
    from_any: bool
    anywhere: bool

    @property
    def follows_units(self) -> bool:
        """Whether what can be chosen depends on where all the own units stand."""
        return self.from_any and not self.anywhere and self.wide is not self.near

    def doubts(self, frame: Frame, zone: int) -> Rules:
        """The rulings by which a zone that cannot be chosen now could be."""
        further = not self.from_any and zone in self.wide(frame)
        return (*(_REACH,) * (not self.anywhere), *(_FROM,) * further)

    def misses(self, frame: Frame, zone: int) -> bool:
        """Whether a zone that is chosen does not fit.

        Marks what lets it be chosen, or fit, and what leaves no choice but this one.
        """
        if len(self.options(frame)) == 1:
            for ruling in self.doubts(frame, next(iter({*self.wide(frame)} - {zone}), NOWHERE)):
                frame.table.ruling(ruling)
        near, wide = zone in self.near(frame), zone in self.wide(frame)
        if near != wide:
            frame.table.ruling(_FROM)
        if near or (wide and self.from_any):
            return False
        frame.table.ruling(_REACH)
        return True


def aim(zones: phrase.Those, meaning: Meaning, *, of_card: bool) -> Aim:
    """Compile the target part of a cost; *of_card*: it stands on an action card."""
    rulings, near = meaning.things.rulings, meaning.candidates(zones)
    widened = _widened(zones) if of_card else zones
    wide = near if widened == zones else meaning.candidates(widened)
    from_any, anywhere = rulings[_FROM] == "own-unit", rulings[_REACH] == "any"
    everywhere = list(meaning.things.board.zones)
    options: Several = wide if from_any else near
    if anywhere:
        options = lambda _: everywhere  # noqa: E731 -- one of three such functions
    return Aim(options, near, wide, from_any, anywhere)


def _widened(zones: phrase.Those) -> phrase.Those:
    """The same set, with any own unit in the place of `this` where it is measured from there."""
    return replace(zones, filters=tuple(_from_any(it) for it in zones.filters))


def _from_any(one: phrase.Filter) -> phrase.Filter:
    match one:
        case (
            phrase.AdjacentTo(of=of)
            | phrase.DiagonalTo(of=of)
            | phrase.Within(of=of)
            | phrase.InLine(of=of)
        ):
            return replace(one, of=_measured(of))
        case phrase.Ray(origin=origin):
            return replace(one, origin=_measured(origin))
        case phrase.WithUnit(units):
            return phrase.WithUnit(_widened(units))
        case _:
            return one


def _measured(place: phrase.Phrase) -> phrase.Phrase:
    """From what is measured."""
    if place == _THIS:
        return _OWN_UNITS
    return _widened(place) if isinstance(place, phrase.Those) else place
