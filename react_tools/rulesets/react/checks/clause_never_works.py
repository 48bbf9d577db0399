"""RA121: a clause that does nothing in any position."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import SETUP, all_programs
from react_tools.rulesets.react.checking.sheet import CREATORS, Sheet, same, sheet_of
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import (
    Amount,
    At,
    OneOf,
    Phrase,
    Sort,
    Those,
    Toward,
    Without,
    WithUnit,
    ZoneOf,
)
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Written


@check("RA121", Level.ERROR, Creator)
def clause_never_works(creator: Creator, _: Library) -> Iterator[Hit]:
    """A clause does nothing, whatever the position is.

    Why it matters: the sentence stands on the card and never happens. Nobody is summoned to a zone
    where somebody stands, a creator is not removed, a unit does not go toward itself or swap with
    itself, damage to free zones hits nobody, who is ready does not recover.

    Wrong:
        deck:
          - {id: hiring, do: [{summon: {what: intern, at: zone of creator}}, {damage: target}]}

    Right:
        deck:
          - {id: hiring, do: [{summon: {what: intern, at: a free zone}}, {damage: target}]}
    """
    sheet = sheet_of(creator)
    for program in all_programs(creator):
        in_setup = program.name == SETUP
        for clause in program.clauses:
            moment = _Moment(clause, sheet, program.this, in_setup)
            for reason in _RULES.get(clause.verb, ()):
                why = reason(moment)
                if why:
                    message = f"this {clause.verb} never does anything: {why}"
                    yield Hit(clause.span, message, "say what is meant, or leave the clause out")
                    break


class _Moment(NamedTuple):
    """A clause, and what is known where it stands."""

    clause: Clause
    sheet: Sheet
    this: str
    in_setup: bool

    def phrases(self, parameter: str) -> list[Phrase]:
        """The phrases of a parameter that parse."""
        written: tuple[Written, ...] = self.clause.arguments.get(parameter, ())
        return [it.tree for it in written if isinstance(it.tree, Phrase)]

    def all_are(self, parameter: str, fits: Callable[[Phrase], bool]) -> bool:
        """Whether a parameter is told, can be read, and every phrase of it fits."""
        found = self.phrases(parameter)
        whole = len(found) == len(self.clause.arguments.get(parameter, ()))
        return whole and bool(found) and all(map(fits, found))

    def one(self, parameter: str) -> str:
        """The word for the one unit that a parameter is; empty if it is none."""
        found = self.phrases(parameter)
        return same(found[0], self.this) if len(found) == 1 else ""


_Reason = Callable[[_Moment], str]


def _to_itself(moment: _Moment) -> str:
    written = moment.clause.arguments.get("toward", ())
    toward = written[0].tree if written else None
    if isinstance(toward, Toward) and same(toward.of, moment.this) == moment.one("who") != "":
        return "there is no way from a unit to itself or away from itself"
    return ""


def _with_itself(moment: _Moment) -> str:
    alike = moment.one("who") == moment.one("with") != ""
    return "a unit cannot swap with itself" if alike else ""


def _occupied(moment: _Moment) -> str:
    taken = moment.all_are("at", _is_taken)
    return "somebody stands there" if taken else ""


def _no_summon(moment: _Moment) -> str:
    def stays(it: Phrase) -> bool:
        kinds = moment.sheet.kinds(it, moment.this)
        return bool(kinds) and kinds <= CREATORS

    return "a creator cannot be removed" if moment.all_are("who", stays) else ""


def _no_creator(moment: _Moment) -> str:
    def summoned(it: Phrase) -> bool:
        kinds = moment.sheet.kinds(it, moment.this)
        return bool(kinds) and not kinds & CREATORS

    return "a summon does not ascend or descend" if moment.all_are("who", summoned) else ""


def _only_summons(moment: _Moment) -> str:
    return "only creators are wounded" if _no_creator(moment) else ""


def _nobody_hit(moment: _Moment) -> str:
    free = moment.all_are("zone", lambda it: isinstance(it, Those) and it.state == "free")
    return "nobody stands in a free zone" if free else ""


def _in_state(state: str) -> _Reason:
    def reason(moment: _Moment) -> str:
        already = moment.all_are("who", lambda it: isinstance(it, Those) and it.state == state)
        return f"who is {state} stays so" if already else ""

    return reason


def _none_to_take(moment: _Moment) -> str:
    """Taking what never lies there."""
    tree = moment.clause.arguments["token"][0].tree
    name = tree.group if isinstance(tree, OneOf) else tree
    if not isinstance(name, Name):
        return ""
    lies = {
        Sort.UNITS: moment.sheet.lies(name.id, "unit"),
        Sort.ZONES: moment.sheet.lies(name.id, "zone"),
    }

    def is_bare(it: Phrase) -> bool:
        return not lies.get(it.sort, True) or (
            isinstance(it, Those) and Without(name) in it.filters
        )

    return f"no {name.id} lies there" if moment.all_are("from", is_bare) else ""


def _no_deck(moment: _Moment) -> str:
    mine = moment.sheet.deckless and moment.clause.by is None
    return f"{moment.sheet.id} has no deck, no hand and no discard pile" if mine else ""


def _not_yet(moment: _Moment) -> str:
    return "nothing has been played or improved in the setup" if moment.in_setup else ""


def _zero(moment: _Moment) -> str:
    """`up to 0`, which the schema lets pass as a phrase."""
    for several in moment.clause.arguments.values():
        for it in several:
            if type(it.tree) is Amount and it.tree.number == 0:
                return "up to 0 is always 0"
    return ""


def _is_taken(zones: Phrase) -> bool:
    """Whether somebody stands in each of these zones; of `chosen` nobody knows what it is."""
    match zones:
        case ZoneOf(units):
            return units.sort is Sort.UNITS
        case Those(state=state, filters=filters):
            return state == "occupied" or any(
                isinstance(it, WithUnit) or (isinstance(it, At) and _is_taken(it.zones))
                for it in filters
            )
        case _:
            return False


_RULES: Mapping[str, tuple[_Reason, ...]] = {
    "move": (_to_itself, _zero),
    "jump": (_to_itself,),
    "swap": (_with_itself,),
    "put": (_occupied,),
    "summon": (_occupied,),
    "remove": (_no_summon,),
    "descend": (_no_creator, _not_yet),
    "damage": (_nobody_hit, _zero),
    "wound": (_only_summons, _zero),
    "exhaust": (_in_state("exhausted"),),
    "recover": (_in_state("ready"),),
    "take": (_none_to_take, _zero),
    "shift": (_none_to_take,),
    "place": (_zero,),
    "return": (_no_deck, _not_yet),
    "draw": (_no_deck, _zero),
    "improve": (_zero,),
}
"""Of each verb, what keeps it from doing anything: a reason, or an empty text."""
