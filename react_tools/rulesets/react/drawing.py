"""The table drawn in text: the field, the chain with its react tokens, what lies where."""

from textwrap import wrap

from msgspec import Struct

from react_tools.rulesets.react.board import ARROWS, NOWHERE
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.state import Link, State
from react_tools.trace.event import Lang

TOKENS = "①②③④⑤⑥⑦⑧⑨"
_CELL = 5
_EXHAUSTED = {"m": "истощён", "f": "истощена", "n": "истощено"}
_ASCENDED = {"m": "возвышен", "f": "возвышена", "n": "возвышено"}
_WIDE = 72


class Drawing(Struct, frozen=True):
    """The table at one moment, as lines of text (react_tools.game.Picture)."""

    lines: tuple[str, ...]


def draw(names: Names, state: State, lang: Lang) -> Drawing:
    """Draw the table: exhausted units stand in brackets, aimed zones bear react tokens."""
    return Drawing(
        (
            *_field(names, state),
            *_chain(names, state, lang),
            *_row(names, state, lang),
            *_legend(names, state, lang),
        )
    )


def _field(names: Names, state: State) -> list[str]:
    board = names.match.board
    aims: dict[int, str] = {}
    for at, link in enumerate(state.chain):
        if link.target != NOWHERE:
            aims[link.target] = aims.get(link.target, "") + TOKENS[at]
    cells = [f"{_mark(names, state, zone)}{aims.get(zone, '')}" for zone in board.zones]
    lines = []
    for row in reversed(range(board.rows)):
        there = cells[row * board.columns : (row + 1) * board.columns]
        lines.append(f"{row + 1:2}  " + "".join(f"{cell:<{_CELL}}" for cell in there).rstrip())
    letters = (board.name(zone)[0] for zone in range(board.columns))
    lines.append("    " + "".join(f"{letter:<{_CELL}}" for letter in letters).rstrip())
    return lines


def _mark(names: Names, state: State, zone: int) -> str:
    if zone not in state.where:
        return "."
    unit = state.where.index(zone)
    return f"({names.marks[unit]})" if state.exhausted[unit] else names.marks[unit]


def _chain(names: Names, state: State, lang: Lang) -> list[str]:
    """The chain row, broken where it would be too wide: between slots, within a very long one."""
    lead = "цепочка " if lang == "ru" else "chain "
    slots = [_slot(names, at, link, lang) for at, link in enumerate(state.chain)]
    slots += [TOKENS[at] for at in range(len(slots), names.match.numbers.slots)]
    lines: list[str] = []
    for slot in slots:
        if lines and len(lines[-1]) + len(slot) <= _WIDE - len(lead):
            lines[-1] += f"  {slot}"
        else:
            lines += wrap(slot, _WIDE - len(lead), subsequent_indent="  ")
    return [(" " * len(lead) if at else lead) + line for at, line in enumerate(lines)]


def _row(names: Names, state: State, lang: Lang) -> list[str]:
    """The cells of the masterpiece board, if a card lies there."""
    if all(piece == NOWHERE for piece in state.row):
        return []
    lead = "шедевры " if lang == "ru" else "masterpieces "
    return [lead + " ".join(f"[{_piece(names, piece)}]" for piece in state.row)]


def _piece(names: Names, piece: int) -> str:
    """A masterpiece card by the mark of its creator and its place in the picture."""
    if piece == NOWHERE:
        return " . "
    owner, at = divmod(piece, names.match.numbers.pieces)
    return f"{names.marks[names.match.creators[owner]]} {at + 1}"


def _slot(names: Names, at: int, link: Link, lang: Lang) -> str:
    told = f"{TOKENS[at]} {names.tell('effect', link.effect, lang)}"
    if link.target != NOWHERE:
        told += f" @{names.match.board.name(link.target)}"
    if link.direction != NOWHERE:
        told += f" {ARROWS[link.direction]}"
    return told


def _legend(names: Names, state: State, lang: Lang) -> list[str]:
    """A line for each unit on the field and for each zone with tokens."""
    lines = [
        f"{names.marks[unit.index]:<3} {_unit(names, state, unit.index, lang)}"
        for unit in names.match.units
        if state.where[unit.index] != NOWHERE
    ]
    for zone in names.match.board.zones:
        lying = _tokens(names, state.lying, zone, lang)
        if lying:
            lines.append(f"{names.match.board.name(zone):<3} {', '.join(lying)}")
    return lines


def _unit(names: Names, state: State, unit: int, lang: Lang) -> str:
    thing, match = names.match.units[unit], names.match
    parts = [thing.label[lang]]
    player = match.creator_of(unit)
    if player is not None and state.damage[player]:
        word = "урон" if lang == "ru" else "damage"
        parts.append(f"{word} {state.damage[player]}/{match.numbers.damage}")
    if player is not None and state.ascended[player]:
        parts.append(_ASCENDED[thing.label.gender] if lang == "ru" else "ascended")
    if state.exhausted[unit]:
        parts.append(_EXHAUSTED[thing.label.gender] if lang == "ru" else "exhausted")
    return ", ".join(parts + _tokens(names, state.riding, unit, lang))


def _tokens(names: Names, held: list[int], index: int, lang: Lang) -> list[str]:
    tokens = names.match.tokens
    counts = [(token, held[index * len(tokens) + at]) for at, token in enumerate(tokens)]
    return [f"{token.label[lang]} ×{count}" for token, count in counts if count]
