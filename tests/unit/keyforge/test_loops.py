"""Abilities that set one another off without end are told so, and end nothing else."""

from pathlib import Path

import pytest

from react_tools.load import load

CARDS = """\
ruleset: keyforge
house: dis
source: house
cards:
  - id: looper
    name: {en: Looper, ru: Петля}
    type: creature
    power: 3
    abilities: {reap: [{ready: this}, {use: {who: this, as: reap}}]}
  - id: worker
    name: {en: Worker, ru: Рабочий}
    type: creature
    power: 3
"""
SCENARIO = """\
ruleset: keyforge
title: It reaps
cites: [KF-REAP-1]
active: tom
house: dis
players:
  tom: {battleline: {L: {card: CARD}}}
  opp: {}
script: [{tom: {reap: L}}]
expect: {rest: same}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for path, text in {
        "cards/loops.yaml": CARDS,
        "scenarios/loops/endless.yaml": SCENARIO.replace("CARD", "looper"),
    }.items():
        file = tmp_path / "keyforge" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path / "keyforge"


def test_a_loop_is_a_fault_of_the_step_and_other_findings_are_kept(pack: Path) -> None:
    found = load([pack], scenarios=True, ruleset="keyforge").checked()

    assert {"KF115"} <= {it.code for it in found}


def test_a_scenario_with_a_loop_fails_and_says_whose_it_is(pack: Path) -> None:
    loaded = load([pack], scenarios=True, ruleset="keyforge")
    (came,) = loaded.played()

    assert [(it.code, "L's" in it.message) for it in came.findings] == [("RT214", True)]
