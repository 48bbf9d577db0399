"""Lays a setting on the table: units on the field, tokens, cards, whose turn it is."""

from collections.abc import Sequence

from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.lying import area_at, hold
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.picture import complete, doubts
from react_tools.rulesets.react.setting_faults import DRAWING, SUPPLY, UNKNOWN_NAME
from react_tools.rulesets.react.state import Phase, State, empty
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.undealt import check_setup
from react_tools.source.reading import child, entries, items, number, scalar, text, whole
from react_tools.source.span import Span
from react_tools.source.tree import Entry, Mapping, Node
from react_tools.staging.faults import Faults

_LATER = 2
"""The turn that a setting is in if it does not say: one that is not the first."""


class Layer:
    """Lays one setting.

    Attributes:
        units: which unit each letter is, once it is laid.
    """

    def __init__(self, match: Match, root: Mapping, letters: Sequence[str], faults: Faults) -> None:
        self.match = match
        self.root = root
        self.letters = letters
        self.faults = faults
        self.pieces = dict(entries(root.get("pieces")))
        self.units: dict[str, int] = {}
        self.ids = [sheet.id for sheet in match.sheets]
        zones = len(match.board.zones)
        self.state = empty(len(match.units), len(match.tokens), zones, match.numbers.cells)
        self.state.supply = [token.supply for token in match.tokens]

    def lay(self, rows: Sequence[Sequence[str]]) -> State:
        """The position.

        Raises:
            SettingError: something does not fit; its findings say what.
        """
        self._stand(rows)
        self.faults.stop()
        self._lay_tokens()
        for player, letter in enumerate(self.letters):
            self._lay_cards(player, self.pieces[letter])
        self._lay_masterpiece()
        self._set_turn()
        self.faults.stop()
        return self.state

    def _stand(self, rows: Sequence[Sequence[str]]) -> None:
        """Let every piece stand in its zone."""
        columns = self.match.board.columns
        zones = {
            cell: row * columns + column
            for row, cells in enumerate(rows)
            for column, cell in enumerate(cells)
        }
        for letter, entry in self.pieces.items():
            unit = self._unit(letter, entry)
            if unit != NOWHERE:
                self.units[letter] = unit
                self.state.where[unit] = zones[letter]
                exhausted = scalar(entry.value, "exhausted")
                self.state.exhausted[unit] = int(exhausted is not None and exhausted.value is True)

        self._check_attached()

    def _check_attached(self) -> None:
        """A piece stands where it is attached to its creator."""
        match, where = self.match, self.state.where
        for letter, unit in self.units.items():
            attached = match.attached.get(unit)
            if attached is None:
                continue
            home = where[match.creators[match.units[unit].owner]]
            places = match.board.near if attached == "adjacent" else match.board.corners
            if home != NOWHERE and where[unit] not in places[home]:
                message = (
                    f"the piece {letter!r} is attached to its creator and not {attached} to it"
                )
                self.faults.add(SUPPLY, self.pieces[letter].key.span, message)

    def _unit(self, letter: str, entry: Entry) -> int:
        """The unit that a piece is: a creator, or the summon of that number, or the next."""
        if letter in self.letters:
            return self.match.creators[self.letters.index(letter)]
        kind, owner = scalar(entry.value, "summon"), scalar(entry.value, "of")
        if kind is None or owner is None:
            message = f"the piece {letter!r} is no creator and no summon"
            self.faults.add(DRAWING, entry.key.span, message)
            return NOWHERE
        if not self.faults.check_name(owner.span, "creator here", owner.text, self.ids):
            return NOWHERE
        kinds = [it.id for it in self.match.sheets[self.ids.index(owner.text)].summons]
        if not self.faults.check_name(kind.span, f"summon of {owner.text}", kind.text, kinds):
            return NOWHERE
        copies = [unit.index for unit in self.match.units if unit.kind == kind.text]
        free = [unit for unit in copies if self.state.where[unit] == NOWHERE]
        wanted = number(entry.value, "number")
        if wanted:
            free = [unit for unit in free if self.match.units[unit].copy == wanted]
        if not free:
            message = f"there are only {len(copies)} of {kind.text}"
            if wanted and wanted <= len(copies):
                message = f"{kind.text} {wanted} stands on the field already"
            self.faults.add(SUPPLY, entry.key.span, message)
        return free[0] if free else NOWHERE

    def _lay_tokens(self) -> None:
        table = Table.of(self.match, self.state)
        for letter, unit in self.units.items():
            tokens = entries(child(self.pieces[letter].value, "tokens"))
            self._tokens(table, Option("unit", unit), tokens)
        for name, entry in entries(self.root.get("zones")):
            zone = self.match.board.zone(name)
            if zone is None:
                message = f"the field has no zone {name!r}"
                self.faults.add(UNKNOWN_NAME, entry.key.span, message)
            else:
                self._tokens(table, Option("zone", zone), entries(entry.value))

    def _tokens(self, table: Table, holder: Option, tokens: list[tuple[str, Entry]]) -> None:
        for name, entry in tokens:
            index = self.match.token_index
            if not self.faults.check_name(entry.key.span, "token", name, index):
                continue
            token, count = index[name], whole(entry.value)
            if not self.match.tokens[token].lies_on(holder.field):
                message = f"{name} does not lie on a {holder.field}"
                self.faults.add(SUPPLY, entry.key.span, message)
            elif count > self.state.supply[token]:
                rest = self.state.supply[token]
                message = f"supply holds {f'only {rest}' if rest else 'no'} more {name}"
                self.faults.add(SUPPLY, entry.value.span, message, "", "RA-TOKEN-4")
            elif token in self.match.areas and self._is_second(table, holder, count):
                message = f"a zone holds one area token; {name} would be another"
                self.faults.add(SUPPLY, entry.key.span, message, "", "RA-AREA-2")
            else:
                hold(table, holder, token, count)

    @staticmethod
    def _is_second(table: Table, holder: Option, count: int) -> bool:
        """Whether so many area tokens are more than a zone may hold (RA-AREA-2)."""
        return holder.field == "zone" and (count > 1 or area_at(table, holder.value) != NOWHERE)

    def _lay_cards(self, player: int, entry: Entry) -> None:
        """Damage, hand, deck and discard pile of a player; a pile's top card stands first."""
        state = self.state
        state.damage[player] = number(entry.value, "damage")
        ascended = scalar(entry.value, "ascended")
        state.ascended[player] = int(ascended is not None and ascended.value is True)
        if self.match.sheets[player].deckless:
            state.deck[player] = ()
        for name, piles in (("hand", state.hand), ("deck", state.deck), ("discard", state.discard)):
            inner = child(entry.value, name)
            if inner is not None:
                found = [self._card(player, node) for node in items(inner)]
                cards = [card for card in found if card != NOWHERE]
                piles[player] = tuple(sorted(cards) if name == "hand" else cards[::-1])
        self._check_cards(player, entry.key.span)

    def _card(self, player: int, node: Node) -> int:
        cards = self.match.cards
        ids = {card.id: at for at, (owner, card) in enumerate(cards) if owner == player}
        what = f"card in the deck of {self.ids[player]}"
        known = self.faults.check_name(node.span, what, text(node), ids)
        return ids[text(node)] if known else NOWHERE

    def _check_cards(self, player: int, span: Span) -> None:
        state, numbers = self.state, self.match.numbers
        if len(state.hand[player]) > numbers.hand:
            message = f"a hand holds at most {numbers.hand} cards"
            self.faults.add(SUPPLY, span, message, "", "RA-HAND-1")
        if state.damage[player] >= numbers.damage:
            message = f"with {state.damage[player]} damage the duel is over"
            self.faults.add(SUPPLY, span, message, "", "RA-END-1")
        held = [*state.hand[player], *state.deck[player], *state.discard[player]]
        for at, (_, card) in enumerate(self.match.cards):
            if held.count(at) > card.copies:
                message = f"the deck has {card.copies} copies of {card.id}, not {held.count(at)}"
                self.faults.add(SUPPLY, span, message)

    def _lay_masterpiece(self) -> None:
        """The cards in the cells of the masterpiece board, cell 1 first; those out of the game."""
        node, lost, named = scalar(self.root, "masterpiece"), scalar(self.root, "lost"), set[int]()
        if lost is not None:
            out = (self._piece(lost.span, it, named) for it in lost.text.split())
            self.state.lost = tuple(sorted(out))
        if node is None:
            return
        cells, most = node.text.split(), self.match.numbers.cells
        if len(cells) != most:
            message = f"the masterpiece board has {most} cells, not {len(cells)}"
            self.faults.add(SUPPLY, node.span, message, "write `.` for an empty cell")
            return
        self.state.row = [self._piece(node.span, it, named) for it in cells]
        self._check_pictures(node.span)

    def _piece(self, span: Span, cell: str, named: set[int]) -> int:
        """The masterpiece card in a cell, NOWHERE if none is; *named* are those before it."""
        if cell == "." or not self.faults.check_name(
            span, "creator's letter", cell[0], self.letters
        ):
            return NOWHERE
        pieces, card = self.match.numbers.pieces, int(cell[1:])
        piece = self.letters.index(cell[0]) * pieces + card - 1
        if card > pieces or piece in named:
            wrong = "lies there twice" if card <= pieces else "does not exist"
            message = f"{cell} {wrong}; a masterpiece has the cards 1 to {pieces}"
            self.faults.add(SUPPLY, span, message)
            return NOWHERE
        named.add(piece)
        return piece

    def _check_pictures(self, span: Span) -> None:
        """Whose picture lies there complete has ascended (RA-PIECE-8)."""
        for player, name in enumerate(self.ids):
            self.faults.rest(doubts(self.match, self.state.row, player))
            whole = complete(self.match, self.state.row, player)
            if whole and not self.state.ascended[player]:
                message = f"the masterpiece of {name} is complete, but {name} is not ascended"
                hint = "write `ascended: true` there, or lay the cards in another order"
                self.faults.add(SUPPLY, span, message, hint, "RA-PIECE-9")

    def _set_turn(self) -> None:
        phase = text(self.root, "phase") or "main"
        self.state.phase = int(Phase[phase.upper()])
        turn = number(self.root, "turn") or _LATER
        self.state.turn = 1 if self.state.phase == Phase.SETUP else turn
        if self.state.phase == Phase.SETUP:
            spans = [self.pieces[letter].key.span for letter in self.letters]
            check_setup(self.match, self.root, self.state, spans, self.faults)
        elif "hands" in self.root:
            message, cure = "first hands are dealt in the setup only", "leave `hands` out"
            self.faults.add(SUPPLY, self.root.key_span("hands"), message, cure)
        active = scalar(self.root, "active")
        if active and self.faults.check_name(active.span, "creator here", active.text, self.ids):
            self.state.active = self.state.chooser = self.ids.index(active.text)
