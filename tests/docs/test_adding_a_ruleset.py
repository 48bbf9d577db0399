"""The guide to a new game is true: a game is added to a copy of the checkout as it says."""

from pathlib import Path
from typing import Protocol

import pytest

from react_tools.rulesets import RULESETS
from tests.checkout import ASKING, LIST, ROOT, asked, copied, differing, further, said

GUIDE = ROOT / "docs" / "adding-a-ruleset.md"
GAME = "react_tools/rulesets/pebbles"


class Reader(Protocol):
    """Somebody who does what a page says."""

    def __init__(self, folder: Path, home: Path, *, strict: bool = False) -> None: ...

    def read(self, page: str, name: str) -> int: ...


@pytest.fixture(scope="module")
def checkout(reader_of: type[Reader], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a game is added to, and in which it was."""
    home = tmp_path_factory.mktemp("home")
    copy = home / "checkout"
    (copy / "tests" / "data").mkdir(parents=True)
    copied(copy, ("react_tools", "cards", "examples", "schemas", "pyproject.toml", *ASKING))
    assert reader_of(copy, home, strict=True).read(GUIDE.read_text("utf-8"), GUIDE.name) > 0
    return copy


def test_beside_its_folders_a_game_costs_one_line(checkout: Path) -> None:
    assert differing(checkout, "react_tools", "pebbles") == [LIST]
    assert further(checkout) == ['    "pebbles",']


@pytest.mark.parametrize("command", [("check",), ("format", "--check")])
def test_the_code_of_the_guide_keeps_to_the_rules_of_the_house(
    checkout: Path, command: tuple[str, ...]
) -> None:
    config = str(ROOT / "pyproject.toml")
    code, told = said(checkout, "ruff", *command, "--no-cache", "--config", config, GAME)

    assert code == 0, told


def test_with_it_the_cards_of_every_game_have_no_findings(checkout: Path) -> None:
    _, told = said(checkout, "react_tools", "lint", "cards")

    assert told.startswith("no findings in ")


def test_it_answers_what_every_game_is_asked(checkout: Path) -> None:
    code, told = asked(checkout, "pebbles", "tests/conformance")

    assert code == 0, told


def test_the_game_of_the_guide_is_not_shipped() -> None:
    assert "pebbles" not in RULESETS
