"""The answers of a script, kept by the questions that they answer.

Under another setting of a ruling other things may be asked, and in another order; so it matters
what an answer was meant for (react_tools.scenario.trying).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from react_tools.game import Decision, Game
from react_tools.scenario.player import Open, Player
from react_tools.scenario.scenario import Answer, Scenario, Step
from react_tools.trace.choice import Chose
from react_tools.trace.event import Rules


class Said(NamedTuple):
    """An answer that the script has.

    Attributes:
        at: the index of its step.
        answer: the one of the step's in which it stands; None if the step is itself the answer.
    """

    at: int
    pick: str
    step: Step
    answer: Answer | None = None


class Forced(NamedTuple):
    """A choice that was none: who had it, and the first of the rules by which."""

    who: str
    rules: Rules


class Question(NamedTuple):
    """What is asked, so that it can be known again.

    Not between what it is, for that may differ; its first rule tells an order from other choices.
    """

    who: str
    cause: str
    told: str
    rules: Rules

    @property
    def forced(self) -> Forced:
        """What is known of it where it is forced."""
        return Forced(self.who, self.rules)


class Known:
    """The answers of a script, and what they answer in the scenario's own run.

    Attributes:
        said: in the order of the script.
        asked: the question that each answers, by its index in `said`; of what was forced only who
            had it to choose and why; of what the run did not come to nothing.
        final: the question at which the script leaves the game, if it leaves it at one.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.span = scenario.expect.span
        self.said = tuple(_said(scenario.script))
        self.asked: dict[int, Question | Forced] = {}
        self.final: Question | None = None

    def meant(
        self, asked: Question, at: int | None, open_: Sequence[str], used: set[int]
    ) -> int | None:
        """Which answer that is not *used* is meant for a question; None if there is none.

        It is asked by the play of the step with index *at*, or by none. What was forced in the
        own run may be asked here: so it is meant if it may be that, and is among what is *open_*.
        """
        fitting = [
            index
            for index, it in enumerate(self.said)
            if index not in used and (it.answer is None if at is None else _of(it, at))
        ]
        for index in fitting:
            if self.asked.get(index) == asked:
                return index
        forced = (index for index in fitting if self.asked.get(index) == asked.forced)
        return next((index for index in forced if self.said[index].pick in open_), None)


def _said(script: Sequence[Step]) -> Iterator[Said]:
    for at, step in enumerate(script):
        for answer in step.answers:
            yield from (Said(at, pick, step, answer) for pick in answer.picks)
        if is_answer(step):
            yield Said(at, step.terms["pick"], step)


def _of(said: Said, at: int) -> bool:
    return said.answer is not None and said.at == at


def is_answer(step: Step) -> bool:
    """Whether a step does nothing but answer."""
    return "pick" in step.terms and not step.refused


def question(game: Game) -> Question | None:
    """What is asked; None if it is nothing in the middle of a step."""
    asked = game.decision()
    if asked is None or asked.kind != "choice":
        return None
    return Question(asked.who, asked.cause, game.question("en"), asked.rules[:1])


class Noting(Player):
    """Plays a script as a Player does, and notes what its answers answer."""

    def __init__(self, game: Game, known: Known) -> None:
        self._known = known
        super().__init__(game)

    def take(self, at: int, step: Step) -> None:
        """The step, and every question it leads to."""
        if is_answer(step):
            self._note(at, 1)
        super().take(at, step)
        self._known.final = question(self.game)

    def check_answered(self) -> None:
        """No card may be asking what nothing answers."""
        self._known.final = question(self.game)
        super().check_answered()

    def _answer(self, play: Open, decision: Decision) -> None:
        self._note(play.step, len(play.answers))
        super()._answer(play, decision)

    def _check_forced(self) -> None:
        before = {place: len(play.answers) for place, play in self.plays.items()}
        super()._check_forced()
        for place, count in before.items():
            play = self.plays[place]
            for left in range(count, len(play.answers), -1):
                self._note(play.step, left, place)

    def _note(self, at: int, left: int, place: int = 0) -> None:
        """An answer of a step is given; so many, with it, are *left*.

        If nothing asks for it, it was forced: by the play at a *place*, or by none.
        """
        of_step = [index for index, it in enumerate(self._known.said) if it.at == at]
        index = of_step[-left]
        asked = None if place else question(self.game)
        found = asked or self._forced(self._known.said[index].pick, place)
        if found is not None:
            self._known.asked[index] = found

    def _forced(self, pick: str, place: int) -> Forced | None:
        recorder, teller = self.game.recorder, self.game.teller
        for entry in reversed(recorder.entries if recorder else []):
            event = entry.event
            if not isinstance(event, Chose) or not event.forced or event.place != place:
                continue
            if str(teller.name("picked", event.picked)) == self._alias(pick):
                return Forced(self.game.players[event.player], event.rules[:1])
        return None
