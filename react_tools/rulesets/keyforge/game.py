"""A game of KeyForge behind the contract of react_tools.game: `legal()` and `apply(choice)`."""

from collections.abc import Sequence

from react_tools.game import Choice, Facts, Terms
from react_tools.replay.answers import Answers, Asked, Move, Refused
from react_tools.rulesets.keyforge import holdings, questions, turn
from react_tools.rulesets.keyforge.drawing import Drawing, draw
from react_tools.rulesets.keyforge.match import Match
from react_tools.rulesets.keyforge.moves import Moves, actions
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.position import facts
from react_tools.rulesets.keyforge.refusals import refusal, unpicked
from react_tools.rulesets.keyforge.state import NOWHERE, Phase, State
from react_tools.rulesets.keyforge.table import Table
from react_tools.rulesets.keyforge.view import View
from react_tools.staging.staged import Staged
from react_tools.trace.event import Lang
from react_tools.trace.recorder import Recorder

_TURN = "the turn"
"""What asks where no card does."""


class Contest(Staged[Names, State, Table]):
    """One game: a match, a position, perhaps a record."""

    called = "player"
    things = "cards in play, players and the game"

    def __init__(self, names: Names, state: State, recorder: Recorder | None = None) -> None:
        super().__init__(names, Table.of(names.match, state, recorder), turn.onward)

    @property
    def match(self) -> Match:
        """Names, numbers and compiled cards."""
        return self.teller.match

    @property
    def players(self) -> tuple[str, ...]:
        """The players' ids."""
        return self.match.players

    def decision(self) -> Asked | None:
        """The question that is open; None when the game is over."""
        state, asked = self.state, self._steps.question
        if asked is not None:
            who, cause = self.players[asked.player], asked.cause or _TURN
            return Asked(who, "choice", cause, asked.place, asked.rules)
        if state.result != NOWHERE:
            return None
        who = self.players[state.active]
        if state.phase == Phase.HOUSE:
            return Asked(who, "house", _TURN, 0, ("KFX-10e",))
        return Asked(who, "use", _TURN, 0, ("KFX-10f",))

    def legal(self) -> Sequence[Move]:
        """The choices open now, in a fixed order."""
        asked = self._steps.question
        if asked is not None:
            return Answers(self.teller.name, "pick", asked.options)
        if self.state.result != NOWHERE:
            return []
        return Moves(self.match, actions(self._table))

    def refusal(self, who: str, terms: Terms) -> Refused:
        """Why *who* cannot choose what *terms* say."""
        asked = self._steps.question
        if asked is not None and "pick" in terms and who == self.players[asked.player]:
            return unpicked(self.teller, asked, terms["pick"])
        return refusal(self.teller, self._table, who, terms, asked)

    def facts(self, *, first: bool = False) -> Facts:
        """The whole position by thing and fact, in the words of scenarios."""
        return facts(self._table if not first else self.table(self._first))

    def drawn(self, state: State, lang: Lang) -> Drawing:
        """The table drawn."""
        return draw(self.teller, self.table(state), lang)

    def question(self, lang: Lang) -> str:
        """The question that is open, as a sentence; when the game is over, that."""
        return questions.question(self.teller, self.state, self._steps.question, lang)

    def told(self, choice: Choice, lang: Lang) -> str:
        """A choice that `legal()` has given, as a person reads it."""
        assert isinstance(choice, Move)  # noqa: S101 -- as above
        asked = self._steps.question
        if asked is not None:
            return questions.picked(self.teller, asked, asked.options[choice.answer], lang)
        return questions.done(self.teller, choice, lang)

    def attempted(self, who: str, terms: Terms, lang: Lang) -> str:
        """What *who* may not do, as a sentence."""
        return questions.attempted(self.teller, who, terms, lang)

    def moment(self, lang: Lang) -> str:
        """Which turn it is and whose."""
        return holdings.moment(self.teller, self.state, lang)

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """Each player's keys, æmber and cards; hands that are not *hidden* by name."""
        return holdings.holdings(self.teller, self.state, lang, hidden)

    def outcome(self, lang: Lang, *, books: bool = True) -> Sequence[str]:
        """What is another way now than at the first, then what did nothing, as sentences."""
        from react_tools.rulesets.keyforge.changes import outcome
        from react_tools.rulesets.keyforge.idle import idle

        changed = outcome(self.teller, self.table(self._first), self._table, lang, books=books)
        return [*changed, *idle(self.teller, self.recorder, lang, asking=not self.at_rest())]

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """The cards that were played and used, each with where its facts come from."""
        from react_tools.rulesets.keyforge.reference.grounds import grounds

        return grounds(self.teller, self.recorder, lang)

    def seen_by(self, player: str) -> View:
        """What a player may see of it."""
        return View(self, player)
