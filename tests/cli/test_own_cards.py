"""Creators and scenarios of one's own, in a `cards` folder of one's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

Say = Callable[..., tuple[int, str, str]]

CLERK = """\
creator: clerk
name: {en: Clerk, ru: Клерк}
source: house
tokens:
  stamp: {at: zone, supply: 3, name: {en: Stamp, ru: штамп}, of: штампа}
abilities:
  - id: desk
    of: creator
    name: {en: Desk, ru: Стол}
    effects:
      A:
        kind: intention
        cost: exhaust this + target adjacent zone
        do:
          - place: {token: stamp, at: target}
      B: {kind: intention, cost: exhaust this, do: [{improve: 1}]}
deck:
  - id: filing
    name: {en: Filing, ru: Учёт}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    do:
      - move: {who: creator, by: 1}
masterpiece: {name: {en: The Last Form, ru: Последний бланк}, cards: 3}
"""
STRUCK = """\
ruleset: react
title: A stamp lies where the clerk aimed
cites: [RA-EFFECT-1]
active: clerk
field: |
  . C .
  . D .
pieces:
  C: {creator: clerk}
  D: {creator: dancer}
script:
  - clerk: {play: desk.A, target: a2}
  - dancer: pass
  - clerk: pass
expect:
  changed:
    clerk: {exhausted: true, supply.stamp: -1}
    a2: {tokens.stamp: +1}
  rest: same
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "project" / "cards" / "react"
    (home / "creators").mkdir(parents=True)
    (home / "scenarios" / "desk").mkdir(parents=True)
    (home / "creators" / "clerk.yaml").write_text(CLERK, "utf-8")
    (home / "scenarios" / "desk" / "struck.yaml").write_text(STRUCK, "utf-8")
    monkeypatch.chdir(tmp_path / "project")
    return home


@pytest.mark.usefixtures("project")
def test_a_scenario_of_ones_own_is_called_by_its_id(say: Say) -> None:
    code, out, _ = say("simulate", "desk/struck")

    assert code == 0
    assert "Stamp ×1 placed on a2 (now 1)" in out


def test_a_scenario_knows_the_creators_beside_it(
    say: Say, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.parent.parent.parent)

    code, out, _ = say("simulate", str(project / "scenarios" / "desk" / "struck.yaml"))

    assert (code, "RA201" in out) == (0, False)


@pytest.mark.usefixtures("project")
def test_a_folder_above_the_cards_may_be_called_scenarios(say: Say, tmp_path: Path) -> None:
    cards = tmp_path / "scenarios" / "cards"
    for path, text in (("creators/clerk.yaml", CLERK), ("scenarios/office/struck.yaml", STRUCK)):
        (cards / path).parent.mkdir(parents=True)
        (cards / path).write_text(text, "utf-8")

    assert say("test", str(cards / "scenarios"))[0] == 0


def test_a_scenario_of_a_creator_with_faults_says_which_file_to_mend(
    say: Say, project: Path
) -> None:
    (project / "creators" / "clerk.yaml").write_text(CLERK.replace("kind:", "knd:"), "utf-8")

    code, out, _ = say("simulate", "desk/struck")

    assert code == 1
    assert "RA209 the file of clerk has faults" in out
    assert "mend cards/react/creators/clerk.yaml first" in out


def test_a_creator_changed_beside_a_scenario_is_seen_though_its_report_was_kept(
    say: Say, project: Path
) -> None:
    file = "cards/react/scenarios/desk/struck.yaml"
    before = say("lint", file)[0]
    (project / "creators" / "clerk.yaml").write_text(
        CLERK.replace("token: stamp", "token: stmp"), "utf-8"
    )

    assert (before, say("lint", file)[0]) == (0, 1)


def test_what_is_no_file_in_the_folder_is_passed_over(say: Say, project: Path) -> None:
    (project / "creators" / "loop.yaml").symlink_to("loop.yaml")
    (project / "creators" / ".#clerk.yaml").symlink_to("nobody@nowhere")
    (project / "creators" / "folder.yaml").mkdir()

    assert say("simulate", "desk/struck")[0] == 0


def test_a_scenario_finds_its_creators_from_inside_the_folder(
    say: Say, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project / "scenarios")

    assert say("simulate", "desk/struck.yaml")[0] == 0


@pytest.mark.usefixtures("project")
def test_lint_of_a_scenario_says_that_its_creators_file_has_faults(say: Say, project: Path) -> None:
    (project / "creators" / "clerk.yaml").write_text(CLERK.replace("kind:", "knd:"), "utf-8")

    code, out, _ = say("lint", "cards/react/scenarios")

    assert (code, "RA209" in out) == (1, True)


@pytest.mark.usefixtures("project")
def test_a_file_that_cannot_be_read_still_stands_for_the_creator_it_names(
    say: Say, project: Path
) -> None:
    (project / "creators" / "mine.yaml").write_text("creator: dancer\nx: [\n", "utf-8")

    code, out, _ = say("simulate", "desk/struck")

    assert (code, "mend cards/react/creators/mine.yaml first" in out) == (1, True)
