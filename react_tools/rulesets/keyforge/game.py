"""A game of KeyForge behind the contract of react_tools.game: `legal()` and `apply(choice)`."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from react_tools.game import Choice, Facts, Terms
from react_tools.replay.answers import Asked, Refused
from react_tools.replay.steps import Stepper
from react_tools.rulesets.keyforge import holdings, questions, turn
from react_tools.rulesets.keyforge.drawing import Drawing, draw
from react_tools.rulesets.keyforge.match import Match
from react_tools.rulesets.keyforge.moves import Move, actions
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.position import facts
from react_tools.rulesets.keyforge.refusals import refusal, unpicked
from react_tools.rulesets.keyforge.state import NOWHERE, Phase, State
from react_tools.rulesets.keyforge.table import Table
from react_tools.rulesets.keyforge.view import View
from react_tools.trace.event import Lang
from react_tools.trace.recorder import Recorder

_TURN = "the turn"
"""What asks where no card does."""


class Contest:
    """One game: a match, a position, perhaps a record."""

    called, things = View.called, View.things

    def __init__(
        self,
        names: Names,
        state: State,
        recorder: Recorder | None = None,
        first: State | None = None,
    ) -> None:
        self.teller = names
        self.aliases: Mapping[str, str] = {}
        self.recorder = recorder
        self._first = first or state.copy()
        self._table = Table(names.match, state, recorder)
        self._steps = Stepper(self._table, turn.onward)

    @property
    def match(self) -> Match:
        """Names, numbers and compiled cards."""
        return self.teller.match

    @property
    def state(self) -> State:
        """The position as it shows, in the middle of a step too."""
        return self._table.state

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
            return [
                Move(
                    self.match,
                    answer=at,
                    said={"pick": str(self.teller.name(it.field, it.value))},
                )
                for at, it in enumerate(asked.options)
            ]
        if self.state.result != NOWHERE:
            return []
        return [Move(self.match, it) for it in actions(self._table)]

    def apply(self, choice: Choice) -> None:
        """Make a choice that `legal()` has given; everything up to the next question happens.

        Raises:
            UnknownCardError: a card is drawn that the setting does not name.
        """
        assert isinstance(choice, Move)  # noqa: S101 -- `legal()` gives no other
        if choice.step is None:
            self._steps.answer(choice.answer)
        else:
            self._table.place = choice.place
            self._steps.advance(choice.step)

    def go_on(self) -> None:
        """Carry out whatever comes next by itself, for who lays a position down."""
        self._steps.advance(turn.onward(self.state))

    def refusal(self, who: str, terms: Terms) -> Refused:
        """Why *who* cannot choose what *terms* say."""
        asked = self._steps.question
        if asked is not None and "pick" in terms and who == self.players[asked.player]:
            return unpicked(self.teller, asked, terms["pick"])
        return refusal(self.teller, self._table, who, terms, asked)

    def facts(self, *, first: bool = False) -> Facts:
        """The whole position by thing and fact, in the words of scenarios."""
        return facts(self._table if not first else self._laid())

    def _laid(self) -> Table:
        """The table as the setting has laid it."""
        return Table(self.match, self._first, None)

    def pictures(self, lang: Lang) -> Mapping[int, Drawing]:
        """The table at each pictured entry of the record; -1 is the beginning, the last the end.

        One that looks as the latest does is left out: a use changes nothing until it exhausts.
        """
        drawn: dict[int, Drawing] = {}
        latest: Drawing | None = None
        states = [*self.history(pictured=True)]
        if self.recorder and states:
            states.append((len(self.recorder.entries) - 1, self.state))
        for at, state in states:
            picture = self._drawn(state, lang)
            if picture != latest:
                drawn[at] = latest = picture
        return drawn

    def _drawn(self, state: State, lang: Lang) -> Drawing:
        return draw(self.teller, Table(self.match, state, None), lang)

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

        changed = outcome(self.teller, self._laid(), self._table, lang, books=books)
        return [*changed, *idle(self.teller, self.recorder, lang, asking=not self.at_rest())]

    def at_rest(self) -> bool:
        """Whether nothing is half done."""
        return self._steps.question is None

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """The cards that were played and used, each with where its facts come from."""
        from react_tools.rulesets.keyforge.reference.grounds import grounds

        return grounds(self.teller, self.recorder, lang)

    def seen_by(self, player: str) -> View:
        """What a player may see of it."""
        return View(self, player)

    def history(self, *, pictured: bool = False) -> Iterator[tuple[int, State]]:
        """The state after each entry of the record (or after each pictured one)."""
        if self.recorder is None:
            return
        yield -1, self._first
        after = [*self._table.states[1:], self.state]
        for index, entry in enumerate(self.recorder.entries):
            if entry.event.pictured or not pictured:
                yield index, after[index]

    def fork(self) -> "Contest":
        """An independent game in the same position, unrecorded."""
        twin = Contest(self.teller, self.state.copy(), None, self._first)
        twin._table.place = self._table.place
        twin._steps = self._steps.fork(twin._table)
        return twin

    def key(self) -> Hashable:
        """Equal exactly for equal positions."""
        return self._steps.key()
