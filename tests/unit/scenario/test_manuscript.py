"""Answers written into a file: in its own style, and every other byte as it was."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from react_tools.findings import Finding, Level
from react_tools.scenario.manuscript import Manuscript, block, lasting, manuscript
from react_tools.scenario.scenario import Answer, Scenario, Step
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.span import Span

SCHEMA = "react/scenario"
SETTING = """\
# A question.
ruleset: react
title: A question
active: calligrapher
field: |
  . s D
  . C .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink]}
  D: {creator: dancer}
  s: {summon: brush-spirit, of: calligrapher}
"""
SPAN = Span.at("q.yaml", 1, 1)
PASS = Step("dancer", {"pass": ""}, "", (), SPAN)
PLAY = Step("dancer", {"play": "glissade", "direction": "up"}, "", (), SPAN)
PICK = Answer("dancer", ("s",), SPAN, SPAN)


def read(text: str | bytes) -> Manuscript:
    data = text if isinstance(text, bytes) else text.encode()
    found = manuscript(Path("q.yaml"), data, "react/scenario")
    assert found is not None
    return found


def grown(scenario: Scenario, *steps: Step, to: int = -1) -> Scenario:
    """The scenario with further steps, and with an answer for the step *to*."""
    script = [*scenario.script, *steps]
    if to >= 0:
        script[to] = replace(script[to], answers=(*script[to].answers, PICK))
    return replace(scenario, script=tuple(script))


def written(text: str, *steps: Step, to: int = -1) -> str:
    """What the file is behind its setting once answers are written into it."""
    one = read(SETTING + text)
    new = one.written(grown(one.scenario, *steps, to=to), "", ()).decode()
    assert new.startswith(SETTING)
    return new.removeprefix(SETTING)


STEPS = {
    "no script": ("", "script:\n  - dancer: pass\n"),
    "a script without a step": ("script:\n", "script:\n  - dancer: pass\n"),
    "a script with empty brackets": ("script: []\n", "script: [{dancer: pass}]\n"),
    "an expectation without a script": (
        "# What comes.\nexpect: {rest: same}\n",
        "script:\n  - dancer: pass\n# What comes.\nexpect: {rest: same}\n",
    ),
    "lines": (
        "script:\n  - calligrapher: pass # so\n\nexpect: {rest: same}\n",
        "script:\n  - calligrapher: pass # so\n  - dancer: pass\n\nexpect: {rest: same}\n",
    ),
    "lines at the margin": (
        "script:\n- calligrapher: pass\n",
        "script:\n- calligrapher: pass\n- dancer: pass\n",
    ),
    "no end of the last line": (
        "script:\n  - calligrapher: pass",
        "script:\n  - calligrapher: pass\n  - dancer: pass",
    ),
    "brackets": (
        "script: [calligrapher: pass]\n",
        "script: [calligrapher: pass, {dancer: pass}]\n",
    ),
}


@pytest.mark.parametrize("case", STEPS)
def test_a_new_step_stands_behind_the_script(case: str) -> None:
    before, after = STEPS[case]

    assert written(before, PASS) == after


def test_a_play_is_written_in_one_line() -> None:
    assert written("", PLAY) == "script:\n  - dancer: {play: glissade, direction: up}\n"


CHOICES = {
    "brackets": (
        "script:\n  - dancer: {play: dizzying-pas}  # why\n",
        "script:\n  - dancer: {play: dizzying-pas, choices: [{by: dancer, pick: s}]}  # why\n",
    ),
    "brackets that have choices": (
        (
            "script:\n  - dancer: {play: x, choices: [{by: dancer, pick: [C, D]}], "
            "refused: RA-COST-3}\n"
        ),
        (
            "script:\n  - dancer: {play: x, choices: [{by: dancer, pick: [C, D]}, "
            "{by: dancer, pick: s}], refused: RA-COST-3}\n"
        ),
    ),
    "lines": (
        "script:\n  - dancer:\n      play: dizzying-pas\n",
        "script:\n  - dancer:\n      play: dizzying-pas\n      choices: [{by: dancer, pick: s}]\n",
    ),
    "lines that have choices": (
        "script:\n- dancer:\n    choices:\n    - by: dancer\n      pick: C # C\n    play: x\n",
        (
            "script:\n- dancer:\n    choices:\n    - by: dancer\n      pick: C # C\n"
            "    - {by: dancer, pick: s}\n    play: x\n"
        ),
    ),
}


@pytest.mark.parametrize("case", CHOICES)
def test_a_choice_goes_into_the_play_that_asks(case: str) -> None:
    before, after = CHOICES[case]

    assert written(before, to=0) == after


def test_a_choice_of_the_last_play_stands_before_the_new_steps() -> None:
    told = written("script:\n  - dancer:\n      play: dizzying-pas\n", PASS, to=0)

    assert told == (
        "script:\n  - dancer:\n      play: dizzying-pas\n"
        "      choices: [{by: dancer, pick: s}]\n  - dancer: pass\n"
    )


def test_carriage_returns_and_a_byte_order_mark_stay() -> None:
    data = b"\xef\xbb\xbf" + f"{SETTING}script:\n  - dancer: pass\n".replace("\n", "\r\n").encode()
    one = read(data)

    assert one.written(grown(one.scenario, PASS), "", ()) == data + b"  - dancer: pass\r\n"


EXPECTATION = "expect:\n  rest: same\n"


def accepted(text: str, *cites: str) -> str:
    one = read(SETTING + text)
    return one.written(one.scenario, EXPECTATION, cites).decode().removeprefix(SETTING)


def test_an_expectation_stands_at_the_end() -> None:
    assert accepted("script:\n  - dancer: pass\n") == f"script:\n  - dancer: pass\n{EXPECTATION}"


def test_an_expectation_takes_the_place_of_another() -> None:
    rest = "# And so.\nscript:\n  - dancer: pass\n"
    text = f"expect:\n  changed:\n    s: {{zone: gone}}\n  rest: same\n{rest}"

    assert accepted(text) == f"{EXPECTATION}{rest}"


def test_what_is_cited_stands_behind_the_title() -> None:
    one = read(f"{SETTING}script: [dancer: pass]\n")
    new = one.written(one.scenario, "", ["RA-COST-4"]).decode()

    assert "title: A question\ncites: [RA-COST-4]\nactive: calligrapher\n" in new


def test_what_is_cited_already_stays() -> None:
    text = "cites: [RA-COST-4]\nscript: [dancer: pass]\n"

    assert "RA-COST-5" not in accepted(text, "RA-COST-5")


def test_a_file_may_be_json() -> None:
    pieces = {"C": {"creator": "calligrapher"}, "D": {"creator": "dancer"}}
    whole = {"ruleset": "react", "title": "t", "active": "dancer", "field": "C D", "pieces": pieces}
    text = json.dumps(whole)
    one = read(text)

    assert one.written(grown(one.scenario, PASS), "", ()).decode() == (
        f"{text[:-1]}, script: [{{dancer: pass}}]}}"
    )


@pytest.mark.parametrize("lacking", ["script", "expect", "cites"])
def test_a_manuscript_may_lack_script_expectation_and_cites(lacking: str) -> None:
    lines = {"script": "script: [dancer: pass]", "expect": "expect: {rest: same}"}
    text = "\n".join(it for name, it in lines.items() if name != lacking)

    assert read(f"{SETTING}{text}\n").scenario.title == "A question"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("active: calligrapher\n", ""),
        ("title: A question\n", ""),
        ("active:", "activ:"),
        ("pieces:\n", "pieces:\n  x\n"),
        ("ruleset: react", "script: ~"),
        ("ruleset: react", "expect: {rest: other}\nruleset: react"),
    ],
)
def test_a_file_with_another_fault_is_no_manuscript(old: str, new: str) -> None:
    data = SETTING.replace(old, new).encode()

    assert manuscript(Path("q.yaml"), data, "react/scenario") is None


def still(text: str) -> list[tuple[str, str]]:
    """What is wrong with a text besides that it is unfinished."""
    root = parse(text.encode(), "q.yaml").tree
    assert root is not None
    found = validate(root, SCHEMA)
    return [(it.code, it.message) for it in lasting(found, root, SCHEMA)]


BARE = "ruleset: react\ntitle: t\nactive: dancer\nfield: C D\n"
PIECES = "pieces: {C: {creator: clerk}, D: {creator: dancer}}\n"


def test_what_a_file_lacks_since_it_is_unfinished_is_not_wrong_with_it() -> None:
    assert still(BARE + PIECES) == []


def test_what_an_unfinished_file_lacks_besides_is_wrong_with_it() -> None:
    assert still(BARE) == [("RT103", "a scenario needs `pieces`")]


def test_a_misspelt_key_of_an_unfinished_file_is_wrong_with_it() -> None:
    """As long as keys are missing, it might stand for any of them."""
    found = still(BARE + PIECES.replace("pieces", "pices"))

    assert found == [("RT101", "unknown key 'pices' in a scenario")]


def test_what_is_found_in_another_kind_of_file_stays() -> None:
    root = parse(b"creator: dancer\n", "c.yaml").tree
    found = [Finding("RT103", Level.ERROR, Span.at("c.yaml", 1, 1), "it lacks all else")]

    assert lasting(found, root, SCHEMA) == found


def test_what_is_found_in_a_list_stays() -> None:
    root = parse(b"- a\n", "q.yaml").tree
    found = [Finding("RT051", Level.ERROR, Span.at("q.yaml", 1, 1), "it is no mapping")]

    assert lasting(found, root, SCHEMA) == found


def test_a_script_can_be_pasted_as_a_block() -> None:
    assert block([PASS, replace(PLAY, answers=(PICK,))]) == [
        "script:",
        "  - dancer: pass",
        "  - dancer: {play: glissade, direction: up, choices: [{by: dancer, pick: s}]}",
    ]
