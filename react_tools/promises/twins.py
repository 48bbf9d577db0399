"""Games that go the same way as another, and have to stay beside it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Protocol

from react_tools.game import Choice, Game, Terms, UnknownCardError
from react_tools.promises.ground import Ground, laid
from react_tools.soundness import Breach, Data, apart


class Twin(Protocol):
    """Goes the way of another game; what it raises is its own."""

    def take(self, choice: Choice, at: int) -> Iterator[Breach]:
        """Make the choice with that index among all that are legal."""

    def compare(self, game: Game, legal: Sequence[Choice]) -> Iterator[Breach]:
        """How it differs from *game*, in which all that is *legal* is open."""


class Forked:
    """Forks of forks, without a record; beside each goes one that leaves the way."""

    promise = "recorded"

    def __init__(self, game: Game) -> None:
        self._game = game.fork()
        self._legal = self._game.legal()

    def take(self, choice: Choice, at: int) -> Iterator[Breach]:
        """One fork goes another way, and a second one the same; the original stays."""
        original = self._game
        before, other = original.key(), original.fork()
        if other.key() != before:
            yield Breach("fork", "a fork stands in another position than its original")
        there = self._legal
        with suppress(UnknownCardError):  # there a card may be drawn that is not drawn here
            other.apply(there[(at + 1 + len(there) // 2) % len(there)])
        if original.key() != before:
            yield Breach("fork", "what a fork has played has changed its original")
        self._game = original.fork()
        # A choice of the recorded game is one of a fork's in the same position, too.
        self._game.apply(choice if at % 2 else there[at])
        self._legal = self._game.legal()

    def compare(self, game: Game, legal: Sequence[Choice]) -> Iterator[Breach]:
        """Whether the positions are the same, in the middle of steps too."""
        own = self._game
        if own.key() != game.key():
            parted = apart(own.facts(), game.facts()) or "what is half done is another thing"
            yield Breach("recorded", f"with a record another position follows: {parted}")
        elif own.decision() != game.decision() or len(self._legal) != len(legal):
            yield Breach("recorded", "with a record another thing is asked")


class Mirrored:
    """The same game turned round (react_tools.soundness.Soundness.mirrored)."""

    promise = "mirror"

    def __init__(self, game: Game, turned: Data, ground: Ground) -> None:
        self._game = ground.start(laid(turned)).fork()
        self._reflection = ground.ruleset.soundness.reflection(game, self._game)
        self._legal = self._game.legal()

    def take(self, choice: Choice, at: int) -> Iterator[Breach]:  # noqa: ARG002 -- it is another one
        """The choice that says the same, turned round."""
        wanted = _said(self._reflection.terms(choice.terms))
        for one in self._legal:
            if _said(one.terms) == wanted:
                self._game.apply(one)
                self._legal = self._game.legal()
                return
        yield Breach("mirror", f"turned round, {choice.name!r} cannot be chosen")

    def compare(self, game: Game, legal: Sequence[Choice]) -> Iterator[Breach]:
        """Whether the position, what is asked and how much can be chosen are the same."""
        if parted := self._reflection.parted():
            yield Breach("mirror", f"turned round, another position follows: {parted}")
            return
        here, there = game.decision(), self._game.decision()
        if (here and (here.who, here.kind)) != (there and (there.who, there.kind)):
            yield Breach("mirror", "turned round, another thing is asked")
        elif len(legal) != len(self._legal):
            told = f"{len(self._legal)} choices are open, not {len(legal)}"
            yield Breach("mirror", f"turned round, {told}")


def _said(terms: Terms) -> dict[str, object]:
    """What a choice says; several things beneath one word have no order."""
    return {word: sorted(it.split(",")) if "," in it else it for word, it in terms.items()}
