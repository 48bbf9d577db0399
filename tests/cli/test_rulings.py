"""`simulate --rulings` and `test --rulings`: does an outcome depend on a ruling?"""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from react_tools.places import EXAMPLES
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]
Write = Callable[..., str]

DEPENDS = "must.yaml"
SCENARIO = """\
ruleset: react
title: A player who can improve the masterpiece must
cites: [RA-TURN-4]
phase: masterpiece
active: dancer
field: |
  . D . .
  C . . .
pieces:
  C: {creator: calligrapher, deck: [splash]}
  D: {creator: dancer, deck: [scatter]}
script:
  - dancer: {improve: none, refused: RA-TURN-4}
expect:
  rest: same
"""
FREE = "jump/over-one-unit"
EN = """\
A player who can improve the masterpiece must
must

The outcome depends on the one ruling asked about that it touches: improve-must.

improve-must
    Must a player improve the masterpiece if there is a way to do it?
  yes (default)
      Yes; one of the ways has to be chosen. [RA-TURN-4, RA-EFFECT-6]
    → Refused: Dancer may not leave the masterpiece as it is – the masterpiece
"""
RU = """\
A player who can improve the masterpiece must
must

Исход зависит от единственного затронутого толкования из названных:
improve-must.

improve-must
    Обязан ли игрок усовершенствовать шедевр, если это возможно?
  yes (по умолчанию)
      Да; один из способов нужно выбрать. [RA-TURN-4, RA-EFFECT-6]
    → Отказ: Танцор не может оставить шедевр как есть – """


@pytest.fixture(autouse=True)
def write(here: Path) -> Callable[..., str]:
    """Write the scenario into the folder one stands in, with replacements; its name."""

    def _write(*changes: tuple[str, str]) -> str:
        text = SCENARIO
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (here / DEPENDS).write_text(text, "utf-8")
        return DEPENDS

    _write()
    return _write


def test_a_scenario_that_touches_none_is_told_so(say: Say) -> None:
    assert say("simulate", FREE, "--rulings", "deck-out-both,improve-must") == (
        0,
        """\
A jump passes over a unit
jump/over-one-unit

It touches no ruling asked about.

✓ everything came as the scenario says
""",
        "",
    )


def test_the_same_in_russian(say: Say) -> None:
    assert say("simulate", FREE, "--rulings", "deck-out-both", "--lang", "ru") == (
        0,
        """\
A jump passes over a unit
jump/over-one-unit

Ни одно толкование из названных не затронуто.

✓ всё вышло так, как говорит сценарий
""",
        "",
    )


@pytest.mark.parametrize(("lang", "begin"), [("en", EN), ("ru", RU)])
def test_a_scenario_that_depends_on_one_tells_its_settings(say: Say, lang: str, begin: str) -> None:
    code, out, err = say("simulate", DEPENDS, "--rulings", "improve-must", "-l", lang)

    assert (code, err) == (0, "")
    assert out.startswith(begin)


def test_where_the_traces_part_is_shown_behind_signs(say: Say) -> None:
    _, out, _ = say("simulate", DEPENDS, "--rulings", "improve-must")

    assert "\n  From there on (− yes, + no):\n− Refused: Dancer may not leave " in out
    assert "\n+ The script stops at step 1: dancer can improve none; it is not refused\n" in out


