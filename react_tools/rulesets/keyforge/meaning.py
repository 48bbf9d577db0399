"""From a phrase to what it means in a match: a function of the frame.

A phrase is compiled once for a match; ids become indexes. What depends on the position is looked
up when the function is called, which is at the start of its clause (docs/decisions/0003: when
things are fixed).
"""

from typing import TYPE_CHECKING

from react_tools.rulesets.keyforge.candidates import Fits, Things, found, tests
from react_tools.rulesets.keyforge.frame import Frame, Several
from react_tools.rulesets.keyforge.language.phrase import Phrase, Ref
from react_tools.rulesets.keyforge.referring import in_play

if TYPE_CHECKING:
    from react_tools.rulesets.keyforge.steps import Written

__all__ = ["Fits", "Meaning"]


class Meaning:
    """Compiles phrases for a match."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def cards(self, phrase: Phrase, *, asks: bool = True) -> Several:
        """The cards in play that a phrase stands for; where it says how many, the chooser picks.

        In conditions an article asks nobody (`asks=False`).
        """
        if isinstance(phrase, Ref):
            return in_play(phrase.word)
        candidates, quantity = found(phrase, self._things), phrase.quantity
        if not (asks and quantity.asks):
            return candidates
        count, up_to = quantity.count, quantity.kind == "up to"

        def chosen(frame: Frame) -> list[int]:
            there = candidates(frame)
            frame.chosen = frame.ask(there, count, up_to=up_to)
            frame.short = len(frame.chosen) < count and not up_to
            frame.declined = bool(there) and not frame.chosen
            return frame.chosen

        return chosen

    def fits(self, phrases: "tuple[Written, ...]") -> Fits:
        """Whether one card in play is among those for which any of the phrases stands."""
        some = [self._fits(it.phrase) for it in phrases]
        return lambda frame, card: any(fit(frame, card) for fit in some)

    def _fits(self, phrase: Phrase) -> Fits:
        if isinstance(phrase, Ref):
            those = in_play(phrase.word)
            return lambda frame, card: card in those(frame)
        every = tests(phrase, self._things)
        return lambda frame, card: all(fit(frame, card) for fit in every)
