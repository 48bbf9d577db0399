"""A game of Dusk behind the contract (react_tools.game)."""

from collections.abc import Sequence

from react_tools.game import Facts, Terms
from react_tools.replay.answers import Answers, Asked, Move, Refused
from react_tools.rulesets.dusk.moves import Answer, Lead, open_now, refusal, who, word
from react_tools.rulesets.dusk.names import Names
from react_tools.rulesets.dusk.state import NOBODY, NOWHERE, State
from react_tools.rulesets.dusk.table import Table
from react_tools.rulesets.dusk.view import View
from react_tools.staging.staged import Staged


class Evening(Staged[Names, State, Table]):
    """One game; begun with Evening(names, table, turn.onward)."""

    called = "player"
    things = "players and the game"

    @property
    def players(self) -> tuple[str, ...]:
        """The players' ids."""
        return self.teller.players

    def table(self, state: State) -> Table:
        """A table without a record, on which *state* lies."""
        return Table(state, None, self._table.rulings, self._table.cards)

    def decision(self) -> Asked | None:
        """The question that is open; None when the game is over."""
        asked, state = self._steps.question, self.state
        if asked is not None:
            who_asked = self.players[asked.player]
            return Asked(who_asked, "choice", asked.cause, asked.place, asked.rules)
        if state.result != NOWHERE:
            return None
        rule = "DU-LEAD-1" if state.led == NOWHERE else "DU-LEAD-3"
        return Asked(self.players[who(state)], word(state), "the trick", 0, (rule,))

    def legal(self) -> Sequence[Move]:
        """The choices open now, in a fixed order."""
        asked = self._steps.question
        if asked is not None:
            return Answers(self.teller.name, "pick", asked.options)
        if self.state.result != NOWHERE:
            return []
        place = 0 if self.state.led == NOWHERE else 1
        return [Move(self._terms, place=place, step=it) for it in open_now(self.state)]

    def refusal(self, who: str, terms: Terms) -> Refused:
        """Why *who* cannot choose what *terms* say."""
        asked = self._steps.question
        if asked is not None:
            open_cards = [str(self.teller.name(it.field, it.value)) for it in asked.options]
            return Refused(f"pick one of {', '.join(open_cards)}", asked.rules)
        if self.state.result != NOWHERE:
            return Refused("the game is over", ("DU-END-1",))
        return refusal(self.teller, self.state, who, terms)

    def facts(self, *, first: bool = False) -> Facts:
        """The whole position by thing and fact, in the words of scenarios."""
        state = self._first if first else self.state
        players = {
            name: {"hand": self._ids(state.hands[at]), "kept": self._ids(state.kept[at])}
            for at, name in enumerate(self.players)
        }
        game = {
            "leader": self.players[state.leader],
            "led": "none" if state.led == NOWHERE else self.teller.ids[state.led],
            "winner": {NOWHERE: "none", NOBODY: "nobody"}.get(state.result)
            or self.players[state.result],
        }
        return {**players, "game": game}

    def seen_by(self, player: str) -> View:
        """What a player may see of it."""
        return View(self, player)

    def _ids(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.teller.ids[it] for it in cards)

    def _terms(self, move: Move) -> Terms:
        """What a move says, as a script writes it: `lead fox`."""
        assert isinstance(move.step, Lead | Answer)  # noqa: S101 -- `legal()` makes no other
        said = "lead" if isinstance(move.step, Lead) else "answer"
        return {said: self.teller.ids[move.step.card]}
