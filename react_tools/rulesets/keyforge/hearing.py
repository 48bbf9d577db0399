"""Whether a record of KeyForge has one outcome for each clause that was carried out.

An ability that is resolved is told, and beneath it stands what came of each of its clauses;
react_tools.staging.clauses says whether that fits. Which of several abilities of a kind it is the
record does not tell: it has to fit one that the card has, or that some upgrade may give.
"""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.keyforge.events.turns import AbilityBegan, ClauseEnded, GameEnded
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.steps import Branch, Clause, May, Pick, Step
from react_tools.soundness import Breach
from react_tools.staging.clauses import Heard, Way, either, fits, one, row, some
from react_tools.trace.recorder import Entry, Recorder


class Hearing:
    """Hears the record of one game."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._match = names.match
        self._ways: dict[tuple[int, str], Way] = {}

    def heard(self, recorder: Recorder | None) -> Iterator[Breach]:
        """Whatever has come to no outcome, or to too many."""
        entries = recorder.entries if recorder is not None else []
        causes = list(recorder.causes()) if recorder is not None else []
        for at, (entry, cause) in enumerate(zip(entries, causes, strict=True)):
            event = entry.event
            if isinstance(event, AbilityBegan):
                yield from self._within(entries, at, event)
            elif isinstance(event, ClauseEnded) and not (
                cause >= 0 and isinstance(entries[cause].event, AbilityBegan)
            ):
                told = event.short(self._names)
                yield Breach("clauses", f"an outcome of nothing that was begun: {told}")

    def _within(self, entries: Sequence[Entry], at: int, event: AbilityBegan) -> Iterator[Breach]:
        depth, end = entries[at].depth, at + 1
        words, ended = list[str](), False
        while end < len(entries) and entries[end].depth > depth:
            inner = entries[end]
            ended |= isinstance(inner.event, GameEnded)
            if inner.depth == depth + 1 and isinstance(inner.event, ClauseEnded):
                words.append(inner.event.verb)
            end += 1
        heard = Heard(words, ended or end == len(entries))
        if not fits(self._way(event.card, event.kind), heard):
            told = ", ".join(words) or "none"
            name = event.short(self._names)
            yield Breach("clauses", f"outcomes that its clauses cannot have: {name}: {told}")

    def _way(self, card: int, kind: str) -> Way:
        """The outcomes of any ability of a kind that a card may have."""
        if (card, kind) not in self._ways:
            own = self._match.cards[card].abilities
            lent = [it for card in self._match.cards for it in card.gives.abilities]
            several = [_row(it.steps) for it in (*own, *lent) if it.kind == kind]
            self._ways[card, kind] = either(several)
        return self._ways[card, kind]


def _row(steps: tuple[Step, ...]) -> Way:
    return row([_way(it) for it in steps])


def _way(step: Step) -> Way:
    """The outcomes that a step may have."""
    match step:
        case Clause(verb=verb):
            return one(verb)
        case Branch(then=then, otherwise=otherwise):
            return either([_row(then), _row(otherwise)])
        case May(steps=steps):
            return either([one("may"), _row(steps)])
        case Pick(count=count, lists=lists):
            return some([_row(it) for it in lists], (min(count, len(lists)),))
