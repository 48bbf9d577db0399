"""What has changed, as patch notes: Markdown to paste into a release or a pull request."""

from collections.abc import Iterable, Iterator, Sequence

from react_tools.comparing.compared import Compared
from react_tools.comparing.hunks import Hunk
from react_tools.comparing.sheets import Fact, Path, clause
from react_tools.comparing.sides import Side
from react_tools.reference.figure import Told
from react_tools.render.compared.rows import Item, Part, Row, part
from react_tools.render.compared.words import Words, said
from react_tools.render.forum import code, escaped, fenced
from react_tools.render.line import Line, line
from react_tools.trace.event import Lang


def lines(before: Side, after: Side, every: Sequence[Compared], lang: Lang) -> list[Line]:
    """The whole of the notes."""
    found = [it for it in every if it.changes]
    faulty = dict.fromkeys(it.span.path for side in (before, after) for it in side.findings)
    told: list[str] = []
    for it in found:
        words, level = Words(it, lang), "##"
        if len(found) > 1:
            told += [f"## {escaped(it.ruleset)}", ""]
            level = "###"
        for change in it.changes:
            told += [*_part(part(change, words), words, level), ""]
    if not found:
        told += [escaped(said("readable" if faulty else "nothing", lang)), ""]
    if faulty:
        told += [f"{escaped(said('left out', lang))}: {', '.join(map(code, faulty))}.", ""]
    return [line(it) for it in told[:-1]]


def _part(told: Part, words: Words, level: str) -> Iterator[str]:
    item = told.item
    lead = _lead(item, words)
    name = item.name or f"{item.sort[:1].upper()}{item.sort[1:]}"
    sort = f" ({escaped(item.sort)})" if item.name and lead else ""
    yield f"{level} {escaped(lead + name)}{sort}"
    yield ""
    if item.was:
        yield f"- {_renamed(item)}"
    for row in item.rows:
        yield from _row(row, words, 0, stated=item.word == "new")
    for each in told.listed:
        yield f"- {escaped(each.sort)}: {', '.join(map(escaped, each.names))}"
    for it in told.items:
        yield from _item(it, words)


def _item(item: Item, words: Words) -> Iterator[str]:
    lead = _lead(item, words)
    was = f": {_renamed(item)}" if item.was else ""
    yield f"- **{escaped(lead + item.name)}** ({escaped(item.sort)}){was}"
    for row in item.rows:
        yield from _row(row, words, 2, stated=item.word == "new")


def _lead(item: Item, words: Words) -> str:
    """`New: `; nothing of what was there and is."""
    return "" if item.word == "changed" else f"{words.say(item.word).capitalize()}: "


def _renamed(item: Item) -> str:
    return f"id {code(item.was)} → {code(item.id)}"


def _row(row: Row, words: Words, indent: int, *, stated: bool) -> Iterator[str]:
    """A fact; *stated*: of something new, without what was before."""
    change, lead = row.change, f"{' ' * indent}- {escaped(row.label)}"
    if change.hunks:
        for hunk in change.hunks:
            yield from _hunk(hunk, words, lead)
        return
    one, other = (_clauses(it) for it in (change.before, change.after))
    after = _value(change.path, change.after, words)
    if len(one) + len(other) > 1:
        signed = [("-", it) for it in one] + [("" if stated else "+", it) for it in other]
        yield f"{lead}:"
        yield from _block(signed, indent + 2)
    elif stated:
        yield f"{lead}: {after}"
    else:
        yield f"{lead}: {_value(change.path, change.before, words)} → {after}"


def _value(path: Path, fact: Fact | None, words: Words) -> str:
    told = words.flat(path, fact)
    return escaped(told) if words.is_plain(path, fact) else code(told)


def _clauses(fact: Fact | None) -> tuple[Told, ...]:
    return fact.folded if fact is not None else ()


def _hunk(hunk: Hunk, words: Words, lead: str) -> Iterator[str]:
    """One clause for another in a line; more of them as a block that hosts colour."""
    word, behind = words.at(hunk)
    within = " › ".join(map(code, hunk.within))
    place = " ".join(it for it in (escaped(word), code(behind) if behind else "") if it)
    where = ", ".join(it for it in (within and f"{words.say('within')} {within}", place) if it)
    head = f"{lead}, {where}" if where else lead
    if len(hunk.before) == len(hunk.after) == 1:
        yield f"{head}: {code(clause(hunk.before[0]))} → {code(clause(hunk.after[0]))}"
        return
    yield f"{head}:"
    depth = min(it.depth for it in (*hunk.before, *hunk.after))
    signed = [("-", it) for it in hunk.before] + [("+", it) for it in hunk.after]
    yield from _block(signed, len(lead) - len(lead.lstrip()) + 2, depth)


def _block(signed: Iterable[tuple[str, Told]], indent: int, depth: int = 0) -> Iterator[str]:
    """Clauses as a block of code; one with signs is a difference, which hosts colour."""
    every = [(sign, f"{'  ' * (it.depth - depth)}{clause(it)}") for sign, it in signed]
    differs = any(sign for sign, _ in every)
    first, *rest = fenced(f"{sign} {told}" if differs else told for sign, told in every)
    yield f"{' ' * indent}{first}{'diff' if differs else 'text'}"
    yield from (f"{' ' * indent}{it}" for it in rest)
