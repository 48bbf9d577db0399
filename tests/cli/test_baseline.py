"""`--baseline` and `--write-baseline`: what was there before is no news."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
PEARL = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}\n"
CORAL = "  coral: {at: zone, supply: 3, name: {en: Coral, ru: коралл}, of: кораллы}\n"
ENTRY = '{"path": "dancer.yaml", "code": "RA112", "message": "nothing places pearl", "count": 1}'
MISPRINT = ("3\n    copies: 7\n    printed: 7/30", "3\n    copies: 7\n    printed: 8/30")
CHECKS = f"{len(REACT.checks) + len(TEXTS)} checks"
READ = f"1 file, 1 creator, 6 cards, {CHECKS}"
KNOWN = ("--baseline", "known.json")
WRITE = (*KNOWN, "--write-baseline")


def tokens(*lines: str) -> tuple[str, str]:
    return "\ntokens:\n", "\n".join(["\ntokens:", *(it.rstrip() for it in lines), ""])


def test_what_is_found_is_written_down_and_no_news(say: Say, copy: Copy, here: Path) -> None:
    name = copy(DANCER, tokens(PEARL))

    assert say("lint", name, *WRITE) == (
        0,
        f"no findings (1 in the baseline) in {READ}\n",
        "react-tools: known.json: 1 finding written down\n",
    )
    text = (here / "known.json").read_text("utf-8")
    assert text == f'{{\n  "baseline": 1,\n  "findings": [\n    {ENTRY}\n  ]\n}}\n'
    assert say("lint", name, *KNOWN) == (0, f"no findings (1 in the baseline) in {READ}\n", "")


def test_an_error_that_is_known_does_not_fail(say: Say, copy: Copy) -> None:
    name = copy(DANCER, MISPRINT)
    assert say("lint", name)[0] == 1

    assert say("lint", name, *WRITE)[0] == 0
    assert say("check", name, *KNOWN)[0] == 0


def test_it_holds_while_lines_come_and_go(say: Say, copy: Copy) -> None:
    say("lint", copy(DANCER, tokens(PEARL)), *WRITE)

    name = copy(DANCER, tokens("  # a comment", "", PEARL))

    assert say("lint", name, *KNOWN)[1] == f"no findings (1 in the baseline) in {READ}\n"


def test_what_is_new_is_told(say: Say, copy: Copy) -> None:
    say("lint", copy(DANCER, tokens(PEARL)), *WRITE)

    assert bare(say("lint", copy(DANCER, tokens(PEARL, CORAL)), *KNOWN)) == (
        0,
        f"""\
dancer.yaml:9:3: warning RA112 nothing places coral
    hint: let a card do it, or leave it out
1 warning (1 in the baseline) in {READ}
""",
        "",
    )


def test_what_is_mended_is_told_at_its_entry(say: Say, copy: Copy) -> None:
    say("lint", copy(DANCER, tokens(PEARL)), *WRITE)
    name = copy(DANCER)

    assert bare(say("lint", name, *KNOWN)) == (
        0,
        f"""\
known.json:4:5: warning RT075 RA112 is found no more in dancer.yaml: nothing places pearl
    hint: --write-baseline takes it out
