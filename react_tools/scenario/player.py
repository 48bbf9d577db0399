"""Takes the steps of a script, and answers questions from the steps that asked them."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from react_tools.findings import Finding
from react_tools.game import Choice, Decision, Game, Terms
from react_tools.scenario.faults import fault
from react_tools.scenario.hints import legal_now, pickable
from react_tools.scenario.scenario import Answer, Step
from react_tools.source.span import Span
from react_tools.trace.choice import Chose
from react_tools.trace.event import LANGS, Lang, Rules


class Refused(NamedTuple):
    """A step that was refused as the script says: the entry before which it was tried, and why.

    `tried` is the step as the script says it, `told` a sentence in each language; `who` is empty
    where the setting itself is refused.
    """

    at: int
    who: str
    tried: str
    told: Mapping[Lang, str]
    message: str
    rules: Rules


class StopError(Exception):
    """A finding after which the script makes no sense any more; *who* had to say another thing.

    `rules` are those by which a step cannot be, if that is why.
    """

    def __init__(self, finding: Finding, who: str, rules: Rules = ()) -> None:
        super().__init__(finding.message)
        self.finding = finding
        self.who = who
        self.rules = rules


class Open(Struct):
    """A play whose card may still ask.

    Attributes:
        step: which step of the script it is.
        answers: those of its answers that are not used yet.
        forced: what has been picked, because there was nothing else, since the latest answer.
    """

    step: int
    span: Span
    answers: list[Answer] = field(default_factory=list)
    forced: list[str] = field(default_factory=list)


class Player:
    """Plays a script.

    Attributes:
        refusals: the steps that were refused as the script says.
        plays: the latest play of each place (react_tools.game.Choice.place).
        taken: how many steps were begun.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.refusals: list[Refused] = []
        self.plays: dict[int, Open] = {}
        self.taken = 0
        self._unsaid: StopError | None = None
        self._seen = 0
        self._settled: list[str] = []
        self._check_forced()

    def take(self, at: int, step: Step) -> None:
        """The step with index *at*, and every question it leads to.

        While a card asks what nothing answers, it can only be refused.
        """
        if not step.refused:
            self.check_answered()
        self.taken = at + 1
        decision = self.game.decision()
        if decision is None and not step.refused:
            message = "the game is over; nothing more can be done"
            raise StopError(fault("RT208", step.span, message), step.who)
        step = self._aliased(step)
        if self._is_settled(step, decision):
            return
        legal = self.game.legal() if decision and step.who == decision.who else []
        fitting = [it for it in legal if fits(it, step.terms)]
        if step.refused:
            self._refused(step, fitting)
            return
        if len(fitting) != 1:
            raise self._illegal(step)
        self._apply(at, step, fitting[0])
        self._answer_all(Open(at, step.span))

    def _is_settled(self, step: Step, decision: Decision | None) -> bool:
        """Whether a step answers what no play asked and what was picked already, being forced."""
        asked = decision is not None and decision.kind in {"choice", "improvement"}
        pick = step.terms.get("pick") or step.terms.get("improve", "")
        if asked or step.refused or pick not in self._settled:
            return False
        self._settled.remove(pick)
        return True

    def check_answered(self) -> None:
        """No card may be asking what nothing answers."""
        if self._unsaid is not None:
            raise self._unsaid

    def finish(self) -> None:
        """No answer may be left over."""
        for play in self.plays.values():
            self._left_over(play)

    def _apply(self, at: int, step: Step, choice: Choice) -> None:
        if choice.place:
            if choice.place in self.plays:
                self._left_over(self.plays[choice.place])
            self.plays[choice.place] = Open(at, step.span, _single(step.answers))
        elif step.answers:
            finding = fault("RT205", step.answers[0].span, "only a play has choices")
            raise StopError(finding, step.who)
        self.game.apply(choice)

    def _aliased(self, step: Step) -> Step:
        """The step with other names of units replaced by the ones used here."""
        terms = {
            word: value if word == "play" else self._alias(value)
            for word, value in step.terms.items()
        }
        return replace(step, terms=terms)

    def _illegal(self, step: Step) -> StopError:
        refusal = self.game.refusal(step.who, step.terms)
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        message = f"{step.who} cannot {_told(step.terms)}: {refusal.message}{rules}"
        finding = fault("RT201", step.span, message, legal_now(self.game))
        return StopError(finding, step.who, refusal.rules)

    def _refused(self, step: Step, fitting: list[Choice]) -> None:
        if fitting:
            message = f"{step.who} can {_told(step.terms)}; it is not refused"
            raise StopError(fault("RT202", step.span, message), step.who)
        refusal = self.game.refusal(step.who, step.terms)
        reasons = refusal.rules or (refusal.key,)
        if step.refused not in reasons:
            message = (
                f"{step.who} cannot {_told(step.terms)}, but not because of {step.refused}: "
                f"{refusal.message} ({', '.join(reasons)})"
            )
            raise StopError(fault("RT203", step.span, message), step.who, refusal.rules)
        at = len(self.game.recorder.entries) if self.game.recorder else 0
        who, tried = step.who, f"{step.who}: {_told(step.terms)}"
        told: dict[Lang, str] = {it: self.game.attempted(who, step.terms, it) for it in LANGS}
        self.refusals.append(Refused(at, who, tried, told, refusal.message, refusal.rules))

    def _answer_all(self, latest: Open) -> None:
        """Answer what is asked, each question from the play that asks it."""
        while True:
            self._check_forced()
            decision = self.game.decision()
            if decision is None or decision.kind != "choice":
                return
            play = self.plays.get(decision.place)
            if play is None and not latest.answers:
                return  # no card asks: a step of its own answers it
            play = play or latest
            if not play.answers:
                message = f"{decision.who} has to choose for {decision.cause}; nothing says what"
                finding = fault("RT204", play.span, message, pickable(self.game))
                self._unsaid = StopError(finding, decision.who)
                return
            self._answer(play, decision)

    def _answer(self, play: Open, decision: Decision) -> None:
        answer = play.answers.pop(0)
        play.forced.clear()
        if answer.by and answer.by != decision.who:
            message = f"{decision.who} chooses here, not {answer.by}"
            raise StopError(fault("RT206", answer.by_span, message), decision.who)
        pick = answer.picks[0]
        picked = self._alias(pick)
        found = next((it for it in self.game.legal() if it.terms["pick"] == picked), None)
        if found is None:
            message = f"{pick!r} cannot be picked for {decision.cause}"
            finding = fault("RT207", answer.span, message, pickable(self.game))
            raise StopError(finding, decision.who)
        self.game.apply(found)

    def _check_forced(self) -> None:
        """A written answer to a choice that was forced is used up by it."""
        recorder = self.game.recorder
        entries = recorder.entries if recorder else []
        for entry in entries[self._seen :]:
            event = entry.event
            if isinstance(event, Chose) and event.forced and not event.place:
                self._settled.append(str(self.game.teller.name("picked", event.picked)))
            elif isinstance(event, Chose) and event.forced and event.place in self.plays:
                play = self.plays[event.place]
                picked = str(self.game.teller.name("picked", event.picked))
                if play.answers and self._alias(play.answers[0].picks[0]) == picked:
                    play.answers.pop(0)
                    play.forced.clear()
                else:
                    play.forced.append(picked)
        self._seen = len(entries)

    def _alias(self, name: str) -> str:
        return self.game.aliases.get(name, name)

    def _left_over(self, play: Open) -> None:
        for answer in play.answers:
            message = f"the choice {answer.picks[0]!r} is never asked for"
            raise StopError(fault("RT205", answer.span, message), answer.by)


def fits(choice: Choice, terms: Terms) -> bool:
    """Whether a choice is one that *terms* say, which may leave things out."""
    return all(choice.terms.get(word) == value for word, value in terms.items())


def _single(answers: tuple[Answer, ...]) -> list[Answer]:
    """One answer a pick: a list of picks is several choices in a row."""
    return [Answer(it.by, (pick,), it.span, it.by_span) for it in answers for pick in it.picks]


def _told(terms: Terms) -> str:
    return " ".join(f"{word} {value}".strip() for word, value in terms.items())
