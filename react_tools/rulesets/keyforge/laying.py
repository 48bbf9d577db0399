"""Lays a setting on the table: cards with what lies on them, piles, whose turn it is."""

from collections.abc import Iterator

from react_tools.rulesets.keyforge.match import PLAYERS, Match
from react_tools.rulesets.keyforge.moves import houses
from react_tools.rulesets.keyforge.state import Phase, State, changed, empty
from react_tools.rulesets.keyforge.strength import armor, is_beaten
from react_tools.rulesets.keyforge.table import Table
from react_tools.source.reading import child, entries, items, number, text
from react_tools.source.span import Span
from react_tools.source.tree import Entry, Mapping, Node
from react_tools.staging.faults import Faults

SETTING = "KF202"
_PHASES = {"start": Phase.START, "house": Phase.HOUSE, "main": Phase.MAIN}
_LATER = 2
_ROWS = {"battleline": "creature", "artifacts": "artifact"}


def lay(match: Match, root: Mapping, faults: Faults) -> State:
    """The position that a setting says; the copies of the match stand in its order.

    Raises:
        SettingError: something does not fit; its findings say what.
    """
    return _Layer(match, root, faults).lay()


class _Layer:
    """Lays one setting; the next copy of the match is the next card that the setting names."""

    def __init__(self, match: Match, root: Mapping, faults: Faults) -> None:
        self.match = match
        self.root = root
        self.faults = faults
        self.state = empty(len(match.cards), match.limited)
        self._next = iter(range(len(match.cards)))
        self._places: dict[int, Span] = {}

    def lay(self) -> State:
        """The position."""
        for player, (_, seat) in enumerate(entries(self.root.get("players"))):
            self._lay_rows(player, seat)
            self._lay_piles(player, seat)
            self._lay_aember(player, seat)
        self._set_turn()
        self.faults.stop()
        self._check_strength()
        self.faults.stop()
        return self.state

    def _lay_rows(self, player: int, seat: Entry) -> None:
        state = self.state
        rows: dict[str, list[int]] = {}
        for row, kind in _ROWS.items():
            rows[row] = []
            for name, entry in entries(child(seat.value, row)):
                card = next(self._next)
                rows[row].append(card)
                self._places[card] = entry.key.span
                self._check_type(card, kind, entry.key.span, f"{name} in {row}")
                state.controller = changed(state.controller, card, player)
                self._lay_on(card, entry.value)
                for key, whose in (("upgrades", player), ("enemy_upgrades", 1 - player)):
                    for node in items(child(entry.value, key)):
                        self._attach(next(self._next), card, whose, node)
        state.line = changed(state.line, player, tuple(rows["battleline"]))
        state.artifacts = changed(state.artifacts, player, tuple(rows["artifacts"]))

    def _attach(self, upgrade: int, card: int, player: int, node: Node) -> None:
        state = self.state
        self._check_type(upgrade, "upgrade", node.span, text(node))
        state.host = changed(state.host, upgrade, card)
        state.controller = changed(state.controller, upgrade, player)

    def _check_type(self, card: int, kind: str, span: Span, told: str) -> None:
        is_ = self.match.cards[card].type
        if is_ != kind:
            article = "an" if kind[0] in "aeiou" else "a"
            self.faults.add(SETTING, span, f"{told} has to be {article} {kind}, and it is {is_}")

    def _lay_on(self, card: int, node: Node) -> None:
        """What lies on a card in play, and how it has been used."""
        state = self.state
        state.exhausted = changed(state.exhausted, card, int(_flag(node, "exhausted")))
        state.stunned = changed(state.stunned, card, int(_flag(node, "stunned")))
        state.damage = changed(state.damage, card, number(node, "damage"))
        state.aember = changed(state.aember, card, number(node, "aember"))
        state.shielded = changed(state.shielded, card, number(node, "armor_used"))
        state.used = changed(state.used, card, number(node, "used"))

    def _lay_piles(self, player: int, seat: Entry) -> None:
        state = self.state
        state.hand = changed(state.hand, player, tuple(self._pile(seat, "hand")))
        if child(seat.value, "deck") is not None:
            deck = tuple(self._pile(seat, "deck"))[::-1]
            state.deck = changed(state.deck, player, deck)
        state.discard = changed(state.discard, player, tuple(self._pile(seat, "discard"))[::-1])

    def _pile(self, seat: Entry, name: str) -> Iterator[int]:
        return (next(self._next) for _ in items(child(seat.value, name)))

    def _lay_aember(self, player: int, seat: Entry) -> None:
        state, numbers = self.state, self.match.numbers
        keys = number(seat.value, "keys")
        if keys >= numbers.keys:
            message = f"with {keys} keys the game is over"
            self.faults.add(SETTING, seat.key.span, message, "", "KFX-10d")
        state.pool = changed(state.pool, player, number(seat.value, "aember"))
        state.keys = changed(state.keys, player, keys)

    def _set_turn(self) -> None:
        state, root = self.state, self.root
        active = text(root, "active")
        state.active = self.match.players.index(active)
        state.turn = number(root, "turn") or _LATER
        state.acted = number(root, "acted")
        state.phase = int(_PHASES[text(root, "phase") or "main"])
        own = self.match.seats[state.active].houses
        if state.phase == Phase.MAIN:
            self._set_house(text(root, "house"))
        elif not own:
            span = root.key_span("active")
            message = f"{active} will have to choose a house, and the setting does not say of which"
            self.faults.add(SETTING, span, message, f"write `houses: […]` under `{active}:`")

    def _set_house(self, house: str) -> None:
        span, known = self.root.key_span("house"), self.match.houses
        if not self.faults.check_name(span, "house", house, known):
            return
        able = [known[it] for it in houses(self.match, self.state)]
        if house not in able:
            message = f"{house} is none of the houses of {text(self.root, 'active')}"
            self.faults.add(SETTING, span, message, f"they are {', '.join(able)}", "KFX-10e")
        self.state.house = known.index(house)

    def _check_strength(self) -> None:
        """Nobody in play has as much damage as power, or has used more armor than there is."""
        table = Table.of(self.match, self.state)
        for player in PLAYERS:
            for card in self.state.line[player]:
                span, name = self._places[card], self.match.names[card]
                if is_beaten(table, card):
                    message = f"{name} would have been destroyed: its damage is not below its power"
                    self.faults.add(SETTING, span, message, "", "KF-DMG-2")
                if self.state.shielded[card] > armor(table, card):
                    message = f"{name} has used more armor than it has"
                    self.faults.add(SETTING, span, message, "", "KF-DMG-4")


def _flag(node: Node, name: str) -> bool:
    return text(node, name) == "true"
