"""Conditions that hold always, or never, whatever the position is; only what is sure is said."""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.board import Numbers
from react_tools.rulesets.react.checking.programs import Program
from react_tools.rulesets.react.checking.sets import emptiness
from react_tools.rulesets.react.checking.sheet import CREATORS, Sheet, is_narrowed, same
from react_tools.rulesets.react.language.phrase import AdjacentTo, Phrase, Ref, Sort, Those, ZoneOf
from react_tools.rulesets.react.language.statement import (
    All,
    Condition,
    Counted,
    Has,
    Is,
    Kind,
    Not,
    SlotIs,
    Some,
    ThereIs,
    YouAreActive,
    numbers,
)

Holds = Literal["always", "never"]
Known = Mapping[Condition, bool]
"""Conditions that are known to hold, or not to hold, where another one is seen."""


class Verdict(Struct, frozen=True):
    """That something always or never holds, and why."""

    holds: Holds
    why: str


class Judge:
    """Judges the conditions of one program; without the *numbers* of the game what rests on them.

    Of a field that nobody knows, nothing is said.
    """

    def __init__(self, program: Program, sheet: Sheet, numbers: Numbers | None) -> None:
        self.program = program
        self.sheet = sheet
        self.zones = numbers.columns * numbers.rows if numbers is not None else None
        self.slots = numbers.slots if numbers is not None else None

    def verdict(self, tree: Condition, known: Known) -> Verdict | None:
        """The first verdict on a condition or a part of it."""
        return next(self._verdicts(tree, known), None)

    def _verdicts(self, tree: Condition, known: Known) -> Iterator[Verdict]:
        match tree:
            case Not(atom):
                yield from self._contrary(atom, known)
            case All(atoms) | Some(atoms):
                yield from _repeated(atoms, joined="and" if isinstance(tree, All) else "or")
                for atom in atoms:
                    yield from self._verdicts(atom, known)
            case _:
                if tree in known:
                    holds: Holds = "always" if known[tree] else "never"
                    yield Verdict(holds, "the `if` around it says so")
                yield from self._atom(tree)

    def _contrary(self, atom: Condition, known: Known) -> Iterator[Verdict]:
        for it in self._verdicts(atom, known):
            yield Verdict("never" if it.holds == "always" else "always", it.why)

    def _atom(self, tree: Condition) -> Iterator[Verdict]:
        match tree:
            case Has():
                yield from self._has(tree)
            case Is():
                yield from self._is(tree)
            case ThereIs(those):
                if self._least(those):
                    yield Verdict("always", "the creators never leave the field")
            case Counted():
                yield from self._counted(tree)
            case YouAreActive():
                yield from self._active()
            case SlotIs():
                yield from self._slot(tree)
            case _:
                pass

    def _has(self, has: Has) -> Iterator[Verdict]:
        field = {Sort.UNITS: "unit", Sort.ZONES: "zone"}.get(has.holder.sort, "")
        name, supply = has.token.id, self.sheet.supply(has.token.id)
        if not has.count:
            yield Verdict("always", "0 are there in any case")
        elif field and not self.sheet.lies(name, field):
            yield Verdict("never", f"{name} never lies on a {field}")
        elif supply is not None and has.count > supply:
            yield Verdict("never", f"there are only {supply} {name}")

    def _is(self, seen: Is) -> Iterator[Verdict]:
        like = seen.like
        if isinstance(like, AdjacentTo):
            word = same(seen.what, self.program.this)
            if word and word == same(like.of, self.program.this):
                yield Verdict("never", "nothing is adjacent to itself")
        elif like in {"free", "occupied"}:
            if _is_standing(seen.what) and (like == "free" or _is_of_one(seen.what)):
                yield Verdict("always" if like == "occupied" else "never", "a unit stands there")
        elif like in {"own", "enemy", "ascended"} or isinstance(like, Kind):
            yield from self._is_of_kind(seen.what, like)

    def _is_of_kind(self, what: Phrase, like: str | Kind) -> Iterator[Verdict]:
        """Whose a unit is, and what: known of a unit that the phrase says enough of."""
        kinds = self.sheet.kinds(what, self.program.this)
        if isinstance(like, Kind):
            if isinstance(like.noun, Name) and like.noun.id not in self.sheet.summons:
                return  # of unknown names RA107 tells
            wanted = self.sheet.like(like.noun)
        elif like == "ascended":
            wanted = CREATORS
        else:
            wanted = frozenset(it for it in self.sheet.everybody if it[0] == like)
        if kinds and not kinds & wanted:
            yield Verdict("never", f"{_told(what)} is none")
        elif kinds and kinds <= wanted and like != "ascended" and isinstance(what, Ref):
            yield Verdict("always", f"{_told(what)} is nothing else")

    def _counted(self, tree: Counted) -> Iterator[Verdict]:
        noun = tree.those.noun
        unknown = isinstance(noun, Name) and noun.id not in self.sheet.summons
        if unknown or emptiness(tree.those, self.sheet, self.program.this):
            return
        least, most = self._least(tree.those), self._most(tree.those)
        wanted = numbers(tree.how, tree.number)
        if most is not None and not (least < wanted.stop and most >= wanted.start):
            yield Verdict("never", f"there are at most {most}")
        elif most is None and least >= wanted.stop:
            yield Verdict("never", f"there are at least {least}")
        elif least in wanted and (tree.how == "at least" or (most is not None and most in wanted)):
            bound = f"at least {least}" if tree.how == "at least" else f"at most {most}"
            yield Verdict("always", f"there are {bound}")

    def _least(self, those: Those) -> int:
        """How many of a set there are at least: nobody but creators is always there."""
        if is_narrowed(those):
            return 0
        if those.noun == "zone":
            return self.zones or 0
        return len(self.sheet.kinds(those, self.program.this) & CREATORS)

    def _most(self, those: Those) -> int | None:
        if those.noun == "zone":
            return self.zones
        return self.sheet.most(self.sheet.kinds(those, self.program.this))

    def _slot(self, tree: SlotIs) -> Iterator[Verdict]:
        """An intention lies in the first slot, a reaction in a later one (RA-CHAIN-8, -9)."""
        effect, wanted = self.program.effect, numbers(tree.how, tree.number)
        if effect is not None and effect.kind == "intention":
            holds: Holds = "always" if 1 in wanted else "never"
            yield Verdict(holds, "an intention lies in slot 1")
        elif self.slots is not None:
            first = 1 if effect is None else 2
            every = [it in wanted for it in range(first, self.slots + 1)]
            if all(every) or not any(every):
                why = f"it lies in a slot from {first} to {self.slots}"
                yield Verdict("always" if all(every) else "never", why)

    def _active(self) -> Iterator[Verdict]:
        """The active player alone plays intentions; a turn starts and ends for one player."""
        effect, passive = self.program.effect, self.program.passive
        if effect is not None and effect.kind == "intention":
            yield Verdict("always", "only the active player plays intentions")
        elif passive is not None and passive.when in {"turn-start", "turn-end"}:
            if passive.player == "you":
                yield Verdict("always", "the passive waits for your own turn")
            elif passive.player == "opponent":
                yield Verdict("never", "the passive waits for the opponent's turn")


