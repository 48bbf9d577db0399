"""RA144: a passive that replaces damage of which nothing is left for it."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import CREATOR
from react_tools.rulesets.react.checking.sheet import Sheet, is_narrowed, sheet_of
from react_tools.rulesets.react.definitions import Creator, Passive
from react_tools.rulesets.react.language.phrase import Phrase, Ref, Those
from react_tools.rulesets.react.library import Library


@check("RA144", Level.WARNING, Creator)
def replaced_already(creator: Creator, _: Library) -> Iterator[Hit]:
    """A passive replaces damage that an earlier one has always cancelled wholly.

    Why it matters: passives of one creator are asked in printed order, and of damage that has been
    cancelled nobody is asked; so this one never does anything. What is printed first and has a
    condition, a face or a `may`, or stands on a summon's card, leaves something for the others.

    Wrong:
        passives:
          - id: iron
            name: {en: Iron, ru: Железо}
            replace: damage
            who: own units
            with: nothing
          - id: wool
            name: {en: Wool, ru: Шерсть}
            replace: damage
            who: creator
            with: nothing

    Right:
        passives:
          - id: iron
            name: {en: Iron, ru: Железо}
            replace: damage
            who: own summons
            with: nothing
          - id: wool
            name: {en: Wool, ru: Шерсть}
            replace: damage
            who: creator
            with: nothing
    """
    sheet = sheet_of(creator)
    replacing = [it for it in creator.passives if it.instead]
    for at, passive in enumerate(replacing):
        before = next((it for it in replacing[:at] if _leaves_nothing(it, passive, sheet)), None)
        if before is not None:
            message = f"{passive.id} is never asked: {before.id} cancels all of this damage first"
            cure = "print it first, narrow the other's `who:`, or leave one of them out"
            yield Hit(passive.span, message, cure, ((before.span, "the other one"),))


def _leaves_nothing(one: Passive, other: Passive, sheet: Sheet) -> bool:
    """Whether *one* always cancels what *other* waits for."""
    if one.instead != "nothing" or one.may or one.condition is not None or one.of:
        return False
    if one.face not in {"", other.face}:
        return False
    mine, theirs = _who(one), _who(other)
    if mine is None or theirs is None:
        return False
    if mine == theirs and not other.of:
        return True
    if isinstance(mine, Those) and is_narrowed(mine):
        return False
    whole = isinstance(mine, Those) or mine in {Ref("creator"), Ref("enemy creator")}
    kinds = sheet.kinds(theirs, other.of or CREATOR)
    return whole and bool(kinds) and kinds <= sheet.kinds(mine, CREATOR)


def _who(passive: Passive) -> Phrase | None:
    """Whom a passive is about, if it can be read."""
    written = passive.filters.get("who", ())
    tree = written[0].tree if len(written) == 1 else None
    return tree if isinstance(tree, Phrase) else None
