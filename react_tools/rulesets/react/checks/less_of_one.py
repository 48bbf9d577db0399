"""RA145: `with: less 1` where all damage is 1."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause
from react_tools.source.kept import kept
from react_tools.source.tree import follow


@check("RA145", Level.NOTE, Creator)
def less_of_one(creator: Creator, library: Library) -> Iterator[Hit]:
    """A passive takes 1 from damage, and nobody who is known here deals 2.

    Why it matters: nothing is left of 1 damage that is 1 less, so the unit cannot be hurt at all,
    which `with: nothing` would say openly. Looked at are the cards and passives of every creator
    that is read, the own one too.

    Wrong:
        passives:
          - {id: wool, name: {en: Wool, ru: Шерсть}, replace: damage, who: creator, with: less 1}
        deck:
          - {id: hiring, do: [{damage: target}]}

    Right:
        passives:
          - {id: wool, name: {en: Wool, ru: Шерсть}, replace: damage, who: creator, with: less 1}
        deck:
          - {id: hiring, do: [{damage: {zone: target, amount: 2}}]}
    """
    for at, passive in enumerate(creator.passives):
        if passive.instead == "less 1" and not any(map(_hits_hard, library.every_creator)):
            span = follow(creator.node, ("passives", at, "with")).span
            message = "no card that is read deals 2 damage, so 1 less leaves nothing of any"
            yield Hit(span, message, "say `with: nothing`, or deal 2 damage somewhere")


@kept
def _hits_hard(creator: Creator) -> bool:
    """Whether a creator may deal more than 1 damage to somebody in one clause."""
    return any(_amount(it) > 1 for program in all_programs(creator) for it in program.clauses)


def _amount(clause: Clause) -> int:
    """How much damage a clause may deal; more than any that cannot be read."""
    if clause.verb != "damage":
        return 0
    trees = [it.tree for it in clause.arguments.get("amount", ())]
    return max((it.number if isinstance(it, Amount) else 99 for it in trees), default=1)
