"""What comes of a script under some settings: one ending, or one for each answer that is tried."""

from collections.abc import Callable, Container, Hashable, Sequence

from msgspec import Struct

from react_tools.game import Game
from react_tools.scenario.known import Known, Noting
from react_tools.scenario.outcome import NoPosition, Outcome, missing, outcome
from react_tools.scenario.runner import Playing, Run, Stop, may_stop
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.trying import Given, Trying

MOST = 16
"""How many endings are played under the same settings."""

Attempt = Callable[[Scenario, Playing], Run | NoPosition]
"""Plays a scenario anew; the steps are taken by what the second makes."""


class Ending(Struct, frozen=True):
    """What came of some settings and answers.

    Attributes:
        given: the answers that were tried, to questions that the scenario's own run does not ask.
        came: the run, or why there is no position.
        missing: the expected events that did not come; they are the way to it, not the outcome.
    """

    given: tuple[Given, ...]
    came: Run | NoPosition
    outcome: Outcome
    missing: tuple[str, ...]

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """What was picked to which question."""
        return tuple((it.question["en"], it.pick) for it in self.given)

    @property
    def length(self) -> int:
        """How long its trace is: events that are told, refusals, and where the script stops."""
        if not isinstance(self.came, Run):
            return 0
        recorder = self.came.game.recorder
        told = sum(not it.event.quiet for it in recorder.entries) if recorder else 0
        return told + len(self.came.refusals) + bool(self.stop)

    @property
    def stop(self) -> Stop | None:
        """Where the script makes no sense any more; None if it comes to its end."""
        if not isinstance(self.came, Run) or may_stop(self.came):
            return None
        return self.came.stop


class Endings(Struct, frozen=True):
    """All that came of some settings; not *whole*: there are more, which were not played."""

    each: tuple[Ending, ...]
    whole: bool = True

    @property
    def outcome(self) -> Hashable:
        """What comes of all answers alike; if it is not the same, what comes of each."""
        alike = {it.outcome for it in self.each}
        if len(alike) == 1:
            return alike.pop()
        return frozenset((it.answers, it.outcome) for it in self.each)


def ending(
    came: Run | NoPosition, rulings: Container[str], given: tuple[Given, ...] = ()
) -> Ending:
    """What came, to be compared with others; which *rulings* are marked does not count."""
    return Ending(given, came, outcome(came, rulings), missing(came))


class Script:
    """A scenario's script, played under its own settings first, then under others."""

    def __init__(
        self, scenario: Scenario, attempt: Attempt, rulings: Container[str], most: int = MOST
    ) -> None:
        self._known = Known(scenario)
        self._attempt = attempt
        self._rulings = rulings
        self._most = most

    def own(self, scenario: Scenario) -> Endings:
        """What comes of its own settings, just as the scenario says."""
        came = self._attempt(scenario, lambda game: Noting(game, self._known))
        return Endings((ending(came, self._rulings),))

    def other(self, scenario: Scenario) -> Endings:
        """What comes of other settings: of every answer to what its own run does not ask."""
        ahead: list[tuple[Given, ...]] = [()]
        found = list[Ending]()
        whole = True
        while ahead:
            given = ahead.pop()
            came, choices = self._played(scenario, given)
            if not choices:
                found.append(ending(came, self._rulings, given))
            room = self._most - len(found) - len(ahead)
            whole = whole and len(choices) <= room
            ahead.extend((*given, it) for it in reversed(choices[:room]))
        return Endings(tuple(found), whole)

    def _played(
        self, scenario: Scenario, given: Sequence[Given]
    ) -> tuple[Run | NoPosition, tuple[Given, ...]]:
        """A run with these answers, and what can be answered to the next question if it asks."""
        players: list[Trying] = []

        def trying(game: Game) -> Trying:
            players.append(Trying(game, self._known, given))
            return players[0]

        came = self._attempt(scenario, trying)
        return came, players[0].open if players else ()
