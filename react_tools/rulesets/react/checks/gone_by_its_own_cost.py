"""RA140: `this` where its own cost has taken it off the field."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import spoken
from react_tools.rulesets.react.checking.programs import CREATOR, Program, all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Cost, Ref, Remove
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Written

_THIS = Ref("this")


@check("RA140", Level.WARNING, Creator)
def gone_by_its_own_cost(creator: Creator, _: Library) -> Iterator[Hit]:
    """An effect reads `this`, and its own cost has taken that unit off the field.

    Why it matters: a cost is paid when the card is played, so the unit is gone when the effect is
    applied. `this` then stands for nobody, `adjacent` without `to` is beside nobody, and the clause
    does nothing. What shall be kept of it the cost can fix: `target zone within 1 of this`.

    Wrong:
        abilities:
          - {id: intern, effects: {A: {cost: remove this, do: [{damage: adjacent zones}]}}}

    Right:
        abilities:
          - id: intern
            effects:
              A: {cost: remove this + target adjacent zone, do: [{damage: target}]}
    """
    for program in all_programs(creator):
        if program.this != CREATOR and _takes_itself_off(program):
            for written in spoken(program.steps):
                if _reads_this(written):
                    message = f"{program.name} reads 'this', which its own cost has removed"
                    yield Hit(
                        written.node.span, message, "let the cost fix a target, and read that"
                    )


def _takes_itself_off(program: Program) -> bool:
    cost = program.effect.cost if program.effect else None
    return cost is not None and isinstance(cost.tree, Cost) and Remove(_THIS) in cost.tree.parts


def _reads_this(written: Written) -> bool:
    """Whether the word stands there, or is meant by `adjacent`."""
    return written.tree is not None and _THIS in list(written.walk())
