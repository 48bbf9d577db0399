"""What an editor has to be told: of every kind of file, by paths that are there."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from react_tools.errors import UnknownNameError
from react_tools.load import shipped
from react_tools.rulesets.react import REACT
from react_tools.schema.editors import Editing, editing, editings


@pytest.fixture
def every() -> Sequence[Editing]:
    return editings(REACT.kinds, shipped())


def test_every_schema_lies_where_it_is_said(every: Sequence[Editing]) -> None:
    assert [it.path for it in every if not it.path.is_file()] == []


def test_every_kind_of_file_has_a_schema(every: Sequence[Editing]) -> None:
    assert [it.kind for it in every] == [*REACT.kinds, "settings"]


@pytest.mark.parametrize(
    ("kind", "files"),
    [
        ("creator", "**/creators/**/*.yaml"),
        ("scenario", "**/scenarios/**/*.yaml"),
        ("rulings", "**/rulings.yaml"),
        ("sentences", "**/sentences.yaml"),
        ("extension", ""),
        ("settings", ""),
    ],
)
def test_a_pattern_tells_the_files_of_a_kind_where_one_can(
    every: Sequence[Editing], kind: str, files: str
) -> None:
    found = editing(kind, every)

    assert (found.files, bool(found.setting)) == (files, bool(files))


@pytest.mark.parametrize("name", ["creator", "react/creator"])
def test_a_kind_is_called_by_itself_or_with_its_game(every: Sequence[Editing], name: str) -> None:
    assert editing(name, every).kind == "creator"


def test_an_unknown_kind_is_refused_with_the_one_that_was_meant(every: Sequence[Editing]) -> None:
    with pytest.raises(UnknownNameError, match=r"'craetor'; did you mean 'creator'\?"):
        editing("craetor", every)


def test_a_path_with_a_blank_is_a_good_address() -> None:
    told = Editing("creator", Path("/my cards/дом/creator.schema.json"), "**/creators/**/*.yaml")

    assert told.modeline == (
        "# yaml-language-server: $schema=file:///my%20cards/%D0%B4%D0%BE%D0%BC/creator.schema.json"
    )


def test_a_file_in_toml_has_a_line_of_its_own(every: Sequence[Editing]) -> None:
    assert editing("settings", every).modeline.startswith("#:schema file:///")
