"""A script that grows by answers: whatever it leaves open is asked, and it is played anew.

What is played is always the script with the answers so far, just as it will stand in the file;
so undoing is leaving the latest out, and the file replays to the same events.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from react_tools.findings import Finding
from react_tools.game import Choice, Decision, Game
from react_tools.scenario.runner import UNSAID, Run, run
from react_tools.scenario.scenario import Answer, Scenario, Step
from react_tools.scenario.writing import action, scalar, spoken
from react_tools.trace.event import Lang


class Added(NamedTuple):
    """An answer: a step behind the script, or (with *to*) picks for the step with that index."""

    step: Step | None
    to: int = -1
    picks: tuple[Answer, ...] = ()


class Offer(NamedTuple):
    """One thing that can be answered.

    Attributes:
        label: what is typed for it; `written`: as the script writes it; `told`: in words.
    """

    label: str
    written: str
    told: str
    choice: Choice


class Asking:
    """A scenario being asked.

    Attributes:
        added: the answers so far.
        run: the script with them, played.
    """

    def __init__(self, scenario: Scenario, start: Callable[[Scenario], Game]) -> None:
        self._scenario = scenario
        self._start = start
        self.added: list[Added] = []
        self._play()

    @property
    def scenario(self) -> Scenario:
        """The scenario with the answers so far."""
        script = list(self._scenario.script)
        for one in self.added:
            if one.step is not None:
                script.append(one.step)
            else:
                asked = script[one.to]
                script[one.to] = replace(asked, answers=(*asked.answers, *one.picks))
        return replace(self._scenario, script=tuple(script))

    def fault(self) -> Finding | None:
        """Why the script cannot go on, if it cannot."""
        stop = self.run.stop
        return stop.finding if stop is not None and stop.finding.code != UNSAID else None

    def question(self) -> Decision | None:
        """What is asked now; None when nothing more is to be decided, or can be."""
        decision = self._game.decision()
        return None if self.fault() else decision

    def offers(self, lang: Lang) -> list[Offer]:
        """What can be answered; numbers are their own labels, everything else is counted."""
        legal = self._game.legal()
        written = [_written(it, legal) for it in legal]
        numbers = all(it.isdecimal() for it in written)
        return [
            Offer(text if numbers else str(at), text, self._game.told(one, lang), one)
            for at, (text, one) in enumerate(zip(written, legal, strict=True), 1)
        ]

    def answer(self, choice: Choice) -> Finding | None:
        """Take an answer and play on; one that the script cannot bear is taken back, with why."""
        self.put(choice)
        self._play()
        fault = self.fault()
        if fault is not None:
            self.undo()
        return fault

    def put(self, choice: Choice) -> None:
        """Take an answer, and do not play on: what comes of it is not asked."""
        self.added.append(self._added(choice))

    def undo(self) -> bool:
        """Take the latest answer back, if there is one."""
        if not self.added:
            return False
        self.added.pop()
        self._play()
        return True

    def _play(self) -> None:
        self._game = self._start(self._scenario)
        self.run: Run = run(self.scenario, self._game, whole=False)

    def _added(self, choice: Choice) -> Added:
        decision, span = self._game.decision(), self._scenario.expect.span
        who = decision.who if decision is not None else ""
        asking = self.run.asking
        if asking is None:
            terms = spoken(choice, self._game.legal())
            return Added(Step(who, terms, "", (), span))
        pick = choice.terms["pick"]
        # What was forced meanwhile would use the answer up if it is the same: so it is written too.
        times = 1 + asking.forced.count(pick)
        return Added(None, asking.step, (Answer(who, (pick,), span, span),) * times)


def _written(choice: Choice, legal: Sequence[Choice]) -> str:
    if "pick" in choice.terms:
        return scalar(choice.terms["pick"])
    return action(spoken(choice, legal))
