"""RA125: a `may` around what may be left out anyway."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Amount, Quantity, Those, ZoneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, May, Pick, Step


@check("RA125", Level.NOTE, Creator)
def optional_twice(creator: Creator, _: Library) -> Iterator[Hit]:
    """A `may` holds nothing but one thing that its player may leave out as it is.

    Why it matters: `up to` includes none, so a player is asked whether to do it, says yes, and is
    asked again whether to do any of it. With `by:` the `may` says whom to ask, and is no fault.

    Wrong:
        deck:
          - {id: stamping, do: [{may: [{move: {who: creator, by: up to 2}}]}]}

    Right:
        deck:
          - {id: stamping, do: [{move: {who: creator, by: up to 2}}]}
    """
    for program in all_programs(creator):
        for may in program.every:
            if not isinstance(may, May) or may.by is not None:
                continue
            if len(may.steps) == 1 and _is_optional(may.steps[0]):
                message = f"what {program.name} may do here may be left out without the 'may'"
                yield Hit(may.span, message, "leave `may` out, or say how many without `up to`")


def _is_optional(step: Step) -> bool:
    match step:
        case Clause(arguments=arguments, by=None):
            trees = (it.tree for several in arguments.values() for it in several)
            return any(map(_is_up_to, trees))
        case Pick(count=count, by=None):
            return _is_up_to(count.tree)
        case May(by=None):
            return True
        case _:
            return False


def _is_up_to(tree: object) -> bool:
    match tree:
        case Amount(up_to=up_to):
            return up_to
        case Quantity(kind=kind) | Those(quantity=Quantity(kind=kind)):
            return kind == "up to"
        case ZoneOf(units):
            return _is_up_to(units)
        case _:
            return False
