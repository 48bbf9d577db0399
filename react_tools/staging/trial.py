"""A scenario played once, for everybody who wants to know what came of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from react_tools.findings import Finding
from react_tools.game import Game
from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.scenario.barred import barred
from react_tools.scenario.faults import fault
from react_tools.scenario.player import Player
from react_tools.scenario.runner import Playing, Run, run
from react_tools.scenario.scenario import Scenario
from react_tools.staging.shelf import NO_RULINGS, Shelf

GameT_co = TypeVar("GameT_co", bound=Game, covariant=True)
ShelfT = TypeVar("ShelfT", bound=Shelf)

NO_NUMBERS = "RT218"


class Trial(Generic[ShelfT, GameT_co]):
    """How the scenarios of a game are played.

    *start* gives a recorded game at a scenario's setting, or raises SettingError; it may rely on
    whatever a complete library has. *players* reads their ids from a setting, even if it makes no
    position.
    """

    def __init__(
        self,
        start: Callable[[Scenario, ShelfT], GameT_co],
        players: Callable[[Scenario], Sequence[str]],
    ) -> None:
        self._start = start
        self._players = players

    def start(self, scenario: Scenario, library: ShelfT) -> GameT_co:
        """A recorded game at a scenario's setting.

        Raises:
            SettingError: the setting makes no position, or the game has no numbers or rulings to
                play by.
        """
        if lacking := [*_lacking(scenario, library)]:
            raise SettingError(lacking)
        return self._start(scenario, library)

    def attempt(self, scenario: Scenario, library: ShelfT, playing: Playing = Player) -> Run:
        """What comes of a scenario, played anew by whoever takes its steps.

        Raises:
            SettingError: the setting makes no position, and the scenario does not expect that.
        """
        try:
            return run(scenario, self.start(scenario, library), playing=playing)
        except SettingError as error:
            refused = barred(scenario, error.findings, error.rules, self._players(scenario))
            if refused is None:
                raise
            return refused

    def played(self, scenario: Scenario, library: ShelfT) -> Run | SettingError:
        """What came of a scenario, or why its setting makes no position; each is played once."""
        came = library.played.get(scenario.path)
        if came is None:
            try:
                came = self.attempt(scenario, library)
            except SettingError as error:
                came = error
            library.played[scenario.path] = came
        return came

    def tried(self, scenario: Scenario, library: ShelfT) -> Run | SettingError | None:
        """The same for checks: None if the library has not what settings rest on."""
        return None if any(_lacking(scenario, library)) else self.played(scenario, library)

    def setting_faults(self, scenario: Scenario, library: ShelfT, code: str) -> Iterator[Hit]:
        """What is wrong with the setting, as far as it has this code."""
        came = self.tried(scenario, library)
        for it in came.findings if isinstance(came, SettingError) else ():
            if it.code == code:
                yield Hit(it.span, it.message, it.hint, it.others)


def _lacking(scenario: Scenario, library: Shelf) -> Iterator[Finding]:
    """Why nothing can be played where the files that all settings rest on are not there."""
    numbers, rulings = not library.complete, "" if library.rulings else library.broken_rulings
    if numbers or rulings:
        what = "numbers of the game" if numbers else "rulings"
        message = f"nothing can be played: the file with the {what} has errors"
        broken = rulings or ", ".join(library.broken.values())
        message, hint = (
            (message, f"mend {broken} first") if broken else (f"{message}, or is gone", "")
        )
        span = scenario.root.key_span("title")
        yield fault(NO_NUMBERS if numbers else NO_RULINGS, span, message, hint)
