"""What has changed, for people: grouped by sheet, before and after in one line where they fit."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from react_tools.comparing.changes import FactChange
from react_tools.comparing.compared import Compared
from react_tools.comparing.hunks import Hunk
from react_tools.comparing.sheets import Fact, clause
from react_tools.comparing.sides import Side
from react_tools.reference.figure import Told
from react_tools.render.compared.rows import Item, Part, part
from react_tools.render.compared.words import Words, closing, said
from react_tools.render.line import Line, Piece, line, padded, width, wrap
from react_tools.render.table import COLUMNS
from react_tools.trace.event import Lang

_ARROW = " → "
_OLD, _NEW, _AROUND = "red", "green", "dim"
_WIDEST = 36
_SIGNS = {"-": _OLD, "+": _NEW}
_HEADS = {"changed": "bold", "new": f"bold {_NEW}", "gone": f"bold {_OLD}"}


def lines(before: Side, after: Side, every: Sequence[Compared], lang: Lang) -> list[Line]:
    """The whole comparison."""
    found = [it for it in every if it.changes]
    told: list[Line] = []
    for it in found:
        if len(found) > 1:
            told += [line(Piece(it.ruleset, "bold underline")), line()]
        words = Words(it, lang)
        for change in it.changes:
            told += [*_part(part(change, words), words), line()]
    if not found:
        faulty = before.findings or after.findings
        told += [line(said("readable" if faulty else "nothing", lang))]
    closed = (one for it in closing(before, after, every, lang) for one in wrap(it, COLUMNS))
    return [*told, *(line(Piece(it, _AROUND)) for it in closed)]


def _part(told: Part, words: Words) -> Iterator[Line]:
    yield from _heading(told.item, words, 0)
    yield from _rows(told.item, words, 2)
    room = max((width(it.sort) for it in told.listed), default=0)
    for each in told.listed:
        names = wrap(", ".join(each.names), COLUMNS - room - 4)
        for at, one in enumerate(names):
            lead = padded("" if at else each.sort, room)
            yield line(f"  {lead}  ", one)
    for item in told.items:
        yield from _heading(item, words, 2)
        yield from _rows(item, words, 4)


def _heading(item: Item, words: Words, indent: int) -> Iterator[Line]:
    """`new: Blot · action card`; an id that has changed behind it."""
    lead = "" if item.word == "changed" else f"{words.say(item.word)}: "
    head = f"{lead}{item.name or item.sort}"
    sort = f" · {item.sort}" if item.name else ""
    was = f" · id {item.was} → {item.id}" if item.was else ""
    first, *others = wrap(f"{head}{sort}{was}", COLUMNS - indent - 4)
    blank, loud = " " * indent, min(len(head), len(first))
    yield line(blank, Piece(first[:loud], _HEADS[item.word]), Piece(first[loud:], _AROUND))
    yield from (line(f"{blank}    ", Piece(it, _AROUND)) for it in others)


def _rows(item: Item, words: Words, indent: int) -> Iterator[Line]:
    """Facts with their labels in a column; one too long for it has a line of its own."""
    fitting = [width(it.label) for it in item.rows if width(it.label) <= _WIDEST]
    room = max(fitting, default=0)
    for row in item.rows:
        left = COLUMNS - indent - room - 2
        tell = _stated if item.word == "new" else _content
        contents = list(tell(row.change, words, left))
        if width(row.label) > room:
            yield from (line(it) for it in wrap(row.label, COLUMNS, " " * indent))
            contents = [line(" " * (indent + room + 2), *it) for it in contents]
        else:
            label = padded(row.label, room)
            contents = [
                line(" " * indent, label if not at else " " * room, "  ", *it)
                for at, it in enumerate(contents)
            ]
        yield from contents


def _content(change: FactChange, words: Words, room: int) -> Iterator[Line]:
    if change.hunks:
        last = ""
        for hunk in change.hunks:
            place = _place(hunk, words) or (last and _beside(hunk, words))
            if place != last:
                yield from (line(Piece(it, _AROUND)) for it in wrap(place, room))
            yield from _hunk(hunk, room)
            last = place
        return
    before, after = change.before, change.after
    if _clauses(before, after):
        for sign, fact in (("-", before), ("+", after)):
            for told in fact.folded if fact is not None else ():
                yield from _clause(told, told.depth, sign, room)
        return
    yield from _values(words.flat(change.path, before), words.flat(change.path, after), room)


def _stated(change: FactChange, words: Words, room: int) -> Iterator[Line]:
    """What something new says."""
    after = change.after
    if after is None or not after.lines:
        yield from (line(it) for it in wrap(words.flat(change.path, after), room))
        return
    for told in after.folded:
        yield from _clause(told, told.depth, "", room)


def _clauses(*sides: Fact | None) -> bool:
    """Whether there are clauses, and nothing else."""
    return all(it is None or it.lines for it in sides)


def _values(before: str, after: str, room: int) -> Iterator[Line]:
    if width(before) + width(_ARROW) + width(after) <= room:
        yield line(Piece(before, _OLD), _ARROW, Piece(after, _NEW))
        return
    yield from (line(Piece(it, _OLD)) for it in wrap(before, room))
    for at, one in enumerate(wrap(after, room - 2)):
        yield line("  " if at else _ARROW.lstrip(), Piece(one, _NEW))


def _place(hunk: Hunk, words: Words) -> str:
    """Where a hunk stands: `if target is free: behind draw 1:`; empty where nothing leads to it."""
    place = " ".join(it for it in words.at(hunk) if it)
    return "".join(f"{it}: " for it in (" › ".join(hunk.within), place) if it).rstrip()


def _beside(hunk: Hunk, words: Words) -> str:
    """The same where nothing leads to it and what stands above it is led to."""
    return f"{words.say('behind')} {hunk.behind}:" if hunk.behind else f"{words.say('first')}:"


def _hunk(hunk: Hunk, room: int) -> Iterator[Line]:
    """What went, what came."""
    depth = min(it.depth for it in (*hunk.before, *hunk.after))
    if len(hunk.before) == len(hunk.after) == 1:
        yield from _reworded(clause(hunk.before[0]), clause(hunk.after[0]), room)
        return
    for sign, told_of in (("-", hunk.before), ("+", hunk.after)):
        for it in told_of:
            yield from _clause(it, it.depth - depth, sign, room)


def _clause(told: Told, depth: int, sign: str, room: int) -> Iterator[Line]:
    style, lead = _SIGNS.get(sign, ""), f"{sign} " if sign else ""
    indent = "  " * depth
    for at, one in enumerate(wrap(clause(told), room - len(lead) - 2, indent)):
        further = "  " if at else ""
        yield line(Piece(f"{' ' * len(lead) if at else lead}{further}{one}", style))


def _reworded(before: str, after: str, room: int) -> Iterator[Line]:
    """A clause before and after, beneath each other; the words that differ stand out."""
    old, new = before.split(), after.split()
    loud: tuple[set[int], set[int]] = (set(), set())
    for word, *at in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if word != "equal":
            loud[0].update(range(at[0], at[1]))
            loud[1].update(range(at[2], at[3]))
    yield from _worded("-", old, loud[0], room)
    yield from _worded("+", new, loud[1], room)


def _worded(sign: str, words: Sequence[str], loud: set[int], room: int) -> Iterator[Line]:
    style, number = _SIGNS[sign], 0
    for at, one in enumerate(wrap(" ".join(words), room - 4)):
        pieces = [Piece("    " if at else f"{sign} ", style)]
        for place, word in enumerate(one.split()):
            whole = number < len(words) and word == words[number]
            look = f"bold {style}" if number in loud else style
            pieces.append(Piece(f"{' ' if place else ''}{word}", look))
            number += whole
        yield tuple(pieces)
