"""Whether a record of Re;ACT has one outcome for each clause that was carried out.

What brings clauses about – a card that resolves, a passive, a sheet – is told, and beneath it
stands what came of each of them; react_tools.staging.clauses says whether that fits.
"""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.react.events.chain import LinkResolving, LinkVoid
from react_tools.rulesets.react.events.phases import SheetDraw
from react_tools.rulesets.react.events.setup import SheetSetup
from react_tools.rulesets.react.events.turns import (
    ClauseEnded,
    DuelEnded,
    MemberTreated,
    PassiveWoke,
)
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step
from react_tools.soundness import Breach
from react_tools.staging.clauses import Heard, Way, Word, either, fits, members, one, row, some
from react_tools.trace.event import Event
from react_tools.trace.recorder import Entry, Recorder

_OPENING = (LinkResolving, PassiveWoke, SheetSetup, SheetDraw)


class Hearing:
    """Hears the record of one duel."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._match = names.match
        self._ways: dict[int, Way] = {}  # by the identity of steps, which the match keeps

    def heard(self, recorder: Recorder | None) -> Iterator[Breach]:
        """Whatever has come to no outcome, or to too many."""
        entries = recorder.entries if recorder is not None else []
        causes = list(recorder.causes()) if recorder is not None else []
        for at, (entry, cause) in enumerate(zip(entries, causes, strict=True)):
            if isinstance(entry.event, _OPENING):
                yield from self._within(entries, at)
            elif isinstance(entry.event, ClauseEnded) and not _opens(entries, cause):
                told = entry.event.short(self._names)
                yield Breach("clauses", f"an outcome of nothing that was begun: {told}")

    def _within(self, entries: Sequence[Entry], at: int) -> Iterator[Breach]:
        event, inner = entries[at].event, _beneath(entries, at)
        words = _words(inner)
        void = any(isinstance(it.event, LinkVoid) for it in inner)
        broken_off = at + len(inner) + 1 == len(entries)
        ends = (index for index, it in enumerate(inner) if isinstance(it.event, DuelEnded))
        ended = next(ends, None)
        if void and not words:
            return
        if ended is not None and not any(isinstance(it.event, ClauseEnded) for it in inner[ended:]):
            name = event.short(self._names)
            yield Breach("clauses", f"no outcome of the clause that ended the duel: {name}")
        if not fits(self._way(event), Heard(words, broken_off or ended is not None)):
            told = ", ".join(map(str, words)) or "none"
            name = event.short(self._names)
            yield Breach("clauses", f"outcomes that its clauses cannot have: {name}: {told}")

    def _steps(self, event: Event) -> tuple[Step, ...]:
        """What is carried out beneath an event."""
        match event:
            case LinkResolving(effect=effect):
                return self._match.playables[effect].effect.steps
            case PassiveWoke(passive=passive):
                return self._match.passive_list[passive].steps
            case SheetSetup(player=player):
                return self._match.sheets[player].setup
            case SheetDraw(player=player):
                return self._match.sheets[player].draw
            case _:
                return ()

    def _way(self, event: Event) -> Way:
        steps = self._steps(event)
        if id(steps) not in self._ways:
            self._ways[id(steps)] = _row(steps)
        return self._ways[id(steps)]


def _opens(entries: Sequence[Entry], at: int) -> bool:
    return at >= 0 and isinstance(entries[at].event, (*_OPENING, MemberTreated))


def _beneath(entries: Sequence[Entry], at: int) -> list[Entry]:
    """Everything that an entry has brought about."""
    depth, inner = entries[at].depth, list[Entry]()
    for entry in entries[at + 1 :]:
        if entry.depth <= depth:
            break
        inner.append(entry)
    return inner


def _words(inner: Sequence[Entry]) -> list[Word]:
    """The outcomes directly beneath, and for each member of a set those beneath that."""
    depth, found = inner[0].depth if inner else 0, list[Word]()
    for at, entry in enumerate(inner):
        if entry.depth != depth:
            continue
        if isinstance(entry.event, ClauseEnded):
            found.append(entry.event.verb)
        elif isinstance(entry.event, MemberTreated):
            found.append(tuple(_words(_beneath(inner, at))))
    return found


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
        case Each(steps=steps):
            return either([one("each"), members(_row(steps))])
        case Pick(count=count, lists=lists):
            most = min(count.amount.number, len(lists))
            counts = range(most + 1) if count.amount.up_to else (most,)
            return some([_row(it) for it in lists], counts)
