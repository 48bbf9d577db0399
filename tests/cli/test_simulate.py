"""`react-tools simulate`: traces, and what did not come as a scenario says."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from react_tools.load import shipped
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

GOLDEN = Path(__file__).parents[1] / "golden"
ID = "rulebook/worked-example"
EXAMPLE = f"scenarios/{ID}"
WRONG = ("s: {zone: a2,", "s: {zone: a1,")
FOUND = ":26:9: error RT209 s.zone should change to a1, but it went from b2 to a2\n"


def golden(name: str) -> str:
    return (GOLDEN / name).read_text("utf-8")


def documents(out: str) -> Iterator[dict[str, object]]:
    """Every JSON document of an output, one behind the other."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(out):
        document, end = decoder.raw_decode(out, at)
        yield document
        at = end + len(out[end:]) - len(out[end:].lstrip())


def test_a_shipped_scenario_is_played_by_its_id(say: Say) -> None:
    assert say("simulate", ID) == (0, golden("worked-example.en.txt"), "")


def test_the_trace_is_told_in_russian(say: Say) -> None:
    assert say("simulate", ID, "--lang", "ru") == (0, golden("worked-example.ru.txt"), "")


def test_a_scenario_is_played_by_its_path(say: Say) -> None:
    path = shipped() / f"{EXAMPLE}.yaml"

    assert say("simulate", str(path)) == (0, golden("worked-example.en.txt"), "")


def test_a_scenario_of_ones_own_is_played_by_its_path(say: Say, copy: Copy) -> None:
    trace = golden("worked-example.en.txt").replace(f"\n{ID}\n", "\nquestion\n")

    assert say("simulate", copy(EXAMPLE, to="question.yaml")) == (0, trace, "")


def test_a_scenario_may_have_a_creator_of_ones_own(say: Say, copy: Copy) -> None:
    mine = copy("creators/dancer", ("en: Dancer, ru: Танцор", "en: Ballerina, ru: Танцор"))

    code, out, err = say("simulate", mine, copy(EXAMPLE))

    assert (code, err) == (0, "")
    assert "    Ballerina takes 1 damage (1 of 3)" in out


def test_several_scenarios_are_played_one_after_the_other(say: Say) -> None:
    both = "\n".join(
        golden(f"{name}.en.txt") for name in ("spirit-strikes-itself", "worked-example")
    )

    assert say("simulate", "rulebook/spirit-strikes-itself", ID) == (0, both, "")


def test_a_scenario_that_does_not_hold_fails_with_the_place(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, WRONG)

    code, out, err = say("simulate", name)

    assert (code, err) == (1, "")
    assert (
        f"\n\n✗ it did not come as the scenario says:\n{name}{FOUND}    26 |     s: {{zone: a1,"
        in out
    )


def test_one_scenario_of_several_that_does_not_hold_fails(say: Say, copy: Copy) -> None:
    code, out, _ = say("simulate", copy(EXAMPLE, WRONG), ID)

    assert code == 1
    assert [line[0] for line in out.splitlines() if line[:1] in {"✓", "✗"}] == ["✗", "✓"]


def test_an_illegal_step_is_shown_with_its_rule_and_what_would_be_legal(
    say: Say, copy: Copy
) -> None:
    name = copy(EXAMPLE, ("- dancer: {play: dizzying-pas}", "- dancer: {play: glissade}"))

    code, out, _ = bare(say("simulate", name))

    assert code == 1
    assert (
        f"""
{name}:20:5: error RT201 dancer cannot play glissade: the card is not in hand (RA-CARD-10)
    hint: dancer can: play dizzying-pas; pass
"""
        in out
    )


def test_a_trace_in_which_nothing_happened_has_no_list_of_rules(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("exhaust: s, target: c2", "exhaust: s, target: d4"))

    _, out, _ = say("simulate", name)

    assert f"\n    D   Dancer\n\n✗ it did not come as the scenario says:\n{name}:19:5: " in out
    assert "\nRules\n" not in out


