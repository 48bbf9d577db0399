"""What may be played, and how a cost is paid (RA-COST).

A cost is looked at whole before any of it is paid: a part without an option, and there is no play.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import product

from react_tools.rulesets.react.definitions import Ability, Effect
from react_tools.rulesets.react.language.phrase import (
    Exhaust,
    OneOf,
    Part,
    Pay,
    Remove,
    Target,
    Turn,
)
from tests.oracle import field as board
from tests.oracle import phrases, selecting, summons
from tests.oracle.asking import Fact
from tests.oracle.frame import Frame, Thing, sheet
from tests.oracle.table import CREATOR, Being, Link, Table, Zone


@dataclass(frozen=True)
class Play:
    """A card that may be put on the chain, with one way to pay its cost.

    Attributes:
        terms: the play in the words of scripts.
        exhausts: who is exhausted; `pays`: the tokens that go back, each with who has them.
        removes: the summons that leave the field.
    """

    link: Link
    terms: Mapping[str, str]
    exhausts: tuple[Being, ...] = ()
    pays: tuple[tuple[str, int, Thing], ...] = field(default=())
    removes: tuple[Being, ...] = ()


def plays(table: Table, player: str, kind: str) -> list[Play]:
    """All that a player may put on the chain now, be it intentions or reactions (RA-CHAIN-20)."""
    found = list[Play]()
    for ability in table.world.sheets[player].abilities:
        for link, effect in _abilities(table, player, ability):
            if effect.kind == kind:
                found.extend(_paid(table, link, effect, {"unit": link.this.name}))
    for card in table.world.sheets[player].deck:
        if table.sides[player].hand[card.id] and card.effect.kind == kind:
            this = table.creator(player).being
            link = Link(player, card.id, card.effect.id, ability=False, face=0, this=this)
            found.extend(_paid(table, link, card.effect, {}))
    return found


def _abilities(table: Table, player: str, ability: Ability) -> Iterator[tuple[Link, Effect]]:
    """Every effect of an ability card, for each unit whose it is (RA-CARD-16, RA-CARD-17)."""
    if _lies_on_the_chain(table, player, ability):
        return
    face = up(table, player, ability)
    if ability.of in {"", CREATOR}:
        whose = [table.creator(player)]
    else:
        whose = [it for it in table.standing() if it.kind == ability.of]
    for unit in whose:
        for effect in ability.faces[face].effects:
            link = Link(player, ability.id, effect.id, ability=True, face=face, this=unit.being)
            yield link, effect


def _lies_on_the_chain(table: Table, player: str, ability: Ability) -> bool:
    """Whether the card is not at hand, since it lies on the chain (ruling ability-twice)."""
    if table.ruled("ability-twice", "yes"):
        return False
    return any(it.ability and (it.owner, it.card) == (player, ability.id) for it in table.chain)


def up(table: Table, player: str, ability: Ability) -> int:
    """Which face is up: the second one while the creator is ascended (RA-PIECE-9)."""
    return 1 if len(ability.faces) > 1 and table.sides[player].ascended else 0


def effect_of(table: Table, link: Link) -> Effect:
    """The effect that was announced when the card was played (RA-CHAIN-9)."""
    of_cards = table.world.sheets[link.owner]
    if not link.ability:
        return next(it.effect for it in of_cards.deck if it.id == link.card)
    ability = next(it for it in of_cards.abilities if it.id == link.card)
    return next(it for it in ability.faces[link.face].effects if it.id == link.effect)


def _paid(table: Table, link: Link, effect: Effect, terms: Mapping[str, str]) -> list[Play]:
    """Each way to pay a cost; none if a part of it cannot be paid (RA-COST-3)."""
    ways = [Play(link, {"play": effect.id, **terms})]
    for part in effect.paid.parts:
        ways = [further for way in ways for further in _options(table, way, part)]
    return ways


def _options(table: Table, way: Play, part: Part) -> list[Play]:
    match part:
        case Exhaust():
            return _exhausting(table, way, part)
        case Target():
            return _aiming(table, way, part)
        case Turn():
            return [_with(way, "direction", it, direction=it) for it in board.WAYS]
        case Pay():
            return _paying(table, way, part)
        case Remove():
            return _removing(table, way, part)


def _frame(table: Table, way: Play) -> Frame:
    """What a later part of a cost may refer to."""
    link, frame = way.link, sheet(table, way.link.owner)
    frame.this, frame.payer, frame.direction = link.this, link.payer, link.direction
    frame.targets = [] if link.target is None else [link.target]
    return frame


def _with(way: Play, word: str, said: str, **fixed: object) -> Play:
    link = copy(way.link)
    for name, value in fixed.items():
        setattr(link, name, value)
    return replace(way, link=link, terms={**way.terms, word: said})


def _exhausting(table: Table, way: Play, part: Exhaust) -> list[Play]:
    """One ready unit is exhausted; who is exhausted already cannot pay (RA-COST-10, RA-COST-11)."""
    found = list[Play]()
    for unit in phrases.units(_frame(table, way), part.units):
        if not unit.exhausted and unit.being not in (*way.exhausts, *way.removes):
            further = _with(way, "exhaust", unit.name, payer=unit.being)
            found.append(replace(further, exhausts=(*way.exhausts, unit.being)))
    return found


def _aiming(table: Table, way: Play, part: Target) -> list[Play]:
    """One zone is aimed at, as the cost says; by a ruling any (target-reach)."""
    fitting = set[Zone]()
    for frame in _reach(table, way):
        fitting.update(phrases.zones(frame, part.zones))
    aims = board.every(table.world)
    if table.ruled("target-reach", "fits"):
        aims = [it for it in aims if it in fitting]
    return [_with(way, "target", board.named(it), target=it, fits=it in fitting) for it in aims]


def _reach(table: Table, way: Play) -> list[Frame]:
    """From whom the reach of an action card is measured (ruling adjacent-to)."""
    first = _frame(table, way)
    if way.link.ability or table.ruled("adjacent-to", "creator"):
        return [first]
    own = (it for it in table.standing() if it.owner == way.link.owner)
    return [replace(first, this=it.being) for it in own]


def _paying(table: Table, way: Play, part: Pay) -> list[Play]:
    """Tokens of one unit or one zone are paid; of a group one, which its payer picks."""
    frame = _frame(table, way)
    picks = isinstance(part.token, OneOf)
    name = part.token.group.id if isinstance(part.token, OneOf) else part.token.id
    holders: Sequence[Thing]
    if phrases.means_zones(frame, part.holder):
        holders = phrases.zones(frame, part.holder)
    else:
        holders = [it.being for it in phrases.units(frame, part.holder)]
    found = list[Play]()
    kinds = table.world.named(way.link.owner, name)
    staying = (it for it in holders if it not in way.removes)
    for holder, kind in product(staying, kinds):
        if tokens_of(table, holder)[kind] >= part.count:
            further = _with(way, "pay", selecting.name(holder))
            further = _with(further, "token", kind) if picks else further
            found.append(replace(further, pays=(*way.pays, (kind, part.count, holder))))
    return found


def _removing(table: Table, way: Play, part: Remove) -> list[Play]:
    """One summon leaves the field for it: none that pays anything else, and no creator."""
    busy = {*way.exhausts, *way.removes, *(holder for _, _, holder in way.pays)}
    found = list[Play]()
    for unit in phrases.units(_frame(table, way), part.units):
        if unit.kind != CREATOR and unit.being not in busy:
            further = _with(way, "remove", unit.name)
            found.append(replace(further, removes=(*way.removes, unit.being)))
    return found


def tokens_of(table: Table, holder: Thing) -> Mapping[str, int]:
    """What lies on a unit or a zone."""
    return table.units[holder.name].tokens if isinstance(holder, Being) else table.lying(holder)


def pay(table: Table, play: Play) -> list[Fact]:
    """Pay a cost at once, as the card is laid (RA-COST-2); who has left the field by that."""
    for being in play.exhausts:
        table.units[being.name].exhausted = True
    for kind, count, holder in play.pays:
        owner, _ = table.world.token(kind)
        if isinstance(holder, Being):
            table.units[holder.name].tokens[kind] -= count
        else:
            table.lying(holder)[kind] -= count
        table.sides[owner].supply[kind] += count
    gone = (table.units[it.name] for it in play.removes)
    return [fact for unit in gone for fact in summons.leave(table, unit, "remove")]