1 warning in {READ}
""",
        "",
    )
    assert say("lint", name, *WRITE)[1:] == (
        f"no findings in {READ}\n",
        "react-tools: known.json: 0 findings written down\n",
    )


def test_the_settings_can_make_it_fail(say: Say, copy: Copy, here: Path) -> None:
    say("lint", copy(DANCER, tokens(PEARL)), *WRITE)
    (here / "react-tools.toml").write_text('levels = {RT075 = "error"}\n', "utf-8")

    assert say("lint", copy(DANCER), *KNOWN)[0] == 1


def test_what_a_comment_allows_is_not_written_down(say: Say, copy: Copy, here: Path) -> None:
    say("lint", copy(DANCER, tokens(f"{PEARL.rstrip()} # react-tools: allow RA112 -- x")), *WRITE)

    assert json.loads((here / "known.json").read_text("utf-8"))["findings"] == []


def test_writing_what_is_selected_keeps_the_rest(say: Say, copy: Copy, here: Path) -> None:
    name = copy(DANCER, tokens(PEARL), MISPRINT)
    say("lint", name, *WRITE)

    say("lint", copy(DANCER), *WRITE, "--select", "RA112")

    (it,) = json.loads((here / "known.json").read_text("utf-8"))["findings"]
    assert it["code"] == "RA102"


def test_a_file_with_errors_that_keep_it_from_being_read_is_not_known(
    say: Say, copy: Copy, here: Path
) -> None:
    name = copy(DANCER, ("creator: dancer\n", "creator: dancer\nx: 1\n"))

    assert say("lint", name, *WRITE) == (
        2,
        "",
        (
            "react-tools: --write-baseline: no check could look at dancer.yaml; mend them first:"
            " lint without it says how\n"
        ),
    )
    assert not (here / "known.json").exists()


def test_while_a_file_cannot_be_read_nothing_is_over(say: Say, copy: Copy) -> None:
    say("lint", copy(DANCER, tokens(PEARL)), *WRITE)

    code, out, _ = say(
        "lint", copy(DANCER, ("creator: dancer\n", "creator: dancer\nx: 1\n")), *KNOWN
    )

    assert (code, "RT075" in out) == (1, False)


def test_a_scenario_that_fails_is_never_known(say: Say, copy: Copy, here: Path) -> None:
    name = copy("scenarios/rulebook/worked-example", ("s: {zone: a2,", "s: {zone: a1,"))

    assert say("check", name, *WRITE)[0] == 1
    assert json.loads((here / "known.json").read_text("utf-8"))["findings"] == []


WRONG = {
    "none": (
        None,
        (
            "react-tools: --baseline known.json: there is no such file; --write-baseline beside it"
            " makes one of what is found now\n"
        ),
    ),
    "empty": (
        "",
        (
            "react-tools: --baseline known.json: this is no baseline; mend it, or delete it and"
            " write it anew with --write-baseline\nknown.json:1:1: error RT005 this file is empty\n"
        ),
    ),
    "half": (
        '{"baseline": 1, "findings": [\n  {"path": "a"',
        (
            "react-tools: --baseline known.json: this is no baseline; mend it, or delete it and"
            " write it anew with --write-baseline\nknown.json:2:3: error RT014 this { is never"
            " closed\n"
        ),
    ),
    "another": (
        '{"baseline": 1, "findings": [\n  {"path": "a", "code": "RA112", "message": "x"}]}',
        (
            "react-tools: --baseline known.json: this is no baseline; mend it, or delete it and"
            " write it anew with --write-baseline\nknown.json:2:4: error RT103 a known finding"
            " needs `count`\n"
        ),
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_baseline_stops_everything(say: Say, copy: Copy, here: Path, wrong: str) -> None:
    text, told = WRONG[wrong]
    if text is not None:
        (here / "known.json").write_text(text, "utf-8")

    assert say("lint", copy(DANCER), *KNOWN) == (2, "", told)
    assert text is None or say("lint", copy(DANCER), *WRITE) == (2, "", told)


def test_writing_needs_to_know_where(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER), "--write-baseline") == (
        2,
        "",
        "react-tools: --write-baseline needs to know where: --baseline FILE\n",
    )


def test_where_nothing_can_be_written_is_told(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER), "--baseline", "gone/b.json", "--write-baseline") == (
        2,
        "",
        "react-tools: --baseline gone/b.json: it cannot be written: No such file or directory\n",
    )


def test_one_that_is_killed_while_it_is_written_is_the_old_one(
    say: Say, copy: Copy, here: Path
) -> None:
    name = copy(DANCER, tokens(PEARL))
    say("lint", name, *WRITE)
    before = (here / "known.json").read_bytes()
    copy(DANCER, tokens(PEARL, CORAL))
    killed = (
        "import os, sys, pathlib\n"
        "pathlib.Path.replace = lambda *_: os._exit(9)\n"
        f"sys.argv = ['react-tools', 'lint', {name!r}, *{WRITE!r}]\n"
        "from react_tools.cli import main\nmain()\n"
    )
    done = subprocess.run([sys.executable, "-c", killed], env={**os.environ}, check=False)

    assert (done.returncode, (here / "known.json").read_bytes()) == (9, before)
    assert say("lint", name, *KNOWN)[0] == 0


def test_the_memory_knows_nothing_of_it(say: Say, copy: Copy) -> None:
    name = copy(DANCER, tokens(PEARL))
    say("lint", name, *WRITE)

    assert "1 warning in" in say("lint", name)[1]
    assert "(1 in the baseline)" in say("lint", name, *KNOWN)[1]


def test_json_and_sarif_tell_what_is_known(say: Say, copy: Copy) -> None:
    name = copy(DANCER, tokens(PEARL))
    say("lint", name, *WRITE)

    (told,) = json.loads(say("lint", name, *KNOWN, "-f", "json")[1])["settled"]
    (result,) = json.loads(say("lint", name, *KNOWN, "-f", "sarif")[1])["runs"][0]["results"]

    assert (told["by"], told["reason"], told["comment"]) == ("baseline", "", None)
    assert result["suppressions"] == [
        {"kind": "external", "justification": "it is in the baseline"}
    ]


def test_a_file_that_was_not_looked_at_keeps_its_entries(say: Say, copy: Copy, here: Path) -> None:
    one, other = copy(DANCER, tokens(PEARL)), copy(DANCER, tokens(CORAL), to="other.yaml")
    say("lint", one, other, *WRITE)
    before = (here / "known.json").read_text("utf-8")

    assert "RT075" not in say("lint", other, *KNOWN)[1]
    say("lint", other, *WRITE)

    assert (here / "known.json").read_text("utf-8").count("dancer.yaml") == before.count(
        "dancer.yaml"
    )
