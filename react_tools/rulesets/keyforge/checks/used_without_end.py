"""KF115: cards that wake each other again and again."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import Doing, doings, may_be, told
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.language.phrase import Phrase, Ref, Those
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.steps import Clause, clauses

_USED = {"reap", "fight", "before-fight", "action", "omni"}
_WAYS = {
    "fight": {"fight", "before-fight"},
    "reap": {"reap"},
    "action": {"action"},
    "omni": {"omni"},
}
"""What is done by a card that is used so."""
_MOST = 6
"""How often one title may be used or played in a turn, by the rules since 2019 (KF-L16)."""
_LETS = {"ready": "use", "return": "play"}
"""What each of these verbs lets happen again."""


@check("KF115", Level.WARNING, Library)
def used_without_end(library: Library, _: Library) -> Iterator[Hit]:
    """A card can be used or played again and again in one turn: it wakes itself, or a ring does.

    Why it matters: a card is readied by its own use, or by that of a card which it readies, so
    there is no end to it. No title is used or played more than six times in a turn, and a loop
    that only this rule ends was hardly meant. Copies count as one title: two that ready each
    other are such a ring. So is a card that returns to hand what returns it.

    Wrong:
        cards:
          - {id: imp, abilities: {reap: [{ready: this}]}}

    Right:
        cards:
          - {id: imp, abilities: {reap: {per_turn: 1, do: [{ready: this}]}}}
    """
    links = list(chain.from_iterable(_links(it) for it in library.every_card))
    wakes = [[at for at, other in enumerate(links) if one.wakes(other)] for one in links]
    told_of: set[frozenset[_Doer]] = set()
    for house in dict.fromkeys(it.card.house for it in links):
        open_ = {at for at, it in enumerate(links) if it.every_house or it.card.house == house}
        for at in sorted(open_):
            ring = [links[it] for it in _ring(at, wakes, open_)]
            doers = frozenset(it.doer for it in ring)
            if ring and doers not in told_of:
                told_of.add(doers)
                yield _hit(ring)


class _Doer(NamedTuple):
    """A card that is used, or played."""

    card: str
    how: str


class _Link(NamedTuple):
    """A clause that lets something be used or played again.

    Attributes:
        every_house: whether it is done whichever house is active.
    """

    card: Card
    doing: Doing
    clause: Clause
    phrases: tuple[Phrase, ...]

    @property
    def doer(self) -> _Doer:
        return _Doer(self.card.id, "play" if self.doing.ability.kind == "play" else "use")

    @property
    def every_house(self) -> bool:
        return self.doing.given or self.doing.ability.kind == "omni"

    def wakes(self, other: "_Link") -> bool:
        """Whether it can let the other one be done (again)."""
        if _LETS[self.clause.verb] != other.doer.how or not self._leaves(other.doing):
            return False
        kind = "creature" if other.doing.given else other.card.type
        itself = other.card is self.card and other.doing.given == self.doing.given
        return any(self._means(it, other.card, kind, itself=itself) for it in self.phrases)

    def _leaves(self, doing: Doing) -> bool:
        """Whether what is readied can still do that: it may be used at once, for something else."""
        for clause in clauses(self.doing.ability.steps):
            spent = any(tree == Ref("chosen") for _, tree in told(clause, "who"))
            if self.clause.verb == "ready" and clause.verb == "use" and spent:
                return doing.ability.kind in _WAYS.get(clause.words.get("as", ""), _USED)
        return True

    def _means(self, phrase: Phrase, card: Card, kind: str, *, itself: bool) -> bool:
        if isinstance(phrase, Ref):
            return phrase.word == "this" and itself
        idle = "exhausted" if self.clause.verb == "return" else "ready"
        return idle not in phrase.states and may_be(phrase, card, kind)


def _links(card: Card) -> Iterator[_Link]:
    """What a card lets be done again, as often as it comes to it."""
    for doing in doings(card):
        ability = doing.ability
        few = ability.sacrifice or 0 < ability.per_turn < _MOST
        if ability.kind in {*_USED, "play"} and not few:
            picked = [
                tree
                for clause in clauses(ability.steps)
                for parameter in clause.arguments
                for _, tree in told(clause, parameter)
                if isinstance(tree, Those) and tree.quantity.asks
            ]
            for clause in clauses(ability.steps):
                if clause.verb in _LETS:
                    yield _Link(card, doing, clause, tuple(_meant(clause, picked)))


def _meant(clause: Clause, picked: list[Those]) -> Iterator[Phrase]:
    """The phrases of a clause; `chosen` is whatever the ability lets somebody choose."""
    for _, tree in told(clause, "who"):
        if tree == Ref("chosen"):
            yield from picked
        else:
            yield tree


def _ring(first: int, wakes: list[list[int]], open_: set[int]) -> list[int]:
    """The shortest way from a link back to itself over open ones; empty if there is none."""
    ways, seen = [[first]], set[int]()
    for way in ways:
        for link in wakes[way[-1]]:
            if link == first:
                return way
            if link in open_ - seen:
                seen.add(link)
                ways.append([*way, link])
    return []


def _hit(ring: list[_Link]) -> Hit:
    first, *others = ring
    names = " and ".join(dict.fromkeys(it.card.id for it in ring))
    done = "used" if first.doer.how == "use" else "played"
    message = f"{names} can be {done} without end: {'; '.join(_told(it) for it in ring)}"
    places = tuple((it.clause.span, "and by this again") for it in others)
    return Hit(first.clause.span, message, "limit it: `{per_turn: 1, do: […]}`", places)


def _told(link: _Link) -> str:
    verb = {"ready": "readies", "return": "returns"}[link.clause.verb]
    phrases = ", ".join(it.text for it, _ in told(link.clause, "who"))
    return f"the {link.doing.ability.wording} of {link.card.id} {verb} {phrases}"