WAY = "swap/dizzying-pas-is-chosen-by-the-other-ruling"
ASKED = "rulebook/ink-pushed-into-the-dancer"
ANSWERS = {
    "en": """\
    → Dancer chooses whether it is done for Dizzying Pas: swap creator with a
      unit adjacent to creator → Brush Spirit s leaves the field; Dancer goes
      from c2 to b2; On c2: Scale ×1
      Dancer chooses whether it is done for Dizzying Pas: nothing → Dancer takes
      1 damage (1 of 3); Brush Spirit s is exhausted and has Ink ×2 (before:
      ×1); Dizzying Pas: Dancer chooses not to, so nothing happens
""",
    "ru": """\
    → Танцор выбирает сделать ли это («Головокружительное па»): swap creator
      with a unit adjacent to creator → Дух кисти s: фигура покидает поле;
      Танцор: c2 → b2; На c2: чешуйка ×1
      Танцор выбирает сделать ли это («Головокружительное па»): ничего → Танцор
      получает 1 урон (1 из 3); Дух кисти s: истощён, чернила ×2 (было ×1);
      «Головокружительное па»: танцор отказывается, поэтому ничего не происходит
""",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_comes_of_each_answer_to_a_new_question_is_told(say: Say, lang: str) -> None:
    _, out, _ = say("simulate", ASKED, "--rulings", "dizzying-may", "-l", lang)

    assert ANSWERS[lang] in out


def test_a_question_whose_answers_come_to_the_same_makes_no_difference(say: Say) -> None:
    assert say("simulate", "rulebook/worked-example", "--rulings", "all") == (
        0,
        """\
In the rulebook's chain the spirit is moved away and still strikes the Dancer
rulebook/worked-example

The outcome does not depend on the one ruling that it touches: dizzying-may.

✓ everything came as the scenario says
""",
        "",
    )


def test_programs_are_told_every_answer_and_what_comes_of_it(say: Say) -> None:
    _, out, _ = say("simulate", ASKED, "--rulings", "dizzying-may", "-f", "json")
    whole = json.loads(out)
    own, other = (it["endings"] for it in whole["combinations"])

    assert whole["all_answered"] is True
    assert [[given["pick"] for given in it["answers"]] for it in (*own, *other)] == [
        [],
        ["do"],
        ["none"],
    ]
    assert own[0]["outcome"] == other[0]["outcome"] != other[1]["outcome"]


def test_programs_are_told_that_any_answer_comes_to_the_same(say: Say) -> None:
    _, out, _ = say("simulate", "rulebook/worked-example", "--rulings", "all", "-f", "json")
    own, other = json.loads(out)["combinations"]

    assert own["same"] == other["same"]
    assert other["outcome"][0] == (
        "Dancer chooses whether it is done for Dizzying Pas: whatever the answer, it comes to the "
        "same"
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Not the outcome, but the way to it rests on dizzying-may.\n"),
        ("ru", "Не исход, но путь к нему зависит от dizzying-may.\n"),
    ],
)
def test_the_way_to_an_outcome_is_told_apart_from_it(say: Say, lang: str, told: str) -> None:
    code, out, _ = say("simulate", WAY, "--rulings", "dizzying-may", "-l", lang)

    assert (code, told in out) == (0, True)


@pytest.mark.parametrize(("lang", "told"), [("en", "a2: no scale"), ("ru", "a2: scale – нет")])
def test_what_only_the_other_setting_has_is_told_to_be_missing(
    say: Say, lang: str, told: str
) -> None:
    _, out, _ = say("simulate", "jump/over-one-unit", "--rulings", "jump-enters", "-l", lang)

    assert f"      {told}\n" in out


def test_a_pinned_ruling_is_varied_too_and_called_so(say: Say) -> None:
    name = "masterpiece/need-not-be-improved-by-the-other-ruling"
    code, out, _ = say("simulate", name, "--rulings", "improve-must")

    assert (code, "\n  yes (default)\n" in out, "\n  no (pinned)\n" in out) == (0, True, True)


def test_rulings_that_matter_together_are_told_together(say: Say) -> None:
    names = "improve-moves,picture-adjoining,improve-must"
    _, out, _ = say("simulate", "masterpiece/foreign-card-is-not-moved", "--rulings", names)

    assert "\nIt does not depend on improve-must.\n" in out
    assert "\nTaken together\n  improve-moves: own, picture-adjoining: yes\n    → " in out


def test_markdown_is_an_answer_to_paste(say: Say) -> None:
    code, out, err = say("simulate", DEPENDS, "--rulings", "improve-must", "-f", "markdown")

    assert (code, err) == (0, "")
    assert out.startswith(
        "**The outcome depends on the one ruling asked about that it touches: improve-must.**\n\n"
        "A player who can improve the masterpiece must "
        "(`must`)\n\n"
        "### improve-must: Must a player improve the masterpiece if there is a way to do it?\n\n"
        "- **yes** (default): Yes; one of the ways has to be chosen. (RA-TURN-4, RA-EFFECT-6)\n"
        "  → Refused: "
    )
    assert "\n\nThen, with improve-must: no:\n\n2. The script stops at step 1: " in out
    assert "\n### What it rests on\n\n- RA-TURN-4: " in out


