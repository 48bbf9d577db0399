"""What a creator brings, and so which kinds of units a phrase can stand for.

Of the opponent nothing is known but that there is a creator; it may have any summons. What is said
here is sure: a kind that is left out, no unit of it can be meant.
"""

from functools import cached_property, lru_cache

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import CREATOR
from react_tools.rulesets.react.definitions import Creator, Token
from react_tools.rulesets.react.language.phrase import Filter, Phrase, Ref, Those, ZoneOf

Kind = tuple[str, str]
"""Whose unit, and what it is: `creator`, a summon's id, or `summon` for any of the opponent's."""
OWN_CREATOR: Kind = ("own", CREATOR)
ENEMY_CREATOR: Kind = ("enemy", CREATOR)
FOREIGN: Kind = ("enemy", "summon")
CREATORS = frozenset({OWN_CREATOR, ENEMY_CREATOR})
_NOBODY: frozenset[Kind] = frozenset()
SINGLE = frozenset(
    {"this", "creator", "enemy creator", "payer", "subject", "it", "target", "place", "origin"}
)
"""The words that stand for one unit or one zone."""


class Sheet:
    """The tokens, the groups of them and the summons of a creator, by id."""

    def __init__(self, creator: Creator) -> None:
        self.id = creator.id
        self.deckless = creator.deckless
        self.tokens = {it.id: it for it in creator.tokens}
        self.groups = {it.id: creator.members(it.id) for it in creator.groups}
        self.summons = {it.id: it for it in creator.summons}
        self._like: dict[tuple[str | Name, str], frozenset[Kind]] = {}

    @cached_property
    def everybody(self) -> frozenset[Kind]:
        """Every kind of unit there can be."""
        return frozenset({*CREATORS, FOREIGN, *(("own", it) for it in self.summons)})

    def kinds(self, phrase: Phrase, this: str) -> frozenset[Kind]:
        """The kinds of which a phrase for units can stand for one; all of them if nobody knows."""
        match phrase:
            case Ref("this"):
                return frozenset({("own", this)})
            case Ref("creator"):
                return frozenset({OWN_CREATOR})
            case Ref("enemy creator"):
                return frozenset({ENEMY_CREATOR})
            case Those(noun=noun, side=side) if noun != "zone":
                return self._of(noun, side)
            case Ref():
                return self.everybody
            case Those() | ZoneOf():
                return _NOBODY

    def like(self, noun: str | Name) -> frozenset[Kind]:
        """The kinds that are such a unit."""
        return self._of(noun, "")

    def _of(self, noun: str | Name, side: str) -> frozenset[Kind]:
        """The kinds of a noun and a side, looked for once."""
        found = self._like.get((noun, side))
        if found is None:
            found = frozenset(it for it in self.everybody if _is_of(it, noun, side))
            self._like[noun, side] = found
        return found

    def most(self, kinds: frozenset[Kind]) -> int | None:
        """How many units of these kinds there are at most; None if nobody knows."""
        if FOREIGN in kinds:
            return None
        return sum(1 if it in CREATORS else self.summons[it[1]].count for it in kinds)

    def members(self, kind: str) -> tuple[Token, ...]:
        """The kinds of token that go by a name, its own or that of a group; none if nobody does."""
        return self.groups.get(kind, ()) or ((self.tokens[kind],) if kind in self.tokens else ())

    def supply(self, kind: str) -> int | None:
        """How many tokens of a kind, or of a group, there are; None of an unknown one."""
        found = self.members(kind)
        return sum(it.supply for it in found) if found else None

    def lies(self, kind: str, field: str) -> bool:
        """Whether a token, or any of a group, may lie on a `unit` or a `zone`.

        Of an unknown one nobody can tell.
        """
        found = self.members(kind)
        return not found or any(it.lies_on(field) for it in found)


@lru_cache(maxsize=8)
def sheet_of(creator: Creator) -> Sheet:
    """The sheet of a creator, kept while one check after the other looks at it."""
    return Sheet(creator)


def same(phrase: Phrase | None, this: str) -> str:
    """The word for one unit or zone that a phrase is, `this` as `creator` where it is the same.

    Empty for every other phrase.
    """
    if not isinstance(phrase, Ref) or phrase.word not in SINGLE:
        return ""
    return CREATOR if phrase.word == "this" and this == CREATOR else phrase.word


def is_narrowed(those: Those) -> bool:
    """Whether not every unit or zone of its noun and side fits a set."""
    filters: tuple[Filter, ...] = those.filters
    return bool(filters or those.state or those.nth)


def _is_of(kind: Kind, noun: str | Name, side: str) -> bool:
    whose, what = kind
    if side not in {"", whose}:
        return False
    if isinstance(noun, Name):
        return kind == ("own", noun.id)
    return noun == "unit" or (noun == CREATOR) == (what == CREATOR)
