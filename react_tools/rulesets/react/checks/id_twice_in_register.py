"""RA219: two rules or two rulings with one id."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.registers import ids_twice
from react_tools.staging.shelf import Register


@check("RA219", Level.ERROR, Register)
def id_twice_in_register(register: Register, library: Library) -> Iterator[Hit]:
    """Two rules, or two rulings, of one pack have the same id.

    Why it matters: the second is never looked at: traces, refusals and scenarios name rules and
    rulings by id alone. A pack over another may take a ruling's place; within one pack that is
    a slip.

    Wrong:
        rules:
          - {id: RA-GOAL-1}
          - {id: RA-GOAL-1}

    Right:
        rules:
          - {id: RA-GOAL-1}
          - {id: RA-GOAL-2}
    """
    return ids_twice(register, library)
