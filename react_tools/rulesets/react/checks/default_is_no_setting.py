"""RA221: a ruling whose default is none of its settings."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.registers import strange_defaults
from react_tools.staging.shelf import Register


@check("RA221", Level.ERROR, Register)
def default_is_no_setting(register: Register, _: Library) -> Iterator[Hit]:
    """The default of a ruling is none of its settings.

    Why it matters: whoever does not pin it would play by an answer that there is not.

    Wrong:
        rulings:
          - {id: source-gone, default: aplies}

    Right:
        rulings:
          - {id: source-gone, default: applies}
    """
    return strange_defaults(register)
