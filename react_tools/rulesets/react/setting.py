"""A scenario's setting: from the drawing and the pieces to a position on the table."""

import difflib
from collections.abc import Iterable

from react_tools.findings import Finding, Level
from react_tools.ruleset import SettingError
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.field import hold
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.meaning import UnboundError
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.state import State, empty
from react_tools.rulesets.react.table import Option, Table
from react_tools.scenario.scenario import Scenario
from react_tools.source.span import Span
from react_tools.source.tree import Entry, Mapping, Node, Scalar, Sequence
from react_tools.trace.recorder import Recorder

UNKNOWN_NAME, DRAWING, SUPPLY, BROKEN = "RA201", "RA202", "RA203", "RA209"
_TWO = 2


def start(scenario: Scenario, library: Library) -> Duel:
    """A recorded duel at the scenario's setting.

    Raises:
        SettingError: the setting makes no position.
    """
    return _Setting(scenario, library).duel()


class _Setting:
    """Reads one setting; faults are gathered, and stop it where it cannot go on."""

    def __init__(self, scenario: Scenario, library: Library) -> None:
        self.scenario = scenario
        self.library = library
        self.findings: list[Finding] = []
        self.pieces = dict(_entries(scenario.root.get("pieces")))
        self.rows = self._drawing()

    def duel(self) -> Duel:
        letters = self._creator_letters()
        self._check_rulings()
        self._check_letters()
        self._stop_if_wrong()
        match = self._match([self._creator(letter) for letter in letters])
        state = self._empty(match)
        units = self._stand(match, state, letters)
        self._stop_if_wrong()
        self._lay_tokens(match, state, units)
        self._lay_cards(match, state, letters)
        self._set_turn(match, state)
        self._stop_if_wrong()
        names = Names(match, self._names(match, units), self._marks(match, units))
        aliases = {letter: match.sheets[player].id for player, letter in enumerate(letters)}
        return Duel(names, state, Recorder(), aliases)

    def _match(self, creators: list[Creator]) -> Match:
        """The compiled match; cards with faults of their own make none."""
        for creator in creators:
            if any(it.fault for it in creator.written):
                self._broken(creator.id, "a phrase does not parse")
        first, second = creators
        size = (len(self.rows[0]), len(self.rows))
        try:
            return self.library.match((first, second), size, self.scenario.rulings)
        except UnboundError as unbound:
            self._broken(f"{first.id} or {second.id}", f"no {unbound.name!r} is defined")
        raise AssertionError

    def _broken(self, who: str, why: str) -> None:
        message = f"the cards of {who} have faults: {why}"
        self.fault(BROKEN, self._span("pieces"), message, "run react-tools lint on its file first")
        self._stop_if_wrong()

    def fault(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.findings.append(Finding(code, Level.ERROR, span, message, hint))

    def unknown(self, span: Span, what: str, name: str, known: Iterable[str]) -> None:
        """A name that nobody knows, with the nearest one that somebody does."""
        names = list(known)
        near = difflib.get_close_matches(name, names, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(names) or 'none'}"
        self.fault(UNKNOWN_NAME, span, f"no {what} is called {name!r}", hint)

    def _stop_if_wrong(self) -> None:
        if self.findings:
            raise SettingError(self.findings)

    def _drawing(self) -> list[list[str]]:
        """The rows of the field, lowest first."""
        node = self.scenario.root.get("field")
        lines = node.text.splitlines() if isinstance(node, Scalar) else []
        return [line.split() for line in lines if line.strip()][::-1]

    def _span(self, name: str) -> Span:
        return self.scenario.root.key_span(name)

    def _creator_letters(self) -> list[str]:
        """The letters of the two creators, in the order of the file."""
        letters = []
        for letter, entry in self.pieces.items():
            name = _node(entry.value, "creator")
            if name is None:
                continue
            letters.append(letter)
            if name.text not in self.library.creators:
                self.unknown(name.span, "creator", name.text, self.library.creators)
        if len(letters) != _TWO:
            message = f"a duel has two creators; the setting has {len(letters)}"
            self.fault(DRAWING, self._span("pieces"), message)
        elif self._id(letters[0]) == self._id(letters[1]):
            message = "the players choose different creators; the setting has one twice"
            self.fault(DRAWING, self._span("pieces"), message)
        return letters

    def _id(self, letter: str) -> str:
        name = _node(self.pieces[letter].value, "creator")
        return name.text if name else ""

    def _creator(self, letter: str) -> Creator:
        return self.library.creators[self._id(letter)]

    def _check_rulings(self) -> None:
        node = self.scenario.root.get("rulings")
        for name, entry in _entries(node):
            ruling = self.library.rulings.get(name)
            if ruling is None:
                self.unknown(entry.key.span, "ruling", name, self.library.rulings)
            elif _text(entry.value) not in ruling.settings:
                what = f"setting of {name}"
                self.unknown(entry.value.span, what, _text(entry.value), ruling.settings)

    def _check_letters(self) -> None:
        """Every letter of the drawing is a piece, every piece stands there, once; rows are equal."""
        span = self._span("field")
        if not self.rows or len({len(row) for row in self.rows}) != 1:
            widths = ", ".join(str(len(row)) for row in self.rows[::-1])
            message = f"the rows of the field are not equally long: {widths}"
            self.fault(DRAWING, span, message, "write `.` for a free zone")
        drawn = [cell for row in self.rows for cell in row if cell != "."]
        for cell in sorted(set(drawn) - set(self.pieces)):
            message = f"{cell!r} stands on the field but is no piece"
            self.fault(DRAWING, span, message, f"say under `pieces:` what {cell!r} is")
        for letter, entry in self.pieces.items():
            count = drawn.count(letter)
            if count != 1:
                where = "not on the field" if count == 0 else f"on the field {count} times"
                message = f"the piece {letter!r} is {where}"
                self.fault(DRAWING, entry.key.span, message, "each piece stands there once")

    def _empty(self, match: Match) -> State:
        zones = len(match.board.zones)
        state = empty(len(match.units), len(match.tokens), zones, match.numbers.cells)
        state.supply = [token.supply for token in match.tokens]
        return state

    def _stand(self, match: Match, state: State, letters: list[str]) -> dict[str, int]:
        """Let every piece stand in its zone; which unit each letter is."""
        zones = {
            cell: row * match.board.columns + column
            for row, cells in enumerate(self.rows)
            for column, cell in enumerate(cells)
        }
        units: dict[str, int] = {}
        for letter, entry in self.pieces.items():
            unit = self._unit(match, state, letter, letters, entry)
            if unit == NOWHERE:
                continue
            units[letter] = unit
            state.where[unit] = zones[letter]
            exhausted = _node(entry.value, "exhausted")
            state.exhausted[unit] = int(exhausted is not None and exhausted.value is True)
        return units

    def _unit(
        self, match: Match, state: State, letter: str, letters: list[str], entry: Entry
    ) -> int:
        if letter in letters:
            return match.creators[letters.index(letter)]
        kind, owner = _node(entry.value, "summon"), _node(entry.value, "of")
        if kind is None or owner is None:
            self.fault(DRAWING, entry.key.span, f"the piece {letter!r} is no creator and no summon")
            return NOWHERE
        ids = [sheet.id for sheet in match.sheets]
        if owner.text not in ids:
            self.unknown(owner.span, "creator here", owner.text, ids)
            return NOWHERE
        sheet = match.sheets[ids.index(owner.text)]
        kinds = [summon.id for summon in sheet.summons]
        if kind.text not in kinds:
            self.unknown(kind.span, f"summon of {sheet.id}", kind.text, kinds)
            return NOWHERE
        copies = [unit.index for unit in match.units if unit.kind == kind.text]
        free = [unit for unit in copies if state.where[unit] == NOWHERE]
        if not free:
            message = f"there are only {len(copies)} of {kind.text}"
            self.fault(SUPPLY, entry.key.span, message)
            return NOWHERE
        return free[0]

    def _lay_tokens(self, match: Match, state: State, units: dict[str, int]) -> None:
        table = Table(match, state, None)
        for letter, unit in units.items():
            tokens = _inner(self.pieces[letter].value, "tokens")
            self._tokens(table, Option("unit", unit), tokens)
        for name, entry in _entries(self.scenario.root.get("zones")):
            zone = match.board.zone(name)
            if zone is None:
                message = f"the field has no zone {name!r}"
                self.fault(UNKNOWN_NAME, entry.key.span, message)
            else:
                self._tokens(table, Option("zone", zone), _entries(entry.value))

    def _tokens(self, table: Table, holder: Option, tokens: list[tuple[str, Entry]]) -> None:
        match = table.match
        for name, entry in tokens:
            token = match.token_index.get(name)
            count = int(_text(entry.value) or 0)
            if token is None:
                self.unknown(entry.key.span, "token", name, match.token_index)
            elif holder.field not in match.tokens[token].at:
                message = f"{name} does not lie on a {holder.field}"
                self.fault(SUPPLY, entry.key.span, message)
            elif count > table.state.supply[token]:
                message = f"supply holds only {table.state.supply[token]} more {name}"
                self.fault(SUPPLY, entry.value.span, message)
            else:
                hold(table, holder, token, count)

    def _lay_cards(self, match: Match, state: State, letters: list[str]) -> None:
        for player, letter in enumerate(letters):
            piece = self.pieces[letter].value
            damage = _node(piece, "damage")
            state.damage[player] = int(damage.text) if damage else 0
            piles = {"hand": state.hand, "deck": state.deck, "discard": state.discard}
            for name, pile in piles.items():
                inner = piece.get(name) if isinstance(piece, Mapping) else None
                if isinstance(inner, Sequence):
                    cards = [self._card(match, player, node) for node in inner.items]
                    ordered = sorted(cards) if name == "hand" else cards[::-1]
                    pile[player] = tuple(ordered)
            self._check_pile_sizes(match, state, player, self.pieces[letter].key.span)

    def _check_pile_sizes(self, match: Match, state: State, player: int, span: Span) -> None:
        most = match.numbers.hand
        if len(state.hand[player]) > most:
            self.fault(SUPPLY, span, f"a hand holds at most {most} cards")
        if state.damage[player] >= match.numbers.damage:
            message = f"with {state.damage[player]} damage the duel is over"
            self.fault(SUPPLY, span, message)
        held = [*state.hand[player], *state.deck[player], *state.discard[player]]
        for at, (owner, card) in enumerate(match.cards):
            if owner == player and held.count(at) > card.copies:
                message = f"the deck has {card.copies} copies of {card.id}, not {held.count(at)}"
                self.fault(SUPPLY, span, message)

    def _card(self, match: Match, player: int, node: Node) -> int:
        ids = {card.id: at for at, (owner, card) in enumerate(match.cards) if owner == player}
        name = _text(node)
        if name not in ids:
            self.unknown(node.span, f"card in the deck of {match.sheets[player].id}", name, ids)
        return ids.get(name, 0)

    def _set_turn(self, match: Match, state: State) -> None:
        ids = [sheet.id for sheet in match.sheets]
        active = self.scenario.root.get("active")
        if active is not None and _text(active) not in ids:
            self.unknown(active.span, "creator here", _text(active), ids)
        elif active is not None:
            state.active = state.chooser = ids.index(_text(active))

    def _names(self, match: Match, units: dict[str, int]) -> tuple[str, ...]:
        """A creator's unit has the creator's id, a piece its letter, any other its kind and number."""
        letters = {unit: letter for letter, unit in units.items()}
        return tuple(
            match.sheets[unit.owner].id
            if unit.kind == "creator"
            else letters.get(unit.index, f"{unit.kind}-{unit.copy}")
            for unit in match.units
        )

    def _marks(self, match: Match, units: dict[str, int]) -> tuple[str, ...]:
        """What a drawing shows: a piece's letter, else an initial and a number."""
        letters = {unit: letter for letter, unit in units.items()}
        return tuple(letters.get(unit.index, f"{unit.kind[0]}{unit.copy}") for unit in match.units)


def _entries(node: Node | None) -> list[tuple[str, Entry]]:
    return list(node.entries.items()) if isinstance(node, Mapping) else []


def _inner(node: Node, name: str) -> list[tuple[str, Entry]]:
    return _entries(node.get(name)) if isinstance(node, Mapping) else []


def _node(node: Node, name: str) -> Scalar | None:
    found = node.get(name) if isinstance(node, Mapping) else None
    return found if isinstance(found, Scalar) else None


def _text(node: Node) -> str:
    return node.text if isinstance(node, Scalar) else ""
