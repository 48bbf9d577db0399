"""A game turned round: the players exchanged, and in each line left with right."""

from collections.abc import Iterator, Mapping
from typing import Any

from react_tools.game import Facts, Game, Terms
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.match import PLAYERS
from react_tools.rulesets.keyforge.state import UNKNOWN
from react_tools.rulesets.keyforge.turning import Turning
from react_tools.soundness import Data
from react_tools.staging.unwatched import Same

_FLANKS = {"left": "right", "right": "left"}


def mirrored(setting: Data) -> Data:
    """A setting turned round."""
    players = {name: _turned(seat) for name, seat in reversed(setting["players"].items())}
    return {**setting, "players": players}


def _turned(seat: Mapping[str, Any] | None) -> Data | None:
    if seat is None or "battleline" not in seat:
        return seat
    return {**seat, "battleline": dict(reversed((seat["battleline"] or {}).items()))}


class Reflection(Same):
    """How a game is told in words of its twin.

    Copies without a name of their own are numbered in the order of the setting, which is another
    one there.
    """

    def __init__(self, game: Game, twin: Game) -> None:
        super().__init__(game, twin)
        assert isinstance(game, Contest)  # noqa: S101 -- `start` gives no other
        assert isinstance(twin, Contest)  # noqa: S101 -- as above
        self._contest, self._other = game, twin
        self._pairs = dict(zip(_copies(game), _copies_turned(twin), strict=True))
        self._pair()

    def terms(self, terms: Terms) -> Terms:
        """Copies by their names, flanks exchanged."""
        return {
            word: _FLANKS[value] if word == "flank" else self._name(word, value)
            for word, value in terms.items()
        }

    def parted(self) -> str:
        """The first fact that is another one, if the positions differ."""
        self._look_into_hands()
        if self._turning.turned(self._contest.state) == self._turning.plain(self._other.state):
            return ""
        return super().parted() or "what no fact tells is another thing"

    def facts(self, facts: Facts) -> Facts:
        """The same of copies by their names; lines from right to left."""
        turned = {self._names.get(thing, thing): dict(it) for thing, it in facts.items()}
        for it in turned.values():
            for name, fact in it.items():
                if name == "on":
                    it[name] = self._names.get(str(fact), fact)
                elif name in {"battleline", "artifacts", "upgrades"} and isinstance(fact, tuple):
                    called = tuple(self._names.get(card, card) for card in fact)
                    it[name] = called[::-1] if name == "battleline" else called
        return turned

    def _pair(self) -> None:
        """Go by the pairs as they are now."""
        here, there = self._contest.match, self._other.match
        self._turning = Turning(here, there, self._pairs)
        self._names = {here.names[one]: there.names[other] for one, other in self._pairs.items()}

    def _look_into_hands(self) -> None:
        """Pair equal cards in hand anew, in their order: whoever plays one does not say which."""
        changed = dict[int, int]()
        for player in PLAYERS:
            others = self._in_hand(self._other, 1 - player)
            for face, copies in self._in_hand(self._contest, player).items():
                theirs = others.get(face, [])
                if sorted(self._pairs[it] for it in copies) == theirs:
                    changed.update(zip(copies, theirs, strict=True))
        if any(self._pairs[one] != other for one, other in changed.items()):
            self._pairs |= changed
            self._pair()

    @staticmethod
    def _in_hand(game: Contest, player: int) -> dict[tuple[str, int], list[int]]:
        """The copies in a hand, by what each is and the house that it belongs to."""
        found, match = dict[tuple[str, int], list[int]](), game.match
        for it in game.state.hand[player]:
            found.setdefault((match.cards[it].id, match.house_of[it]), []).append(it)
        return found

    def _name(self, word: str, value: str) -> str:
        """Cards in hand are called by what is printed on them, all others by their names."""
        return value if word in {"play", "discard"} else self._names.get(value, value)


def _copies(game: Contest) -> Iterator[int]:
    """Every copy at the first position, player by player, creatures from left to right."""
    for player in PLAYERS:
        yield from _of(game, player, game.state.line[player])


def _copies_turned(game: Contest) -> Iterator[int]:
    """The copies of a twin in the same order."""
    for player in reversed(PLAYERS):
        yield from _of(game, player, game.state.line[player][::-1])


def _of(game: Contest, player: int, line: tuple[int, ...]) -> Iterator[int]:
    """A player's copies: in play, with the upgrades on them, then in hand and piles."""
    state = game.state
    for card in (*line, *state.artifacts[player]):
        yield card
        yield from (it for it, host in enumerate(state.host) if host == card)
    for pile in (state.hand[player], state.deck[player], state.discard[player]):
        yield from (it for it in pile if it != UNKNOWN)
