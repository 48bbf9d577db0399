"""A duel turned round: the field by half a turn, and the players exchanged.

Half a turn keeps what the rules speak of – lines, sides, corners, stars, whose is whose – and
exchanges left with right and up with down. Where rules go by the order of the zones, which it turns
round, only the players are exchanged. The masterpiece board stays as it is where both read it from
one end, and is turned too where each has an end (ruling picture-side).
"""

import re
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from react_tools.game import Facts, Game, Terms
from react_tools.rulesets.react.board import Board, Numbers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.language.phrase import Those, ZoneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import clauses
from react_tools.rulesets.react.turning import Turning
from react_tools.soundness import Data
from react_tools.staging.unwatched import Same

_WAYS = {"left": "right", "right": "left", "up": "down", "down": "up"}
_CELLS = re.compile(r"(?<=cell )\d+|(?<=cells )\d+|(?<= and )\d+")


def mirrored(setting: Data, library: Library) -> Data | None:
    """A setting turned round; None where the players' order has a meaning of its own."""
    numbers, rulings = library.numbers, library.settings(setting.get("rulings", {}))
    if numbers is None:
        return None
    creators = [library.creators[it["creator"]] for it in _creators(setting["pieces"]).values()]
    turned = dict(setting)
    if setting.get("phase") == "setup" and not _settle_order(turned, rulings, creators):
        return None
    rows = [line.split() for line in str(setting.get("field", "")).splitlines() if line.strip()]
    rows = rows or _on_stars([*_creators(setting["pieces"])], numbers)
    turns = _is_turned(creators, rulings)
    lines = [row[::-1] for row in rows[::-1]] if turns else rows
    turned["field"] = "".join(f"{' '.join(row)}\n" for row in lines)
    turned["pieces"] = _exchanged(setting["pieces"])
    if "zones" in setting and turns:
        board = Board(len(rows[0]), len(rows))
        turned["zones"] = {_opposite(board, name): it for name, it in setting["zones"].items()}
    if "masterpiece" in setting and rulings["picture-side"] == "own":
        turned["masterpiece"] = " ".join(str(setting["masterpiece"]).split()[::-1])
    return turned


def _is_turned(creators: Sequence[Creator], rulings: Mapping[str, str]) -> bool:
    """Whether nothing goes by the order of zones: no set, no passive that several units have.

    So do units that one effect moves one way side by side, where something answers their coming,
    and summons of one kind that come to several zones: which of them comes where.
    """
    counts = {it.id: it.count for creator in creators for it in creator.summons}
    several = (it for creator in creators for it in creator.passives if counts.get(it.of, 0) > 1)
    by_zone = rulings["passive-order-own"] == "printed" and any(several)
    answered = any(it.when == "entered" for creator in creators for it in creator.passives)
    abreast = rulings["group-move"] == "foremost" and answered
    by_board = by_zone or abreast or rulings["each-order"] == "board"
    return not (by_board or any(map(_summons_many, creators)))


def _summons_many(creator: Creator) -> bool:
    """Whether a clause of a creator summons into several zones at once."""
    does = (creator.setup, creator.draw, *(it.steps for it in creator.passives))
    every = chain(does, (it.steps for it in creator.effects()))
    summons = (it for steps in every for it in clauses(steps) if it.verb == "summon")
    return any(not _is_one(*(at.tree for at in it.arguments["at"])) for it in summons)


def _is_one(*places: object) -> bool:
    match places:
        case (Those(quantity=quantity),):
            return quantity.count == 1
        case (ZoneOf(units=units),):
            return _is_one(units)
        case _:
            return len(places) == 1


def _on_stars(letters: Sequence[str], numbers: Numbers) -> list[list[str]]:
    """The field of a setting that draws none: each creator on a star, the top row first."""
    board = Board(numbers.columns, numbers.rows)
    standing = dict(zip(numbers.stars, letters, strict=True))
    zones = [board.name(it) for it in board.zones]
    drawn = [standing.get(it, ".") for it in zones]
    return [drawn[at : at + board.columns] for at in range(0, len(drawn), board.columns)][::-1]


def _settle_order(
    turned: dict[str, Any], rulings: Mapping[str, str], creators: Sequence[Creator]
) -> bool:
    """Let sheets be followed in the same order as before; whether a setting can say that.

    They are followed as the players are named, or by who begins (ruling setup-order).
    """
    if rulings["setup-order"] != "named" or not all(it.setup for it in creators):
        return True
    turned["rulings"] = {**turned.get("rulings", {}), "setup-order": "first"}
    return bool(turned["active"] == creators[0].id)


def _creators(pieces: Mapping[str, Any]) -> dict[str, Any]:
    return {letter: it for letter, it in pieces.items() if "creator" in it}


def _exchanged(pieces: Mapping[str, Any]) -> dict[str, Any]:
    """The same pieces, the second creator named first."""
    letters = dict.fromkeys((*reversed(_creators(pieces)), *pieces))
    return {letter: pieces[letter] for letter in letters}


class Reflection(Same):
    """How a duel is told in words of its twin."""

    def __init__(self, game: Game, twin: Game) -> None:
        super().__init__(game, twin)
        assert isinstance(game, Duel)  # noqa: S101 -- `start` gives no other
        assert isinstance(twin, Duel)  # noqa: S101 -- as above
        self._duel, self._other = game, twin
        match, board = game.match, game.match.board
        turns = _is_turned(match.sheets, match.rulings)
        self._turning = Turning(match, twin.match, turns=turns)
        self._zones = {it: _opposite(board, it) for it in map(board.name, board.zones) if turns}
        self._words = {**self._zones, **(_WAYS if turns else {})}
        self._cells = match.numbers.cells if match.rulings["picture-side"] == "own" else 0

    def terms(self, terms: Terms) -> Terms:
        """Zones, directions and, where it is turned, cells of the masterpiece board."""
        return {word: self._word(value) for word, value in terms.items()}

    def parted(self) -> str:
        """The first fact that is another one, if the positions differ."""
        if self._turning.turned(self._duel.state) == self._turning.plain(self._other.state):
            return ""
        return super().parted() or "what no fact tells is another thing"

    def facts(self, facts: Facts) -> Facts:
        """The same of zones by name, of units by their zone, and of that board."""
        turned = {self._zones.get(thing, thing): dict(it) for thing, it in facts.items()}
        for it in turned.values():
            if "zone" in it:
                it["zone"] = self._zones.get(str(it["zone"]), it["zone"])
        row = turned["masterpiece"].items()
        turned["masterpiece"] = {self._cell(name): it for name, it in row}
        return turned

    def _word(self, value: str) -> str:
        if "," in value:
            return ",".join(self._words.get(it, it) for it in value.split(","))
        if self._cells and "cell" in value:
            return _in_order(_CELLS.sub(lambda it: self._number(it[0]), value))
        return self._words.get(value, value)

    def _cell(self, name: str) -> str:
        lead, _, number = name.rpartition("-")
        return f"{lead}-{self._number(number)}" if self._cells and lead == "cell" else name

    def _number(self, cell: str) -> str:
        return str(self._cells + 1 - int(cell))


def _in_order(value: str) -> str:
    """Two cells that are swapped, the lower one first."""
    lead, _, cells = value.partition("swap cells ")
    return value if lead else f"swap cells {' and '.join(sorted(cells.split(' and ')))}"


def _opposite(board: Board, name: str) -> str:
    """The zone opposite the middle; a name that the field has not stays."""
    zone = board.zone(name)
    return name if zone is None else board.name(board.zones[-1] - zone)
