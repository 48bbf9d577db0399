"""Which clause of a passive surely wakes which passive, itself among them; only what is sure."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import CREATOR
from react_tools.rulesets.react.checking.sheet import (
    ENEMY_CREATOR,
    OWN_CREATOR,
    Kind,
    Sheet,
    is_narrowed,
    same,
)
from react_tools.rulesets.react.definitions import Passive
from react_tools.rulesets.react.language.phrase import Amount, Phrase, Ref, Those, ZoneOf
from react_tools.rulesets.react.steps import Clause

_SUBJECT = Ref("subject")
_HARMLESS = frozenset(
    {"place", "take", "shift", "pick", "exhaust", "recover", "return", "draw", "wound"}
)
"""Verbs after which everybody stands where they stood."""


class Woken(NamedTuple):
    """A passive that answers what has happened to a unit of one of these kinds."""

    passive: Passive
    kinds: frozenset[Kind]


class Link(NamedTuple):
    """A clause of a passive that was woken, and what it surely wakes."""

    waker: Woken
    clause: Clause
    woken: Woken


class _Brought(NamedTuple):
    """What a clause surely brings: for which triggers, by which way, to a unit of which kinds."""

    triggers: tuple[str, ...]
    way: str = ""
    kinds: frozenset[Kind] = frozenset()


def links(waker: Woken, passives: Sequence[Passive], sheet: Sheet) -> Iterator[Link]:
    """What a passive wakes whenever it wakes, of *passives* that always answer (`answers`)."""
    for clause in _surely(waker.passive):
        if waker.passive.when == "replace":
            if clause.verb == "damage" and _hits_it_again(clause, waker.passive):
                yield Link(waker, clause, waker)
        elif brought := _brought(clause, waker, sheet):
            woken = (it for it in passives if _wakes(brought, it, waker.passive, sheet))
            yield from (Link(waker, clause, Woken(it, brought.kinds)) for it in woken)


def answers(passive: Passive) -> bool:
    """Whether it answers whenever what it waits for happens to such a unit."""
    return passive.condition is None and "where" not in passive.filters and not passive.face


def waited_for(passive: Passive, sheet: Sheet) -> frozenset[Kind]:
    """The kinds of unit for which a passive waits."""
    wanted = _filter(passive)
    if wanted is not None:
        return sheet.kinds(wanted, _this(passive))
    summons = frozenset(it for it in sheet.everybody if it[1] != CREATOR)
    return summons if passive.when in {"summoned", "destroyed"} else sheet.everybody


def _surely(passive: Passive) -> Iterator[Clause]:
    """The clauses that are carried out each time, with everybody still where they stood."""
    for step in passive.steps:
        if not isinstance(step, Clause):
            return
        yield step
        if step.verb not in _HARMLESS:
            return


def _brought(clause: Clause, waker: Woken, sheet: Sheet) -> _Brought | None:
    match clause.verb:
        case "improve":
            return _Brought(("improved",)) if _is_whole(clause) else None
        case "put" | "swap":
            kinds = _goers(clause, waker, sheet)
            return _Brought(("entered", "left"), clause.verb, kinds) if kinds else None
        case "summon":
            return _summoned(clause, waker)
        case "remove":
            return _removed(clause, waker)
        case _:
            return None


def _goers(clause: Clause, waker: Woken, sheet: Sheet) -> frozenset[Kind]:
    """Of which kinds it is who surely goes; none if nobody does."""
    if any(it.attached for it in sheet.summons.values()):
        return frozenset()  # one that cannot go along may end it
    who = _one(clause, "who")
    if who is None or not _goes(clause, waker.passive):
        return frozenset()
    if who == _SUBJECT:
        return waker.kinds
    word = same(who, _this(waker.passive))
    one = {CREATOR: OWN_CREATOR, "enemy creator": ENEMY_CREATOR}.get(word)
    return frozenset({one} if one else ())


def _summoned(clause: Clause, waker: Woken) -> _Brought | None:
    """One comes to a free zone: there is one, for one of its kind has just left the field."""
    what, kinds = clause.arguments["what"][0].tree, waker.kinds
    just_left = waker.passive.when in {"left", "destroyed"}
    if not just_left or not isinstance(what, Name) or kinds != {("own", what.id)}:
        return None
    if not _is_free(_one(clause, "at")):
        return None
    return _Brought(("entered", "summoned"), "summon", kinds)


def _removed(clause: Clause, waker: Woken) -> _Brought | None:
    """A summon that has just come is taken off the field."""
    if _one(clause, "who") != _SUBJECT or waker.passive.when not in {"entered", "summoned"}:
        return None
    if any(kind == CREATOR for _, kind in waker.kinds):
        return None
    return _Brought(("left",), "remove", waker.kinds)


def _wakes(brought: _Brought, woken: Passive, waker: Passive, sheet: Sheet) -> bool:
    """Whether a passive that always answers waits for what is brought."""
    if woken.when not in brought.triggers or (woken.of and woken != waker):
        return False
    if woken.when == "improved":
        return woken.player in {"you", "any"}
    if woken.ways and brought.way not in woken.ways:
        return False
    wanted = _filter(woken)
    whole = not (isinstance(wanted, Those) and is_narrowed(wanted))
    return whole and brought.kinds <= waited_for(woken, sheet)


def _hits_it_again(clause: Clause, passive: Passive) -> bool:
    """Whether what a passive spares is hit once more, before anything else is done."""
    if passive.may or clause != passive.steps[0] or not _is_fixed(clause):
        return False
    spared = {Ref("place"), ZoneOf(_SUBJECT)}
    if _filter(passive) == Ref("creator"):
        spared.add(ZoneOf(Ref("creator")))
    return _one(clause, "zone") in spared


def _is_fixed(clause: Clause) -> bool:
    """Whether nobody says how much it is."""
    trees = (it.tree for it in clause.arguments.get("amount", ()))
    return all(isinstance(it, Amount) and not it.up_to for it in trees)


def _is_whole(clause: Clause) -> bool:
    """Whether the own masterpiece is improved, at least once."""
    times = clause.arguments["times"][0].tree
    some = isinstance(times, Amount) and not times.up_to and times.number > 0
    return some and clause.by is None


def _goes(clause: Clause, passive: Passive) -> bool:
    """Whether it surely goes: a free zone is always left, another creator always there."""
    if clause.verb == "put":
        return _is_free(_one(clause, "at"))
    words = {_whose(it, passive) for it in (_one(clause, "who"), _one(clause, "with"))}
    return len(words) > 1 and words <= {CREATOR, "enemy creator"}


def _whose(phrase: Phrase | None, passive: Passive) -> str:
    """The word for a unit; the subject is whom the passive waits for, if that is one unit."""
    return same(_filter(passive) if phrase == _SUBJECT else phrase, _this(passive))


def _is_free(zone: Phrase | None) -> bool:
    """Whether any free zone will do."""
    return isinstance(zone, Those) and zone.state == "free" and not (zone.filters or zone.nth)


def _this(passive: Passive) -> str:
    return passive.of or CREATOR


def _filter(passive: Passive) -> Phrase | None:
    """For which units a passive waits; None for all."""
    written = passive.filters.get("who", ())
    tree = written[0].tree if written else None
    return tree if isinstance(tree, Phrase) else None


def _one(clause: Clause, parameter: str) -> Phrase | None:
    written = clause.arguments[parameter]
    tree = written[0].tree if len(written) == 1 else None
    return tree if isinstance(tree, Phrase) else None
