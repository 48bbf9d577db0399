"""Which game is meant: what a path tells, and what the user says."""

from pathlib import Path

import pytest

from react_tools import rulesets
from react_tools.errors import UnknownNameError
from react_tools.games import by_path, games, spoken
from react_tools.places import EXAMPLES
from react_tools.settings import Settings


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two games by name; whoever asks for names only loads neither."""
    monkeypatch.setattr(rulesets, "RULESETS", ("react", "toy"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("cards/toy/rulings.yaml", "toy"),
        ("cards/toy/cards/dwarves.yaml", "toy"),
        ("cards/react/toy/rulings.yaml", "react"),
        ("elsewhere/cards/toy/rulings.yaml", "toy"),
        ("cards/toy.yaml", ""),
        ("cards/chess/rulings.yaml", ""),
        ("toy/rulings.yaml", ""),
        ("rulings.yaml", ""),
    ],
)
def test_the_part_of_a_folder_of_cards_tells_the_game(path: str, game: str) -> None:
    assert by_path(Path(path)) == game


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("mine/toy/decks/one.yaml", "toy"),
        ("mine/decks/one.yaml", ""),
        ("mine/toy.yaml", ""),
        ("theirs/toy/decks/one.yaml", ""),
    ],
)
def test_the_part_of_a_pack_tells_the_game(path: str, game: str) -> None:
    assert by_path(Path(path), [Path("mine")]) == game


def test_the_part_of_the_examples_tells_the_game() -> None:
    assert by_path(EXAMPLES / "toy" / "scenarios" / "a" / "b.yaml") == "toy"


def test_a_project_called_like_a_game_tells_nothing() -> None:
    assert by_path(Path("/home/somebody/toy/mine/creators/clerk.yaml")) == ""


def test_who_stands_in_a_games_folder_speaks_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "cards" / "toy" / "scenarios"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)

    assert spoken(Settings()) == "toy"


def test_the_first_game_is_spoken_of_where_nothing_tells_another() -> None:
    assert spoken(Settings()) == "react"


def test_what_is_settled_comes_before_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "cards" / "toy"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)

    assert spoken(Settings(ruleset="react")) == "react"


def test_a_name_is_looked_for_in_the_game_that_is_spoken_of_first() -> None:
    assert games(Settings(ruleset="toy")) == ("toy", "react")


def test_a_name_is_looked_for_only_in_the_game_that_a_flag_names() -> None:
    assert games(Settings(ruleset="toy", only=True)) == ("toy",)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownNameError, match="no ruleset is called 'chess'; known: react, toy"):
        rulesets.check("chess")
