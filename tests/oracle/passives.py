"""Passives: applied at once, in the middle of what woke them, depth first (RA-EFFECT-10).

A story stops at each moment that could wake one (tests.oracle.asking). Its facts are held against
every passive that is in force then; those that answer are applied one after the other, each with
whatever it wakes in turn, and then the story goes on (RA-RESOLVE-8).
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass

from react_tools.game import EndlessError
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.definitions import Passive
from react_tools.rulesets.react.language.phrase import Phrase, Those, With
from tests.oracle import conditions, effects, phrases
from tests.oracle.asking import NOTHING, Blow, Fact, Hit, Moment, Question, Story, T, pick
from tests.oracle.frame import Frame
from tests.oracle.table import Being, Table, Unit, Zone

DEEPEST = 60
"""So many passives may wake one another before it counts as endless."""


@dataclass(frozen=True)
class Woken:
    """A passive that answers a fact."""

    owner: str
    this: Being
    passive: Passive
    fact: Fact
    rank: tuple[int, ...]


def answering(table: Table, story: Story[T]) -> Story[T]:
    """A story in which passives answer whatever happens."""
    try:
        event = next(story)
        while True:
            if isinstance(event, Question):
                event = story.send((yield event))
                continue
            told = _answer(table, event) if isinstance(event, Moment) else _replace(table, event)
            yield from answering(table, told)
            event = story.send(NOTHING)
    except StopIteration as end:
        value: T = end.value
        return value


def _answer(table: Table, moment: Moment) -> Story[None]:
    """Let every passive answer that one of these facts of one moment wakes."""
    woken = list[Woken]()
    for at, fact in enumerate(moment.facts):
        with _as_it_was(table, fact):
            woken.extend(_woken(table, fact, at))
    for player in table.in_turn(moment.first or _first(table)):
        own = [it for it in woken if it.owner == player]
        own.sort(key=lambda it: (it.rank[-1] if moment.in_turn else 0, it.rank))
        while own:
            yield from _apply(table, own.pop((yield from _next(table, player, own))))


def _replace(table: Table, blow: Blow) -> Story[None]:
    """Let passives replace a blow, each once for each unit that it is about to hit.

    What one of them does is whole before it is seen which of the others still would.
    """
    while woken := [it for at, hit in enumerate(blow.hits) for it in _replacing(table, hit, at)]:
        first, second = table.in_turn(_first(table))
        player = first if any(it.owner == first for it in woken) else second
        own = sorted((it for it in woken if it.owner == player), key=lambda it: it.rank)
        one = own[(yield from _next(table, player, own))]
        hit = blow.hits[one.rank[-1]]
        hit.asked.add(_key(one))
        if one.passive.may and (yield from pick(table, player, ["do", "none"])):
            continue
        hit.amount = 0 if one.passive.instead == "nothing" else hit.amount - 1
        yield from _apply(table, one)


def _replacing(table: Table, hit: Hit, at: int) -> list[Woken]:
    """The passives that would replace a hit now and have not been asked about it."""
    unit = table.found(hit.unit)
    if unit is None or not hit.amount:
        return []
    every = _woken(table, Fact("replace", copy(unit), hit.zone), at)
    return [it for it in every if _key(it) not in hit.asked]


def _key(woken: Woken) -> tuple[str, str, str]:
    return woken.owner, woken.passive.id, woken.this.name


@contextmanager
def _as_it_was(table: Table, fact: Fact) -> Iterator[None]:
    """A unit that has jumped over a zone stands there while that is looked at (jump-enters)."""
    unit = table.units[fact.unit.name] if fact.unit else None
    if fact.unit is None or unit is None or unit.zone is None:
        yield
        return
    now, unit.zone = unit.zone, fact.unit.zone
    yield
    unit.zone = now


def _first(table: Table) -> str:
    """Whose passives come first (ruling passive-order)."""
    if table.resolving and table.ruled("passive-order", "applying"):
        return table.chain[table.resolving - 1].owner
    return table.active


def _next(table: Table, player: str, own: Sequence[Woken]) -> Story[int]:
    """Which of a player's own comes next: as printed, or as the player says (passive-order-own).

    Said is which passive, by its id, and then of which unit, if several have it.
    """
    if table.ruled("passive-order-own", "printed"):
        return 0
    ids = list(dict.fromkeys(it.passive.id for it in own))
    said = ids[(yield from pick(table, player, ids))]
    names = list(dict.fromkeys(it.this.name for it in own if it.passive.id == said))
    whose = names[(yield from pick(table, player, names))]
    return [(it.passive.id, it.this.name) for it in own].index((said, whose))


def _apply(table: Table, woken: Woken) -> Story[None]:
    """Apply one, unless the unit whose it is has gone meanwhile."""
    if woken.passive.of and table.found(woken.this) is None:
        return
    if table.depth >= DEEPEST:
        raise EndlessError(f"{woken.passive.id} wakes itself again and again")
    table.depth += 1
    frame = _frame(table, woken)
    yield from effects.run(frame, woken.passive.steps)
    table.depth -= 1


def _frame(table: Table, woken: Woken) -> Frame:
    fact = woken.fact
    subject = fact.unit.being if fact.unit else None
    frame = Frame(table, woken.owner, woken.this)
    frame.subject, frame.place, frame.origin = subject, fact.place, fact.origin
    return frame


def _woken(table: Table, fact: Fact, at: int) -> Iterator[Woken]:
    """The passives that answer a fact, with all that orders them."""
    for owner in table.world.players:
        for printed, passive in enumerate(table.world.sheets[owner].passives):
            if passive.when != fact.kind:
                continue
            for holder in _holders(table, owner, passive, fact):
                row, column = (holder.stands[1], holder.stands[0]) if passive.of else (0, 0)
                woken = Woken(owner, holder.being, passive, fact, (printed, row, column, at))
                if _wakes(_frame(table, woken), passive, fact):
                    yield woken


def _holders(table: Table, owner: str, passive: Passive, fact: Fact) -> list[Unit]:
    """The units that have a passive now: its creator, or each summon of its kind.

    A summon that comes was not there before it came: its own coming it does not see.
    """
    side = table.sides[owner]
    if passive.face and passive.face != ("ascended" if side.ascended else "front"):
        return []
    if not passive.of:
        return [table.creator(owner)]
    came = fact.kind == "summoned" or fact.how == "summon"
    newcomer = fact.unit.name if came and fact.unit else ""
    own = (it for it in table.standing() if it.kind == passive.of)
    return [it for it in own if it.name != newcomer]


def _wakes(frame: Frame, passive: Passive, fact: Fact) -> bool:
    """Whether a fact is what a passive waits for; filters and condition are seen now."""
    players = {"you": frame.owner, "opponent": frame.table.other(frame.owner)}
    return (
        players.get(passive.player, fact.player) == fact.player
        and (not passive.ways or fact.how in passive.ways)
        and _filtered(frame, passive, fact)
        and (passive.condition is None or conditions.holds(frame, passive.condition.condition))
    )


def _filtered(frame: Frame, passive: Passive, fact: Fact) -> bool:
    who, where, token = (
        [it.tree for it in passive.filters.get(word, ())] for word in ("who", "where", "token")
    )
    if fact.under and not any(_asks_for(frame, it, fact.token) for it in where):
        return False
    if who and not any(_among(frame, it, fact.unit) for it in who):
        return False
    if where and not any(_there(frame, it, fact.place) for it in where):
        return False
    return not token or any(fact.token in _kinds(frame, it) for it in token)


def _among(frame: Frame, phrase: object, unit: Unit | None) -> bool:
    assert isinstance(phrase, Phrase)
    return unit is not None and phrases.is_unit(frame, phrase, unit)


def _there(frame: Frame, phrase: object, place: Zone | None) -> bool:
    assert isinstance(phrase, Phrase)
    return place is not None and place in phrases.zones(frame, phrase)


def _kinds(frame: Frame, name: object) -> list[str]:
    """The kinds of token that a filter names."""
    assert isinstance(name, Name)
    return frame.table.world.named(frame.owner, name.id)


def _asks_for(frame: Frame, phrase: object, token: str) -> bool:
    """Whether a phrase for zones wants just that token there, or one of its group."""
    if not isinstance(phrase, Those):
        return False
    wanted = (it.token for it in phrase.filters if isinstance(it, With))
    return any(token in _kinds(frame, it) for it in wanted)
