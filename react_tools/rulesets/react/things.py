"""Two creators on a board: every name an index, every number of the game."""

from collections.abc import Mapping

from msgspec import Struct

from react_tools.reference.label import Label
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import Board, Numbers
from react_tools.rulesets.react.definitions import Ability, Card, Creator, Group, Token
from react_tools.rulesets.react.improvement import Improving

PLAYERS = (0, 1)


class Unit(Struct, frozen=True):
    """One figure: a creator, or one copy of a summon (`kind` is then the summon's id)."""

    index: int
    owner: int
    kind: str
    label: Label
    copy: int


class Things:
    """The names and numbers of a match.

    Attributes:
        units: player 0's creator, her summons, then player 1's.
        creators: the unit of each player's creator.
        tokens, token_index: all kinds of tokens, and where each is; kinds: how many there are.
        group_list: the groups of tokens; groups: of each player, what the names of groups, and of
            single kinds, stand for.
        cards, abilities: each with its owner.
        lie: the kinds of token, each with the fields (`unit`, `zone`) of what it may lie on.
        areas, boulders: the kinds of token of which a zone holds one, and which cancel damage;
            passing: those that the end of a turn takes away.
        pieces: of a creator's unit, the summons attached to it; attached: where such a summon is.
        options: what can be picked by its field, unit by unit, zone by zone, card by card.
        laid: of each player, the cards of the masterpiece.
        improving: the options of whoever improves the masterpiece.
        rulings: the setting of each ruling.
    """

    def __init__(
        self,
        creators: tuple[Creator, Creator],
        board: Board,
        numbers: Numbers,
        rulings: Mapping[str, str],
    ) -> None:
        self.sheets = creators
        self.board = board
        self.numbers = numbers
        self.improving = Improving(numbers)
        self.laid = [
            frozenset(range(numbers.pieces * it, numbers.pieces * (it + 1))) for it in PLAYERS
        ]
        self.rulings = rulings
        units: list[Unit] = []
        for owner, sheet in enumerate(creators):
            units.append(Unit(len(units), owner, "creator", sheet.label, 1))
            for summon in sheet.summons:
                for copy in range(1, summon.count + 1):
                    units.append(Unit(len(units), owner, summon.id, summon.label, copy))
        self.units = tuple(units)
        first, second = (unit.index for unit in units if unit.kind == "creator")
        self.creators = (first, second)
        self._count_tokens()
        self.attached: dict[int, str] = {}
        self.pieces: dict[int, tuple[int, ...]] = {}
        self._attach()
        self.cards: list[tuple[int, Card]] = [
            (owner, card) for owner, sheet in enumerate(creators) for card in sheet.deck
        ]
        sizes = {"unit": len(units), "zone": len(board.zones), "card": len(self.cards)}
        self.options = {
            field: tuple(Option(field, at) for at in range(size)) for field, size in sizes.items()
        }
        self.abilities: list[tuple[int, Ability]] = [
            (owner, it) for owner, sheet in enumerate(creators) for it in sheet.abilities
        ]

    def _count_tokens(self) -> None:
        """Find the kinds of token, and what is to be known of each."""
        creators = self.sheets
        self.tokens: tuple[Token, ...] = tuple(it for sheet in creators for it in sheet.tokens)
        self.kinds = len(self.tokens)
        self.token_index = {token.id: at for at, token in enumerate(self.tokens)}
        self.group_list = tuple(it for sheet in creators for it in sheet.groups)
        self.groups = [self._named(sheet) for sheet in creators]
        self.token_owner = [owner for owner, sheet in enumerate(creators) for _ in sheet.tokens]
        kinds = list(enumerate(self.tokens))
        self.lie = frozenset(
            (at, field) for at, token in kinds for field in ("unit", "zone") if token.lies_on(field)
        )
        self.areas = tuple(at for at, token in kinds if "area" in token.at)
        self.boulders = tuple(at for at, token in kinds if "boulder" in token.at)
        self.crowding = bool(self.areas or self.boulders)
        self.passing = tuple(at for at, token in kinds if token.passing)

    def _named(self, sheet: Creator) -> dict[str, tuple[int, ...]]:
        """The kinds of token that each name of a creator's stands for: a kind's, or a group's."""
        names = dict.fromkeys([*(it.id for it in sheet.tokens), *(it.id for it in sheet.groups)])
        index = self.token_index
        return {name: tuple(index[it.id] for it in sheet.members(name)) for name in names}

    def named(self, name: str, owner: int) -> Token | Group:
        """The kind of token, or the group of them, that a player's phrase names."""
        groups = (it for it in self.sheets[owner].groups if it.id == name)
        return next(groups, None) or self.tokens[self.token_index[name]]

    def _attach(self) -> None:
        """Find the summons that are pieces of their creators."""
        for owner, sheet in enumerate(self.sheets):
            where = {it.id: it.attached for it in sheet.summons if it.attached}
            mine = [it for it in self.units if it.owner == owner and it.kind in where]
            self.attached |= {it.index: where[it.kind] for it in mine}
            if mine:
                self.pieces[self.creators[owner]] = tuple(it.index for it in mine)

    def creator_of(self, unit: int) -> int | None:
        """The player whose creator *unit* is; None for a summon."""
        return self.creators.index(unit) if unit in self.creators else None
