"""`react-tools lint`: findings with their places, cures and counts."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]
Place = Callable[[str, str], int]

DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
NUMBER = "    number: 1\n"
ONE_CREATOR = "1 file, 1 creator, 6 cards"
CHECKS = f"{len(REACT.checks) + len(TEXTS)} checks"


def test_a_good_creator_has_no_findings(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER)) == (0, f"no findings in {ONE_CREATOR}, {CHECKS}\n", "")


def test_a_folder_stands_for_all_beneath_it(say: Say, copy: Copy, here: Path) -> None:
    (here / "mine" / "scenarios").mkdir(parents=True)
    copy(DANCER, to="mine/dancer.yaml")
    copy(EXAMPLE, to="mine/scenarios/question.yml")

    assert say("lint", "mine") == (
        0,
        f"no findings in 2 files, 1 creator, 6 cards, 1 scenario, {CHECKS}\n",
        "",
    )


def test_a_file_with_two_names_is_read_once(say: Say, copy: Copy, here: Path) -> None:
    name = copy(DANCER)
    (here / "link.yaml").symlink_to(name)

    assert say("lint", name, "link.yaml", str(here), f"../{here.name}/{name}") == (
        0,
        f"no findings in {ONE_CREATOR}, {CHECKS}\n",
        "",
    )


def test_a_hidden_file_is_read_if_it_is_named(say: Say, copy: Copy) -> None:
    hidden = copy(DANCER, to=".draft.yaml")

    assert say("lint", hidden) == (0, f"no findings in {ONE_CREATOR}, {CHECKS}\n", "")


def test_one_missing_path_of_several_stops_everything(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER), "nowhere") == (
        2,
        "",
        "react-tools: no such file or folder: nowhere\n",
    )


class Fault(NamedTuple):
    """A change that breaks a shipped file; what is found, and what was read all the same.

    In what is found N is the line of the change, or of another text (`at`), and N+1 the next.
    """

    file: str
    change: tuple[str, str]
    found: str
    read: str = "1 file"
    at: str = ""

    def told(self, line: Place) -> str:
        """What is found, with numbers."""
        number = line(self.file, self.at or self.change[0])
        return self.found.replace(":N+1:", f":{number + 1}:").replace(":N:", f":{number}:")


FAULTS = {
    "a misspelt verb": Fault(
        DANCER,
        ("- damage: adjacent zones with scale", "- damge: adjacent zones with scale"),
        """\
dancer.yaml:N:15: error RT101 unknown key 'damge' in a clause [--unsafe-fixes]
    hint: did you mean 'damage'?
""",
    ),
    "a phrase that cannot be read": Fault(
        DANCER,
        ("cost: target zone within 2", "cost: target zone wihin 2"),
        """\
dancer.yaml:N:23: error RA105 'wihin' cannot stand here; did you mean 'within'? [--unsafe-fixes]
    hint: expected: with, without, within, at, other, toward, adjacent, diagonal, in, +, …
""",
        ONE_CREATOR,
    ),
    "a token that there is not": Fault(
        DANCER,
        ("token: scale\n    if", "token: scaly\n    if"),
        """\
dancer.yaml:N:12: error RA107 dancer has no token called 'scaly' [--unsafe-fixes]
    hint: did you mean 'scale'?
""",
        ONE_CREATOR,
    ),
    "a key that stands twice": Fault(
        DANCER,
        ("    number: 1\n", "    number: 1\n    number: 2\n"),
        """\
dancer.yaml:N+1:5: error RT021 the key 'number' stands twice in this block
    dancer.yaml:N:5: first here
    hint: delete one of them
""",
    ),
    "a NUL byte": Fault(
        DANCER,
        ("    number: 1\n", "    number: 1\0\n"),
        """\
dancer.yaml:N:14: error RT002 this file holds a NUL byte: it is no text, or no UTF-8
    hint: give a text file, saved as UTF-8
""",
    ),
    "a tab": Fault(
        DANCER,
        ("    number: 1\n", "\tnumber: 1\n"),
        """\
dancer.yaml:N:1: error RT011 a tab is used for indentation [--unsafe-fixes]
    hint: use two blanks for each level
""",
    ),
    "an escape code": Fault(
        DANCER,
        ("en: Glissade", "en: \x1b[31mGlissade"),
        """\
dancer.yaml:N:16: error RT004 control character U+001B (escape) in the text [--unsafe-fixes]
    hint: delete it
""",
    ),
    "a misspelt key that tells the kind of file": Fault(
        DANCER,
        ("creator: dancer\n", "creatr: dancer\n"),
        """\
