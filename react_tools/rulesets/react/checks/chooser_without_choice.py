"""RA126: a `by:` beside a clause in which nobody chooses."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Amount, OneOf, Quantity, Those, ZoneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause

_ASK_NOBODY = frozenset({"damage", "wound", "exhaust", "recover", "remove", "descend", "take"})
"""Verbs that ask only what their phrases ask: which ones, and `up to` how many."""


@check("RA126", Level.WARNING, Creator)
def chooser_without_choice(creator: Creator, _: Library) -> Iterator[Hit]:
    """A clause says `by:`, and there is nothing in it that anybody chooses.

    Why it matters: `by:` says who chooses. In a clause that names its units or zones for good it
    changes nothing, though the card reads as if somebody had a say; most often an article is
    missing (`a unit`), or the `by:` belongs to another clause.

    Wrong:
        deck:
          - {id: stamping, do: [{exhaust: enemy creator, by: opponent}]}

    Right:
        deck:
          - {id: stamping, do: [{exhaust: an enemy unit, by: opponent}]}
    """
    for program in all_programs(creator):
        for clause in program.clauses:
            if clause.by is not None and clause.verb in _ASK_NOBODY and not _asks(clause):
                message = f"nobody chooses in this {clause.verb}, so 'by' says nothing"
                yield Hit(clause.by.node.span, message, "leave it out, or let them choose: `a …`")


def _asks(clause: Clause) -> bool:
    """Whether a phrase of a clause lets somebody choose, or cannot be read."""
    trees = [it.tree for several in clause.arguments.values() for it in several]
    return None in trees or any(map(_is_open, trees))


def _is_open(tree: object) -> bool:
    match tree:
        case Amount(up_to=up_to):
            return up_to
        case OneOf():
            return True
        case Those(quantity=Quantity() as quantity):
            return quantity.asks
        case ZoneOf(units):
            return _is_open(units)
        case _:
            return False
