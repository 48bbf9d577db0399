"""RA118: `chosen` where nothing has been chosen."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import own_phrases, refs
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Phrase, Ref, Sort, Those, ZoneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Each, Step, Written, inside

_CURES = {
    "": "let a clause before it choose: `pick: an own unit`",
    "units": "say `units at chosen` for what stands there",
    "zones": "say `zone of chosen` for where it stands",
}


@check("RA118", Level.ERROR, Creator)
def nothing_chosen(creator: Creator, _: Library) -> Iterator[Hit]:
    """An effect reads `chosen`, and nothing before it has been chosen, or nothing of that sort.

    Why it matters: `chosen` is what the latest choice of this effect picked: a phrase with `a`,
    `an` or a number, `pick`, or the unit that `summon` brought. Before any of them it stands for
    nothing, and the clause does nothing. What was chosen for a cost is `payer` or `target`.

    Wrong:
        deck:
          - {id: stamping, do: [{exhaust: chosen}]}

    Right:
        deck:
          - {id: stamping, do: [{pick: an enemy unit}, {exhaust: chosen}]}
    """
    for program in all_programs(creator):
        if any("chosen" in it.text for it in program.written):
            reading = _Reading(program.name)
            for written in program.head:
                yield from reading.read(written)
            yield from reading.follow(program.steps)


@dataclass
class _Reading:
    """Goes through an effect in its order; `picked` are the sorts that have been chosen so far."""

    name: str
    picked: set[Sort] = field(default_factory=set)

    def follow(self, steps: tuple[Step, ...]) -> Iterator[Hit]:
        """The same of every phrase of these steps."""
        for step in steps:
            read = list(own_phrases(step))
            if isinstance(step, Clause | Each):
                self._choose(step, read)
            for written in read:
                yield from self.read(written)
            for inner in inside(step):
                yield from self.follow(inner)

    def _choose(self, step: Clause | Each, read: list[Written]) -> None:
        """What a clause chooses; one part of it may choose for another, so all of it counts."""
        self.picked |= {it.sort for each in read if (it := _asks(each.tree)) is not None}
        if isinstance(step, Clause) and step.verb == "summon":
            self.picked.add(Sort.UNITS)
        if isinstance(step, Clause) and step.verb == "pick":
            phrases = (it.tree for it in read)
            self.picked |= {it.sort for it in phrases if isinstance(it, Phrase)}

    def read(self, written: Written) -> Iterator[Hit]:
        """What is wrong with each `chosen` of a phrase."""
        for ref in refs(written, "chosen"):
            span = written.part(ref.first, ref.last)
            if not self.picked:
                message = f"{self.name} reads 'chosen', and nothing has been chosen before"
                yield Hit(span, message, _CURES[""])
            elif isinstance(written.tree, Ref) and self._is_other(written.kind):
                message = f"{written.kind} are wanted here, and what was chosen before are none"
                yield Hit(span, message, _CURES[written.kind])

    def _is_other(self, kind: str) -> bool:
        other = {"units": Sort.ZONES, "zones": Sort.UNITS}.get(kind)
        return other is not None and self.picked == {other}


def _asks(tree: object) -> Those | None:
    """The set from which a phrase lets somebody choose."""
    match tree:
        case Those() if tree.quantity.asks:
            return tree
        case ZoneOf(units):
            return _asks(units)
        case _:
            return None
