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
    surely = _SURELY.get(clause.verb)
    if surely is None:
        return
    for brings in VERBS[clause.verb].brings:
        kinds = surely(clause, moment, brings)
        if kinds is not None:
            phrase = one(clause, brings.whose) if brings.whose in clause.arguments else None
            again = phrase in {_SUBJECT, Ref("place"), ZoneOf(_SUBJECT)}
            token = _token(clause) if clause.verb == "place" else ""
            yield Surely(brings, kinds, again, token)


_Found = frozenset[Kind] | None
"""The kinds of whom it is one to whom something surely happens; None if it may not happen."""


def _travels(clause: Clause, moment: Moment, brings: Brings) -> _Found:
    """A free zone is always left, another creator always there; a piece may be kept back."""
    pieces = any(it.attached for it in moment.sheet.summons.values())
    if pieces or not _goes(clause, moment):
        return None
    return moment.unit(one(clause, brings.whose)) or None


def _goes(clause: Clause, moment: Moment) -> bool:
    if clause.verb == "put":
        return _is_free(one(clause, "at"))
    both = [moment.unit(one(clause, it)) for it in ("who", "with")]
    return all(both) and not both[0] & both[1]


def _is_free(zone: Phrase | None) -> bool:
    return isinstance(zone, Those) and zone.state == "free" and not (zone.filters or zone.nth)


def _summons(clause: Clause, moment: Moment, _: Brings) -> _Found:
    """It comes surely if one of its kind has just left."""
    what, woken = clause.arguments["what"][0].tree, moment.woken
    if not isinstance(what, Name) or not woken.gone or woken.kinds != {("own", what.id)}:
        return None
    piece = moment.sheet.summons[what.id].attached
    return woken.kinds if not piece and _is_free(one(clause, "at")) else None


def _removes(clause: Clause, moment: Moment, _: Brings) -> _Found:
    return moment.removed(one(clause, "who")) or None


def _damages(clause: Clause, moment: Moment, brings: Brings) -> _Found:
    """Who is hit may be spared; a summon that nobody spares is destroyed. Creators are mortal."""
    kinds = moment.hit(one(clause, "zone"))
    if not kinds or not _is_fixed(clause, "amount"):
        return None
    dies = brings.gone and not (moment.sparing or kinds & CREATORS)
    return kinds if dies or brings.trigger == "replace" else None


def _improves(clause: Clause, _: Moment, brings: Brings) -> _Found:
    sure = clause.by is None and _is_fixed(clause, "times") and brings.trigger == "improved"
    return _NOBODY if sure else None


def _places(clause: Clause, moment: Moment, _: Brings) -> _Found:
    """It lies there surely if one was taken just before; else the supply runs out."""
    steps, at = moment.passive.steps, moment.passive.steps.index(clause)
    before = steps[at - 1] if at else None
    taken = isinstance(before, Clause) and before.verb == "take" and _takes(before, moment)
    again = taken and _token(clause) == moment.woken.token and "count" not in clause.arguments
    return (moment.unit(one(clause, "at")) or None) if again else None


def _takes(clause: Clause, moment: Moment) -> bool:
    """Whether the token is taken of which the passive has heard."""
    token = moment.sheet.tokens.get(moment.woken.token)
    if token is None or token.at != ("unit",) or _token(clause) != token.id:
        return False
    return one(clause, "from") == _SUBJECT and "count" not in clause.arguments


_SURELY: dict[str, Callable[[Clause, Moment, Brings], _Found]] = {
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