def test_programs_are_told_all_that_came(say: Say) -> None:
    _, out, _ = say("simulate", DEPENDS, "--rulings", "improve-must,source-gone", "-f", "json")
    whole = json.loads(out)

    assert (whole["depends_on"], whole["all_played"]) == (["improve-must"], True)
    assert [it["ruling"] for it in whole["touched"]] == ["improve-must"]
    assert [(it["settings"], it["same"]) for it in whole["combinations"]] == [
        ({"improve-must": "yes"}, 1),
        ({"improve-must": "no"}, 2),
    ]
    assert [(it["one"], it["other"], it["with"]) for it in whole["pairs"]] == [("yes", "no", {})]


def test_a_scenario_that_fails_by_its_own_settings_fails(say: Say, write: Write) -> None:
    name = write(("refused: RA-TURN-4", "refused: RA-CHAIN-8"))
    code, out, _ = say("simulate", name, "--rulings", "improve-must")

    assert code == 1
    assert "\n✗ it did not come as the scenario says:\nmust.yaml:" in out


def test_several_scenarios_come_one_after_the_other(say: Say) -> None:
    code, out, _ = say("simulate", FREE, DEPENDS, "--rulings", "improve-must")

    assert code == 0
    assert "\n✓ everything came as the scenario says\n\nA jump passes over a unit" in out


def test_a_file_with_a_fault_is_told_as_ever(say: Say, write: Write) -> None:
    name = write(("active: ", "activ: "))
    code, out, _ = say("simulate", name, "--rulings", "all")

    assert code == 1
    assert out.startswith("must.yaml:")


def test_a_setting_that_makes_no_position_is_told_as_ever(say: Say, write: Write) -> None:
    name = write(("creator: dancer", "creator: dancr"))
    code, out, _ = say("simulate", name, "--rulings", "all")

    assert (code, "no creator" in out or "dancr" in out) == (1, True)


def test_a_creator_is_nothing_to_play(say: Say, copy: Copy) -> None:
    code, out, err = say("simulate", copy("creators/dancer"), "--rulings", "all")

    assert (code, out) == (2, "")
    assert err == "react-tools: no scenario in dancer.yaml; nothing was played\n"


@pytest.mark.parametrize("command", ["simulate", "test"])
@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("improve-mus", "'improve-mus'; did you mean improve-must?"),
        ("zzz", "'zzz'; react-tools list rulings lists them"),
        ("improve-must,", "''; react-tools list rulings lists them"),
    ],
)
def test_an_unknown_ruling_is_wrong_usage(say: Say, command: str, told: str, why: str) -> None:
    complaint = f"react-tools: --rulings: no ruling is called {why}\n"

    assert say(command, DEPENDS, "--rulings", told) == (2, "", complaint)


@pytest.mark.parametrize("command", ["simulate", "test"])
def test_an_unset_variable_varies_not_everything(say: Say, command: str) -> None:
    code, out, err = say(command, DEPENDS, "--rulings", " ")

    assert (code, out) == (2, "")
    assert "--rulings needs the word all, or ids of rulings" in err


@pytest.mark.parametrize("flags", [["--ask"], ["--accept"], ["--step"], ["--against", "twin"]])
def test_other_ways_to_play_do_not_go_together_with_it(say: Say, flags: list[str]) -> None:
    reason = f"--rulings and {flags[0]} do not go together; first one, then the other"
    told = say("simulate", DEPENDS, "--rulings", "all", *flags)

    assert told == (2, "", f"react-tools: {reason}\n")


def test_what_a_player_does_not_see_is_not_varied_for_her(say: Say) -> None:
    reason = "--rulings shows what comes of every setting, and --as may not show a hand"
    told = say("simulate", DEPENDS, "--rulings", "all", "--as", "dancer")

    assert told == (2, "", f"react-tools: {reason}\n")


