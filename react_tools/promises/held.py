"""A line of play held to what is promised: choice by choice, beside its twins, with its record."""

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from traceback import extract_tb

from react_tools.game import Choice, EndlessError, Game, UnknownCardError
from react_tools.promises.ground import Ground, laid, written
from react_tools.promises.twins import Forked, Mirrored
from react_tools.records import sitting
from react_tools.records.course import Course
from react_tools.records.notation import Choices
from react_tools.records.reading import played
from react_tools.records.record import BREAK, read
from react_tools.soundness import Breach, Data


class Held:
    """A recorded line of play from a setting on.

    Attributes:
        course: the choices, and the game where they have led.
        breaches: the promises that were not kept, in the order in which that showed.
        mirrored: whether a mirrored game goes beside it.
        stuck: whether a card would have to be drawn that the setting does not name.
    """

    def __init__(self, ground: Ground, setting: Data, *, alone: bool = False) -> None:
        """With its twins, unless *alone* is enough: for promises that need none."""
        self._ground = ground
        self._alone = alone
        self._head = written(setting) + BREAK
        self.course = Course(laid(setting), ground.start)
        self.breaches: list[Breach] = []
        self.stuck = False
        self._watch = ground.ruleset.soundness.watch(self.game)
        self._twins: list[Forked | Mirrored] = [] if alone else [Forked(self.game)]
        turned = None if alone else ground.ruleset.soundness.mirrored(setting, ground.library)
        self.mirrored = turned is not None
        if turned is not None:
            self._twins.append(Mirrored(self.game, turned, ground))
        self.legal: Sequence[Choice] = list(self.game.legal())
        self._look()

    @property
    def game(self) -> Game:
        """Where the choices have led."""
        return self.course.game

    @property
    def over(self) -> bool:
        """Whether nothing more can be chosen, or a promise is broken already."""
        return self.stuck or bool(self.breaches) or not self.legal

    def take(self, at: int) -> None:
        """Make the choice with that index among those that are legal."""
        choice = self.legal[at]
        try:
            self.course.take(choice, Choices(self.legal))
        except UnknownCardError:
            self.stuck = True
            return
        except EndlessError as error:
            self.breaches.append(Breach("endless", str(error)))
            return
        except Exception as error:  # noqa: BLE001 -- that nothing else is raised is the promise
            self.breaches.append(crash(error))
            return
        for twin in self._twins:
            self._hear(twin, twin.take(choice, at))
        self.legal = list(self.game.legal())
        self._look()

    def finish(self) -> None:
        """Hold the whole of it to what is promised of records."""
        if self._alone:
            return
        self.breaches += self._watch.listen()
        if not self.breaches:
            self.breaches += self._read_back()

    def _look(self) -> None:
        self.breaches += self._watch.look()
        self.breaches += unasked(self.game, self.legal)
        if not self.breaches:
            for twin in self._twins:
                self._hear(twin, twin.compare(self.game, self.legal))

    def _hear(self, twin: Forked | Mirrored, told: Iterator[Breach]) -> None:
        """What a twin says; one that raises something has left the way."""
        try:
            self.breaches += told
        except Exception as error:  # noqa: BLE001 -- as above
            self.breaches.append(Breach(twin.promise, f"a twin cannot follow: {crash(error).told}"))

    def _read_back(self) -> Iterator[Breach]:
        """Write the record, read it, and play it."""
        ruleset, text = self._ground.ruleset, sitting.written(self._head, self.course)
        schema = ruleset.kinds["scenario"]
        record, findings = read(text.encode(), "again.duel", schema, len(text) * 4)
        if record is None:
            yield Breach("replay", f"the record cannot be read: {findings[0].message}")
            return
        again = played(record, self._ground.start, ruleset.wording.numbered)
        game, own = again.course.game, self.game
        if again.stop is not None:
            yield Breach("replay", f"the record cannot be played: {again.stop.finding.message}")
        elif game.key() != own.key():
            yield Breach("replay", "the record leads to another position")
        elif game.recorder and own.recorder and game.recorder.entries != own.recorder.entries:
            yield Breach("replay", "when the record is played, other things happen")


def unasked(game: Game, legal: Sequence[Choice]) -> Iterator[Breach]:
    """Whether something is asked exactly as long as there is a choice, and of a player."""
    asked = game.decision()
    if asked is None and legal:
        yield Breach("open", f"nothing is asked, and {legal[0].name!r} could be chosen")
    elif asked is not None and not legal:
        yield Breach("open", f"{asked.who} is asked for {asked.kind}, and nothing is legal")
    elif asked is not None and asked.who not in game.players:
        yield Breach("open", f"{asked.who} is asked, and does not play")


def crash(error: BaseException) -> Breach:
    """What was raised, and where."""
    frames = extract_tb(error.__traceback__)
    where = f" ({PurePath(frames[-1].filename).name}, {frames[-1].name})" if frames else ""
    return Breach("crash", f"{type(error).__name__}: {error}{where}")
