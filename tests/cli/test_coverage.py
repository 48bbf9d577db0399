"""`react-tools coverage`: which rules and rulings are shown by scenarios, and which are not."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from react_tools.places import EXAMPLES
from react_tools.rulesets.react.library import Library

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

JUMPS = (
    "fish-jumps-and-drops-its-scale",
    "fish-that-cannot-jump-still-drops-its-scale",
    "no-free-zone",
    "over-one-unit",
    "over-two-units",
    "to-a-free-neighbour",
)
KINDS = ("step", "permission", "prohibition", "exception", "definition", "pointer")
MARKED = re.compile(r"^  ([✓✗·]) (\S+) .*", re.MULTILINE)

# A register of its own: one rule that is shown, one that is not, and one that need not be.
REGISTER = """\
ruleset: react
document: {title: {en: Book, ru: Книга}, publisher: Us, language: ru}
rules:
"""
RULE = """\
  - id: {id}
    title: {{en: Rule {id}, ru: Правило {id}}}
    says: {{en: It is so., ru: Это так.}}
    source: {{heading: Глава, line: 1}}
    kind: {kind}
"""


@pytest.fixture
def jumps(here: Path) -> Path:
    """The folder one stands in, with a pack that holds some of the scenarios of jumping."""
    folder = here / "mine" / "scenarios" / "jump"
    folder.mkdir(parents=True)
    for name in JUMPS:
        shutil.copy(shipped() / "scenarios" / "jump" / f"{name}.yaml", folder)
    return here


def part(out: str, heading: str) -> str:
    """What stands beneath a heading, with it."""
    return out[out.index(heading) :].partition("\n\n")[0]


@pytest.mark.usefixtures("jumps")
def test_each_rule_has_a_mark_and_the_first_scenarios(say: Say) -> None:
    code, out, err = say("coverage", "mine")

    assert (code, err) == (0, "")
    assert (
        part(out, "RA-JUMP (")
        == """\
