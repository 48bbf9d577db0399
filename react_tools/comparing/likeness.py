"""Which thing was which before: those of one id, then those whose content says so."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Generic, NamedTuple, TypeVar

from react_tools.comparing.sheets import Fact, Sheet, Thing, clause

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")
_ENOUGH, _FEWEST, _CLAUSES = 0.7, 2, 4
_MOST = 40_000
"""How many pairs are looked at closely at most: 200 things that are gone for 200 new ones."""
_NAMED = "name"


def comparable(fact: Fact, renamed: Callable[[str], str] = str) -> Hashable:
    """What two facts must have in common to be the same to a player.

    The order of a list of words says nothing, that of numbers does; a list of one is that one.
    """
    if fact.lines:
        return tuple((it.depth, renamed(clause(it))) for it in fact.lines)
    if isinstance(fact.value, list):
        words = [renamed(" ".join(it.split())) if isinstance(it, str) else it for it in fact.value]
        if len(words) == 1:
            return words[0]
        return tuple(sorted(words) if all(isinstance(it, str) for it in words) else words)
    return renamed(fact.value) if isinstance(fact.value, str) else fact.value


class Likeness(NamedTuple, Generic[ValueT]):
    """How one sort of values is told to be the same under another key.

    Attributes:
        marks: what alone makes two the same one, the strongest first; None for no mark.
        like: how much two are alike; 0 if it is not enough.
    """

    marks: Sequence[Callable[[ValueT], Hashable | None]]
    like: Callable[[ValueT, ValueT], float]


def pairs(
    before: Mapping[KeyT, ValueT], after: Mapping[KeyT, ValueT], likeness: Likeness[ValueT]
) -> dict[KeyT, KeyT]:
    """The old key of each new one that has one: its own, or that of what is like it most."""
    found = {key: key for key in after if key in before}
    gone = {key: it for key, it in before.items() if key not in after}
    come = {key: it for key, it in after.items() if key not in before}
    for mark in likeness.marks:
        old, new = _marked(gone, mark), _marked(come, mark)
        for it, key in new.items():
            if it in old:
                found[key] = old[it]
                del come[key], gone[old[it]]
    if len(gone) * len(come) <= _MOST:
        found |= _likest(gone, come, likeness.like)
    return found


def _marked(
    values: Mapping[KeyT, ValueT], mark: Callable[[ValueT], Hashable | None]
) -> dict[Hashable, KeyT]:
    """The key of each value that alone bears its mark."""
    found: dict[Hashable, list[KeyT]] = {}
    for key, value in values.items():
        found.setdefault(mark(value), []).append(key)
    return {it: keys[0] for it, keys in found.items() if it is not None and len(keys) == 1}


def _likest(
    gone: Mapping[KeyT, ValueT],
    come: Mapping[KeyT, ValueT],
    like: Callable[[ValueT, ValueT], float],
) -> dict[KeyT, KeyT]:
    """Those that are most alike first; of equally alike ones in the order of the files."""
    scored = [
        (like(one, other), -at, -to, old, new)
        for at, (old, one) in enumerate(gone.items())
        for to, (new, other) in enumerate(come.items())
    ]
    found: dict[KeyT, KeyT] = {}
    taken = set[KeyT]()
    for score, _, _, old, new in sorted(scored, key=lambda it: it[:3], reverse=True):
        if score and old not in taken and new not in found:
            taken.add(old)
            found[new] = old
    return found


def _like_things(old: Thing, new: Thing) -> float:
    """How much one thing is like another, if it is enough to be the same one; else 0."""
    if old.section != new.section:
        return 0
    share, weight = _share(old, new)
    if _same_name(old, new):
        return 1 + share
    return share if share >= _ENOUGH and weight > _CLAUSES else 0


def _like_sheets(old: Sheet, new: Sheet) -> float:
    """The same of sheets: by their names, or by what hangs of them."""
    if old.kind != new.kind or old.grouped:
        return 0
    whole = old.things.keys() | new.things.keys()
    both = old.things.keys() & new.things.keys()
    share = sum(_share(old.things[it], new.things[it])[0] for it in both) / max(len(whole), 1)
    if _same_name(old.own, new.own):
        return 1 + share
    return share if share >= _ENOUGH else 0


def _called(thing: Thing) -> Hashable | None:
    """The mark of a name: what is called the same is the same to a player."""
    name = tuple(it.casefold() for it in thing.name.values())
    return (thing.section, name) if name else None


def _called_sheet(sheet: Sheet) -> Hashable | None:
    """The same of a sheet; a group is what its id says."""
    name = None if sheet.grouped else _called(sheet.own)
    return None if name is None else (sheet.kind, name)


def _content(thing: Thing) -> Hashable | None:
    """The mark of all facts but the name, if there are enough of them."""
    facts = frozenset(
        (path, comparable(it)) for path, it in thing.facts.items() if _NAMED not in path
    )
    return (thing.section, facts) if len(facts) >= _FEWEST else None


def _same_name(old: Thing, new: Thing) -> bool:
    return any(old.name[it].casefold() == new.name.get(it, "").casefold() for it in old.name)


def _share(old: Thing, new: Thing) -> tuple[float, float]:
    """How much of two things is the same, names aside, and how much there is at all."""
    paths = [it for it in {**old.facts, **new.facts} if _NAMED not in it]
    weights = {it: _weight(old.facts.get(it), new.facts.get(it)) for it in paths}
    alike = sum(
        weights[it] * _alike(old.facts[it], new.facts[it])
        for it in paths
        if it in old.facts and it in new.facts
    )
    whole = sum(weights.values())
    return (alike / whole if whole else 0), whole


def _weight(*facts: Fact | None) -> int:
    """Clauses are what a card is."""
    return _CLAUSES if any(it is not None and it.lines for it in facts) else 1


def _alike(old: Fact, new: Fact) -> float:
    one, other = comparable(old), comparable(new)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return SequenceMatcher(None, one, other, autojunk=False).ratio()
    return float(one == other)


THINGS = Likeness((_called, _content), _like_things)
SHEETS = Likeness((_called_sheet,), _like_sheets)


def renaming(changed: Iterable[tuple[str, str]]) -> Callable[[str], str]:
    """What makes a text speak of things by their new ids."""
    now = {old: new for old, new in changed if old != new}
    if not now:
        return str
    longest = sorted(now, key=len, reverse=True)
    found = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])")
    return lambda text: found.sub(lambda it: now[it.group()], text)
