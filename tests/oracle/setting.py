"""From a scenario's setting to the table (docs/writing-scenarios.md)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import Mapping as Tree
from react_tools.source.tree import plain
from tests.oracle import field, rulings, words
from tests.oracle.table import CREATOR, Side, Table, Unit, World

Told = Mapping[str, object]


class ImpossibleError(Exception):
    """By a rule there can be no such setting; the message is the rule's id."""


def table(scenario: Scenario, library: Library) -> tuple[Table, str]:
    """The position that a scenario begins in, and the phase.

    Raises:
        LacksError: it has a word, or a key, that the oracle does not know.
    """
    told = _plain(scenario.root)
    words.check_setting(told)
    pieces = _pieces(told)
    sheets = _sheets(pieces, library)
    words.check_sheets(sheets.values())
    _check(told, pieces, library)
    world = _world(told, sheets, scenario, library)
    rulings.check(world, library)
    sides = {it: Side(supply=_supply(sheet)) for it, sheet in sheets.items()}
    made = Table(
        world=world,
        active=_player(str(told["active"]), pieces),
        turn=_number(told.get("turn", 1 if told.get("phase") == "setup" else 2)),
        sides=sides,
        units=dict(_units(pieces, sheets)),
        cells=[None] * world.numbers["cells"],
    )
    _stand(made, _rows(told, _board(library)), pieces)
    _fill(made, told, pieces)
    phase = str(told.get("phase", "main"))
    return made, "setup of a first game" if told.get("hands") == "first-game" else phase


def _board(library: Library) -> dict[str, object]:
    """The numbers of the game, as `board.yaml` says them."""
    assert library.board is not None
    return _plain(library.board)


def _check(told: Told, pieces: Mapping[str, Told], library: Library) -> None:
    """What the setup does not allow.

    Raises:
        ImpossibleError: by a rule there is no such setting.
    """
    creators = [str(it["creator"]) for it in pieces.values() if "creator" in it]
    if len(set(creators)) < len(creators):
        raise ImpossibleError("RA-SETUP-1")
    if told.get("phase") != "setup":
        return
    if "masterpiece" in told:
        raise ImpossibleError("RA-SETUP-5")
    if "zones" in told or any("tokens" in it for it in pieces.values()):
        raise ImpossibleError("RA-SETUP-9")
    board = _board(library)
    rows, empty = _rows(told, board), _starred(told, board)
    same_size = (len(rows), len(rows[0])) == (len(empty), len(empty[0]))
    stars = [field.called(it) for it in _stars(board)]
    if same_size and any(rows[row][column] == "." for column, row in stars):
        raise ImpossibleError("RA-SETUP-6")


def _plain(root: Tree) -> dict[str, object]:
    told = plain(root)
    assert isinstance(told, dict)
    return told


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _inner(told: Told, name: str) -> dict[str, object]:
    found = told.get(name, {})
    assert isinstance(found, dict)
    return found


def _pieces(told: Told) -> dict[str, dict[str, object]]:
    pieces = _inner(told, "pieces")
    return {letter: _inner(pieces, letter) for letter in pieces}


def _player(name: str, pieces: Mapping[str, Told]) -> str:
    """A creator's id; its letter will do."""
    return str(pieces[name]["creator"]) if name in pieces else name


def _sheets(pieces: Mapping[str, Told], library: Library) -> dict[str, Creator]:
    """The two creators, in the order of the setting."""
    ids = [str(it["creator"]) for it in pieces.values() if "creator" in it]
    return {it: library.creators[it] for it in ids}


def _world(
    told: Told, sheets: Mapping[str, Creator], scenario: Scenario, library: Library
) -> World:
    board = _board(library)
    numbers = {
        "slots": _number(_inner(board, "chain")["slots"]),
        "hand": _number(_inner(board, "hand")["limit"]),
        "first hand": _number(_inner(board, "hand")["start"]),
        "damage": _number(_inner(board, "creator")["damage"]),
        "cells": _number(_inner(board, "masterpiece")["cells"]),
        "cards": _number(_inner(board, "masterpiece")["cards"]),
    }
    rows = _rows(told, board)
    settled = {it.id: it.default for it in library.rulings.values()}
    return World(sheets, len(rows[0]), len(rows), numbers, {**settled, **scenario.rulings})


