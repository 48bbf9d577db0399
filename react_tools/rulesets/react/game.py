"""A duel of Re;ACT behind the contract of react_tools.game: `legal()` and `apply(choice)`.

Its steps are run by react_tools.replay.steps (docs/decisions/0004).
"""

from collections.abc import Mapping, Sequence

from react_tools.game import Choice, Decide, Facts, Terms
from react_tools.replay.answers import Answers, Asked, Move, Refused
from react_tools.rulesets.react import chain, holdings, questions, turn
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.drawing import Drawing, draw
from react_tools.rulesets.react.legal import offers, unbarred
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.plays import Moves, Play
from react_tools.rulesets.react.position import facts
from react_tools.rulesets.react.refusals import refusal, unpicked
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.view import View
from react_tools.staging.staged import Staged
from react_tools.trace.event import Lang
from react_tools.trace.recorder import Recorder

PASS = Move(lambda _: {"pass": ""}, step=chain.pass_on)
END = Move(lambda _: {"end": "main"}, step=turn.end_main_phase)
_OTHERS = ((END,), (PASS,))


class Duel(Staged[Names, State, Table]):
    """One duel: a match, a position, perhaps a record."""

    called = "creator"
    things = "units, creators and zones"

    def __init__(
        self,
        names: Names,
        state: State,
        recorder: Recorder | None = None,
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(names, Table.of(names.match, state, recorder), turn.onward, aliases)

    @property
    def match(self) -> Match:
        """Names, numbers and compiled cards."""
        return self.teller.match

    @property
    def players(self) -> tuple[str, ...]:
        """The creators' ids, player 0's first."""
        return self.teller.players

    def decision(self) -> Asked | None:
        """The question that is open; None when nothing more is to be decided."""
        state, asked = self._table.state, self._steps.question
        if asked is not None:
            kind = "improvement" if asked.cause == turn.IMPROVEMENT else "choice"
            return Asked(self.players[asked.player], kind, asked.cause, asked.place, asked.rules)
        if state.result != NOWHERE:
            return None
        who = self.players[state.chooser]
        if not state.chain:
            return Asked(who, "intention", "main phase", 0, ("RA-CHAIN-10",))
        return Asked(who, "reaction", "chain", 0, ("RA-CHAIN-15",))

    def legal(self) -> Sequence[Move]:
        """The choices open now, in a fixed order."""
        state, asked = self._table.state, self._steps.question
        if asked is not None:
            word = "improve" if asked.cause == turn.IMPROVEMENT else "pick"
            return Answers(self.teller.name, word, asked.options)
        if state.result != NOWHERE:
            return []
        found, count = offers(self._table, unbarred(self._table))
        other = _OTHERS[bool(state.chain)]
        return Moves(self.teller, state, found, count, other[0]) if count else other

    def apply(self, choice: Choice, decide: Decide | None = None) -> None:
        """Make a choice that `legal()` has given; everything up to the next question happens.

        Questions in the middle are put to *decide*, if there is one, and do not stop it.

        Raises:
            UnknownCardError: a card is drawn that the setting does not name.
            EndlessError: passives wake one another without end.
        """
        assert isinstance(choice, Move)  # noqa: S101 -- `legal()` gives no other
        steps, table = self._steps, self._table
        table.decide = decide
        if steps.question is None:
            steps.advance(choice.step)
        else:
            steps.advance(None, (*table.answers, choice.answer))

    def refusal(self, who: str, terms: Terms) -> Refused:
        """Why *who* cannot choose what *terms* say."""
        asked = self._steps.question
        if asked is not None and "pick" in terms and who == self.players[asked.player]:
            return unpicked(self.teller, asked, terms["pick"])
        return refusal(self.teller, self._table, who, terms)

    def facts(self, *, first: bool = False) -> Facts:
        """The whole position by thing and fact, in the words of scenarios."""
        return facts(self.teller, self._first if first else self.state)

    def drawn(self, state: State, lang: Lang) -> Drawing:
        """The table drawn."""
        return draw(self.teller, state, lang)

    def question(self, lang: Lang) -> str:
        """The question that is open, as a sentence; when the duel is over, that."""
        return questions.question(self.teller, self.state, self._steps.question, lang)

    def told(self, choice: Choice, lang: Lang) -> str:
        """A choice that `legal()` has given, as a person reads it."""
        assert isinstance(choice, Move)  # noqa: S101 -- as above
        asked = self._steps.question
        if asked is not None:
            option = asked.options[choice.answer]
            return questions.picked(self.teller, self.state, asked, option, lang)
        if isinstance(choice.step, Play):
            return questions.played(self.teller, self.state, choice.step, lang)
        return questions.other(self.state, lang)

    def attempted(self, who: str, terms: Terms, lang: Lang) -> str:
        """What *who* may not do, as a sentence."""
        return questions.attempted(self.teller, who, terms, lang)

    def moment(self, lang: Lang) -> str:
        """Which turn it is and whose."""
        return holdings.moment(self.teller, self.state, lang)

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """Each player's cards; hands that are not *hidden* by name."""
        return holdings.holdings(self.teller, self.state, lang, hidden)

    def outcome(self, lang: Lang, *, books: bool = True) -> Sequence[str]:
        """What is another way now than at the first, then what did nothing, as sentences."""
        from react_tools.rulesets.react.changes import outcome
        from react_tools.rulesets.react.idle import idle

        changed = outcome(self.teller, self._first, self.state, lang, books=books)
        return [*changed, *idle(self.teller, self.recorder, lang)]

    def at_rest(self) -> bool:
        """Whether no card lies on the chain, and nothing asks, unless the duel is over."""
        state = self._table.state
        return not (state.chain or self._steps.question) or state.result != NOWHERE

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """The cards and passives that were played, each with where its facts come from."""
        from react_tools.rulesets.react.reference.grounds import grounds

        return grounds(self.match, self.teller, self.recorder, lang)

    def seen_by(self, player: str) -> View:
        """What a player may see of it."""
        return View(self, player)
