"""What has changed between two states of a game's files, sheet by sheet, thing by thing."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from react_tools.comparing.hunks import Hunk, hunks
from react_tools.comparing.likeness import SHEETS, THINGS, comparable, pairs, renaming
from react_tools.comparing.sheets import Fact, Path, Sheet, Thing

Word = Literal["changed", "new", "gone"]
_Key = tuple[str, str]
_Renamed = Callable[[str], str]


class FactChange(Struct, frozen=True):
    """A fact that is another now; None where there is none. `hunks` if both sides are clauses."""

    path: Path
    before: Fact | None
    after: Fact | None
    hunks: tuple[Hunk, ...] = ()


class ThingChange(Struct, frozen=True):
    """What came of a thing.

    Attributes:
        thing: as it is now; what is gone as it was.
        was: the id it had; empty if that is the same.
        facts: what changed of it; of what is new or gone all of it.
    """

    word: Word
    thing: Thing
    was: str
    facts: tuple[FactChange, ...]


class SheetChange(Struct, frozen=True):
    """What came of a sheet, and of its things; all of them, if it is new or gone itself."""

    sheet: Sheet
    own: ThingChange
    things: tuple[ThingChange, ...]


class Doubt(Struct, frozen=True):
    """Words of files with errors, before and after: what these may hold is not missing."""

    before: Container[str] = ()
    after: Container[str] = ()


def changes(
    before: Sequence[Sheet],
    after: Sequence[Sheet],
    doubt: Doubt,
    unannounced: Container[str] = (),
) -> list[SheetChange]:
    """Every sheet with a change: those that are there in their order, then what is gone.

    That things under an *unannounced* key come and go is no change.
    """
    compared = _Compared(before, after, doubt)
    found = []
    for it in (*compared.there(), *compared.gone()):
        told = tuple(
            thing
            for thing in it.things
            if thing.word == "changed" or thing.thing.section not in unannounced
        )
        if told or it.own.facts or it.own.was or (it.own.word != "changed" and not it.things):
            found.append(replace(it, things=told))
    return found


class _Compared:
    """Two states of a game's files, sheets and things paired."""

    def __init__(self, before: Sequence[Sheet], after: Sequence[Sheet], doubt: Doubt) -> None:
        self._doubt = doubt
        self._before = {_key(it): it for it in before}
        self._after = {_key(it): it for it in after}
        self._sheets = pairs(self._before, self._after, SHEETS)
        self._things = {
            pool: (_pool(before_in), _pool(after_in))
            for pool, (before_in, after_in) in self._pools().items()
        }
        self._pairs = {pool: pairs(old, new, THINGS) for pool, (old, new) in self._things.items()}
        self._everywhere = [(old[1], new[1]) for new, old in self._sheets.items()]
        for pool, found in self._pairs.items():
            if pool[1] == "":
                self._everywhere += ((old[1], new[1]) for new, old in found.items())

    def _pools(self) -> Mapping[_Key, tuple[list[Sheet], list[Sheet]]]:
        """The sheets whose things may be one another: one before and after, or a whole group."""
        pools: dict[_Key, tuple[list[Sheet], list[Sheet]]] = {}
        for key, sheet in self._after.items():
            pools.setdefault(_pool_key(sheet), ([], []))[1].append(sheet)
            old = self._before.get(self._sheets.get(key, ("", "")))
            if old is not None and not old.grouped:
                pools[_pool_key(sheet)][0].append(old)
        for sheet in self._before.values():
            if sheet.grouped:
                pools.setdefault(_pool_key(sheet), ([], []))[0].append(sheet)
        return pools

    def there(self) -> Iterator[SheetChange]:
        """What is there now, new or not."""
        for key, sheet in self._after.items():
            was = self._sheets.get(key)
            if was is None and not sheet.grouped and sheet.id in self._doubt.before:
                continue
            old = self._before[was] if was is not None else None
            pool = _pool_key(sheet)
            renamed = renaming([*self._everywhere, *self._ids(pool)])
            things = list(self._there_of(sheet, renamed, whole=old is None and not sheet.grouped))
            if old is not None:
                things += self._gone_of(old, pool)
            own = _thing(None if old is None else old.own, sheet.own, renamed)
            yield _sheet(sheet, own, things)

    def _ids(self, pool: _Key) -> Iterator[tuple[str, str]]:
        return ((old[1], new[1]) for new, old in self._pairs[pool].items())

    def _there_of(self, sheet: Sheet, renamed: _Renamed, *, whole: bool) -> Iterator[ThingChange]:
        pool = _pool_key(sheet)
        old, _ = self._things[pool]
        for key, thing in sheet.things.items():
            was = self._pairs[pool].get(key)
            if was is None and not whole and thing.id in self._doubt.before:
                continue
            change = _thing(old[was] if was is not None else None, thing, renamed)
            if change.word == "new" or change.facts or change.was:
                yield change

    def _gone_of(self, sheet: Sheet, pool: _Key) -> Iterator[ThingChange]:
        known = set(self._pairs.get(pool, {}).values())
        for key, thing in sheet.things.items():
            if key not in known and thing.id not in self._doubt.after:
                yield _gone(thing)

    def gone(self) -> Iterator[SheetChange]:
        """The sheets that are not there any more."""
        known = set(self._sheets.values())
        for key, sheet in self._before.items():
            if key in known:
                continue
            things = tuple(self._gone_of(sheet, _pool_key(sheet) if sheet.grouped else ("", "")))
            if sheet.grouped and not things:
                continue
            if sheet.grouped or sheet.id not in self._doubt.after:
                yield _sheet(sheet, _gone(sheet.own), things)


