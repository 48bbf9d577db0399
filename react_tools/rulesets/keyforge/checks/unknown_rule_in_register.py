"""KF220: a rule that the rulebook does not have, named by a rule, a ruling or a sentence."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.registers import unknown_rules
from react_tools.staging.shelf import Register


@check("KF220", Level.ERROR, Register)
def unknown_rule_in_register(register: Register, library: Library) -> Iterator[Hit]:
    """A rule overrides, a ruling rests on, or a sentence stands for a rule that there is not.

    Why it matters: who looks it up finds nothing, and what was meant may be another rule. All
    rules are those of `rulebook.yaml`.

    Wrong:
        rules:
          - {id: KF-ART-3, overrides: [KF-ATR-1]}

    Right:
        rules:
          - {id: KF-ART-3, overrides: [KF-ART-1]}
    """
    return unknown_rules(register, library)
