"""Which files are found beneath a folder."""

import os
from pathlib import Path

import pytest

from react_tools import places
from react_tools.errors import MissingPathError
from react_tools.files import Real, beneath, files, homes, overlooked, put


def test_what_is_called_as_something_left_out_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    for name in ("board.yaml", "sentences.yaml", "scenarios/walk.yaml", "scenarios.yaml"):
        (tmp_path / name).touch()

    found = beneath(tmp_path, {"scenarios", "sentences.yaml"})

    assert [it.name for it in found] == ["board.yaml", "scenarios.yaml"]


@pytest.mark.parametrize(
    "name",
    ["a.yaml", "link.yaml", "folder/a.yaml", "folder/../link.yaml", "folder/..", "gone.yaml"],
)
def test_a_file_is_really_where_its_links_lead(tmp_path: Path, name: str) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "a.yaml").touch()
    (tmp_path / "a.yaml").touch()
    (tmp_path / "link.yaml").symlink_to(tmp_path / "inside" / "a.yaml")
    (tmp_path / "folder").symlink_to(tmp_path / "inside")
    real = Real()

    assert [real(tmp_path / name) for _ in range(2)] == [(tmp_path / name).resolve()] * 2


def named(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(*paths: str) -> list[str]:
    return [it.as_posix() for it in files([Path(it) for it in paths])]


@pytest.mark.parametrize(
    ("pattern", "every"),
    [
        ("**/*.yaml", ["a.yaml", "one/b.yaml", "one/two/c.yaml"]),
        ("one/**/*.yaml", ["one/b.yaml", "one/two/c.yaml"]),
        ("one/*", ["one/b.yaml", "one/d.yml", "one/two/c.yaml"]),
        ("*.yaml", ["a.yaml"]),
        ("?.y*", ["a.yaml"]),
        ("o[mn]e", ["one/b.yaml", "one/d.yml", "one/two/c.yaml"]),
        ("**", ["a.yaml", "one/b.yaml", "one/d.yml", "one/two/c.yaml"]),
    ],
)
def test_a_pattern_means_folders_and_yaml_files_but_nothing_hidden(
    here: Path, pattern: str, every: list[str]
) -> None:
    named(here, "a.yaml", "one/b.yaml", "one/d.yml", "one/two/c.yaml", "one/no.txt")
    named(here, ".hidden.yaml", ".git/e.yaml", "one/.f.yaml")

    assert found(pattern) == every


def test_a_file_that_is_called_like_a_pattern_is_itself(here: Path) -> None:
    named(here, "a[1].yaml", "a1.yaml")

    assert found("a[1].yaml") == ["a[1].yaml"]


def test_a_file_that_patterns_and_names_lead_to_comes_once(here: Path) -> None:
    named(here, "one/a.yaml", "one/b.yaml")

    assert found("one/b.yaml", "one", "**/*.yaml") == ["one/b.yaml", "one/a.yaml"]


@pytest.mark.parametrize(
    ("paths", "why"),
    [
        (["*.yml"], "no YAML file and no folder is called like *.yml"),
        (["a.yaml", "two/*.yaml"], "no YAML file and no folder is called like two/*.yaml"),
        (["gone"], "no such file or folder: gone"),
        (["a.yaml", "empty"], "no YAML file in empty; nothing was read"),
        (["empty", "a.yaml", "also"], "no YAML file in empty, also; nothing was read"),
        (["em*"], "no YAML file in em*; nothing was read"),
    ],
)
def test_a_path_that_leads_nowhere_stops_everything(here: Path, paths: list[str], why: str) -> None:
    named(here, "a.yaml", "empty/no.txt", "also/no.txt")

    with pytest.raises(MissingPathError) as caught:
        found(*paths)

    assert str(caught.value) == why


def test_what_is_not_saved_need_not_exist(here: Path) -> None:
    named(here, "a.yaml")

    every = files([Path("new.yaml"), Path()], {Path("new.yaml")})

    assert [it.as_posix() for it in every] == ["new.yaml", "a.yaml"]


def test_what_looks_like_a_file_of_ours_is_overlooked(here: Path) -> None:
    almost = ["a.yaml.bak", "a.yaml~", "a.yml.orig", "a.yaml.txt", "a.YAML", "a.Yml", "a.yaml1"]
    almost += ["a.yaml (copy)", "a.yam", "a.ymal", "a.json", "deep/b.yml~"]
    named(here, "a.yaml", "deep/.hidden.yaml.bak", "deep/yaml", "deep/x.json", "notes.txt")
    named(here, "a.yamlx", "my.yaml.d/keep.md", ".git/c.yaml.bak", "yaml-notes.md", *almost)

    assert sorted(it.as_posix() for it in overlooked([Path()])) == sorted(almost)


def test_of_a_file_that_is_named_no_neighbour_is_overlooked(here: Path) -> None:
    named(here, "a.yaml", "a.yaml.bak")

    assert overlooked([Path("a.yaml")]) == []


def test_what_a_killed_process_left_of_writing_is_swept_away(here: Path) -> None:
    named(here, "a.yaml", ".a.yaml.17", ".a.yaml.18", ".a.yaml.bak", ".b.yaml.1")
    for old in (".a.yaml.17", ".a.yaml.bak", ".b.yaml.1"):
        os.utime(here / old, (0, 0))

    put(here / "a.yaml", b"new")

    left = [".a.yaml.18", ".a.yaml.bak", ".b.yaml.1", "a.yaml"]
    assert sorted(it.name for it in here.iterdir()) == left
    assert (here / "a.yaml").read_bytes() == b"new"


def test_a_hard_link_keeps_what_it_had(here: Path) -> None:
    named(here, "a.yaml")
    (here / "b.yaml").hardlink_to(here / "a.yaml")

    put(here / "a.yaml", b"new")

    assert ((here / "a.yaml").read_bytes(), (here / "b.yaml").read_bytes()) == (b"new", b"")


def packs(file: str, ruleset: str = "react") -> list[str]:
    """The packs that a file of a game is found to lie in, as seen from the folder of the test."""
    found = (it for it in homes([Path(file)], (), ruleset) if it != places.CARDS / ruleset)
    return [it.absolute().relative_to(Path.cwd()).as_posix() for it in found]


@pytest.mark.parametrize(
    ("file", "pack"),
    [
        ("mine/creators/clerk.yaml", "mine"),
        ("mine/creators/winter/clerk.yaml", "mine"),
        ("mine/scenarios/office/stamp.yaml", "mine"),
        ("creators/mine/creators/clerk.yaml", "creators/mine"),
        ("scenarios/mine/scenarios/office/stamp.yaml", "scenarios/mine"),
    ],
)
@pytest.mark.usefixtures("here")
def test_a_file_lies_in_the_pack_whose_folder_for_its_kind_it_lies_in(file: str, pack: str) -> None:
    named(Path(), file)

    assert packs(file) == [pack]


@pytest.mark.parametrize("folder", ["creators", "scenarios"])
def test_a_checkout_is_no_part_of_the_folder_it_lies_in(here: Path, folder: str) -> None:
    named(here, f"{folder}/mine/.git/HEAD", f"{folder}/mine/clerk.yaml")

    assert packs(f"{folder}/mine/clerk.yaml") == []


def test_a_checkout_that_is_called_like_a_folder_for_a_kind_is_none(here: Path) -> None:
    named(here, "creators/.git/HEAD", "creators/clerk.yaml")

    assert packs("creators/clerk.yaml") == []


def test_a_pack_that_is_no_checkout_is_no_part_of_the_folder_it_lies_in_either(here: Path) -> None:
    named(here, "creators/mine/scenarios/office/stamp.yaml", "creators/mine/drafts/clerk.yaml")

    assert packs("creators/mine/drafts/clerk.yaml") == []


@pytest.mark.parametrize("around", ["", "other/", "creators/", "scenarios/"])
@pytest.mark.parametrize("inside", [False, True])
def test_boxes_lie_in_the_pack_whose_folders_they_lie_beside(
    here: Path, monkeypatch: pytest.MonkeyPatch, around: str, *, inside: bool
) -> None:
    named(here, f"{around}mine/creators/clerk.yaml", f"{around}mine/boxes.yaml")
    file = f"{around}mine/boxes.yaml"
    if inside:
        monkeypatch.chdir(here / f"{around}mine")
        file = "boxes.yaml"

    assert packs(file) == ["." if inside else f"{around}mine"]


def test_a_file_of_another_name_beside_a_folder_for_a_kind_lies_in_no_pack(here: Path) -> None:
    named(here, "creators/clerk.yaml", "porter.yaml")

    assert packs("porter.yaml") == []


def test_the_folder_cards_of_a_project_makes_no_pack_of_it(here: Path) -> None:
    named(here, "cards/keyforge/decks/mine.yaml", "rulings.yaml")

    assert packs("rulings.yaml", "keyforge") == ["cards/keyforge"]  # in which one stands


def test_of_what_is_shipped_nothing_is_nearer_than_the_cards_one_stands_in(here: Path) -> None:
    (here / "cards").mkdir()

    found = homes([places.CARDS / "react" / "rulebook.yaml"], (), "react")
    assert found == [Path("cards"), places.CARDS / "react"]


def test_a_file_of_no_known_game_stands_on_what_it_would_in_any(here: Path) -> None:
    named(here, "mine/creators/decks/clerk.yaml")
    file = Path("mine/creators/decks/clerk.yaml")

    assert {*homes([file], (), "react"), *homes([file], (), "keyforge")} - {
        places.CARDS / "react",
        places.CARDS / "keyforge",
    } <= {*homes([file], ())}
