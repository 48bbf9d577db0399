"""`react-tools simulate A --against B`: where two scenarios part."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

GOLDEN = Path(__file__).parents[1] / "golden"
ONE, OTHER = "rulebook/worked-example", "rulebook/ink-pushed-into-the-dancer"
EXAMPLE = f"scenarios/{ONE}"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_twins_part_where_their_leaf_takes_effect(say: Say, lang: str) -> None:
    told = (GOLDEN / f"worked-example-against-twin.{lang}.txt").read_text("utf-8")

    assert say("simulate", ONE, "--against", OTHER, "--lang", lang) == (0, told, "")


def test_the_twin_need_not_be_named(say: Say) -> None:
    assert say("simulate", ONE, "--against", "twin") == say("simulate", ONE, "--against", OTHER)


def test_a_scenario_without_a_twin_needs_a_name(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, (f"twin: {OTHER}\n", ""))

    assert say("simulate", name, "--against", "twin") == (
        2,
        "",
        "react-tools: worked-example.yaml names no twin; give a file or an id\n",
    )


def test_equal_traces_are_said_to_be_equal(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("title: In the", "title: So in the"))
    code, out, err = say("simulate", ONE, "--against", name)

    assert (code, err) == (0, "")
    assert (
        """
Setting and script are the same.

The traces are the same.

They end the same way.
"""
        in out
    )


def test_a_scenario_is_the_same_as_itself(say: Say) -> None:
    code, out, _ = say("simulate", ONE, "--against", ONE)

    assert (code, "The traces are the same.\n" in out) == (0, True)


def test_scenarios_may_part_at_once(say: Say) -> None:
    _, out, _ = say("simulate", ONE, "--against", "chain/active-player-starts")

    assert "\nThey part at once.\n− Slot 1: Calligrapher plays " in out


def test_one_that_does_not_hold_fails(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("s: {zone: a2,", "s: {zone: a1,"))
    code, out, _ = say("simulate", ONE, "--against", name)

    assert code == 1
    assert [line[0] for line in out.splitlines() if line[:1] in {"✓", "✗"}] == ["✓", "✗"]
    assert "worked-example.yaml:26:9: error RT209 s.zone should change to a1" in out


def test_a_file_with_a_fault_is_told_as_ever(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("active: calligrapher", "activ: calligrapher"))
    code, out, _ = say("simulate", ONE, "--against", name)

    assert code == 1
    assert out.startswith("worked-example.yaml:9:1: error RT101 unknown key 'activ'")


def test_a_creator_is_nothing_to_compare_with(say: Say, copy: Copy) -> None:
    name = copy("creators/dancer")
    code, out, err = say("simulate", ONE, "--against", name)

    assert (code, out) == (2, "")
    assert err.startswith("react-tools: --against compares two scenarios; ")


def test_an_unknown_scenario_is_a_complaint(say: Say) -> None:
    told = (
        "no such scenario: nowhere (neither a file nor the id of a scenario); "
        "react-tools list scenarios lists them"
    )

    assert say("simulate", ONE, "--against", "nowhere") == (2, "", f"react-tools: {told}\n")


def test_programs_are_told_the_same(say: Say) -> None:
    code, out, _ = say("simulate", ONE, "--against", OTHER, "-f", "json")
    whole = json.loads(out)

    assert code == 0
    assert [whole[it]["scenario"] for it in ("one", "other")] == [ONE, OTHER]
    assert whole["setting"] == [{"path": "script.3.direction", "one": "left", "other": "right"}]
    assert (whole["shared"], whole["same_trace"]) == (6, False)
    assert [it["in"] for it in whole["rest"]][:3] == ["one", "other", "both"]
    assert {"path": "s.zone", "one": "a2", "other": "gone"} in whole["outcome"]
    assert {"path": "s.exhausted", "one": "true", "other": None} in whole["outcome"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_line_is_wider_than_80_columns(say: Say, lang: str) -> None:
    _, out, _ = say("simulate", "draw/respite-may-return-none", "--against", ONE, "-l", lang)

    assert [line for line in out.splitlines() if len(line) > 80] == []
