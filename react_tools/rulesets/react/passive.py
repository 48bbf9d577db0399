"""A passive in a match: it waits for a fact, and answers at once (RA-EFFECT-10, RA-RESOLVE-3)."""

from react_tools.rulesets.react import definitions
from react_tools.rulesets.react.events.turns import PassiveWoke
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import Name
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.program import program
from react_tools.rulesets.react.seeing import condition
from react_tools.rulesets.react.table import Fact, Table


class Passive:
    """One passive of one player; its holder is the player's creator.

    Filters are checked at the moment of the fact, when what leaves can still be seen; the condition
    when it answers.
    """

    def __init__(self, index: int, definition: definitions.Passive, meaning: Meaning) -> None:
        self.index = index
        self.definition = definition
        self.owner = meaning.owner
        self.trigger = definition.when
        self._holder = meaning.things.creators[meaning.owner]
        self._ways = definition.ways
        self._who = self._several("who", meaning)
        self._where = self._several("where", meaning)
        self._tokens = [
            meaning.token(it.tree)
            for it in definition.filters.get("token", ())
            if isinstance(it.tree, Name)
        ]
        seen = definition.condition
        self._see = condition(seen.condition, meaning) if seen else None
        self._run = program(definition.steps, meaning)

    def notices(self, table: Table, fact: Fact) -> bool:
        """Whether the filters fit the fact; asked while the field is as it was."""
        if self._ways and fact.way not in self._ways:
            return False
        if self._tokens and fact.token not in self._tokens:
            return False
        frame = self._frame(table, fact)
        if self._who is not None and fact.subject not in self._who(frame):
            return False
        return self._where is None or fact.place in self._where(frame)

    def answer(self, table: Table, fact: Fact) -> None:
        """Do what the passive says about a fact that it noticed, if its condition holds."""
        frame = self._frame(table, fact)
        if self._see is not None and not self._see(frame):
            return
        table.record(PassiveWoke(self.owner, self.index))
        asking, table.cause = table.cause, self.definition.id
        with table.beneath():
            self._run(frame)
        table.cause = asking

    def _frame(self, table: Table, fact: Fact) -> Frame:
        frame = Frame(table, self.owner, self.definition.id, self._holder)
        frame.subject, frame.place, frame.origin = fact.subject, fact.place, fact.origin
        return frame

    def _several(self, name: str, meaning: Meaning) -> Several | None:
        written = self.definition.filters.get(name)
        if not written:
            return None
        compile_one = meaning.units if name == "who" else meaning.zones
        parts = [compile_one(it.phrase, asks=False) for it in written]
        return lambda frame: [it for part in parts for it in part(frame)]
