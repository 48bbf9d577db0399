"""A position written as the setting of a scenario: what laying.py reads, the other way round."""

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import chain, count

from react_tools.errors import DraftError
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.match import PLAYERS
from react_tools.rulesets.keyforge.state import NOWHERE, UNKNOWN, Phase
from react_tools.source.write import mapping, sequence, word, wrapped

_COLUMNS = 100
_TURN = 2  # what a setting means that names no turn
_SAID = {Phase.HOUSE: "house", Phase.START: "start"}


class Writer:
    """Writes the position of one game in which nothing is under way."""

    def __init__(self, game: Contest) -> None:
        self.game = game
        self.match = game.match
        self.state = game.state

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the game's cards that the setting will call otherwise."""
        state = self.state
        rows = [(*state.line[it], *state.artifacts[it]) for it in PLAYERS]
        taken = {"game", *self.game.players, *(self.match.names[it] for row in rows for it in row)}
        found = {}
        for player, row in enumerate(rows):
            upgrades = [it for card in row for on in self._upgrades(card).values() for it in on]
            piles = (state.hand[player], state.deck[player][::-1], state.discard[player][::-1])
            for card in (*upgrades, *(it for pile in piles for it in pile if it != UNKNOWN)):
                found[self.match.names[card]] = name = self._free(card, taken)
                taken.add(name)
        return {old: new for old, new in found.items() if old != new}

    def _free(self, card: int, taken: Container[str]) -> str:
        """What a card without a name of its own is called: its id, with a number if it has to."""
        printed = self.match.cards[card].id
        numbered = (f"{printed}-{it}" for it in count(2))
        return next(it for it in chain((printed,), numbered) if it not in taken)

    def text(self, title: str, rulings: Mapping[str, str]) -> str:
        """The whole setting.

        Raises:
            DraftError: a setting cannot say it.
        """
        self._check()
        state = self.state
        pinned = {name: word(value) for name, value in rulings.items()}
        lines = [
            "ruleset: keyforge",
            f"title: {word(title)}",
            *([f"rulings: {mapping(pinned)}"] if rulings else []),
            f"active: {word(self.game.players[state.active])}",
            *([f"house: {word(self.match.houses[state.house])}"] if state.house != NOWHERE else []),
            *([f"phase: {_SAID[phase]}"] if (phase := Phase(state.phase)) in _SAID else []),
            *([f"turn: {state.turn}"] if state.turn != _TURN else []),
            *([f"acted: {state.acted}"] if state.acted else []),
            "players:",
            *(line for player in PLAYERS for line in self._player(player)),
        ]
        return "".join(f"{line}\n" for line in lines)

    def _check(self) -> None:
        """A setting knows no card that is being played, and no turn's count but uses and armor."""
        state = self.state
        if state.result != NOWHERE:
            raise _unsaid("that the game is over")
        if any(state.tally):
            raise _unsaid("how often an ability has been resolved this turn")
        if any(state.dodged):
            raise _unsaid("that an elusive creature has been fought this turn")
        for card, host in enumerate(state.host):
            if host != NOWHERE and not self._key(card, host):
                raise _unsaid("whose an upgrade on a creature of another owner is")

    def _key(self, upgrade: int, host: int) -> str:
        """Under which key of its creature an upgrade stands; empty if under none."""
        owner, controller = self.match.owner, self.state.controller
        if (owner[upgrade], controller[upgrade]) == (owner[host], controller[host]):
            return "upgrades"
        enemy = 1 - controller[host]
        return "enemy_upgrades" if owner[upgrade] == controller[upgrade] == enemy else ""

    def _upgrades(self, card: int) -> dict[str, list[int]]:
        """The upgrades on a creature, by key."""
        there = [at for at, host in enumerate(self.state.host) if host == card]
        keys = ("upgrades", "enemy_upgrades")
        return {key: [it for it in there if self._key(it, card) == key] for key in keys}

    def _player(self, player: int) -> Iterator[str]:
        state, seat = self.state, self.match.seats[player]
        yield f"  {word(seat.id)}:"
        if state.pool[player]:
            yield f"    aember: {state.pool[player]}"
        if state.keys[player]:
            yield f"    keys: {state.keys[player]}"
        if seat.houses:
            yield f"    houses: {sequence(map(word, seat.houses))}"
        for row, cards in (
            ("battleline", state.line[player]),
            ("artifacts", state.artifacts[player]),
        ):
            if cards:
                yield f"    {row}:"
                yield from (
                    f"      {word(self.match.names[it])}: {self._lying(it)}" for it in cards
                )
        yield from self._piles(player)
        yield from self._shuffles(player)

    def _lying(self, card: int) -> str:
        """A card in play, with what lies on it."""
        state, owner = self.state, self.match.owner[card]
        said = {"card": word(self.match.called[card])}
        said |= {
            name: "true"
            for name, values in (("exhausted", state.exhausted), ("stunned", state.stunned))
            if values[card]
        }
        counts = {
            "damage": state.damage,
            "aember": state.aember,
            "armor_used": state.shielded,
            "used": state.used,
        }
        said |= {name: str(values[card]) for name, values in counts.items() if values[card]}
        if owner != state.controller[card]:
            said["owner"] = word(self.game.players[owner])
        on_it = self._upgrades(card)
        said |= {key: sequence(self._ids(cards)) for key, cards in on_it.items() if cards}
        return mapping(said)

    def _piles(self, player: int) -> Iterator[str]:
        """Hand and piles, the top card first; a deck that is unknown is left out."""
        state, deck = self.state, self.state.deck[player]
        if UNKNOWN in deck and len(deck) > 1:
            raise _unsaid(f"a deck that is known only in part ({self.game.players[player]})")
        piles = {
            "hand": state.hand[player],
            "deck": deck[::-1],
            "discard": state.discard[player][::-1],
        }
        for name, cards in piles.items():
            if UNKNOWN not in cards and (cards or name == "deck"):
                yield from wrapped(f"    {name}: ", self._ids(cards), _COLUMNS)

    def _shuffles(self, player: int) -> Iterator[str]:
        """How the discard pile will be shuffled: the orders that are left, or the seed."""
        seat = self.match.seats[player]
        if seat.seed is not None:
            yield f"    seed: {seat.seed}"
        elif orders := seat.orders[self.state.shuffled[player] :]:
            yield "    shuffles:"
            for order in orders:
                yield from wrapped("      - ", map(word, order), _COLUMNS)

    def _ids(self, cards: Sequence[int]) -> list[str]:
        return [word(self.match.called[it]) for it in cards]


def _unsaid(what: str) -> DraftError:
    return DraftError(f"a setting cannot say {what}")
