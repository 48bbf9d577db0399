"""RA127: a passive that waits for what cannot happen."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import CREATOR
from react_tools.rulesets.react.checking.sets import emptiness
from react_tools.rulesets.react.checking.sheet import CREATORS, Kind, Sheet, sheet_of
from react_tools.rulesets.react.definitions import Creator, Passive
from react_tools.rulesets.react.language.phrase import Phrase, Ref, Those
from react_tools.rulesets.react.library import Library

_OF_CREATORS = frozenset({"damaged"})
_OF_SUMMONS = frozenset({"summoned", "destroyed"})
_SUMMONS_ONLY = frozenset({"summon", "remove", "destroyed"})
"""Ways of coming and going by which no creator comes or goes."""
_FACTS = {
    "damaged": "only creators take damage",
    "summoned": "creators are not summoned",
    "destroyed": "creators are not destroyed",
}


@check("RA127", Level.ERROR, Creator)
def passive_never_wakes(creator: Creator, _: Library) -> Iterator[Hit]:
    """A passive waits for something that never happens to whom or where it says.

    Why it matters: it stands on the sheet and never does anything. Summons take no damage that a
    passive could answer, they are destroyed; creators are neither summoned nor removed; a summon
    does not see itself come; and when a creator has ascended, the front is down already.

    Wrong:
        passives:
          - {id: welcome, when: summoned, who: creator}

    Right:
        passives:
          - {id: welcome, when: summoned, who: own summons}
    """
    sheet = sheet_of(creator)
    for passive in creator.passives:
        why = _why(passive, sheet)
        if why:
            message = f"{passive.id} never wakes: {why}"
            yield Hit(passive.span, message, "wait for what can happen: `when`, `who`, `how`")


def _why(passive: Passive, sheet: Sheet) -> str:
    """Why it never wakes; of sets that are always empty RA120 tells."""
    if passive.when == "ascended" and passive.face == "front" and passive.player == "you":
        return "when you have ascended, the ascended face is up"
    who = [it.tree for it in passive.filters.get("who", ())]
    if len(who) != 1 or not isinstance(who[0], Phrase):
        return ""
    comes = passive.when == "summoned" or (
        passive.when == "entered" and set(passive.ways) == {"summon"}
    )
    if passive.of and comes and who[0] == Ref("this"):
        return "a summon does not see itself come"
    return _of_nobody(passive, who[0], sheet)


def _of_nobody(passive: Passive, who: Phrase, sheet: Sheet) -> str:
    """Whether it happens to none of the kinds of units for which it waits."""
    this = passive.of or CREATOR
    if isinstance(who, Those) and emptiness(who, sheet, this):
        return ""
    kinds = sheet.kinds(who, this)
    if not kinds & _possible(passive, sheet):
        return _FACTS.get(passive.when, f"no creator comes or goes so ({', '.join(passive.ways)})")
    return ""


def _possible(passive: Passive, sheet: Sheet) -> frozenset[Kind]:
    if passive.when in _OF_CREATORS:
        return CREATORS
    only_summons = bool(passive.ways) and set(passive.ways) <= _SUMMONS_ONLY
    if passive.when in _OF_SUMMONS or only_summons:
        return sheet.everybody - CREATORS
    return sheet.everybody
