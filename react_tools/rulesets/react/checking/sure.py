"""What a clause of a passive surely brings about each time, whatever lies and stands on the field.

Only that a boulder may lie in the way is not looked at; it stops a passive once.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import CREATOR
from react_tools.rulesets.react.checking.sheet import (
    CREATORS,
    ENEMY_CREATOR,
    OWN_CREATOR,
    Kind,
    Sheet,
    is_narrowed,
    same,
)
from react_tools.rulesets.react.definitions import Passive
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.language.phrase import Amount, Phrase, Ref, Those, ZoneOf
from react_tools.rulesets.react.steps import Clause
from react_tools.rulesets.react.verb import Brings

_SUBJECT = Ref("subject")
_ALL = frozenset({"all", "each"})
_NOBODY: frozenset[Kind] = frozenset()
_ONE = {CREATOR: frozenset({OWN_CREATOR}), "enemy creator": frozenset({ENEMY_CREATOR})}


class Woken(NamedTuple):
    """A passive that answers a fact.

    Attributes:
        passive: which it is, as they stand in the file.
        kinds: of which the unit may be to which it happened.
        gone: whether that unit has left the field.
        token: the kind of token, if one was placed.
    """

    passive: int
    kinds: frozenset[Kind]
    gone: bool = False
    token: str = ""


class Surely(NamedTuple):
    """A fact that a clause surely brings about.

    Attributes:
        kinds: of which the unit may be to which it happens; none where it happens to a player.
        same: whether that is the unit for which the passive has waited.
        token: the kind of token that is placed.
    """

    brings: Brings
    kinds: frozenset[Kind]
    same: bool = False
    token: str = ""


class Moment(NamedTuple):
    """A passive at work: what it answers, what its creator brings, and whether some spare units."""

    passive: Passive
    woken: Woken
    sheet: Sheet
    sparing: bool

    @property
    def this(self) -> str:
        """What `this` is."""
        return self.passive.of or CREATOR

    def unit(self, phrase: Phrase | None) -> frozenset[Kind]:
        """Of which kinds the one unit is that a phrase surely finds; none if it may find none."""
        if phrase == _SUBJECT:
            return _NOBODY if self.woken.gone else self.woken.kinds
        return _ONE.get(same(phrase, self.this), _NOBODY)

    def hit(self, zone: Phrase | None) -> frozenset[Kind]:
        """Of which kinds the unit is that surely stands on a zone."""
        if zone == Ref("place") and self.passive.when != "left":
            return self.unit(_SUBJECT)
        return self.unit(zone.units) if isinstance(zone, ZoneOf) else _NOBODY

    def removed(self, who: Phrase | None) -> frozenset[Kind]:
        """Of which kinds those are of whom at least one is surely removed."""
        one = self.unit(_SUBJECT)
        if isinstance(who, Those) and who.quantity.kind in _ALL and not is_narrowed(who):
            every = self.sheet.kinds(who, self.this)
            return every - CREATORS if one and one <= every - CREATORS else _NOBODY
        found = self.unit(who)
        return _NOBODY if found & CREATORS else found


def happens(clause: Clause, moment: Moment) -> Iterator[Surely]:
    """What a clause surely brings; nothing if it may come to nothing."""
    verb = VERBS[clause.verb]
    if verb.name in _SURELY:
        for brings, kinds in _SURELY[verb.name](clause, moment):
            phrase = one(clause, brings.whose) if brings.whose in clause.arguments else None
            again = phrase in {_SUBJECT, Ref("place"), ZoneOf(_SUBJECT)}
            yield Surely(brings, kinds, again, _token(clause) if verb.name == "place" else "")


_Found = Iterator[tuple[Brings, frozenset[Kind]]]


def _travels(clause: Clause, moment: Moment) -> _Found:
    """A free zone is always left, another creator always there; a piece may be kept back."""
    pieces = any(it.attached for it in moment.sheet.summons.values())
    if not pieces and _goes(clause, moment):
        for brings in VERBS[clause.verb].brings:
            if kinds := moment.unit(one(clause, brings.whose)):
                yield brings, kinds


def _goes(clause: Clause, moment: Moment) -> bool:
    if clause.verb == "put":
        return _is_free(one(clause, "at"))
    both = [moment.unit(one(clause, it)) for it in ("who", "with")]
    return all(both) and not both[0] & both[1]


def _is_free(zone: Phrase | None) -> bool:
    return isinstance(zone, Those) and zone.state == "free" and not (zone.filters or zone.nth)


def _summons(clause: Clause, moment: Moment) -> _Found:
    """It comes surely if one of its kind has just left."""
    what, woken = clause.arguments["what"][0].tree, moment.woken
    if isinstance(what, Name) and woken.gone and woken.kinds == {("own", what.id)}:
        piece = moment.sheet.summons[what.id].attached
        if not piece and _is_free(one(clause, "at")):
            for brings in VERBS[clause.verb].brings:
                yield brings, woken.kinds


def _removes(clause: Clause, moment: Moment) -> _Found:
    if kinds := moment.removed(one(clause, "who")):
        for brings in VERBS[clause.verb].brings:
            yield brings, kinds


def _damages(clause: Clause, moment: Moment) -> _Found:
    """Who is hit may be spared; a summon that nobody spares is destroyed. Creators are mortal."""
    kinds = moment.hit(one(clause, "zone"))
    if not kinds or not _is_fixed(clause, "amount"):
        return
    for brings in VERBS[clause.verb].brings:
        dies = brings.gone and not (moment.sparing or kinds & CREATORS)
        if dies or brings.trigger == "replace":
            yield brings, kinds


def _improves(clause: Clause, _: Moment) -> _Found:
    if clause.by is None and _is_fixed(clause, "times"):
        for brings in VERBS[clause.verb].brings:
            if brings.trigger == clause.verb + "d":
                yield brings, _NOBODY


def _places(clause: Clause, moment: Moment) -> _Found:
    """It lies there surely if one was taken just before; else the supply runs out."""
    steps, kinds = moment.passive.steps, moment.unit(one(clause, "at"))
    before = steps[steps.index(clause) - 1] if steps.index(clause) else None
    taken = isinstance(before, Clause) and before.verb == "take" and _takes(before, moment)
    if taken and _token(clause) == moment.woken.token and "count" not in clause.arguments:
        for brings in VERBS[clause.verb].brings:
            if kinds:
                yield brings, kinds


def _takes(clause: Clause, moment: Moment) -> bool:
    """Whether the token is taken of which the passive has heard."""
    token = moment.sheet.tokens.get(moment.woken.token)
    if token is None or token.at != ("unit",) or _token(clause) != token.id:
        return False
    return one(clause, "from") == _SUBJECT and "count" not in clause.arguments


_SURELY: dict[str, Callable[[Clause, Moment], _Found]] = {
    "put": _travels,
    "swap": _travels,
    "summon": _summons,
    "remove": _removes,
    "damage": _damages,
    "improve": _improves,
    "place": _places,
}


def one(clause: Clause, parameter: str) -> Phrase | None:
    """What a clause tells its verb, if that is one phrase."""
    written = clause.arguments[parameter]
    tree = written[0].tree if len(written) == 1 else None
    return tree if isinstance(tree, Phrase) else None


def _token(clause: Clause) -> str:
    tree = clause.arguments["token"][0].tree
    return tree.id if isinstance(tree, Name) else ""


def _is_fixed(clause: Clause, parameter: str) -> bool:
    """Whether nobody says how much it is, and it is something."""
    trees = (it.tree for it in clause.arguments.get(parameter, ()))
    return all(isinstance(it, Amount) and not it.up_to and it.number > 0 for it in trees)
