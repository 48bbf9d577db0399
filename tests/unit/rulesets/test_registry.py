"""The list of games: each is found by its name, and none is loaded before it is asked for."""

import subprocess
import sys

import pytest

from react_tools.rulesets import RULESETS, get
from react_tools.rulesets.react import REACT

LOADED = """
import sys
{work}
print(*sorted(it for it in {games} if f"react_tools.rulesets.{{it}}" in sys.modules))
"""


def loaded(work: str) -> list[str]:
    """The games that are loaded behind some work, in a process of its own."""
    code = LOADED.format(work=work, games=RULESETS)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    return told.stdout.splitlines()[-1].split()


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert get(name).name == name


def test_the_first_game_is_the_one_that_was_there_first() -> None:
    assert get(RULESETS[0]) is REACT


def test_names_load_no_game() -> None:
    work = "from react_tools import cli, judging, load; from react_tools.games import *"

    assert loaded(work) == []


def test_a_scenario_loads_its_own_game_only() -> None:
    work = """
sys.argv = ["react-tools", "simulate", "rulebook/worked-example"]
from react_tools.cli import main
main()
"""

    assert loaded(work) == ["react"]


def test_a_list_loads_one_game_only() -> None:
    work = 'sys.argv = ["react-tools", "list", "cards"]\nfrom react_tools.cli import main\nmain()'

    assert loaded(work) == ["react"]
