"""A third game, written from docs/adding-a-ruleset.md alone, costs a line beside its own files.

It lies in tests/data/games as it is laid over a checkout: here over a copy of this one.
"""

import shutil
from pathlib import Path

import pytest

from react_tools.rulesets import RULESETS
from tests.checkout import ASKING, LIST, ROOT, asked, copied, differing, further, said

GAME = "dusk"
FOLDER = ROOT / "tests" / "data" / "games" / GAME
PARTS = ("react_tools", "cards", "examples", "schemas")
SENTENCES = "tests/habits/test_sentences.py"
LAST = '    "keyforge",\n'
CODE = f"react_tools/rulesets/{GAME}"
SAID = {
    "lint cards/dusk": "no findings in 21 files, 4 cards, 2 decks, 14 scenarios, 10 rules",
    "check cards/dusk": "no findings; 14 scenarios hold",
    "test cards/dusk": "14 scenarios: 14 passed, 0 failed",
    "coverage cards/dusk": "9 of 9 rules are shown",
    "simulate trick/own-card-is-kept": "  Bob keeps Lamp  [DU-TRICK-4]",
    "simulate trick/own-card-is-kept --lang ru": "  Bob оставляет себе: Фонарь",
    "simulate lead/leader-lays-face-down --as bob": "Ann lays a card face down: ?",
    "explain DU-TRICK-3": "A card takes the trick from the card that it catches",
    "list rulings --ruleset dusk": "equal-sums",
    "play hearth wood --demo --seed 1": "The game is over: ",
}
"""What the commands say of it."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with the game laid over it, and in the list."""
    folder = tmp_path_factory.mktemp("checkout")
    for part in ("data", "habits"):
        (folder / "tests" / part).mkdir(parents=True)
    copied(folder, (*PARTS, "pyproject.toml", SENTENCES, *ASKING))
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    games = (folder / LIST).read_text("utf-8")
    assert games.count(LAST) == 1
    (folder / LIST).write_text(games.replace(LAST, f'{LAST}    "{GAME}",\n'), "utf-8")
    return folder


def test_beside_its_own_files_the_game_costs_one_line(checkout: Path) -> None:
    other = [it for part in (*PARTS, "tests") for it in differing(checkout, part, GAME)]

    assert (other, further(checkout)) == ([LIST], [f'    "{GAME}",'])


@pytest.mark.parametrize("command", [("check",), ("format", "--check")])
def test_its_code_keeps_to_the_rules_of_the_house(checkout: Path, command: tuple[str, ...]) -> None:
    code, told = said(checkout, "ruff", *command, "--no-cache", CODE)

    assert code == 0, told


@pytest.mark.parametrize("words", SAID)
def test_a_command_knows_the_game(checkout: Path, words: str) -> None:
    code, came = said(checkout, "react_tools", *words.split())

    assert (code, SAID[words] in came) == (0, True), came


def test_its_register_is_held_to_its_text(checkout: Path) -> None:
    text = f"{GAME}.txt"
    code, told = asked(checkout, GAME, SENTENCES, REACT_TOOLS_RULEBOOK_DUSK=text)

    assert code == 0, told


def test_it_answers_what_every_game_is_asked(checkout: Path) -> None:
    code, told = asked(checkout, GAME, "tests/conformance")

    assert code == 0, told


def test_it_is_not_shipped() -> None:
    assert GAME not in RULESETS
