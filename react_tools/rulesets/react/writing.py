"""A position written as the setting of a scenario: what laying.py reads, the other way round."""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_letters

from react_tools.errors import DraftError
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.state import UNKNOWN
from react_tools.source.write import mapping, sequence, word, wrapped

_COLUMNS = 100
_TURN = 2  # what a setting means that names no turn


class Writer:
    """Writes the position of one duel in which nothing is under way.

    Attributes:
        letters: which letter each unit on the field has in the drawing.
    """

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.match = duel.match
        self.state = duel.state
        self.letters = self._lettered()

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the duel's units that the setting calls otherwise."""
        called = self.duel.teller.units
        summons = (it for it in self.letters if it not in self.match.creators)
        return {called[unit]: self.letters[unit] for unit in summons}

    def text(self, title: str, rulings: Mapping[str, str]) -> str:
        """The whole setting.

        Raises:
            DraftError: a setting cannot say it.
        """
        lines = [
            "ruleset: react",
            f"title: {word(title)}",
            *([f"rulings: {_texts(rulings)}"] if rulings else []),
            f"active: {word(self.duel.players[self.state.active])}",
            *([f"turn: {self.state.turn}"] if self.state.turn != _TURN else []),
            *(
                [f"masterpiece: {self._laid(self.state.row)}"]
                if {*self.state.row} != {NOWHERE}
                else []
            ),
            *([f"lost: {self._laid(self.state.lost)}"] if self.state.lost else []),
            *self._field(),
            "pieces:",
            *(line for unit in self.letters for line in self._piece(unit)),
            *self._zones(),
        ]
        return "".join(f"{line}\n" for line in lines)

    def _lettered(self) -> dict[int, str]:
        """A letter for each unit: the one it has, else an initial, else whichever is free."""
        there = [*self.match.creators, *(it.index for it in self.match.units)]
        units = [it for it in dict.fromkeys(there) if self.state.where[it] != NOWHERE]
        called = self.duel.teller.units
        found = {unit: called[unit] for unit in units if len(called[unit]) == 1}
        for letter, name in self.duel.aliases.items():
            if name in self.duel.players:
                found[self.match.creators[self.duel.players.index(name)]] = letter
        for unit in units:
            kind = self.match.units[unit].kind
            creator = unit in self.match.creators
            wishes = called[unit].upper() if creator else kind
            letters = (it for it in (*wishes, *ascii_letters) if it in ascii_letters)
            free = (it for it in letters if it not in found.values())
            found[unit] = found.get(unit) or next(free)
        return {unit: found[unit] for unit in units}

    def _field(self) -> Iterator[str]:
        board = self.match.board
        standing = {self.state.where[unit]: letter for unit, letter in self.letters.items()}
        yield "field: |"
        for row in reversed(range(board.rows)):
            zones = range(row * board.columns, (row + 1) * board.columns)
            yield "  " + " ".join(standing.get(zone, ".") for zone in zones)

    def _laid(self, row: Sequence[int]) -> str:
        """Cells of the masterpiece board, or cards of it: a creator's letter and a card."""
        pieces = self.match.numbers.pieces
        letters = [self.letters[it] for it in self.match.creators]
        return " ".join(
            "." if piece == NOWHERE else f"{letters[piece // pieces]}{piece % pieces + 1}"
            for piece in row
        )

    def _piece(self, unit: int) -> Iterator[str]:
        """A piece in one line, or a line for each of its facts where that would be too wide."""
        lists: dict[str, list[str]] = {}
        if unit in self.match.creators:
            player = self.match.creators.index(unit)
            said = {"creator": word(self.duel.players[player]), **self._of_player(player)}
            lists = self._cards(player)
        else:
            thing = self.match.units[unit]
            said = {"summon": word(thing.kind), "of": word(self.duel.players[thing.owner])}
            said |= self._number(unit)
        said |= {"exhausted": "true"} if self.state.exhausted[unit] else {}
        said |= self._tokens("tokens", self.state.riding, unit)
        head = f"  {self.letters[unit]}:"
        whole = f"{head} {mapping({**said, **{name: sequence(it) for name, it in lists.items()}})}"
        if len(whole) <= _COLUMNS:
            yield whole
            return
        yield head
        yield from (f"    {name}: {value}" for name, value in said.items())
        for name, cards in lists.items():
            yield from wrapped(f"    {name}: ", cards, _COLUMNS)

    def _of_player(self, player: int) -> dict[str, str]:
        state = self.state
        damage = {"damage": str(state.damage[player])} if state.damage[player] else {}
        return damage | ({"ascended": "true"} if state.ascended[player] else {})

    def _cards(self, player: int) -> dict[str, list[str]]:
        """A player's hand and piles, the top card first; a deck that is unknown is left out."""
        state, deck = self.state, self.state.deck[player]
        if UNKNOWN in deck and len(deck) > 1:
            message = f"the deck of {self.duel.players[player]} is known only in part"
            raise DraftError(f"{message}; a setting cannot say that")
        piles = {
            "hand": state.hand[player],
            "deck": deck[::-1],
            "discard": state.discard[player][::-1],
        }
        if UNKNOWN in deck or self.match.sheets[player].deckless:
            del piles["deck"]
        name = self.duel.teller.name
        return {
            pile: [word(str(name("card", card))) for card in cards]
            for pile, cards in piles.items()
            if cards or pile == "deck"
        }

    def _number(self, unit: int) -> dict[str, str]:
        """Which of its kind a summon is, where a setting would take it for another."""
        copy, kind = self.match.units[unit].copy, self.match.units[unit].kind
        before = [it for it in self.letters if it < unit and self.match.units[it].kind == kind]
        return {"number": str(copy)} if copy != len(before) + 1 else {}

    def _zones(self) -> Iterator[str]:
        lying = [
            f"  {self.match.board.name(zone)}: {told['tokens']}"
            for zone in self.match.board.zones
            if (told := self._tokens("tokens", self.state.lying, zone))
        ]
        if lying:
            yield "zones:"
            yield from lying

    def _tokens(self, key: str, held: Sequence[int], index: int) -> dict[str, str]:
        tokens = self.match.tokens
        counts = {
            word(token.id): str(count)
            for at, token in enumerate(tokens)
            if (count := held[index * len(tokens) + at])
        }
        return {key: mapping(counts)} if counts else {}


def _texts(values: Mapping[str, str]) -> str:
    return mapping({name: word(value) for name, value in values.items()})
