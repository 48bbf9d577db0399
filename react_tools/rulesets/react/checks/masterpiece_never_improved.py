"""RA109: a creator who cannot work on the masterpiece."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import Mapping


@check("RA109", Level.WARNING, Creator)
def masterpiece_never_improved(creator: Creator, _: Library) -> Iterator[Hit]:
    """No card and no passive of a creator improves the masterpiece.

    Why it matters: then the masterpiece is improved in the masterpiece phase alone, once a turn
    (RA-TURN-4), and the creator is the last to ascend. Every published creator has an intention
    for it (RA-PIECE-17).

    Wrong:
        abilities:
          - {id: desk, effects: {B: {do: [{draw: 1}]}}}

    Right:
        abilities:
          - {id: desk, effects: {B: {do: [{improve: 1}]}}}
    """
    verbs = {clause.verb for program in all_programs(creator) for clause in program.clauses}
    if "improve" not in verbs:
        assert isinstance(creator.node, Mapping)  # noqa: S101 -- a creator is made of nothing else
        yield Hit(
            creator.node.key_span("abilities"),
            f"no effect of {creator.id} improves the masterpiece",
            "give the creator's ability card one: {kind: intention, cost: exhaust this, "
            "do: [{improve: 1}]}",
        )
