"""Files judged again as they change: the same as judging all of them anew."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded
from typing import Any

import pytest

from react_tools import intake, judging, places
from react_tools.errors import MissingPathError
from react_tools.findings import Finding
from react_tools.report import Report
from react_tools.settings import DEFAULT
from react_tools.workspace import Workspace

SHIPPED = places.CARDS / "react"


def along(things: Iterable[Any], _: int, __: str) -> Iterable[Any]:
    return things


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Two creators, and a third that extends one of them."""
    home = tmp_path / "react"
    (home / "creators").mkdir(parents=True)
    for name in ("calligrapher", "dancer"):
        shutil.copy(SHIPPED / "creators" / f"{name}.yaml", home / "creators")
    told = "creator: junior\nextends: calligrapher\nname: {en: Junior, ru: Юниор}\n"
    (home / "creators" / "junior.yaml").write_text(told, "utf-8")
    return home


@pytest.fixture
def workspace(pack: Path) -> Workspace:
    return Workspace([pack])


def told(report: Report) -> list[Finding]:
    """All that is found: lint's findings, and those of the scenarios."""
    return [*report.findings, *(it for came in report.results for it in came.findings)]


def anew(pack: Path, over: dict[Path, bytes] | None = None) -> Report:
    intake.shipped.cache_clear()  # what is kept of a file that ships may not answer for it
    return judging.judged([pack], DEFAULT, along, over or {})


def text(file: Path) -> str:
    return file.read_text("utf-8")


def test_untouched_files_are_judged_as_lint_judges_them(pack: Path, workspace: Workspace) -> None:
    assert workspace.report(along) == anew(pack)


def test_what_is_put_is_judged_instead_of_what_the_disk_holds(
    pack: Path, workspace: Workspace
) -> None:
    file = pack / "creators" / "dancer.yaml"
    workspace.put(file, text(file).replace("copies: 8", "copies: 9", 1).encode())
    found = workspace.report(along, {file.as_posix()}).findings
    assert {"RA101", "RA102"} <= {it.code for it in found}


def test_what_is_put_back_has_no_finding_left(pack: Path, workspace: Workspace) -> None:
    file = pack / "creators" / "dancer.yaml"
    workspace.put(file, b"creator: [")
    workspace.put(file, file.read_bytes())
    assert told(workspace.report(along)) == told(anew(pack))


def test_a_file_is_known_by_any_of_its_names(
    pack: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(pack)
    workspace.put(Path("creators/../creators/dancer.yaml"), b"creator: [")
    found = workspace.report(along, {(pack / "creators" / "dancer.yaml").as_posix()}).findings
    assert found


def test_an_id_used_twice_is_told_though_it_is_found_in_another_file(
    pack: Path, workspace: Workspace
) -> None:
    file = pack / "creators" / "calligrapher.yaml"
    workspace.put(file, text(file).replace("creator: calligrapher", "creator: dancer").encode())
    report = workspace.report(along, {file.as_posix()})
    assert "RA103" in {it.code for it in report.findings}


def test_what_is_extended_is_looked_up_again_when_it_changes(
    pack: Path, workspace: Workspace
) -> None:
    heir = (pack / "creators" / "junior.yaml").as_posix()
    workspace.report(along)
    file = pack / "creators" / "calligrapher.yaml"
    over = {file: text(file).replace("copies: 8", "copies: 9", 1).encode()}
    workspace.put(file, over[file])
    found = [it for it in workspace.report(along, {heir}).findings if it.span.path == heir]
    assert found == [it for it in anew(pack, over).findings if it.span.path == heir]
    assert "RA101" in {it.code for it in found}


def test_a_scenario_is_played_with_the_cards_as_they_are_now(pack: Path) -> None:
    scenario = next((SHIPPED / "scenarios" / "rulebook").glob("worked-example.yaml"))
    (pack / "scenarios").mkdir()
    shutil.copy(scenario, pack / "scenarios")
    workspace, file = Workspace([pack]), pack / "creators" / "dancer.yaml"
    over = {file: b"creator: dancer\n"}
    workspace.report(along)
    workspace.put(file, over[file])
    assert told(workspace.report(along)) == told(anew(pack, over))


def test_a_file_that_is_not_on_the_disk_yet_is_judged(pack: Path, workspace: Workspace) -> None:
    file = pack / "creators" / "new.yaml"
    workspace.put(file, b"creator: New\n")
    assert {it.span.path for it in workspace.report(along, {file.as_posix()}).findings} == {
        file.as_posix()
    }


def test_a_file_that_has_gone_is_judged_no_more(pack: Path, workspace: Workspace) -> None:
    file = pack / "creators" / "junior.yaml"
    file.unlink()
    workspace.refresh(file)
    assert file.as_posix() not in workspace.files


def test_a_refreshed_file_is_read_from_the_disk_again(pack: Path, workspace: Workspace) -> None:
    file = pack / "creators" / "dancer.yaml"
    workspace.put(file, b"creator: [")
    file.write_bytes(b"creator: 1\n")
    workspace.refresh(file)
    assert workspace.report(along) == anew(pack)


def test_a_file_that_is_of_another_game_now_is_judged_by_that(tmp_path: Path) -> None:
    loose = tmp_path / "loose.yaml"
    loose.write_text("creator: loose\n", "utf-8")
    workspace = Workspace([tmp_path])
    assert workspace.report(along).rulesets == ("react",)
    workspace.put(loose, b"ruleset: keyforge\ncards: []\n")
    report = workspace.report(along)
    assert report.rulesets == ("keyforge",)


def test_without_any_file_left_it_says_so(tmp_path: Path) -> None:
    only = tmp_path / "only.yaml"
    only.write_text("creator: only\n", "utf-8")
    workspace = Workspace([only])
    only.unlink()
    with pytest.raises(MissingPathError, match="no such file"):
        workspace.refresh(only)


@pytest.mark.parametrize("seed", range(3))
def test_after_any_edits_it_says_what_judging_everything_anew_says(
    pack: Path, workspace: Workspace, seed: int
) -> None:
    chance = Random(seed)  # noqa: S311 -- no secret
    files = sorted(pack.rglob("*.yaml"))
    over = {file: file.read_bytes() for file in files}
    for _ in range(8):
        file = chance.choice(files)
        lines = over[file].splitlines(keepends=True)
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[at] = chance.choice((b"", lines[at] * 2, lines[other], file.read_bytes()))
        over[file] = b"".join(lines)
        workspace.put(file, over[file])
        workspace.report(along, {file.as_posix()})
    assert told(workspace.report(along)) == told(anew(pack, over))