def test_a_setting_that_makes_no_position_fails_with_the_place(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("D: {creator: dancer,", "D: {creator: dancr,"))

    assert bare(say("simulate", name)) == (
        1,
        f"""\
{name}:16:16: error RA201 no creator is called 'dancr'
    hint: did you mean 'dancer'?
1 error in 1 file, 1 scenario
""",
        "",
    )


def test_a_file_with_a_fault_fails_with_the_place(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("active: calligrapher", "activ: calligrapher"))

    assert bare(say("simulate", name)) == (
        1,
        f"""\
{name}:9:1: error RT101 unknown key 'activ' in a scenario
    hint: did you mean 'active'?
1 error in 1 file
""",
        "",
    )


def test_a_creator_is_nothing_to_play(say: Say, copy: Copy) -> None:
    assert say("simulate", copy("creators/dancer")) == (
        2,
        "",
        "react-tools: no scenario in dancer.yaml; nothing was played\n",
    )


def test_an_unknown_scenario_is_a_complaint(say: Say) -> None:
    told = (
        "no such scenario: rulebook/exampel (neither a file nor the id of a scenario); "
        "did you mean rulebook/worked-example?"
    )

    assert say("simulate", "rulebook/exampel") == (2, "", f"react-tools: {told}\n")


def test_a_folder_stands_for_the_scenarios_beneath_it(say: Say) -> None:
    code, out, err = say("simulate", str(shipped() / "scenarios" / "rulebook"))

    assert (code, err) == (0, "")
    assert out.count("✓ everything came as the scenario says\n") == 8


# For programs


def test_json_is_the_trace_and_nothing_else(say: Say) -> None:
    refused = "chain/no-reaction-right-after-her-own-card"

    assert say("simulate", refused, "--format", "json") == (
        0,
        golden("no-reaction-right-after-her-own-card.en.json"),
        "",
    )


def test_json_is_told_in_russian(say: Say) -> None:
    _, out, _ = say("simulate", ID, "-f", "json", "-l", "ru")

    assert json.loads(out)["events"][0]["text"] == (
        "Ячейка 1: каллиграф играет карту «Дух кисти» (Б)"
    )


def test_json_is_a_document_for_each_scenario(say: Say) -> None:
    _, out, _ = say("simulate", ID, "rulebook/answers-herself", "-f", "json")

    assert [it["scenario"] for it in documents(out)] == [ID, "rulebook/answers-herself"]


def test_json_says_what_does_not_hold(say: Say, copy: Copy) -> None:
    code, out, _ = say("simulate", copy(EXAMPLE, WRONG), "-f", "json")

    document = json.loads(out)
    (finding,) = document["findings"]
    assert (code, document["holds"]) == (1, False)
    assert (finding["code"], finding["line"], finding["column"]) == ("RT209", 26, 9)


def test_json_has_a_document_for_what_could_not_be_played(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("D: {creator: dancer,", "D: {creator: dancr,"))

    code, out, err = say("simulate", name, ID, "-f", "json")

    assert (code, err) == (1, "")
    played, unplayed = documents(out)
    assert played["scenario"] == ID
    assert unplayed == {
        "findings": [
            {
                "code": "RA201",
                "level": "error",
                "path": name,
                "line": 16,
                "column": 16,
                "end_line": 16,
                "end_column": 21,
                "message": "no creator is called 'dancr'",
                "hint": "did you mean 'dancer'?",
                "others": [],
                "fix": None,
            }
        ],
        "looked_at": {
            "files": 2,
            "creators": 0,
            "cards": 0,
            "boxes": 0,
            "scenarios": 2,
            "rules": 0,
            "rulings": 0,
        },
        "settled": [],
        "left_out": 0,
    }


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_trace_is_the_same_bytes_every_time(say: Say, lang: str) -> None:
    assert say("simulate", ID, "-l", lang) == say("simulate", ID, "-l", lang)
