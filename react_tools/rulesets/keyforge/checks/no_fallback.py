"""KF113: what is to be done to an enemy creature, where there may be none."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import doings, told
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.language.phrase import Done, Phrase, ThereIs, Those
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.steps import Branch, Clause, Step, Written, clauses


@check("KF113", Level.NOTE, Card)
def no_fallback(card: Card, _: Library) -> Iterator[Hit]:
    """An ability is about an enemy creature, and does not say what happens if there is none.

    Why it matters: as much of an ability is carried out as can be, so the clause is passed over
    and the others are done all the same. Designers often mean something else: that the rest
    depends on it, or that something happens instead. It is said by asking first, by asking `done`
    behind it, by `may`, or by `up to 1 enemy creature`. Where the clause is all that the ability
    does, there is nothing else to carry out, and nothing to be said.

    Wrong:
        cards:
          - {id: zap, abilities: {play: [{destroy: an enemy creature}, {draw: 1}]}}

    Right:
        cards:
          - id: zap
            abilities:
              play: [{destroy: an enemy creature}, {if: done, then: [{draw: 1}]}]
    """
    for ability, _given in doings(card):
        if len(list(clauses(ability.steps))) > 1:
            yield from _unguarded(ability.steps)


def _unguarded(steps: tuple[Step, ...]) -> Iterator[Hit]:
    """In `may` and `choose` nobody has to; what stands in a condition has been asked for."""
    for at, step in enumerate(steps):
        after = steps[at + 1] if at + 1 < len(steps) else None
        if isinstance(step, Clause) and not (isinstance(after, Branch) and _asks(after, Done)):
            for parameter in step.arguments:
                yield from (_hit(it) for it, tree in told(step, parameter) if _is_enemy(tree))
        elif isinstance(step, Branch) and not _asks(step, ThereIs):
            yield from _unguarded(step.then)
            yield from _unguarded(step.otherwise)


def _asks(branch: Branch, kind: type[object]) -> bool:
    return any(isinstance(part, kind) for part in branch.condition.walk())


def _is_enemy(tree: Phrase) -> bool:
    """Whether it is one enemy creature, or so many, and not as many as there are."""
    if not isinstance(tree, Those):
        return False
    creatures = tree.noun in {"creature", "card"} and tree.side == "enemy"
    return creatures and tree.quantity.kind == "count"


def _hit(written: Written) -> Hit:
    message = f"if there is no such card ({written.text}), this is passed over and the rest is done"
    cure = "say what then: `{if: there is an enemy creature, then: […], else: […]}`"
    return Hit(written.node.span, message, cure)
