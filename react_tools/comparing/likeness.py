"""Which thing was which before: those of one id, then those whose content says so."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from difflib import SequenceMatcher
from typing import TypeVar

from react_tools.comparing.sheets import Fact, Sheet, Thing, clause

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")
_SAME, _ENOUGH, _FEWEST, _CLAUSES = 2.0, 0.7, 2, 4
_NAMED = "name"


def comparable(fact: Fact, renamed: Callable[[str], str] = str) -> object:
    """What two facts must have in common to be the same to a player.

    The order of a list of words says nothing, that of numbers does.
    """
    if fact.lines:
        return tuple((it.depth, renamed(clause(it))) for it in fact.lines)
    if isinstance(fact.value, list):
        words = [renamed(" ".join(it.split())) if isinstance(it, str) else it for it in fact.value]
        return tuple(sorted(words) if all(isinstance(it, str) for it in words) else words)
    return renamed(fact.value) if isinstance(fact.value, str) else fact.value


def pairs(
    before: Mapping[KeyT, ValueT],
    after: Mapping[KeyT, ValueT],
    like: Callable[[ValueT, ValueT], float],
) -> dict[KeyT, KeyT]:
    """The old key of each new one that has one: its own, or that of what is like it most."""
    found = {key: key for key in after if key in before}
    gone = [it for it in before if it not in after]
    come = [it for it in after if it not in before]
    scored = [
        (like(before[old], after[new]), -at, -to, old, new)
        for at, old in enumerate(gone)
        for to, new in enumerate(come)
    ]
    taken = set[KeyT]()
    for score, _, _, old, new in sorted(scored, key=lambda it: it[:3], reverse=True):
        if score and old not in taken and new not in found:
            taken.add(old)
            found[new] = old
    return found


def like_things(old: Thing, new: Thing) -> float:
    """How much one thing is like another, if it is enough to be the same one; else 0."""
    if old.section != new.section:
        return 0
    share, weight = _share(old, new)
    if share == 1 and weight >= _FEWEST:
        return _SAME + _same_name(old, new)
    if _same_name(old, new):
        return 1 + share
    return share if share >= _ENOUGH and weight > _CLAUSES else 0


def like_sheets(old: Sheet, new: Sheet) -> float:
    """The same of sheets: by their names, or by what hangs of them."""
    if old.kind != new.kind or old.grouped:
        return 0
    whole = old.things.keys() | new.things.keys()
    both = old.things.keys() & new.things.keys()
    share = sum(_share(old.things[it], new.things[it])[0] for it in both) / max(len(whole), 1)
    if _same_name(old.own, new.own):
        return 1 + share
    return share if share >= _ENOUGH else 0


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


def renaming(changed: Iterable[tuple[str, str]]) -> Callable[[str], str]:
    """What makes a text speak of things by their new ids."""
    now = {old: new for old, new in changed if old != new}
    if not now:
        return str
    longest = sorted(now, key=len, reverse=True)
    found = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])")
    return lambda text: found.sub(lambda it: now[it.group()], text)
