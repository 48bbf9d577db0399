"""What the settings say that findings weigh."""

from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.findings import Finding, Level
from react_tools.policy.codes import Catalogue
from react_tools.policy.levels import Weight, faults, weight, weights
from react_tools.source.toml import parse_toml

Find = Callable[..., Finding]


def said(text: str, folder: Path = Path()) -> tuple[Weight, ...]:
    tree = parse_toml(text.encode(), "react-tools.toml").tree
    assert tree is not None
    return weights(tree, folder)


@pytest.mark.parametrize(
    ("levels", "level"),
    [
        ('RA101 = "note"', Level.NOTE),
        ('RA1 = "warning"', Level.WARNING),
        ('RA1 = "note"\nRA101 = "warning"', Level.WARNING),
        ('RA101 = "warning"\nRA1 = "note"', Level.WARNING),
        ('RA101 = "off"', None),
    ],
)
def test_the_longest_beginning_of_a_code_counts(
    found: Find, levels: str, level: Level | None
) -> None:
    it = weight(found("RA101"), said(f"[levels]\n{levels}\n"))

    assert it is not None
    assert it.level is level


def test_of_other_codes_nothing_is_said(found: Find) -> None:
    assert weight(found("RA102"), said('[levels]\nRA101 = "note"\n')) is None


@pytest.mark.parametrize(
    ("path", "level"),
    [
        ("drafts/a.yaml", Level.NOTE),
        ("drafts/deep/a.yaml", Level.NOTE),
        ("deep/../drafts/a.yaml", Level.NOTE),
        ("drafts/../a.yaml", Level.ERROR),
        ("old/drafts/a.yaml", Level.ERROR),
        ("a.yaml", Level.ERROR),
    ],
)
def test_what_is_said_of_a_path_comes_first(
    found: Find, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, level: Level
) -> None:
    monkeypatch.chdir(tmp_path)
    every = said('[levels]\nRA101 = "error"\n[levels-in."drafts/*"]\nRA = "note"\n', tmp_path)

    it = weight(found("RA101", path=path), every)

    assert it is not None
    assert it.level is level


def test_a_folder_with_signs_of_patterns_in_its_name_is_itself(found: Find, tmp_path: Path) -> None:
    folder = tmp_path / "a[b]*"
    every = said('[levels-in."x.yaml"]\nRA = "note"\n', folder)

    assert weight(found("RA101", path=f"{folder}/x.yaml"), every) is not None
    assert weight(found("RA101", path=f"{tmp_path}/abc/x.yaml"), every) is None


@pytest.mark.parametrize(
    ("levels", "fault"),
    [
        ('RA1O1 = "note"', "2:1 RT078 no code begins with 'RA1O1' | did you mean RA101?"),
        (
            'RT101 = "note"',
            (
                "2:1 RT079 RT101 keeps a file from being read, and weighs what it weighs"
                " | strike it out"
            ),
        ),
        (
            'RT2 = "off"',
            (
                "2:1 RT079 RT2 tells what comes of a scenario, and weighs what it weighs"
                " | strike it out"
            ),
        ),
        (
            'RT07 = "off"',
            (
                "2:1 RT079 RT07 tells what is wrong with allowing, and cannot be off"
                ' | it can be a "note"'
            ),
        ),
    ],
)
def test_a_level_that_there_cannot_be_has_its_place_and_a_cure(
    known: Catalogue, levels: str, fault: str
) -> None:
    (it,) = faults(said(f"[levels]\n{levels}\n"), known)

    assert f"{it.span.line}:{it.span.column} {it.code} {it.message} | {it.hint}" == fault


def test_a_beginning_that_means_others_too_is_good(known: Catalogue) -> None:
    assert list(faults(said('[levels]\nRT = "off"\nRT070 = "error"\n'), known)) == []
