"""`react-tools test`: a line for each scenario, then totals."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from react_tools.rulesets import RULESETS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

EXAMPLE = "scenarios/rulebook/worked-example"
WRONG = ("s: {zone: a2,", "s: {zone: a1,")


def test_every_scenario_has_a_line_and_all_have_totals(say: Say) -> None:
    folder = shipped() / "scenarios" / "jump"
    names = sorted(it.stem for it in folder.iterdir())
    many = len(names)

    told = [*(f"ok   jump/{it}" for it in names), f"{many} scenarios: {many} passed, 0 failed", ""]
    assert say("test", str(folder)) == (0, "\n".join(told), "")


def test_all_shipped_scenarios_hold(say: Say) -> None:
    code, out, err = say("test")

    files = sum(len(list((it / "scenarios").rglob("*.yaml"))) for it in map(shipped, RULESETS))
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == f"{files} scenarios: {files} passed, 0 failed"


def test_a_scenario_that_does_not_hold_fails_with_the_place(say: Say, copy: Copy) -> None:
    names = copy(EXAMPLE, to="holds.yaml"), copy(EXAMPLE, WRONG, to="fails.yaml")

    assert bare(say("test", *names)) == (
        1,
        """\
ok   holds
FAIL fails
     fails.yaml:26:9: error RT209 s.zone should change to a1, but it went from b2 to a2
2 scenarios: 1 passed, 1 failed
""",
        "",
    )


def test_a_setting_that_makes_no_position_fails(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("D: {creator: dancer,", "D: {creator: dancr,"))

    assert bare(say("test", name)) == (
        1,
        """\
FAIL worked-example
     worked-example.yaml:16:16: error RA201 no creator is called 'dancr'
         hint: did you mean 'dancer'?
1 scenario: 0 passed, 1 failed
""",
        "",
    )


def test_a_broken_file_fails_and_the_others_are_played(say: Say, copy: Copy) -> None:
    broken = copy(EXAMPLE, ("title: In", "title: 'In"), to="broken.yaml")

    assert bare(say("test", broken, copy(EXAMPLE, to="holds.yaml"))) == (
        1,
        """\
ok   holds
broken.yaml:6:25: error RT019 text behind the closing quotation mark
    hint: write '' for a quotation mark in the text
1 scenario: 1 passed, 0 failed; 1 finding in files
""",
        "",
    )


@pytest.mark.parametrize("name", ["creators/dancer", "board"])
def test_a_file_without_a_scenario_is_nothing_to_play(say: Say, copy: Copy, name: str) -> None:
    file = copy(name)

    assert say("test", file) == (
        2,
        "",
        f"react-tools: no scenario in {file}; nothing was played\n",
    )


def test_a_folder_without_scenarios_is_nothing_to_play(say: Say, copy: Copy, here: Path) -> None:
    (here / "mine").mkdir()
    copy("creators/dancer", to="mine/dancer.yaml")

    assert say("test", "mine") == (
        2,
        "",
        "react-tools: no scenario in mine; nothing was played\n",
    )


def test_json_has_every_scenario_and_the_findings_of_files(say: Say, copy: Copy) -> None:
    names = [
        copy(EXAMPLE, to="a.yaml"),
        copy(EXAMPLE, WRONG, to="b.yaml"),
        copy(EXAMPLE, ("title: In", "title: 'In"), to="c.yaml"),
    ]

    code, out, err = say("test", *names, "--format", "json")

    document = json.loads(out)
    assert (code, err) == (1, "")
    assert [(it["id"], it["holds"]) for it in document["scenarios"]] == [("a", True), ("b", False)]
    assert [it["code"] for it in document["scenarios"][1]["findings"]] == ["RT209"]
    assert [(it["path"], it["code"]) for it in document["findings"]] == [("c.yaml", "RT019")]
