"""KF222: texts of a rule or a ruling that say different numbers in two languages."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.registers import numbers_apart
from react_tools.staging.shelf import Register


@check("KF222", Level.WARNING, Register)
def numbers_differ_in_register(register: Register, _: Library) -> Iterator[Hit]:
    """A rule or a ruling says one number in English and another one in Russian.

    Why it matters: players of both languages read the same rule. Numbers are those written with
    digits; one that only one of the texts writes so may be a word in the other, and is not
    asked about.

    Wrong:
        rules:
          - {id: KF-ART-3, says: {en: It is used with 1 hand., ru: Он нужен в 2 руках.}}

    Right:
        rules:
          - {id: KF-ART-3, says: {en: It is used with 1 hand., ru: Он нужен в 1 руке.}}
    """
    return numbers_apart(register)
