"""Plays a scenario: a thin loop over `legal()` and `apply(choice)`."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from react_tools.findings import Finding
from react_tools.game import Choice, EndlessError, Game, Terms, UnknownCardError
from react_tools.scenario.compare import compare
from react_tools.scenario.faults import fault
from react_tools.scenario.scenario import Answer, Scenario, Step
from react_tools.source.span import Span
from react_tools.trace.choice import Chose
from react_tools.trace.event import Rules

_SHOWN = 8


class Refused(NamedTuple):
    """A step that was refused as the script says: the entry before which it was tried, and why."""

    at: int
    tried: str
    message: str
    rules: Rules


class Run(Struct):
    """A scenario that was played.

    Attributes:
        game: the game where the script left it.
        findings: what did not come as the scenario says; empty if it holds.
        cited: every rule that an event or a refusal rested on.
        refusals: the steps that were refused as the script says.
    """

    scenario: Scenario
    game: Game
    findings: list[Finding] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)
    refusals: list[Refused] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether everything came as the scenario says."""
        return not self.findings


class _StopError(Exception):
    """A finding after which the script makes no sense any more."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


def run(scenario: Scenario, game: Game) -> Run:
    """Play *scenario* in *game*, which stands at its setting and records."""
    played = Run(scenario, game)
    before = {thing: dict(facts) for thing, facts in game.facts().items()}
    player = _Player(played)
    span = scenario.expect.span
    try:
        for step in scenario.script:
            span = step.span
            player.take(step)
        player.finish()
    except _StopError as stop:
        played.findings.append(stop.finding)
    except UnknownCardError as error:
        played.findings.append(fault("RT213", span, str(error)))
    except EndlessError as error:
        played.findings.append(fault("RT214", span, str(error)))
    else:
        played.findings.extend(compare(scenario, game, before))
    for rules in _rules(game):
        played.cited.update(rules)
    return played


def _rules(game: Game) -> Iterator[Rules]:
    if game.recorder is not None:
        for entry in game.recorder.entries:
            yield entry.event.cited()


class _Player:
    """Takes the script's steps, and answers questions from the steps that asked them."""

    def __init__(self, played: Run) -> None:
        self.played = played
        self.game = played.game
        self._answers: dict[int, list[Answer]] = {}
        self._spans: dict[int, Span] = {}
        self._seen = 0

    def take(self, step: Step) -> None:
        """One step of the script, and every question it leads to."""
        decision = self.game.decision()
        if decision is None and not step.refused:
            raise _StopError(
                fault("RT208", step.span, "the game is over; nothing more can be done")
            )
        legal = self.game.legal() if decision is not None else []
        step = self._aliased(step)
        fitting = [
            it for it in legal if decision and step.who == decision.who and _fits(it, step.terms)
        ]
        if step.refused:
            self._refused(step, fitting)
            return
        if len(fitting) != 1:
            raise _StopError(self._illegal(step))
        (choice,) = fitting
        if choice.place:
            self._left_over(self._answers.get(choice.place, []))
            self._answers[choice.place] = _single(step.answers)
            self._spans[choice.place] = step.span
        elif step.answers:
            raise _StopError(fault("RT205", step.answers[0].span, "only a play has choices"))
        self.game.apply(choice)
        self._answer_all(step.span)

    def _aliased(self, step: Step) -> Step:
        """The step with other names of units replaced by the ones used here."""
        terms = {
            word: value if word == "play" else self._alias(value)
            for word, value in step.terms.items()
        }
        return replace(step, terms=terms)

    def finish(self) -> None:
        """No answer may be left over."""
        for answers in self._answers.values():
            self._left_over(answers)

    def _illegal(self, step: Step) -> Finding:
        refusal = self.game.refusal(step.who, step.terms)
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        message = f"{step.who} cannot {_told(step.terms)}: {refusal.message}{rules}"
        return fault("RT201", step.span, message, self._open())

    def _refused(self, step: Step, fitting: list[Choice]) -> None:
        if fitting:
            message = f"{step.who} can {_told(step.terms)}; it is not refused"
            raise _StopError(fault("RT202", step.span, message))
        refusal = self.game.refusal(step.who, step.terms)
        reasons = refusal.rules or (refusal.key,)
        if step.refused not in reasons:
            message = (
                f"{step.who} cannot {_told(step.terms)}, but not because of {step.refused}: "
                f"{refusal.message} ({', '.join(reasons)})"
            )
            raise _StopError(fault("RT203", step.span, message))
        at = len(self.game.recorder.entries) if self.game.recorder else 0
        tried = f"{step.who}: {_told(step.terms)}"
        self.played.refusals.append(Refused(at, tried, refusal.message, refusal.rules))
        self.played.cited.update(refusal.rules)

    def _open(self) -> str:
        """What would be legal now, for a hint."""
        decision = self.game.decision()
        if decision is None:
            return "nothing is open: the game is over"
        told = (
            f"play {it.terms['play']}" if "play" in it.terms else it.name
            for it in self.game.legal()
        )
        names = list(dict.fromkeys(told))
        more = f" … and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
        return f"{decision.who} can: {'; '.join(names[:_SHOWN])}{more}"

    def _answer_all(self, span: Span) -> None:
        while True:
            self._check_forced()
            decision = self.game.decision()
            if decision is None or decision.kind != "choice":
                return
            answers = self._answers.get(decision.place)
            legal = self.game.legal()
            open_now = ", ".join(it.terms["pick"] for it in legal)
            if not answers:
                message = f"{decision.who} has to choose for {decision.cause}; nothing says what"
                raise _StopError(
                    fault(
                        "RT204",
                        self._spans.get(decision.place, span),
                        message,
                        f"can be picked: {open_now}",
                    )
                )
            answer = answers.pop(0)
            if answer.by and answer.by != decision.who:
                message = f"{decision.who} chooses here, not {answer.by}"
                raise _StopError(fault("RT206", answer.by_span, message))
            pick = answer.picks[0]
            found = next((it for it in legal if it.terms["pick"] == self._alias(pick)), None)
            if found is None:
                message = f"{pick!r} cannot be picked for {decision.cause}"
                raise _StopError(fault("RT207", answer.span, message, f"can be picked: {open_now}"))
            self.game.apply(found)

    def _check_forced(self) -> None:
        """A written answer to a choice that was forced is used up by it."""
        recorder = self.game.recorder
        entries = recorder.entries if recorder else []
        for entry in entries[self._seen :]:
            event = entry.event
            if isinstance(event, Chose) and event.forced:
                answers = self._answers.get(event.place)
                picked = str(self.game.teller.name("picked", event.picked))
                if answers and self._alias(answers[0].picks[0]) == picked:
                    answers.pop(0)
        self._seen = len(entries)

    def _alias(self, name: str) -> str:
        return self.game.aliases.get(name, name)

    def _left_over(self, answers: list[Answer]) -> None:
        for answer in answers:
            message = f"the choice {answer.picks[0]!r} is never asked for"
            raise _StopError(fault("RT205", answer.span, message))


def _single(answers: tuple[Answer, ...]) -> list[Answer]:
    """One answer a pick: a list of picks is several choices in a row."""
    return [Answer(it.by, (pick,), it.span, it.by_span) for it in answers for pick in it.picks]


def _fits(choice: Choice, terms: Terms) -> bool:
    return all(choice.terms.get(word) == value for word, value in terms.items())


def _told(terms: Terms) -> str:
    return " ".join(f"{word} {value}".strip() for word, value in terms.items())
