"""A failure made small: a later beginning, fewer choices, less in the setting.

Whatever is tried is played by what choices say, not by where they stand: those that are not open
any more are left out. It is kept if the same promise is broken.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from react_tools.errors import DraftError
from react_tools.explore.walk import Failure
from react_tools.game import Choice, Terms
from react_tools.promises.ground import Ground, data, laid, written
from react_tools.promises.held import Held
from react_tools.promises.words import COSTLY
from react_tools.ruleset import SettingError
from react_tools.scenario.manuscript import manuscript
from react_tools.soundness import Breach, Data

TRIES = 800
"""How much is tried at most for one failure."""
_BEGINNINGS = 24
"""Of how many positions at rest, the latest ones, one may become the beginning."""


class Line(NamedTuple):
    """A line of play: a setting, and what each choice says."""

    setting: Data
    said: tuple[Terms, ...]


class Shrunk(NamedTuple):
    """What is left of a failure, and how it shows there; no breach if it does not show again."""

    line: Line
    breach: Breach | None


def shrunk(failure: Failure, ground: Ground, tries: int = TRIES) -> Shrunk:
    """A failure as small as it gets."""
    trying = _Trying(ground, failure.breach.promise, tries)
    line = Line(failure.setting, said(failure, ground))
    if not trying.keeps(line):
        return Shrunk(line, None)
    trying.begin_later()
    before = -1
    while before != trying.size:
        before = trying.size
        trying.leave_choices_out()
        trying.simplify()
    return Shrunk(trying.line, trying.breach)


def said(failure: Failure, ground: Ground) -> tuple[Terms, ...]:
    """What each choice of a failure says."""
    game, found = ground.start(laid(failure.setting)), list[Terms]()
    with suppress(Exception):  # the last choice may be what cannot be carried out
        for at in failure.chosen:
            choice = game.legal()[at]
            found.append(dict(choice.terms))
            game.apply(choice)
    return tuple(found)


def meant(legal: Sequence[Choice], terms: Terms) -> int | None:
    """The index of the choice that says the same; None if it is not open."""
    return next((at for at, it in enumerate(legal) if it.terms == terms), None)


class _Trying:
    """The smallest line that was found so far."""

    def __init__(self, ground: Ground, promise: str, tries: int) -> None:
        self._ground = ground
        self._promise = promise
        self._left = tries
        self.line = Line({}, ())
        self.breach: Breach | None = None

    @property
    def size(self) -> int:
        """How much there is of the line."""
        return len(self.line.said) + len(written(self.line.setting))

    def keeps(self, line: Line) -> bool:
        """Whether the promise is broken there too; the line is kept then, as far as that."""
        self._left -= 1
        taken = list[Terms]()
        try:
            held = self._played(line, taken)
        except Exception:  # noqa: BLE001 -- a setting that is no good any more, whatever it raises
            return False
        found = next((it for it in held.breaches if it.promise == self._promise), None)
        if found is None:
            return False
        self.line = Line(line.setting, tuple(taken))
        self.breach = found
        return True

    def _played(self, line: Line, taken: list[Terms]) -> Held:
        """Play a line as far as a breach; what was *taken* of it."""
        if not _is_setting(line.setting, self._ground):
            raise ValueError
        held = Held(self._ground, line.setting, alone=self._promise not in COSTLY)
        for terms in line.said:
            at = None if held.over else meant(held.legal, terms)
            if at is not None:
                taken.append(terms)
                held.take(at)
        if not held.breaches:
            held.finish()
        return held

    def begin_later(self) -> None:
        """Begin at the latest position at rest from which the promise is still broken."""
        for line in reversed(list(_beginnings(self.line, self._ground))):
            if self.keeps(line):
                return

    def leave_choices_out(self) -> None:
        """Leave out as many choices as there can be, many at a time first."""
        length = max(len(self.line.said) // 2, 1)
        while length and self._left > 0:
            at = 0
            while at < len(self.line.said) and self._left > 0:
                setting, choices = self.line
                if not self.keeps(Line(setting, choices[:at] + choices[at + length :])):
                    at += length
            length //= 2

    def simplify(self) -> None:
        """Take out of the setting what is not needed."""
        passed, found = 0, True
        while found and self._left > 0:
            found = False
            for at, simpler in enumerate(self._simpler()):
                if self._left <= 0:
                    return
                if at >= passed and self.keeps(Line(simpler, self.line.said)):
                    passed, found = at, True
                    break

    def _simpler(self) -> Iterator[Data]:
        return self._ground.ruleset.soundness.simpler(self.line.setting)


def _is_setting(setting: Data, ground: Ground) -> bool:
    """Whether its schema takes it for one."""
    schema = ground.ruleset.kinds["scenario"]
    return manuscript(Path("setting.yaml"), written(setting).encode(), schema) is not None


def _beginnings(line: Line, ground: Ground) -> Iterator[Line]:
    """The same line from its latest positions at rest on, the earliest of them first."""
    found: deque[Line] = deque(maxlen=_BEGINNINGS)
    game = ground.start(laid(line.setting))
    rulings = line.setting.get("rulings", {})
    with suppress(Exception):  # as in `said`
        for at, terms in enumerate(line.said):
            legal = game.legal()
            asked, choice = game.decision(), meant(legal, terms)
            if choice is None or asked is None:
                continue
            if at and game.at_rest() and not asked.place:
                with suppress(DraftError, SettingError):
                    text, names = ground.ruleset.setting(game, "It goes on", rulings)
                    rest = tuple(_renamed(it, names) for it in line.said[at:])
                    found.append(Line(data(text), rest))
            game.apply(legal[choice])
    yield from found


def _renamed(terms: Terms, names: Mapping[str, str]) -> Terms:
    """Terms with the names that things have in a setting."""
    return {
        word: ",".join(names.get(it, it) for it in value.split(","))
        for word, value in terms.items()
    }
