"""One game by chance to its end, held to what is promised.

Most go without a record, beside nothing: what is looked at after each decision costs little then.
Some are held to every promise (react_tools.promises.held). Both make the same choices.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from react_tools.explore.chance import Begun
from react_tools.game import EndlessError, Game, UnknownCardError
from react_tools.promises.ground import written
from react_tools.promises.held import Held, crash, unasked
from react_tools.soundness import Breach, Data

MOST = 20_000
"""After so many decisions a game counts as one that does not end."""


class Failure(NamedTuple):
    """A game in which a promise was not kept: where it began, and the index of each choice."""

    number: int
    ruleset: str
    setting: Data
    chosen: tuple[int, ...]
    breach: Breach


class Walked(NamedTuple):
    """A game that was played.

    Attributes:
        decisions: how many.
        broken_off: whether a card was drawn that its setting does not name.
        digest: of where it began, each choice, the record if there is one, and where it has led.
        thorough: whether it was held to every promise; `mirrored`: to that one, too.
    """

    ruleset: str
    decisions: int
    broken_off: bool
    digest: bytes
    thorough: bool
    mirrored: bool
    failure: Failure | None


def walk(number: int, begun: Begun, *, thorough: bool, most: int = MOST) -> Walked:
    """Play the game with that number."""
    line = _Thorough(begun, most) if thorough else _Quick(begun, most)
    breaches = line.walk()
    name, chosen = begun.ground.ruleset.name, tuple(line.chosen)
    failure = Failure(number, name, begun.setting, chosen, breaches[0]) if breaches else None
    told = sha256(written(begun.setting).encode())
    told.update(",".join(map(str, chosen)).encode())
    for part in line.traces():
        told.update(part.encode())
    return Walked(name, len(chosen), line.stuck, told.digest(), thorough, line.mirrored, failure)


class _Quick:
    """A game without a record."""

    mirrored = False

    def __init__(self, begun: Begun, most: int) -> None:
        self._chance = begun.random.random
        self._most = most
        self._game = begun.game.fork()
        self._watch = begun.ground.ruleset.soundness.watch(self._game)
        self.chosen: list[int] = []
        self.stuck = False

    def walk(self) -> Sequence[Breach]:
        """Play; the promises that were not kept."""
        try:
            return self._walk()
        except UnknownCardError:
            self.stuck = True  # the setting does not say how it goes on
            return ()
        except EndlessError as error:
            return (Breach("endless", str(error)),)
        except Exception as error:  # noqa: BLE001 -- that nothing else is raised is the promise
            return (crash(error),)

    def _walk(self) -> Sequence[Breach]:
        game, chance, chosen, look = self._game, self._chance, self.chosen, self._watch.look
        for _ in range(self._most):
            legal = game.legal()
            found = look()
            if found or (game.decision() is None) == bool(legal):
                return [*found, *unasked(game, legal)]
            if not legal:
                return ()
            chosen.append(int(chance() * len(legal)))
            game.apply(legal[chosen[-1]])
        return (_unending(self._most),)

    def traces(self) -> Iterable[str]:
        """Where it has led."""
        yield facts_of(self._game)


class _Thorough:
    """A recorded game, held to every promise."""

    def __init__(self, begun: Begun, most: int) -> None:
        self._chance = begun.random.random
        self._most = most
        self._held = Held(begun.ground, begun.setting)
        self.chosen: list[int] = []

    @property
    def mirrored(self) -> bool:
        """Whether a mirrored game went beside it."""
        return self._held.mirrored

    @property
    def stuck(self) -> bool:
        """Whether its setting does not say how it goes on."""
        return self._held.stuck

    def walk(self) -> Sequence[Breach]:
        """Play; the promises that were not kept."""
        held, chance, chosen = self._held, self._chance, self.chosen
        while not held.over and len(chosen) < self._most:
            chosen.append(int(chance() * len(held.legal)))
            held.take(chosen[-1])
        if not held.over:
            return (_unending(self._most),)
        if not held.breaches:
            held.finish()
        return held.breaches

    def traces(self) -> Iterable[str]:
        """The record, then where it has led."""
        game = self._held.game
        for entry in game.recorder.entries if game.recorder else ():
            told = entry.event.short(game.teller)
            yield f"{entry.depth} {told} {' '.join(entry.cited())}\n"
        yield facts_of(game)


def facts_of(game: Game) -> str:
    """The whole position as one text."""
    facts = game.facts()
    return repr([(thing, sorted(facts[thing].items())) for thing in sorted(facts)])


def _unending(most: int) -> Breach:
    return Breach("end", f"after {most} decisions it is not over")