def _rows(told: Told, board: Told) -> list[list[str]]:
    """The drawing's lines, the lowest first; without a drawing the creators stand on the stars."""
    if "field" not in told:
        return _starred(told, board)
    lines = [it.split() for it in str(told["field"]).splitlines() if it.strip()]
    return lines[::-1]


def _starred(told: Told, board: Told) -> list[list[str]]:
    """The field of the board, with the creators on its stars, in the order of the setting."""
    size = _inner(board, "field")
    rows = [["."] * _number(size["columns"]) for _ in range(_number(size["rows"]))]
    for letter, star in zip(_pieces(told), _stars(board), strict=True):
        column, row = field.called(star)
        rows[row][column] = letter
    return rows


def _stars(board: Told) -> list[str]:
    return _cards(_inner(board, "field"), "stars") or []


def _supply(sheet: Creator) -> Counter[str]:
    return Counter({it.id: it.supply for it in sheet.tokens})


def _units(pieces: Mapping[str, Told], sheets: Mapping[str, Creator]) -> Iterator[tuple[str, Unit]]:
    """Every figure there is: creators by their ids, summons by their letter or their number."""
    for player, sheet in sheets.items():
        yield player, Unit(player, player, CREATOR)
        for kind in sheet.summons:
            letters = _numbered(kind.id, kind.count, pieces)
            for number in range(1, kind.count + 1):
                name = letters.get(number, f"{kind.id}-{number}")
                yield name, Unit(name, player, kind.id, number)


def _numbered(kind: str, count: int, pieces: Mapping[str, Told]) -> dict[int, str]:
    """The letters of a kind's figures, by number: who says which one it is, then the others."""
    mine = {letter: it for letter, it in pieces.items() if it.get("summon") == kind}
    said = {_number(it["number"]): letter for letter, it in mine.items() if "number" in it}
    left = (it for it in range(1, count + 1) if it not in said)
    rest = (letter for letter, it in mine.items() if "number" not in it)
    return {**said, **dict(zip(left, rest, strict=False))}


def _stand(made: Table, rows: list[list[str]], pieces: Mapping[str, Told]) -> None:
    """Put the figures where the drawing has them."""
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter != ".":
                name = str(pieces[letter].get("creator", letter))
                made.units[name].zone = (column, row)


def _fill(made: Table, told: Told, pieces: Mapping[str, Told]) -> None:
    """Everything else: tokens, cards, damage, the masterpiece board."""
    for letter, piece in pieces.items():
        unit = made.units[str(piece.get("creator", letter))]
        unit.exhausted = bool(piece.get("exhausted", False))
        _lay(made, unit.tokens, _inner(piece, "tokens"))
        if "creator" in piece:
            _give(made.sides[unit.owner], piece)
    for name, tokens in _inner(told, "zones").items():
        assert isinstance(tokens, dict)
        _lay(made, made.lying(field.called(name)), tokens)
    for at, card in enumerate(str(told.get("masterpiece", "")).split()):
        made.cells[at] = _card(card, pieces)
    lost = (_card(it, pieces) for it in str(told.get("lost", "")).split())
    made.lost = [it for it in lost if it is not None]


def _lay(made: Table, lying: Counter[str], tokens: Told) -> None:
    for kind, count in tokens.items():
        owner, _ = made.world.token(kind)
        lying[kind] += _number(count)
        made.sides[owner].supply[kind] -= _number(count)


def _give(side: Side, piece: Told) -> None:
    side.hand = Counter(_cards(piece, "hand") or [])
    side.deck = _cards(piece, "deck")
    side.discard = _cards(piece, "discard") or []
    side.damage = _number(piece.get("damage", 0))
    side.ascended = bool(piece.get("ascended", False))


def _cards(piece: Told, name: str) -> list[str] | None:
    """A list of cards; None if the setting does not give it."""
    found = piece.get(name)
    return [str(it) for it in found] if isinstance(found, list) else None


def _card(word: str, pieces: Mapping[str, Told]) -> tuple[str, int] | None:
    """A masterpiece card as the setting writes it: `D2`."""
    return None if word == "." else (str(pieces[word[0]]["creator"]), int(word[1:]))
