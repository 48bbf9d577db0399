"""Which passives surely wake each other, as verbs tell what they bring."""

from collections.abc import Iterator

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.phrases import readable
from react_tools.rulesets.react.checking.programs import CREATOR, Program
from react_tools.rulesets.react.checking.sheet import CREATORS, Kind, Sheet, is_narrowed, same
from react_tools.rulesets.react.checking.sure import Moment, Surely, Woken, happens
from react_tools.rulesets.react.definitions import Passive
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.language.phrase import Phrase, Ref, Those
from react_tools.rulesets.react.steps import Clause
from react_tools.rulesets.react.triggers import TRIGGERS

_HARMLESS = frozenset(name for name, it in VERBS.items() if not it.brings) | {"place", "shift"}
"""Verbs after which everybody stands where they stood."""
_OFF = frozenset(it.way for verb in VERBS.values() for it in verb.brings if it.gone)
"""Ways by which a unit leaves the field."""
Circle = list[tuple[Passive, Clause]]
"""Passives, each with what it does to wake the next; the last one wakes the first."""


class Waking:
    """The passives of a creator, and how they surely wake each other."""

    def __init__(self, programs: tuple[Program, ...], sheet: Sheet) -> None:
        told = [(it.passive, it) for it in programs if it.passive is not None]
        self._passives = [it for it, _ in told]
        self._sheet = sheet
        self._sure = [
            tuple(_surely(it)) if readable(program.written) else () for it, program in told
        ]
        self._sparing = any(it.when == "replace" for it in self._passives)
        self._done = set[Woken]()

    def circles(self) -> Iterator[Circle]:
        """Every circle, looked for from each passive that does something each time."""
        for at, clauses in enumerate(self._sure):
            for woken in self._starts(at) if clauses else ():
                if woken not in self._done:
                    yield from self._from(woken, [])

    def _from(self, woken: Woken, way: list[tuple[Woken, Clause]]) -> Iterator[Circle]:
        self._done.add(woken)
        for clause, then in self._wakes(woken):
            whole = [*way, (woken, clause)]
            met = [it for it, _ in whole]
            if then in met:
                yield from self._told(whole[met.index(then) :])
            elif then not in self._done:
                yield from self._from(then, whole)

    def _told(self, way: list[tuple[Woken, Clause]]) -> Iterator[Circle]:
        """A circle, from its first passive on; none if a summon that has one may leave."""
        first = min(range(len(way)), key=lambda it: way[it][0].passive)
        way = [*way[first:], *way[:first]]
        circle = [(self._passives[woken.passive], clause) for woken, clause in way]
        if not any(woken.gone for woken, _ in way) or not any(it.of for it, _ in circle):
            yield circle

    def _starts(self, at: int) -> Iterator[Woken]:
        """How a passive may wake first."""
        passive, trigger = self._passives[at], TRIGGERS[self._passives[at].when]
        kinds = self._waited_for(passive) if "subject" in trigger.words else frozenset[Kind]()
        named = [it.id for it in _phrases(passive, "token") if isinstance(it, Name)]
        token = next((it for it in named if it in self._sheet.tokens), "")
        for way in passive.ways or trigger.ways or (trigger.name,):
            gone = way in _OFF
            yield Woken(at, kinds - CREATORS if gone else kinds, gone, token)

    def _waited_for(self, passive: Passive) -> frozenset[Kind]:
        """The kinds of unit for which a passive may wait."""
        who = [it for it in _phrases(passive, "who") if isinstance(it, Phrase)]
        every = [self._sheet.kinds(it, passive.of or CREATOR) for it in who]
        return frozenset[Kind]().union(*every) if who else self._sheet.everybody

    def _wakes(self, woken: Woken) -> Iterator[tuple[Clause, Woken]]:
        passive = self._passives[woken.passive]
        moment = Moment(passive, woken, self._sheet, self._sparing)
        for clause in self._sure[woken.passive]:
            for fact in happens(clause, moment):
                for at, other in enumerate(self._passives):
                    if self._sure[at] and self._hears(other, fact, passive, clause):
                        yield clause, Woken(at, fact.kinds, fact.brings.gone, fact.token)

    def _hears(self, other: Passive, fact: Surely, passive: Passive, clause: Clause) -> bool:
        """Whether a passive surely waits for what a clause of another, or of its own, brings."""
        if other.when != fact.brings.trigger or other.may:
            return False
        if other.ways and fact.brings.way not in other.ways:
            return False
        if not fact.brings.whose:
            return other.player in {"you", "any"}
        if fact.token and not self._names(other, fact.token):
            return False
        if other is passive and fact.same and _fits_again(other, clause):
            return True
        return self._waits_for(other, fact.kinds)

    def _names(self, other: Passive, token: str) -> bool:
        """Whether a passive waits for a kind of token."""
        named = [it.id for it in _phrases(other, "token") if isinstance(it, Name)]
        return not named or any(
            it.id == token for name in named for it in self._sheet.members(name)
        )

    def _waits_for(self, other: Passive, kinds: frozenset[Kind]) -> bool:
        """Whether it does so for every unit of some kinds."""
        who, this = _phrases(other, "who"), other.of or CREATOR
        if not who:
            return True
        whole = (
            self._sheet.kinds(it, this)
            for it in who
            if (isinstance(it, Those) and not is_narrowed(it))
            or (isinstance(it, Ref) and same(it, this) in {CREATOR, "enemy creator"})
        )
        return kinds <= frozenset[Kind]().union(*whole)


def _surely(passive: Passive) -> Iterator[Clause]:
    """The clauses that are carried out each time, with everybody still where they stood."""
    if passive.condition is not None or "where" in passive.filters:
        return
    if passive.face and passive.when != "replace":
        return
    for step in passive.steps:
        if not isinstance(step, Clause):
            return
        yield step
        if step.verb not in _HARMLESS:
            return


def _fits_again(passive: Passive, clause: Clause) -> bool:
    """Whether the unit for which a passive has waited is one for which it waits still."""
    who = _phrases(passive, "who")
    if not any(isinstance(it, Those) and is_narrowed(it) for it in who):
        return True
    return passive.when == "replace" and clause is passive.steps[0]


def _phrases(passive: Passive, name: str) -> list[object]:
    return [it.tree for it in passive.filters.get(name, ())]
