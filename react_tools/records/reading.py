"""Makes the moves of a record, one after the other, and says where they make no sense."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from react_tools.game import Choice, Decision, EndlessError, Game, UnknownCardError
from react_tools.records.course import Course
from react_tools.records.moves import Move
from react_tools.records.notation import Choices
from react_tools.records.record import Record
from react_tools.scenario.faults import fault
from react_tools.scenario.player import StopError
from react_tools.scenario.runner import Run, Stop, cited
from react_tools.scenario.scenario import Scenario
from react_tools.source.span import Span

_SHOWN = 6


class Reading(Struct):
    """A record that was played: how far it goes, and why it goes no further, if it should."""

    course: Course
    stop: Stop | None = None

    @property
    def run(self) -> Run:
        """What came of it, as of a scenario that expects nothing."""
        game = self.course.game
        run = Run(self.course.scenario, game, stop=self.stop, recorded=True)
        run.findings.extend([self.stop.finding] if self.stop else [])
        run.cited.update(cited(run))
        return run


def played(record: Record, start: Callable[[Scenario], Game], numbered: str = "chain") -> Reading:
    """Play a record, in which *numbered* things have numbers, as far as it makes sense.

    Raises:
        SettingError: the setting makes no position.
    """
    course = Course(record.scenario, start)
    reader = _Reader(course, numbered)
    try:
        for move in record.moves:
            reader.take(move)
        reader.check_left_over()
    except StopError as stop:
        decision = course.game.decision()
        asked = decision.who if decision is not None else ""
        return Reading(course, Stop(stop.finding, stop.who, asked, late=False))
    return Reading(course)


class _Reader:
    """Makes moves; the picks that are not used yet are kept by the choice that they belong to."""

    def __init__(self, course: Course, numbered: str) -> None:
        self._course = course
        self._numbered = numbered
        self._picks: dict[int, list[tuple[str, Span]]] = {}

    def take(self, move: Move) -> None:
        """A move, and every pick that it leads to."""
        asked = self._course.game.decision()
        if asked is None:
            raise _stop("RT223", move.span, "the game is over; nothing more can be done")
        if self._course.fresh:
            self.check_left_over()
        if not move.words:
            self._pick_alone(move)
            return
        if asked.kind == "choice":
            message = f"{asked.who} has to choose for {asked.cause} first, and nothing says what"
            raise _stop("RT225", move.span, message, self._open(), asked.who)
        choices, at = Choices(list(self._course.game.legal())), len(self._course.made)
        choice = self._meant(move, asked, choices)
        self._check_number(move, choice)
        self._picks[at] = list(move.picks)
        self._apply(choice, move.span, choices)
        self._answer_all()

    def check_left_over(self) -> None:
        """No pick may be left that was never asked for."""
        for picks in self._picks.values():
            for pick, span in picks:
                message, hint = f"the pick {pick!r} is never asked for", "take it away"
                raise _stop("RT225", span, message, hint)
        self._picks.clear()

    def _pick_alone(self, move: Move) -> None:
        for pick, span in move.picks:
            asked = self._course.game.decision()
            if asked is None or asked.kind != "choice":
                message = f"nothing is asked for that {pick!r} could answer"
                raise _stop("RT225", span, message, "take it away")
            self._pick(asked, pick, span)
        self._answer_all()

    def _answer_all(self) -> None:
        """Answer what is asked as long as the move that asks has picks."""
        while (asked := self._course.game.decision()) is not None and asked.kind == "choice":
            picks = self._picks.get(self._course.asker(asked))
            if not picks:
                return
            self._pick(asked, *picks.pop(0))

    def _pick(self, asked: Decision, pick: str, span: Span) -> None:
        pick = self._course.game.aliases.get(pick, pick)
        legal = list(self._course.game.legal())
        for choice in legal:
            if choice.terms.get("pick") == pick:
                self._apply(choice, span, Choices(legal))
                return
        message = f"{asked.who} cannot pick {pick!r} for {asked.cause}"
        raise _stop("RT223", span, message, self._open(), asked.who)

    def _meant(self, move: Move, asked: Decision, choices: Choices) -> Choice:
        """The choice that a move means."""
        game, told = self._course.game, " ".join(move.words)
        found = choices.meant([game.aliases.get(it, it) for it in move.words])
        if len(found) == 1:
            return found[0]
        if found:
            hint = f"fitting: {_some(found, found)}"
            raise _stop("RT224", move.span, f"{told!r} may mean several things", hint, asked.who)
        message = f"{asked.who} cannot {told!r} now"
        raise _stop("RT223", move.span, message, self._open(move.words), asked.who)

    def _open(self, words: Sequence[str] = ()) -> str:
        """A hint at what can be done, what shares most *words* first."""
        legal = sorted(
            self._course.game.legal(),
            key=lambda it: -len({*words} & {*it.name.split()}),
        )
        return f"open: {_some(self._course.game.legal(), legal)}"

    def _check_number(self, move: Move, choice: Choice) -> None:
        number = self._course.number(choice)
        if move.number not in {0, number}:
            word = self._numbered
            told = f"this is {word} {number}" if number else f"no {word} begins here"
            message = f"{told}, not {move.number}"
            hint = f"write {number}." if number else "take the number away"
            raise _stop("RT226", move.span, message, hint)

    def _apply(self, choice: Choice, span: Span, among: Choices) -> None:
        try:
            self._course.take(choice, among)
        except UnknownCardError as error:
            raise StopError(fault("RT213", span, str(error), error.cure), "") from error
        except EndlessError as error:
            raise StopError(fault("RT214", span, str(error)), "") from error


def _some(legal: Sequence[Choice], shown: Sequence[Choice]) -> str:
    """The first few choices of those that are *shown*, as a record writes them."""
    choices = Choices(legal)
    told = [choices.written(it) for it in shown[:_SHOWN]]
    return "; ".join(told) + ("; …" if len(shown) > _SHOWN else "")


def _stop(code: str, span: Span, message: str, hint: str = "", who: str = "") -> StopError:
    return StopError(fault(code, span, message, hint), who)