dancer.yaml:2:1: error RT052 this file is of no known kind: it has none of creator, script, \
rules, lines, rulings, chain, boxes [--unsafe-fixes]
    hint: did you mean 'creator'?
""",
    ),
    "a game that nobody knows": Fault(
        EXAMPLE,
        ("ruleset: react", "ruleset: chess"),
        """\
worked-example.yaml:5:10: error RT053 no ruleset is called 'chess'; known: react, keyforge
""",
    ),
    "a deck of 29 cards": Fault(
        DANCER,
        ("3\n    copies: 7\n    printed: 7/30", "3\n    copies: 6\n    printed: 6/30"),
        """\
dancer.yaml:N:1: error RA101 dancer's deck holds 29 cards, not 30
    hint: change copies by +1
""",
        ONE_CREATOR,
        at="deck:\n",
    ),
    "a rule that there is not": Fault(
        EXAMPLE,
        ("RA-COST-4", "RA-COST-44"),
        """\
worked-example.yaml:7:21: error RA205 the rulebook has no rule 'RA-COST-44'
    hint: RA-COST has the rules RA-COST-1 to RA-COST-13
""",
        "1 file, 1 scenario",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_its_place_and_its_cure(
    say: Say, copy: Copy, line: Place, fault: str
) -> None:
    it = FAULTS[fault]

    mends = "lint --fix --unsafe-fixes mends 1 of them\n" * ("[--unsafe-fixes]" in it.found)
    unread = "" if "creator" in it.read or "scenario" in it.read else ", 1 unchecked file"
    told = f"{it.told(line)}1 error in {it.read}, {CHECKS}{unread}\n{mends}"
    assert bare(say("lint", copy(it.file, it.change))) == (1, told, "")


@pytest.mark.parametrize("fault", ["a misspelt verb", "a key that stands twice"])
def test_json_has_the_findings_that_the_text_has(
    say: Say, copy: Copy, line: Place, fault: str
) -> None:
    name = copy(FAULTS[fault].file, FAULTS[fault].change)

    code, out, err = say("lint", name, "--format", "json")

    (it,) = json.loads(out)["findings"]
    others = [f"    {o['path']}:{o['line']}:{o['column']}: {o['message']}\n" for o in it["others"]]
    hint = f"    hint: {it['hint']}\n" if it["hint"] else ""
    place = f"{it['path']}:{it['line']}:{it['column']}"
    fix = " [--unsafe-fixes]" * (it["fix"] is not None)
    told = f"{place}: {it['level']} {it['code']} {it['message']}{fix}\n{''.join(others)}{hint}"
    assert (code, told, err) == (1, FAULTS[fault].told(line), "")


def test_json_is_the_whole_output(say: Say, copy: Copy) -> None:
    name = copy(DANCER, ("creator: dancer\n", "creator: [dancer]\n"))

    code, out, err = say("lint", name, "--format", "json")

    assert (code, err) == (1, "")
    assert json.loads(out) == {
        "findings": [
            {
                "code": "RT105",
                "level": "error",
                "path": "dancer.yaml",
                "line": 2,
                "column": 10,
                "end_line": 2,
                "end_column": 18,
                "message": "`creator` expects an id, not a list",
                "hint": "write it without the list",
                "others": [],
                "fix": {
                    "safe": True,
                    "edits": [
                        {
                            "path": "dancer.yaml",
                            "line": 2,
                            "column": 10,
                            "end_line": 2,
                            "end_column": 18,
                            "text": "dancer",
                        }
                    ],
                },
            }
        ],
        "settled": [],
        "left_out": 0,
        "looked_at": {
            "files": 1,
            "creators": 0,
            "cards": 0,
            "boxes": 0,
            "scenarios": 0,
            "rules": 0,
            "rulings": 0,
            "checks": len(REACT.checks) + len(TEXTS),
            "unchecked files": 1,
        },
    }


def test_findings_come_in_the_order_of_the_files(say: Say, copy: Copy, line: Place) -> None:
    first = copy(EXAMPLE, ("RA-COST-4", "RA-COST-44"), to="b.yaml")
    second = copy(DANCER, ("    number: 1\n", "    number: 1\n    number: 2\n"), to="a.yaml")

    _, out, _ = say("lint", first, second)

    assert [line.split()[0] for line in out.splitlines() if "error R" in line] == [
        f"a.yaml:{line(DANCER, NUMBER) + 1}:5:",
        "b.yaml:7:21:",
        "b.yaml:16:16:",  # the scenario's creator is the one of a.yaml
    ]


def test_a_warning_is_told_and_does_not_fail(say: Say, copy: Copy) -> None:
    pearl = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}\n"

    assert bare(say("lint", copy(DANCER, ("\ntokens:\n", f"\ntokens:\n{pearl}")))) == (
        0,
        f"""\
