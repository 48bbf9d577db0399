"""`react-tools lint` remembers what it found in the same bytes, and nothing else."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from react_tools import load as loading
from react_tools.load import Loaded
from react_tools.settings import Settings

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

EXAMPLE = "scenarios/rulebook/worked-example"


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every time that files were looked at, and not only remembered."""
    seen: list[str] = []
    load = loading.load_each

    def _load(paths: Sequence[Path], settings: Settings, **how: Any) -> list[Loaded]:
        seen.append(" ".join(str(it) for it in paths))
        return load(paths, settings, **how)

    monkeypatch.setattr(loading, "load_each", _load)
    return seen


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "react-tools"


def test_the_second_run_says_what_the_first_said(say: Say, copy: Copy, looks: list[str]) -> None:
    name = copy(EXAMPLE, ("RA-COST-4", "RA-COST-44"))

    first, second = say("lint", name), say("lint", name)

    assert first == second
    assert first[0] == 1
    assert looks == [name]


def test_another_format_has_the_same_memory(say: Say, copy: Copy, looks: list[str]) -> None:
    name = copy(EXAMPLE)

    say("lint", name)
    _, out, _ = say("lint", name, "--format", "json")

    assert out.startswith('{\n  "findings": [],\n')
    assert looks == [name]


def test_a_changed_byte_is_seen(say: Say, copy: Copy, here: Path) -> None:
    name = copy(EXAMPLE)
    assert say("lint", name)[0] == 0

    text = (here / name).read_text("utf-8")
    (here / name).write_text(text.replace("RA-COST-4", "RA-COST-0"), "utf-8")

    assert say("lint", name)[0] == 1


def test_another_name_of_the_same_bytes_is_looked_at(
    say: Say, copy: Copy, looks: list[str]
) -> None:
    for name in ("one.yaml", "other.yaml"):
        say("lint", copy(EXAMPLE, to=name))

    assert looks == ["one.yaml", "other.yaml"]


def test_without_cache_everything_is_looked_at_and_nothing_kept(
    say: Say, copy: Copy, looks: list[str], cache: Path
) -> None:
    name = copy(EXAMPLE)

    assert say("lint", "--no-cache", name) == say("lint", "--no-cache", name)
    assert looks == [name, name]
    assert not cache.exists()


def test_a_cache_that_cannot_be_written_is_no_error(say: Say, copy: Copy, cache: Path) -> None:
    cache.parent.write_text("no folder")

    assert say("lint", copy(EXAMPLE))[::2] == (0, "")


def test_a_report_that_cannot_be_read_is_looked_for_anew(
    say: Say, copy: Copy, looks: list[str], cache: Path
) -> None:
    name = copy(EXAMPLE)
    first = say("lint", name)
    (kept,) = cache.iterdir()
    kept.write_bytes(b'{"findings": 1}')

    assert say("lint", name) == first
    assert looks == [name, name]


def test_a_file_that_changes_while_it_is_read_is_not_remembered(
    say: Say, copy: Copy, here: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, load = copy(EXAMPLE), loading.load_each

    def _load(paths: Sequence[Path], settings: Settings, **how: Any) -> list[Loaded]:
        loaded = load(paths, settings, **how)
        (here / name).write_text("creator: clerk\n")
        return loaded

    monkeypatch.setattr(loading, "load_each", _load)
    say("lint", name)

    assert not cache.exists()


def test_only_the_latest_reports_are_kept(say: Say, copy: Copy, cache: Path) -> None:
    cache.mkdir(parents=True)
    for number in range(70):
        (cache / f"{number}.json").write_text("old")

    say("lint", copy(EXAMPLE))

    assert len(list(cache.iterdir())) == 50


def test_a_name_that_is_no_text_can_be_looked_at(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("RA-COST-4", "RA-COST-44"), to="\udcff.yaml")

    code, out, err = say("lint", name)

    assert (code, err) == (1, "")
    assert out.startswith("\\udcff.yaml:7:21: error RA205 ")