RECORD = """\
ruleset: react
title: An evening
rulings: {improve-must: "no"}
phase: masterpiece
active: dancer
field: |
  . D . .
  C . . .
pieces:
  C: {creator: calligrapher, deck: [splash]}
  D: {creator: dancer, deck: [scatter]}
---
improve none
end
"""


def test_a_record_is_played_as_far_as_it_goes_under_each_setting(say: Say, here: Path) -> None:
    (here / "evening.duel").write_text(RECORD, "utf-8")
    code, out, err = say("simulate", "evening.duel", "--rulings", "improve-must")

    assert (code, err) == (0, "")
    assert out.startswith("An evening\nevening\n\nThe outcome depends on the one ruling ")
    assert "\n    → The record does not go on: dancer cannot 'improve none' now\n" in out
    assert out.endswith("\nthat is all that the record holds\n")


def test_a_record_that_cannot_be_read_is_told_as_ever(say: Say, here: Path) -> None:
    (here / "evening.duel").write_text(RECORD.replace("title", "titel"), "utf-8")
    code, out, _ = say("simulate", "evening.duel", "--rulings", "all")

    assert (code, out.startswith("evening.duel:")) == (1, True)


NOTE = """\
ok   must
     must.yaml:2:1: note RT217 the outcome depends on improve-must: yes → Refused: Dancer\
 may not leave the masterpiece as it is; no → The script stops at step 1: dancer can improve none;\
 it is not refused
         hint: pin it: rulings: {improve-must: "yes"}
1 scenario: 1 passed, 0 failed; 1 note
"""


def test_a_scenario_that_depends_unpinned_is_noted_and_passes(say: Say) -> None:
    assert bare(say("test", DEPENDS, "--rulings", "improve-must")) == (0, NOTE, "")


def test_a_ruling_that_is_pinned_is_not_noted(say: Say, write: Write) -> None:
    name = write(("title: ", 'rulings: {improve-must: "yes"}\ntitle: '))

    assert say("test", name, "--rulings", "improve-must") == (
        0,
        "ok   must\n1 scenario: 1 passed, 0 failed\n",
        "",
    )


def test_one_that_fails_is_noted_too(say: Say, write: Write) -> None:
    name = write(("rest: same", "rest: same\n  changed: {dancer: {damage: +1}}"))
    code, out, _ = say("test", name, "--rulings", "improve-must")

    assert code == 1
    assert out.startswith("FAIL must\n")
    assert out.endswith("1 scenario: 0 passed, 1 failed; 1 note\n")


def test_reports_for_programs_have_the_notes(say: Say) -> None:
    name = DEPENDS

    def told(output: str) -> str:
        code, out, err = say("test", name, "--rulings", "improve-must", "-f", output)
        assert (code, err) == (0, "")
        return out

    (scenario,) = json.loads(told("json"))["scenarios"]
    assert scenario["holds"]
    assert [(it["code"], it["level"]) for it in scenario["findings"]] == [("RT217", "note")]
    (suite,) = ET.fromstring(told("junit"))  # noqa: S314 -- it is ours
    assert (suite.get("failures"), "note RT217" in (suite.findtext(".//system-out") or "")) == (
        "0",
        True,
    )
    assert told("github").startswith("::notice file=must.yaml,line=2,")
    (result,) = json.loads(told("sarif"))["runs"][0]["results"]
    assert (result["ruleId"], result["level"]) == ("RT217", "note")


def test_every_shipped_scenario_passes_whatever_is_noted(say: Say) -> None:
    code, out, err = say("test", "--rulings", "all", str(EXAMPLES / "react"))

    assert (code, err) == (0, "")
    assert " 0 failed; " in out.splitlines()[-1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_line_is_wider_than_80_columns(say: Say, lang: str) -> None:
    names = ["masterpiece/foreign-card-is-not-moved", "choices/foremost-goes-first"]
    _, out, _ = say("simulate", *names, "--rulings", "all", "-l", lang)

    assert [line for line in out.splitlines() if len(line) > 80] == []
