"""The expectation that is written from a run: it holds, and says what came."""

from collections.abc import Callable

import pytest

from react_tools.load import shipped
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.expected import expected
from react_tools.scenario.runner import Run, run
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

Play = Callable[[str], Run]

FOLDER = shipped() / "scenarios"
IDS = sorted(
    file.relative_to(FOLDER).with_suffix("").as_posix()
    for file in FOLDER.rglob("*.yaml")
    if "expect:\n  refused:" not in file.read_text("utf-8")  # there is no position: test_barred.py
)

SPIRIT = """\
ruleset: react
title: t
cites: [RA-COST-4]
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink]}
  D: {creator: dancer, hand: [dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
script:
  - calligrapher: {play: brush-spirit.B, exhaust: s, target: c2}
"""
TO_THE_END = "  - dancer: pass\n  - calligrapher: pass\n"


def block(text: str) -> str:
    """A scenario's text without its expectation."""
    lines = text.splitlines(keepends=True)
    at = lines.index("expect:\n")
    end = next((i for i in range(at + 1, len(lines)) if lines[i][:1].strip(" \n#")), len(lines))
    return "".join(lines[:at] + lines[end:])


@pytest.fixture(params=IDS)
def text(request: pytest.FixtureRequest, library: Library) -> str:
    """A shipped scenario with the expectation that its run gives."""
    scenario = library.scenarios[request.param]
    came = run(scenario, start(scenario, library))
    return block((FOLDER / f"{request.param}.yaml").read_text("utf-8")) + expected(came)


def test_a_shipped_scenario_holds_with_the_expectation_of_its_run(text: str, play: Play) -> None:
    assert [it.message for it in play(text).findings] == []


def test_the_expectation_of_a_run_passes_the_schema(text: str) -> None:
    tree = parse(text.encode(), "s.yaml").tree

    assert isinstance(tree, Mapping)
    assert [it.message for it in validate(tree, "react/scenario")] == []


def test_what_has_come_is_written_in_a_few_lines(play: Play) -> None:
    assert (
        expected(play(SPIRIT + TO_THE_END))
        == """\
expect:
  changed:
    s: {exhausted: true}
    dancer: {damage: +1}
  rest: same
  trace: [damaged dancer 1]
  waits: {who: calligrapher, for: intention}
"""
    )


def test_events_that_repeat_the_script_are_told_where_there_are_no_others(play: Play) -> None:
    assert "trace: [played brush-spirit.B, exhausted s, aimed c2]\n" in expected(play(SPIRIT))


def test_the_end_of_a_duel_waits_for_nothing(play: Play) -> None:
    ended = SPIRIT.replace("D: {creator: dancer,", "D: {creator: dancer, damage: 2,")

    assert expected(play(ended + TO_THE_END)).endswith("  waits: {for: nothing}\n")


def test_lines_end_as_they_are_asked_to(play: Play) -> None:
    assert expected(play(SPIRIT), "\r\n").replace("\r\n", "") == expected(play(SPIRIT)).replace(
        "\n", ""
    )