dancer.yaml:8:3: warning RA112 nothing places pearl
    hint: let a card do it, or leave it out
1 warning in {ONE_CREATOR}, {CHECKS}
""",
        "",
    )


def test_a_file_on_standard_input_can_be_read(shell: Say, copy: Copy, line: Place) -> None:
    name = copy(DANCER, ("    number: 1\n", "    number: 1\n    number: 2\n"))

    code, out, _ = shell(f"cat {name} | react-tools lint /dev/stdin")

    told = "error RT021 the key 'number' stands twice in this block"
    place = f"/dev/stdin:{line(DANCER, NUMBER) + 1}:5:"
    assert (code, out.splitlines()[0]) == (1, f"{place} {told}")


def test_a_pattern_is_understood_where_no_shell_does(say: Say, copy: Copy, here: Path) -> None:
    (here / "mine" / "deep").mkdir(parents=True)
    copy(DANCER, to="mine/deep/dancer.yaml")

    assert say("lint", "mine/**/*.yaml") == (0, f"no findings in {ONE_CREATOR}, {CHECKS}\n", "")


def test_a_pattern_that_means_nothing_stops_everything(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER), "mine/**/*.yaml") == (
        2,
        "",
        "react-tools: no YAML file and no folder is called like mine/**/*.yaml\n",
    )


def test_a_folder_without_files_stops_everything(say: Say, copy: Copy, here: Path) -> None:
    (here / "empty").mkdir()

    assert say("lint", copy(DANCER), "empty") == (
        2,
        "",
        "react-tools: no YAML file in empty; nothing was read\n",
    )


def test_several_packs_are_looked_at_together(say: Say, copy: Copy, here: Path) -> None:
    for pack in ("mine", "yours"):
        (here / pack / "creators").mkdir(parents=True)
    copy(DANCER, to="mine/creators/dancer.yaml")
    copy("creators/calligrapher", to="yours/creators/calligrapher.yaml")

    packs = say("lint", "--cards", "mine", "--cards", "yours")

    assert packs == say("lint", "mine", "yours")
    assert packs[1] == f"no findings in 2 files, 2 creators, 13 cards, {CHECKS}\n"


def test_a_pack_that_is_empty_yet_is_no_reason_to_stop(say: Say, copy: Copy, here: Path) -> None:
    for pack in ("mine", "yours"):
        (here / pack / "creators").mkdir(parents=True)
    copy(DANCER, to="mine/creators/dancer.yaml")

    assert say("lint", "--cards", "mine", "--cards", "yours")[0] == 0


def test_a_file_that_looks_like_ours_and_is_not_read_is_noted(
    say: Say, copy: Copy, here: Path
) -> None:
    (here / "mine").mkdir()
    copy(DANCER, to="mine/dancer.yaml")
    (here / "mine" / "dancer.yaml.bak").touch()
    (here / "mine" / "dancer.json").touch()

    told = "note RT076 this is not read: only files that end in .yaml or .yml are"
    hint = "    hint: give it that ending if it shall count; else put it elsewhere"
    assert bare(say("lint", "mine")) == (
        0,
        (
            f"mine/dancer.json:1:1: {told}\n{hint}\nmine/dancer.yaml.bak:1:1: {told}\n{hint}\n"
            f"2 notes in {ONE_CREATOR}, {CHECKS}\n"
        ),
        "",
    )


def test_a_link_that_leads_nowhere_and_a_pipe_are_noted(say: Say, copy: Copy, here: Path) -> None:
    (here / "mine").mkdir()
    copy(DANCER, to="mine/dancer.yaml")
    (here / "mine" / "gone.yaml").symlink_to("nowhere.yaml")
    os.mkfifo(here / "mine" / "pipe.yaml")

    assert bare(say("lint", "mine")) == (
        0,
        (
            "mine/gone.yaml:1:1: note RT076 this is not read: it is a link that leads nowhere\n"
            "    hint: let it lead to a file, or delete it\n"
            "mine/pipe.yaml:1:1: note RT076 this is not read: it is no plain file\n"
            "    hint: name it on the command line if it shall be read\n"
            f"2 notes in {ONE_CREATOR}, {CHECKS}\n"
        ),
        "",
    )


def test_a_file_that_was_put_away_is_not_noted_any_more(say: Say, copy: Copy, here: Path) -> None:
    (here / "mine").mkdir()
    copy(DANCER, to="mine/dancer.yaml")
    (here / "mine" / "dancer.yaml~").touch()
    assert "RT076" in say("lint", "mine")[1]

    (here / "mine" / "dancer.yaml~").unlink()

    assert "RT076" not in say("lint", "mine")[1]
