"""Every lint rule of the fact sheet on KeyForge is found by a schema or a check, as a case shows.

The cases themselves are run by tests/conformance/test_cases.py, at their exact places.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct, convert

from react_tools import rulesets
from react_tools.schema.codes import CODES
from react_tools.source.parse import read
from react_tools.source.tree import plain

TESTS = Path(__file__).parents[1]
IDS = [f"KF-L{number}" for number in range(1, 17)]
_CASE = re.compile(r"^===== (.*)$", re.MULTILINE)


class Rule(Struct):
    """What a lint rule says, and the cases that show it found, by code."""

    says: str
    found: dict[str, str | list[str]]

    def cases(self) -> Iterator[tuple[str, str]]:
        for code, given in self.found.items():
            for name in [given] if isinstance(given, str) else given:
                yield code, name


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    file = TESTS / "data" / "keyforge-lint.yaml"
    tree = read(file, file.name).tree
    assert tree is not None
    return convert(plain(tree), dict[str, Rule])


@pytest.fixture(scope="module")
def cases() -> dict[str, str]:
    """The text of each case, by file and name: `KF101: eleven cards of a house`."""
    found = {}
    for file in (TESTS / "checks" / "keyforge").glob("*.yaml"):
        _, *parts = _CASE.split(file.read_text("utf-8"))
        for name, text in zip(parts[::2], parts[1::2], strict=True):
            found[f"{file.stem}: {name}"] = text
    return found


def test_the_table_has_every_rule_of_the_fact_sheet(rules: dict[str, Rule]) -> None:
    assert list(rules) == IDS


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_is_found_by_a_case_with_its_code(
    rule: str, rules: dict[str, Rule], cases: dict[str, str]
) -> None:
    told = list(rules[rule].cases())

    assert told
    assert [(code, name) for code, name in told if f"# expect: {code}" not in cases[name]] == []


def test_every_code_of_the_table_is_a_check_or_a_fault_of_schemas(rules: dict[str, Rule]) -> None:
    known = {*CODES, *(it.code for it in rulesets.get("keyforge").checks)}

    assert {code for rule in rules.values() for code in rule.found} <= known
