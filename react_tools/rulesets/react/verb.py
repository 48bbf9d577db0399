"""What a verb of the card language is made of."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeVar

from msgspec import Struct

from react_tools.phrases.reader import Name
from react_tools.replay.outcome import Outcome, Reason, nothing, together
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.parse import PhraseKind
from react_tools.rulesets.react.language.phrase import Amount, Kind, OneOf, Quantity, Toward
from react_tools.rulesets.react.meaning import Direction, Holders, Meaning
from react_tools.rulesets.react.reasons import NO_UNIT
from react_tools.rulesets.react.said import Said
from react_tools.rulesets.react.steps import Clause, Written

TreeT = TypeVar("TreeT")
Act = Callable[[Frame], Outcome]
"""A compiled clause: does its work and says what came of it."""


class Parameter(Struct, frozen=True):
    """One thing a verb is told.

    Attributes:
        kind: the kind of phrase, or `word` for one of a fixed list (`words`).
        default: what it is if it is left out; None if it must be written.
    """

    kind: PhraseKind | Literal["word"]
    default: str | None = None
    required: bool = True
    words: tuple[str, ...] = ()


class Brings(Struct, frozen=True):
    """A fact that a verb brings about where it does something, for passives that wait for it.

    Attributes:
        trigger: the fact.
        whose: the parameter that says to whom it happens; empty for what happens to a player.
        way: how it goes, as `how:` calls it; empty if the trigger knows no ways.
        gone: whether the unit to which it happens has left the field by then.
    """

    trigger: str
    whose: str = ""
    way: str = ""
    gone: bool = False


def travels(way: str, *whose: str) -> tuple[Brings, ...]:
    """What a verb brings that takes units from zone to zone."""
    return tuple(Brings(fact, it, way) for it in whose for fact in ("left", "entered"))


class Verb(Struct, frozen=True):
    """A verb: its parameters, its reasons for doing nothing, and how a clause of it is compiled.

    Attributes:
        main: the parameter that the short form gives (`damage: target`).
        reasons: every reason its outcomes can have.
        page: the manual page; the first line is the summary.
        brings: the facts of which passives may hear by it.
    """

    name: str
    main: str
    parameters: Mapping[str, Parameter]
    compile: "Callable[[Arguments], Act]"
    reasons: tuple[Reason, ...]
    page: str
    brings: tuple[Brings, ...] = ()


class Arguments:
    """What one clause tells its verb, compiled for a match and an owner."""

    def __init__(self, meaning: Meaning, clause: Clause, verb: Verb) -> None:
        self._meaning = meaning
        self._clause = clause
        self._verb = verb
        self.things = meaning.things
        self.owner = meaning.owner

    def units(self, name: str) -> Several:
        """Units; a list of phrases is their union, by the zones in which they stand."""
        parts = [self._meaning.units(it.phrase) for it in self._written(name)]
        if len(parts) == 1:
            return parts[0]

        def found(frame: Frame) -> list[int]:
            units = {it for part in parts for it in part(frame)}
            return sorted(units, key=frame.table.state.where.__getitem__)

        return found

    def zones(self, name: str) -> Several:
        """Zones; a list of phrases is their union."""
        parts = [self._meaning.zones(it.phrase) for it in self._written(name)]
        if len(parts) == 1:
            return parts[0]
        return lambda frame: sorted({it for part in parts for it in part(frame)})

    def holders(self, name: str) -> Holders:
        """Units or zones that may hold tokens; a list of phrases is their union, by zone."""
        parts = [self._meaning.holders(it.phrase) for it in self._written(name)]
        if len(parts) == 1:
            return parts[0]

        def found(frame: Frame) -> list[Option]:
            where, each = frame.table.state.where, (it for part in parts for it in part(frame))
            lies = {it: it.value if it.field == "zone" else where[it.value] for it in each}
            return sorted(lies, key=lies.__getitem__)

        return found

    def amount(self, name: str) -> Amount:
        """A number, perhaps `up to`."""
        if name not in self._clause.arguments:
            return Amount(int(self._verb.parameters[name].default or "1"))
        return self._one(name, Amount)

    def toward(self, name: str) -> Direction | None:
        """A direction for a unit, or None if it is left to the chooser."""
        if name not in self._clause.arguments:
            return None
        return self._meaning.toward(self._one(name, Toward))

    def token(self, name: str) -> Kind:
        """Which tokens: one kind, or whichever of a group is picked."""
        tree = self._written(name)[0].tree
        assert isinstance(tree, Kind)  # noqa: S101 -- the parameter's kind of phrase gives no other
        return tree

    def tokens(self, name: str) -> tuple[int, ...]:
        """The kinds of token that are meant: one, or those of a group."""
        return self._meaning.tokens(self.token(name))

    def group(self, name: str) -> int:
        """The index of the group of tokens that is told; NOWHERE for one kind."""
        kind, groups = self.token(name), self.things.group_list
        if not isinstance(kind, OneOf):
            return NOWHERE
        mine = self.things.sheets[self.owner].groups
        return groups.index(next(it for it in mine if it.id == kind.group.id))

    def summon(self, name: str) -> list[int]:
        """The units that are summons of that kind, lowest first."""
        return self._meaning.summon(self._one(name, Name))

    def cards(self, name: str) -> Quantity:
        """How many cards."""
        return self._one(name, Quantity)

    def word(self, name: str) -> str:
        """One of a fixed list of words."""
        return self._clause.words.get(name) or self._verb.parameters[name].default or ""

    def said(self, name: str) -> Callable[[Frame], Said | None]:
        """The phrase itself, for telling why it found nothing; None if nobody is told."""
        written = self._clause.arguments[name]
        return lambda frame: Said.by(frame, written) if frame.table.recorder else None

    def _written(self, name: str) -> tuple[Written, ...]:
        return self._clause.arguments[name]

    def _one(self, name: str, sort: type[TreeT]) -> TreeT:
        tree = self._written(name)[0].tree
        assert isinstance(tree, sort)  # noqa: S101 -- the parameter's kind of phrase gives no other
        return tree


def each_unit(arguments: Arguments, one: Callable[[Frame, int], Outcome]) -> Act:
    """Do *one* to each unit that `who` names, as long as it is on the field."""
    who, said = arguments.units("who"), arguments.said("who")

    def act(frame: Frame) -> Outcome:
        units, table = who(frame), frame.table
        if not units:
            return nothing(NO_UNIT, phrase=said(frame))
        if len(units) == 1:
            return one(frame, units[0])
        there = (unit for unit in units if table.state.where[unit] != NOWHERE)
        return together([one(frame, unit) for unit in there])

    return act
