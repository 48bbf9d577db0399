"""The changes of one sheet in the order in which every format tells them."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from react_tools.comparing.changes import FactChange, SheetChange, ThingChange, Word
from react_tools.render.compared.words import Words


class Row(Struct, frozen=True):
    """A fact that has changed: what it is called, and the change."""

    label: str
    change: FactChange


class Item(Struct, frozen=True):
    """A thing that has changed, is new or gone.

    Attributes:
        word: what came of it.
        name: what it is called.
        sort: what it is: `action card ×7`.
        was: the id it had, if that is another.
        rows: what changed of it.
    """

    word: Word
    name: str
    sort: str
    was: str
    id: str
    rows: tuple[Row, ...]


class Listed(Struct, frozen=True):
    """What a sheet that is new or gone holds, by sort: `action cards: Splash ×8, Smudge ×7`."""

    sort: str
    names: tuple[str, ...]


class Part(Struct, frozen=True):
    """A sheet.

    Attributes:
        item: the sheet itself.
        listed: what it brings or takes away with it.
        items: its other things, one by one.
    """

    item: Item
    listed: tuple[Listed, ...]
    items: tuple[Item, ...]


def part(change: SheetChange, words: Words) -> Part:
    """A sheet as it is told."""
    whole = change.own.word != "changed"
    apart = [it for it in change.things if not (whole and it.word == change.own.word)]
    along = [it for it in change.things if it not in apart]
    return Part(
        _item(
            change.own,
            words,
            words.kind(change.sheet.kind),
            named=change.sheet.id != change.sheet.kind,
            brief=bool(along),
        ),
        tuple(_listed(along, words)),
        tuple(_item(it, words, words.sort(it.thing.section)) for it in apart),
    )


def _item(
    change: ThingChange, words: Words, sort: str, *, named: bool = True, brief: bool = False
) -> Item:
    """A thing as it is told; *brief*: without its facts, for what hangs of it is told."""
    gone = change.word == "gone"
    amount = words.amount(change.thing) if gone else ""
    name = words.name(change.thing) if named else ""
    return Item(
        change.word,
        name,
        f"{sort} {amount}".rstrip() if name else sort[:1].upper() + sort[1:],
        change.was,
        change.thing.id,
        () if gone or brief else tuple(_rows(change, words)),
    )


def _rows(change: ThingChange, words: Words) -> Iterator[Row]:
    yield from (Row(words.label(it.path), it) for it in words.facts(change))


def _listed(things: Iterable[ThingChange], words: Words) -> Iterator[Listed]:
    found: dict[str, list[str]] = {}
    for it in things:
        told = f"{words.name(it.thing)} {words.amount(it.thing)}".rstrip()
        found.setdefault(words.kind(it.thing.section), []).append(told)
    yield from (Listed(sort, tuple(told)) for sort, told in found.items())
