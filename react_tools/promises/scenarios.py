"""A scenario whose game has to keep every promise while its script is played (`rest: sound`)."""

from collections.abc import Callable, Iterator
from typing import Any, cast

from react_tools.findings import Finding
from react_tools.game import Choice, Game
from react_tools.promises.faults import BROKEN
from react_tools.promises.ground import Ground, setting_of
from react_tools.promises.held import Held
from react_tools.promises.words import PROMISES
from react_tools.scenario.faults import fault
from react_tools.scenario.player import Player
from react_tools.scenario.runner import run
from react_tools.scenario.scenario import Scenario
from react_tools.soundness import Breach


class _Overheard:
    """A game whose choices somebody hears before they are made."""

    def __init__(self, game: Game, hear: Callable[[int], None]) -> None:
        self._game = game
        self._hear = hear

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, choice: Choice) -> None:
        """Tell which of the open choices it is, then make it."""
        legal = self._game.legal()
        self._hear(next(at for at, it in enumerate(legal) if it.terms == choice.terms))
        self._game.apply(choice)


def unsound(scenario: Scenario, ground: Ground) -> Iterator[Finding]:
    """The first promise that is not kept, at the step in which that shows."""
    held, at = Held(ground, setting_of(scenario.root)), 0
    players = list[Player]()

    def hear(choice: int) -> None:
        nonlocal at
        if not held.over:
            at = players[-1].taken
            held.take(choice)

    def playing(game: Game) -> Player:
        players.append(Player(cast("Game", _Overheard(game, hear))))
        return players[-1]

    run(scenario, ground.start(scenario), whole=False, playing=playing)
    if not held.breaches:
        held.finish()
    for breach in held.breaches[:1]:
        yield _fault(scenario, at, breach)


def _fault(scenario: Scenario, at: int, breach: Breach) -> Finding:
    span = scenario.script[at - 1].span if at else scenario.expect.span
    where = f"in step {at}" if at else "from the first"
    message = f"{where} a promise is broken ({breach.promise}): {breach.told}"
    return fault(BROKEN, span, message, f"promised: {PROMISES[breach.promise]}")
