"""A script played where it may be asked other things than it answers.

Under another setting of a ruling a card may ask what it does not ask in the scenario's own run, or
no more what it asks there. So each answer of the script is kept by the question that it answers
(react_tools.scenario.known): what is not asked is left out, and what is asked anew is tried.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from react_tools.game import Choice, Decision, Game
from react_tools.scenario.faults import fault
from react_tools.scenario.hints import pickable
from react_tools.scenario.known import Known, Said, is_answer, question
from react_tools.scenario.player import Open, Player, StopError
from react_tools.scenario.runner import UNSAID
from react_tools.scenario.scenario import Step
from react_tools.trace.event import LANGS, Lang


class Given(NamedTuple):
    """An answer that is tried, to a question that the scenario's own run does not ask."""

    question: Mapping[Lang, str]
    answer: Mapping[Lang, str]
    pick: str


class Trying(Player):
    """Plays a script whose answers are known by their questions; others are answered as *given*.

    Attributes:
        open: if it came to a question to which there is no answer at all: all that there are.
    """

    def __init__(self, game: Game, known: Known, given: Sequence[Given]) -> None:
        self.open: tuple[Given, ...] = ()
        self._known = known
        self._given = list(given)
        self._used: set[int] = set()
        super().__init__(game)

    def take(self, at: int, step: Step) -> None:
        """The step, and every question it leads to; one that only answers has been heard."""
        if step.refused:
            self._answer_outside(new=True)
        if not is_answer(step):
            super().take(at, replace(step, answers=()))
            return
        self.check_answered()
        self.taken = at + 1

    def check_answered(self) -> None:
        """Nothing may be asking any more but what the scenario itself leaves open."""
        super().check_answered()
        self._answer_outside(new=False)

    def _answer_outside(self, *, new: bool) -> None:
        """Answer what no play asks; perhaps only what is *new*: no answer is meant for it."""
        while (decision := self._asked()) is not None and decision.place not in self.plays:
            known = self._meant(None)
            if new if known is not None else self._is_final():
                return
            self._reply(decision, known)
            self._answer_all(Open(self.taken - 1, self._known.span))

    def _answer_all(self, latest: Open) -> None:
        self._check_forced()
        while (decision := self._asked()) is not None and decision.place in self.plays:
            play = self.plays[decision.place]
            known = self._meant(play.step)
            if known is None and self._is_final():
                super()._answer_all(latest)
                return
            self._reply(decision, known)

    def _asked(self) -> Decision | None:
        """The question in the middle of a step, if one is open."""
        decision = self.game.decision()
        return decision if decision is not None and decision.kind == "choice" else None

    def _is_final(self) -> bool:
        return question(self.game) == self._known.final

    def _meant(self, at: int | None) -> int | None:
        picks = [it.terms["pick"] for it in self.game.legal()]
        asked = question(self.game)
        return asked and self._known.meant(asked, at, picks, self._used)

    def _reply(self, decision: Decision, known: int | None) -> None:
        """Answer from the script if it has an answer for that, else as it is to be tried."""
        legal = {it.terms["pick"]: it for it in self.game.legal()}
        if known is not None:
            self._used.add(known)
            said = self._known.said[known]
            picked = self._alias(said.pick)
            if picked not in legal:
                raise self._not_open(said, decision)
        elif self._given:
            picked = self._given.pop(0).pick
        else:
            raise self._unanswered(decision, legal)
        self.game.apply(legal[picked])
        self._check_forced()

    def _not_open(self, said: Said, decision: Decision) -> StopError:
        if said.answer is None:
            return self._illegal(said.step)
        message = f"{said.pick!r} cannot be picked for {decision.cause}"
        finding = fault("RT207", said.answer.span, message, pickable(self.game))
        return StopError(finding, decision.who)

    def _unanswered(self, decision: Decision, legal: Mapping[str, Choice]) -> StopError:
        told: dict[Lang, str] = {it: self.game.question(it) for it in LANGS}
        self.open = tuple(
            Given(told, {it: self.game.told(choice, it) for it in LANGS}, pick)
            for pick, choice in legal.items()
        )
        message = f"{decision.who} has to choose for {decision.cause}; nothing says what"
        return StopError(fault(UNSAID, self._known.span, message), decision.who)
