"""Each game's list of checks held against its folder, its pages, its cases, its shipped cards."""

import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

from react_tools import rulesets
from react_tools.lint.check import AnyCheck, Check
from react_tools.load import load, shipped
from react_tools.rulesets import RULESETS

CASES = Path(__file__).parents[1] / "checks"
CHECKS = [(game, check) for game in RULESETS for check in rulesets.get(game).checks]
every_game = pytest.mark.parametrize("game", list(RULESETS))
every_check = pytest.mark.parametrize(
    ("game", "check"), CHECKS, ids=[check.code for _, check in CHECKS]
)


def cases(game: str) -> dict[str, Path]:
    """The files of cases, by the code they are about."""
    return {path.stem: path for path in (CASES / game).glob("[A-Z]*.yaml")}


@every_game
def test_every_check_that_is_written_is_listed(game: str) -> None:
    checks = importlib.import_module(f"react_tools.rulesets.{game}.checks")
    written = set()
    for module in pkgutil.iter_modules(checks.__path__):
        things = vars(importlib.import_module(f"{checks.__name__}.{module.name}")).values()
        written |= {(module.name, thing.code) for thing in things if isinstance(thing, Check)}

    assert written == {(check.name, check.code) for check in checks.CHECKS}


@every_game
def test_the_list_is_in_the_order_of_codes_each_given_once(game: str) -> None:
    codes = [check.code for check in rulesets.get(game).checks]

    assert codes == sorted(set(codes))


def test_no_two_games_have_a_code_in_common() -> None:
    codes = [check.code for _, check in CHECKS]

    assert len(codes) == len(set(codes))


@every_check
def test_a_page_has_a_summary_reasons_and_two_examples(game: str, check: AnyCheck) -> None:
    del game
    summary, *rest = inspect.cleandoc(check.page).split("\n\n")

    assert "\n" not in summary
    assert summary.endswith(".")
    assert [part.split(":")[0] for part in rest] == ["Why it matters", "Wrong", "Right"]


@every_game
def test_every_code_has_its_cases(game: str) -> None:
    assert set(cases(game)) == {check.code for check in rulesets.get(game).checks}


@every_check
def test_a_check_has_cases_with_a_finding_and_cases_without(game: str, check: AnyCheck) -> None:
    _, *every = ("\n" + cases(game)[check.code].read_text("utf-8")).split("\n===== ")
    marked = {f"# expect: {check.code}" in case for case in every}

    assert marked == {True, False}


@every_game
def test_the_shipped_cards_have_no_findings(game: str) -> None:
    assert load([shipped(game)], ruleset=game).checked() == []