def known_by(tree: Condition, *, holds: bool) -> dict[Condition, bool]:
    """What is known where a condition holds, or where it does not."""
    match tree:
        case Not(atom):
            return known_by(atom, holds=not holds)
        case All(atoms) if holds:
            return {key: it for atom in atoms for key, it in known_by(atom, holds=True).items()}
        case Some(atoms) if not holds:
            return {key: it for atom in atoms for key, it in known_by(atom, holds=False).items()}
        case All() | Some():
            return {}
        case _:
            return {tree: holds}


def _repeated(atoms: tuple[Condition, ...], joined: str) -> Iterator[Verdict]:
    """Two parts of a condition that say the same, or the contrary."""
    for at, atom in enumerate(atoms):
        if Not(atom) in atoms:
            holds: Holds = "never" if joined == "and" else "always"
            yield Verdict(holds, "one part of it is the contrary of another")
        if atom in atoms[:at]:
            yield Verdict("always", "another part says the same")


def _is_standing(what: Phrase) -> bool:
    """Whether a phrase is of units, or of the zones in which units stand."""
    units = what.units if isinstance(what, ZoneOf) else what
    return units.sort is Sort.UNITS


def _is_of_one(what: Phrase) -> bool:
    """Whether it is of one unit; a set may be empty."""
    return isinstance(what.units if isinstance(what, ZoneOf) else what, Ref)


def _told(what: Phrase) -> str:
    return repr(what.word) if isinstance(what, Ref) else "what stands there"
