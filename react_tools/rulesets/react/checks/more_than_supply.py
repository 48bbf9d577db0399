"""RA108: more tokens placed at once than there are."""

from collections.abc import Callable, Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.counting import Count, times
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Amount, OneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.mentions import known
from react_tools.rulesets.react.steps import Clause, Standing, Written
from react_tools.source.tree import Scalar


@check("RA108", Level.ERROR, Creator)
def more_than_supply(creator: Creator, _: Library) -> Iterator[Hit]:
    """One effect places more tokens of a kind than its creator has.

    Why it matters: supply is a hard limit, so the card can never do what it says. Numbers are
    added up along each way through the effect: both sides of an `if` apart, the largest branches
    of a `choose` together.

    Wrong:
        tokens:
          stamp: {supply: 4}
        deck:
          - {id: stamping, do: [{place: {token: stamp, at: a unit, count: 5}}]}

    Right:
        tokens:
          stamp: {supply: 4}
        deck:
          - {id: stamping, do: [{place: {token: stamp, at: a unit, count: 4}}]}
    """
    for program in all_programs(creator):
        if "place" not in program.verbs:
            continue
        for name in known(creator)["kind"]:
            supply = sum(it.supply for it in creator.members(name))
            count = Count(_brings(creator, name), supply)
            count.follow(program.steps, 0)
            for place, placed in count.over[:1]:
                told = f"{program.name} places {placed} {name}"
                message = f"{told}, but there are only {supply}"
                yield Hit(place.span, message, "place fewer, or raise the supply")


def _brings(
    creator: Creator, name: str
) -> Callable[[Clause], tuple[int, Standing | Scalar] | None]:
    """How many tokens of a kind, or of a group, a clause brings; more than one kind may count."""
    names = {name, *(it.id for it in creator.members(name))}

    def brings(clause: Clause) -> tuple[int, Standing | Scalar] | None:
        if clause.verb != "place" or _named(clause) not in names:
            return None
        counted = clause.arguments.get("count")
        placed = _number(counted) * times(clause.arguments["at"])
        return placed, counted[0].node if counted else clause

    return brings


def _named(clause: Clause) -> str:
    """The kind, or the group, of what a clause places; empty if it does not parse."""
    tree = clause.arguments["token"][0].tree
    name = tree.group if isinstance(tree, OneOf) else tree
    return name.id if isinstance(name, Name) else ""


def _number(counted: tuple[Written, ...] | None) -> int:
    """How many each holder gets; `up to` promises none."""
    if counted is None:
        return 1
    tree = counted[0].tree
    return tree.number if isinstance(tree, Amount) and not tree.up_to else 0