RA-JUMP (4 of 4)
  · RA-JUMP-1  Jump is a special move                  0
  ✓ RA-JUMP-2  A jump lands on the first free zone     3
      jump/fish-jumps-and-drops-its-scale, jump/over-one-unit and 1 more
  ✓ RA-JUMP-3  With a free neighbour a jump is a step  1
      jump/to-a-free-neighbour
  ✓ RA-JUMP-4  With no free zone a jump fails          2
      jump/fish-that-cannot-jump-still-drops-its-scale, jump/no-free-zone
  · RA-JUMP-5  A failed jump is like a failed move     0
  ✓ RA-JUMP-6  A jump may pass several occupied zones  1
      jump/over-two-units"""
    )


@pytest.mark.usefixtures("jumps")
def test_it_is_told_in_russian_too(say: Say) -> None:
    _, out, _ = say("coverage", "mine", "--lang", "ru")

    assert part(out, "RA-JUMP (").startswith("RA-JUMP (4 из 4)\n  · RA-JUMP-1  Прыжок")
    assert "\n      его не цитирует ни один сценарий\n" in out
    assert "\nпросмотрено сценариев: 6\n" in out


def test_rulings_stand_behind_the_rules(say: Say) -> None:
    _, out, _ = say("coverage", str(shipped() / "scenarios" / "draw"))

    rulings = part(out, "Rulings (")
    assert re.search(
        r"^  ✓ deck-out-both  +What if both players have to draw and both decks are +2\n"
        r" +empty\?\n"
        r"      draw/both-decks-empty, draw/both-decks-empty-by-the-other-ruling$",
        rulings,
        re.MULTILINE,
    )


@pytest.mark.usefixtures("jumps")
def test_totals_come_last(say: Say) -> None:
    _, out, _ = say("coverage", "mine")

    *_, rules, more, scenarios, legend = out.splitlines()
    assert re.fullmatch(r"\d+ of \d+ rules are shown \(step \d+ of \d+, permission \d.*", rules)
    assert re.fullmatch(r"(.* )?exception \d of \d+\), 0 of \d+ rulings", more)
    assert (scenarios, legend) == (
        "scenarios looked at: 6",
        "✓ shown, ✗ not, · need not be; behind it how many scenarios are made for it",
    )


def test_without_a_path_all_that_is_shipped_is_looked_at(say: Say) -> None:
    files = [
        it
        for home in (shipped(), EXAMPLES / "react")
        for it in (home / "scenarios").rglob("*.yaml")
    ]

    code, out, err = say("coverage")

    assert (code, err) == (0, "")
    assert f"\nscenarios looked at: {len(files)}\n" in out


def test_every_rule_and_every_ruling_has_its_line(say: Say, library: Library) -> None:
    _, out, _ = say("coverage")

    assert [it[2] for it in MARKED.finditer(out)] == [*library.rules, *library.rulings]


def test_own_scenarios_are_looked_at_beside_the_shipped_ones(say: Say, copy: Copy) -> None:
    Path("mine/scenarios/own").mkdir(parents=True)
    copy("scenarios/jump/over-one-unit", to="mine/scenarios/own/over-one-unit.yaml")

    _, before, _ = say("coverage")
    _, after, _ = say("coverage", "--cards", "mine")

    counts = [int(re.findall(r"looked at: (\d+)", it)[0]) for it in (before, after)]
    assert counts[1] == counts[0] + 1


# What is missing


def test_nothing_is_missing_from_what_ships(say: Say) -> None:
    assert say("coverage", "--missing") == (0, "", "")


@pytest.mark.usefixtures("jumps")
def test_what_is_missing_has_a_line_with_its_place_its_kind_and_why(say: Say, here: Path) -> None:
    pack = here / "theirs"
    pack.mkdir()
    rules = "".join(RULE.format(id=f"RA-MINE-{at}", kind=it) for at, it in enumerate(KINDS, 1))
    (pack / "rulebook.yaml").write_text(REGISTER + rules, "utf-8")

    code, out, err = say("coverage", "mine", "--missing", "--cards", "theirs")

    assert (code, err) == (1, "")
    assert [it for it in out.splitlines() if it.startswith("theirs/")] == [
        "theirs/rulebook.yaml:4: RA-MINE-1 (step): no scenario cites it",
        "theirs/rulebook.yaml:9: RA-MINE-2 (permission): no scenario cites it",
        "theirs/rulebook.yaml:14: RA-MINE-3 (prohibition): no scenario cites it",
        "theirs/rulebook.yaml:19: RA-MINE-4 (exception): no scenario cites it",
    ]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("RA-JUMP-6]", "RA-SWAP-1]"), "no scenario cites it"),
        (("twin: jump/no-free-zone", "twin: jump/nowhere"), "jump/over-two-units has no twin"),
        (
            ("twin: jump/no-free-zone", "twin: jump/over-one-unit"),
            "jump/over-one-unit, the twin of jump/over-two-units, does not name it in turn",
        ),
        (("zone: a4,", "zone: b4,"), "jump/over-two-units fails"),
    ],
)
def test_why_a_rule_is_missing(say: Say, jumps: Path, change: tuple[str, str], why: str) -> None:
    file = jumps / "mine" / "scenarios" / "jump" / "over-two-units.yaml"
    text = file.read_text("utf-8")
    assert text.count(change[0]) == 1
    file.write_text(text.replace(*change), "utf-8")

    code, out, err = say("coverage", "mine", "--missing")

    (line,) = [it for it in out.splitlines() if " RA-JUMP-6 " in it]
    assert (code, err) == (1, "")
    assert line.endswith(f" RA-JUMP-6 (permission): {why}")


def test_a_scenario_that_fails_is_told_even_if_others_show_its_rules(say: Say, jumps: Path) -> None:
    file = jumps / "mine" / "scenarios" / "jump" / "over-two-units.yaml"
    file.write_text(file.read_text("utf-8").replace("zone: a4,", "zone: b4,"), "utf-8")

    told = "mine/scenarios/jump/over-two-units.yaml: jump/over-two-units (scenario): it fails\n"
    assert say("coverage", "--missing", "--cards", "mine") == (1, told, "")


def test_a_scenario_that_cites_what_does_not_occur_is_told_too(say: Say, jumps: Path) -> None:
    file = jumps / "mine" / "scenarios" / "jump" / "over-two-units.yaml"
    file.write_text(file.read_text("utf-8").replace("RA-JUMP-6]", "RA-JUMP-6, RA-SWAP-1]"), "utf-8")

    assert say("coverage", "--missing", "--cards", "mine", "--lang", "ru") == (
        1,
        (
            "mine/scenarios/jump/over-two-units.yaml: jump/over-two-units (сценарий): он цитирует"
            " RA-SWAP-1, но ни событие, ни отказ там на этом не основаны\n"
        ),
        "",
    )


def test_a_scenario_that_is_wrong_has_a_row_in_markdown(say: Say, jumps: Path) -> None:
    file = jumps / "mine" / "scenarios" / "jump" / "over-two-units.yaml"
    file.write_text(file.read_text("utf-8").replace("zone: a4,", "zone: b4,"), "utf-8")

    code, out, err = say("coverage", "--missing", "--cards", "mine", "--format", "markdown")

    row = "| jump/over-two-units | mine/scenarios/jump/over-two-units.yaml | scenario | it fails |"
    assert (code, out.splitlines()[2:], err) == (1, [row], "")


def test_programs_are_told_which_scenarios_are_wrong(say: Say, jumps: Path) -> None:
    file = jumps / "mine" / "scenarios" / "jump" / "over-two-units.yaml"
    file.write_text(file.read_text("utf-8").replace("RA-JUMP-6]", "RA-JUMP-6, RA-NO-1]"), "utf-8")

    code, out, _ = say("coverage", "--missing", "--cards", "mine", "--format", "json")

    assert (code, json.loads(out)["flaws"]) == (
        1,
        [
            {
                "id": "jump/over-two-units",
                "path": "mine/scenarios/jump/over-two-units.yaml",
                "cites": ["RA-NO-1"],
                "why": "it cites RA-NO-1, but no event or refusal there rests on that",
            }
        ],
    )


@pytest.mark.parametrize(
    "name", ["rulebook.yaml", "rulings.yaml", "scenarios/jump/over-two-units.yaml"]
)
def test_what_is_left_out_cannot_be_judged(say: Say, jumps: Path, name: str) -> None:
    (jumps / "mine" / name).write_text("rules: [\n", "utf-8")

    code, out, err = say("coverage", "--missing", "--cards", "mine")

    assert (code, out, err.split()[-1]) == (1, "", f"mine/{name}")


def test_files_of_one_name_are_both_left_out(say: Say, jumps: Path) -> None:
    other = jumps / "mine" / "scenarios" / "other"
    other.mkdir()
    for folder in (other, other.with_name("jump")):
        (folder / "over-two-units.yaml").write_text("script: [\n", "utf-8")

    code, _, err = say("coverage", "--missing", "--cards", "mine")

    assert (code, err.count("/over-two-units.yaml")) == (1, 2)


def test_programs_are_told_what_is_left_out(say: Say, jumps: Path) -> None:
    (jumps / "mine" / "rulings.yaml").write_text("rulings: [\n", "utf-8")

    code, out, err = say("coverage", "--missing", "--cards", "mine", "--format", "json")

    assert (code, json.loads(out)["left_out"], err) == (1, ["mine/rulings.yaml"], "")


@pytest.mark.usefixtures("jumps")
def test_what_is_missing_is_told_to_programs(say: Say) -> None:
    code, out, err = say("coverage", "mine", "--missing", "--format", "json")

    document = json.loads(out)
    assert (code, err) == (1, "")
    assert {it["shown"] for it in (*document["rules"], *document["rulings"])} == {False}
    assert document["rulings"][0]["why"] == "no scenario pins it"


@pytest.mark.usefixtures("jumps")
def test_what_is_missing_is_a_table_in_markdown(say: Say) -> None:
    code, out, err = say("coverage", "mine", "--missing", "--format", "markdown")

    head, rule, first, *_ = out.splitlines()
    assert (code, err) == (1, "")
    assert (head, rule) == ("| rule | where | kind | why |", "|---|---|---|---|")
    assert re.fullmatch(
        r"\| RA-\S+ \| .*rulebook\.yaml:\d+ \| step \| no scenario cites it \|", first
    )


# Formats


@pytest.mark.usefixtures("jumps")
def test_json_has_every_rule_with_its_scenarios(say: Say, library: Library) -> None:
    code, out, err = say("coverage", "mine", "--format", "json")

    document = json.loads(out)
    assert (code, err) == (0, "")
    assert [it["id"] for it in document["rules"]] == list(library.rules)
    assert [it["id"] for it in document["rulings"]] == list(library.rulings)
    assert (document["ruleset"], document["counts"]["scenarios"]) == ("react", 6)
    (rule,) = [it for it in document["rules"] if it["id"] == "RA-JUMP-6"]
    span = library.rules["RA-JUMP-6"].span
    assert rule == {
        "id": "RA-JUMP-6",
        "kind": "permission",
        "title": "A jump may pass several occupied zones",
        "path": span.path,
        "line": span.line,
        "due": True,
        "shown": True,
        "lack": None,
        "why": None,
        "scenarios": [
            {
                "id": "jump/over-two-units",
                "path": "mine/scenarios/jump/over-two-units.yaml",
                "twin": "jump/no-free-zone",
                "shows": True,
                "lack": None,
            }
        ],
    }


@pytest.mark.usefixtures("jumps")
def test_markdown_has_a_table_for_each_topic(say: Say) -> None:
    code, out, err = say("coverage", "mine", "--format", "markdown")

    assert (code, err) == (0, "")
    assert (
        part(out, "| ✓ | RA-JUMP-6")
        == "| ✓ | RA-JUMP-6: A jump may pass several occupied zones | permission | 1 |"
        " jump/over-two-units |"
    )
    assert "\n## RA-JUMP (4 of 4)\n\n|  | rule | kind | scenarios | shown by |\n" in out


# What cannot be looked at


def test_an_unknown_ruleset_is_refused_with_those_there_are(say: Say) -> None:
    assert say("coverage", "--ruleset", "chess") == (
        2,
        "",
        "react-tools: no ruleset is called 'chess'; known: react, keyforge\n",
    )


def test_a_file_without_a_scenario_is_nothing_to_play(say: Say, copy: Copy) -> None:
    file = copy("creators/dancer")

    assert say("coverage", file) == (
        2,
        "",
        f"react-tools: no scenario in {file}; nothing was played\n",
    )


def test_a_folder_that_is_not_there_is_no_success(say: Say) -> None:
    assert say("coverage", "nowhere") == (2, "", "react-tools: no such file or folder: nowhere\n")


LEFT = "left out, with errors (react-tools lint): mine/scenarios/jump/broken.yaml\n"


@pytest.fixture
def broken(jumps: Path) -> None:
    """A scenario of which nothing can be made."""
    (jumps / "mine" / "scenarios" / "jump" / "broken.yaml").write_text("script: []\n", "utf-8")


@pytest.mark.usefixtures("broken")
def test_a_file_with_errors_is_left_out_and_named(say: Say) -> None:
    code, out, err = say("coverage", "mine")

    assert (code, err) == (0, "")
    assert out.endswith(LEFT)
    assert "\nscenarios looked at: 6\n" in out


@pytest.mark.usefixtures("broken")
def test_what_is_left_out_is_no_part_of_what_is_missing(say: Say) -> None:
    code, out, err = say("coverage", "mine", "--missing")

    assert (code, err) == (1, LEFT)
    assert "broken" not in out


@pytest.mark.usefixtures("broken")
def test_markdown_names_what_is_left_out(say: Say) -> None:
    _, out, _ = say("coverage", "mine", "--format", "markdown")

    assert out.endswith(f"\n\n{LEFT}")
