"""The list of checks held against their folder, their pages, their cases and the shipped cards."""

import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

from react_tools.lint.check import AnyCheck, Check
from react_tools.load import load, shipped
from react_tools.rulesets.react import checks

CASES = Path(__file__).parents[2] / "checks" / "react"
every_check = pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.code)


def test_every_check_that_is_written_is_listed() -> None:
    written = set()
    for module in pkgutil.iter_modules(checks.__path__):
        things = vars(importlib.import_module(f"{checks.__name__}.{module.name}")).values()
        written |= {(module.name, thing.code) for thing in things if isinstance(thing, Check)}

    assert written == {(check.name, check.code) for check in checks.CHECKS}


def test_the_list_is_in_the_order_of_codes_each_given_once() -> None:
    codes = [check.code for check in checks.CHECKS]

    assert codes == sorted(set(codes))


@every_check
def test_a_page_has_a_summary_reasons_and_two_examples(check: AnyCheck) -> None:
    summary, *rest = inspect.cleandoc(check.page).split("\n\n")

    assert "\n" not in summary
    assert summary.endswith(".")
    assert [part.split(":")[0] for part in rest] == ["Why it matters", "Wrong", "Right"]


def test_every_code_has_its_cases() -> None:
    codes = {path.stem for path in CASES.glob("RA*.yaml")}

    assert codes == {check.code for check in checks.CHECKS}


@every_check
def test_a_check_has_cases_with_a_finding_and_cases_without(check: AnyCheck) -> None:
    _, *cases = ("\n" + (CASES / f"{check.code}.yaml").read_text("utf-8")).split("\n===== ")
    marked = {f"# expect: {check.code}" in case for case in cases}

    assert marked == {True, False}


def test_the_shipped_cards_have_no_findings() -> None:
    assert load([shipped()]).checked() == []
