"""A passive in a match: it waits for a fact, and answers at once (RA-EFFECT-10, RA-RESOLVE-3)."""

from collections.abc import Callable, Iterator

from react_tools.phrases.reader import Name
from react_tools.rulesets.react import definitions
from react_tools.rulesets.react.before import has_answered
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.turns import PassiveOfUnitWoke, PassiveWoke
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.meaning import Fits, Meaning
from react_tools.rulesets.react.program import program
from react_tools.rulesets.react.seeing import condition
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Event, Rules

_FACES = ("front", "ascended")
_PLAYERS: dict[str, Callable[[int], tuple[int, ...]]] = {
    "": lambda _: (),
    "you": lambda owner: (owner,),
    "opponent": lambda owner: (1 - owner,),
    "any": lambda _: (0, 1),
}


class Passive:
    """One passive of one holder: the player's creator, or one of the summons that have it.

    Filters are checked when what leaves can still be seen, the condition when what happens is whole
    and nothing has answered it yet.
    """

    def __init__(
        self, index: int, definition: definitions.Passive, meaning: Meaning, holder: int
    ) -> None:
        self.index = index
        self.definition = definition
        self.id = definition.id
        self.owner = meaning.owner
        self.trigger = definition.when
        self.holder = holder
        self._of_a_summon = bool(definition.of)
        self._face = _FACES.index(definition.face) if definition.face else NOWHERE
        self._players = _PLAYERS[definition.player](meaning.owner)
        self._ways = definition.ways
        self._among = self._fixed(meaning)
        self._who = self._fits("who", meaning) if self._among is None else None
        self._where = self._fits("where", meaning)
        self.tokens = [
            token
            for it in definition.filters.get("token", ())
            if isinstance(it.tree, Name)
            for token in meaning.tokens(it.tree)
        ]
        seen = definition.condition
        self._see = condition(seen.condition, meaning) if seen else None
        self.conditional = seen is not None
        self._run = program(definition.steps, meaning)

    def notices(self, table: Table, fact: Fact) -> bool:
        """Whether the filters fit the fact; asked while the field is as it was."""
        if (self._of_a_summon or self._face != NOWHERE) and not self._works(table, fact):
            return False
        if self._ways and fact.way not in self._ways:
            return False
        if self.tokens and fact.token not in self.tokens:
            return False
        if self._players and fact.player not in self._players:
            return False
        if self._among is not None and fact.subject not in self._among:
            return False
        if self._who is None and self._where is None:
            return True
        frame = self._frame(table, fact)
        if self._who is not None and not self._who(frame, fact.subject):
            return False
        return self._where is None or self._where(frame, fact.place)

    def concerns(self, unit: int, way: str) -> bool:
        """Whether *unit* may ever come or go that way so that it notices."""
        return way in (self._ways or (way,)) and (self._among is None or unit in self._among)

    def _works(self, table: Table, fact: Fact) -> bool:
        """Its holder is there, and was before what has happened; the face that it needs is up."""
        state = table.state
        if self._of_a_summon and (
            state.where[self.holder] == NOWHERE
            or (fact.subject == self.holder and fact.way == "summon")
        ):
            return False
        return self._face in {NOWHERE, state.ascended[self.owner]}

    def answer(self, table: Table, fact: Fact, first: Event | None = None) -> None:
        """Do what the passive says about a fact that it noticed; *first* is told before that."""
        frame = self._frame(table, fact)
        asking, table.cause = table.cause, self.id
        if table.recorder is None:
            self._run(frame)
        else:
            why = self._why(table)
            if self._of_a_summon:
                table.record(PassiveOfUnitWoke(self.owner, self.index, why, self.holder))
            else:
                table.record(PassiveWoke(self.owner, self.index, why))
            with table.recorder.beneath():
                if first is not None:
                    table.record(first)
                self._run(frame)
        table.cause = asking

    def sees(self, table: Table, fact: Fact) -> bool:
        """Whether its condition holds."""
        return self._see is None or self._see(self._frame(table, fact))

    def _why(self, table: Table) -> Rules:
        """The rules by which it answers now."""
        active = table.state.active
        if self.trigger == "turn-start":
            return (
                "RA-START-1",
                *("RA-START-3",) * (self.owner != active and has_answered(table, active)),
                *("RA-START-4",) * (self.definition.player == "you"),
            )
        if self.trigger == "turn-end":
            return ("RA-TURN-9", "RA-TURN-10")
        return ("RA-EFFECT-10", *("RA-RESOLVE-3",) * bool(table.state.resolving))

    def _frame(self, table: Table, fact: Fact) -> Frame:
        owner = self.owner
        told = (fact.subject, NOWHERE, fact.place, fact.origin)
        return Frame(table, owner, owner, self.id, self.holder, NOWHERE, *told)

    def _fixed(self, meaning: Meaning) -> frozenset[int] | None:
        """The units that `who` names, if these are the same always: no frame is made for them."""
        written = self.definition.filters.get("who", ())
        sets = [meaning.fixed(it.phrase) for it in written]
        known = [it for it in sets if it is not None]
        return frozenset().union(*known) if sets and len(known) == len(sets) else None

    def _fits(self, name: str, meaning: Meaning) -> Fits | None:
        written = self.definition.filters.get(name)
        if not written:
            return None
        compile_one = meaning.fits_unit if name == "who" else meaning.fits_zone
        parts = [compile_one(it.phrase) for it in written]
        if len(parts) == 1:
            return parts[0]
        return lambda frame, it: any(part(frame, it) for part in parts)


def passives(definition: definitions.Passive, index: int, meaning: Meaning) -> Iterator[Passive]:
    """A passive for each that has it: the creator, or every summon of a kind."""
    things, owner = meaning.things, meaning.owner
    holders = [it.index for it in things.units if it.owner == owner and it.kind == definition.of]
    for holder in holders if definition.of else [things.creators[owner]]:
        yield Passive(index, definition, meaning, holder)
