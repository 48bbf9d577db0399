"""Which game a file belongs to by what it holds, and what is wrong if it says another one."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from react_tools import rulesets
from react_tools.belonging import by_tree, in_parts
from react_tools.errors import MissingPathError, UnfitFlagsError
from react_tools.load import load_each, load_one
from react_tools.rulesets.react import React
from react_tools.settings import Settings
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

RULINGS = """\
ruleset: {game}
rulings:
  - id: {id}
    question: {{en: Who begins?, ru: Кто начинает?}}
    settings:
      one: {{en: One., ru: Один., rules: [TY-ONE-1]}}
      other: {{en: The other., ru: Другой., rules: [TY-ONE-1]}}
    default: one
    why: {{en: Somebody has to., ru: Кто-то должен.}}
"""


class Toy(React):
    """A game whose players play with heroes; for everything else it is Re;ACT by another name."""

    name = "toy"

    def kind_of(self, tree: Mapping) -> str | None:
        """By `hero:` or `deck:`, or as one of the kinds that every game has."""
        if "hero" in tree or "deck" in tree:
            return "rulings"
        return None if "creator" in tree else super().kind_of(tree)


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A second game: a module, and one line in the list of games."""
    module = ModuleType("react_tools.rulesets.toy")
    vars(module)["TOY"] = Toy()
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(rulesets, "RULESETS", ("react", "toy"))
    monkeypatch.chdir(tmp_path)
    yield
    rulesets.get.cache_clear()


def written(path: str, text: str) -> Path:
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "spoken", "game"),
    [
        ("ruleset: toy\nscript: []\n", "react", "toy"),
        ("ruleset: react\nhero: x\n", "toy", "react"),
        ("hero: x\n", "react", "toy"),
        ("creator: x\n", "toy", "react"),
        ("script: []\n", "toy", "toy"),
        ("creator: x\nname: y\ndeck: []\n", "toy", "react"),
        ("script: []\n", "", "react"),
        ("ruleset: chess\nhero: x\n", "react", "toy"),
        ("nothing: x\n", "toy", "toy"),
        ("[1, 2]\n", "toy", "toy"),
    ],
)
def test_a_file_is_of_the_game_that_its_keys_tell(text: str, spoken: str, game: str) -> None:
    tree = parse(text.encode(), "a.yaml").tree

    assert by_tree(tree, Settings(ruleset=spoken)) == game


def test_files_of_several_games_are_read_game_by_game() -> None:
    one = written("mine/one.yaml", RULINGS.format(game="toy", id="ones"))
    other = written("cards/react/rulings.yaml", RULINGS.format(game="react", id="others"))

    found = {it.ruleset.name: it.paths for it in load_each([one, other])}

    assert found == {"react": ("cards/react/rulings.yaml",), "toy": ("mine/one.yaml",)}


def test_a_game_stands_on_no_file_of_another() -> None:
    written("cards/toy/rulings.yaml", RULINGS.format(game="toy", id="ones"))
    written("cards/react/rulings.yaml", RULINGS.format(game="react", id="others"))

    first, second = load_each([Path("cards")])

    assert ("others" in first.library.rulings, "ones" in first.library.rulings) == (True, False)
    assert list(second.library.rulings) == ["ones"]


def test_a_pack_may_hold_files_of_several_games_side_by_side() -> None:
    written("mine/one.yaml", RULINGS.format(game="toy", id="ones"))
    file = written("mine/other.yaml", RULINGS.format(game="react", id="others"))

    (loaded,) = load_each([file], Settings((Path("mine"),)))

    assert "ones" not in loaded.library.rulings
    assert loaded.findings == ()


def test_a_game_that_is_named_leaves_the_files_of_others_out() -> None:
    written("cards/toy/rulings.yaml", RULINGS.format(game="toy", id="ones"))
    written("cards/react/rulings.yaml", RULINGS.format(game="react", id="others"))

    (loaded,) = load_each([Path("cards")], Settings(ruleset="toy", only=True))

    assert loaded.paths == ("cards/toy/rulings.yaml",)


def test_a_game_of_which_there_is_no_file_is_refused() -> None:
    file = written("cards/react/rulings.yaml", RULINGS.format(game="react", id="others"))

    with pytest.raises(MissingPathError, match="no file of toy in these paths; they hold files of"):
        in_parts([file], Settings(ruleset="toy", only=True))


def test_a_file_in_the_folder_of_another_game_is_told_with_a_cure() -> None:
    file = written("cards/react/rulings.yaml", RULINGS.format(game="toy", id="ones"))

    (loaded,) = load_each([file])

    assert [
        (it.code, it.span.line, it.span.column, it.message, it.hint) for it in loaded.findings
    ] == [
        (
            "RT057",
            1,
            10,
            "this says that it is of toy, and its folder that it is of react",
            "move the file to a folder of toy, or write `ruleset: react`",
        )
    ]


def test_what_is_to_be_of_one_game_is_refused_if_it_is_of_two() -> None:
    one = written("one.yaml", RULINGS.format(game="toy", id="ones"))
    other = written("other.yaml", RULINGS.format(game="react", id="others"))

    with pytest.raises(UnfitFlagsError, match="these are files of react and toy"):
        load_one([one, other])


def test_a_file_that_is_no_yaml_is_of_the_game_that_its_text_names() -> None:
    file = written("one.yaml", "ruleset: toy\nrulings: [\n")

    assert list(in_parts([file], Settings()).parts) == ["toy"]