def _key(sheet: Sheet) -> _Key:
    return sheet.kind, sheet.id


def _pool_key(sheet: Sheet) -> _Key:
    return (sheet.kind, "") if sheet.grouped else _key(sheet)


def _pool(sheets: Iterable[Sheet]) -> dict[_Key, Thing]:
    """The things of some sheets; of two with one id the first."""
    found: dict[_Key, Thing] = {}
    for sheet in sheets:
        for key, thing in sheet.things.items():
            found.setdefault(key, thing)
    return found


def _sheet(sheet: Sheet, own: ThingChange, things: Sequence[ThingChange]) -> SheetChange:
    """What came of a sheet; a group is new or gone only with all of its things."""
    whole = len(things) == len(sheet.things) and all(it.word == own.word for it in things)
    if sheet.grouped and not whole:
        own = replace(own, word="changed")
    return SheetChange(sheet, own, tuple(things))


def _gone(thing: Thing) -> ThingChange:
    facts = tuple(FactChange(path, it, None) for path, it in thing.facts.items())
    return ThingChange("gone", thing, "", facts)


def _thing(old: Thing | None, new: Thing, renamed: _Renamed) -> ThingChange:
    """What came of a thing that is there."""
    if old is None:
        facts = tuple(FactChange(path, None, it) for path, it in new.facts.items())
        return ThingChange("new", new, "", facts)
    was = old.id if old.id != new.id else ""
    return ThingChange("changed", new, was, tuple(_facts(old, new, renamed)))


def _facts(old: Thing, new: Thing, renamed: _Renamed) -> Iterator[FactChange]:
    before = {
        path if path in new.facts else tuple(map(renamed, path)): fact
        for path, fact in old.facts.items()
    }
    for path in {**new.facts, **before}:
        was, now = before.get(path), new.facts.get(path)
        if was is None or now is None:
            yield FactChange(path, was, now)
        elif comparable(was, renamed) != comparable(now):
            both = was.lines and now.lines
            yield FactChange(
                path, was, now, tuple(hunks(was.lines, now.lines, renamed)) if both else ()
            )
