"""RA222: texts of a rule or a ruling that say 0 or 1 in one language and others in the other."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.registers import numbers_apart
from react_tools.staging.shelf import Register


@check("RA222", Level.WARNING, Register)
def numbers_differ_in_register(register: Register, _: Library) -> Iterator[Hit]:
    """A rule or a ruling says 0 or 1 in one language, and other numbers in the other one.

    Why it matters: players of both languages read the same rule. Of any text TX101 asks whether its
    numbers are the same, but beside others it lets 0 and 1 come and go, for `a card` is one card; a
    rule that says 1 means it. What TX101 says is not said again. A number may be a figure in one
    language and a word in the other.

    Wrong:
        rules:
          - {id: RA-DRAW-1, says: {en: Draw 1 card., ru: Возьми 2 карты или 3.}}

    Right:
        rules:
          - {id: RA-DRAW-1, says: {en: Draw 1 card., ru: Возьми 1 карту.}}
    """
    return numbers_apart(register)
