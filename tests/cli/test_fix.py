"""`react-tools lint --fix` and `--diff`: files mended, or what would become of them."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
READ = f"1 file, 1 creator, 6 cards, {len(REACT.checks) + len(TEXTS)} checks"
UNREAD = f"1 file, {len(REACT.checks) + len(TEXTS)} checks, 1 unchecked file"
NUMBER = ("    number: 1\n", "    number: '1'  # the first\n")
MISSPELT = ("- damage: adjacent zones with scale", "- damge: adjacent zones with scale")
WRONG_FOOTER = (
    "number: 4\n    copies: 9\n    printed: 9/30",
    "number: 4\n    copies: 9\n    printed: 6/30",
)
GIT = ["git", "apply"]
DIFF = """\
--- a/dancer.yaml
+++ b/dancer.yaml
@@ -78,7 +78,7 @@
 deck:
   - id: dizzying-pas
     name: {en: Dizzying Pas, ru: Головокружительное па}
-    number: '1'  # the first
+    number: 1  # the first
     copies: 6
     printed: 6/30
     kind: reaction
"""


def text(name: str) -> str:
    return Path(name).read_text("utf-8")


def test_what_cannot_change_a_meaning_is_mended(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER)
    before = text(name)

    assert say("lint", name, "--fix") == (
        0,
        f"no findings in {READ}\n",
        "dancer.yaml: mended: RT105\n1 finding in 1 file mended\n",
    )
    assert text(name) == before.replace("'1'", "1")


def test_what_is_left_is_told_and_fails(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER, MISSPELT)

    assert say("lint", name, "--fix") == (
        1,
        f"""\
dancer.yaml:49:15: error RT101 unknown key 'damge' in a clause [--unsafe-fixes]
    49 |             - damge: adjacent zones with scale
       |               ^^^^^
    hint: did you mean 'damage'?
    page: react-tools explain RT101

1 error in {UNREAD}
lint --fix --unsafe-fixes mends 1 of them
""",
        "dancer.yaml: mended: RT105\n1 finding in 1 file mended\n",
    )


def test_what_has_to_be_looked_at_is_mended_if_that_is_said(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER, MISSPELT, WRONG_FOOTER)

    assert say("lint", name, "--fix", "--unsafe-fixes") == (
        0,
        f"no findings in {READ}\n",
        "dancer.yaml: mended: RA102, RT101, RT105\n3 findings in 1 file mended\n",
    )
    assert text(name) == text(
        copy(DANCER, (NUMBER[0], "    number: 1  # the first\n"), to="b.yaml")
    )


def test_mending_twice_changes_nothing(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER)
    say("lint", name, "--fix")
    before = written(name)

    assert say("lint", name, "--fix") == (0, f"no findings in {READ}\n", "nothing mended\n")
    assert written(name) == before


def written(name: str) -> tuple[int, int]:
    """Which file it is, and when it was written last; that it was read is no matter."""
    seen = Path(name).stat()
    return seen.st_ino, seen.st_mtime_ns


def test_a_diff_shows_what_would_change_and_writes_nothing(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER)
    before = text(name)

    assert say("lint", name, "--diff") == (
        1,
        DIFF,
        "dancer.yaml: would be mended: RT105\n1 finding in 1 file would be mended\n",
    )
    assert text(name) == before


def test_a_diff_of_what_needs_no_mending_is_empty(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER), "--diff") == (0, "", "nothing would be mended\n")


def test_a_diff_with_errors_that_nothing_mends_is_empty_too(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER, MISSPELT), "--diff")[:2] == (0, "")


@pytest.mark.parametrize("tool", ["git apply", "patch -p1"])
def test_a_diff_put_in_gives_what_fix_gives(say: Say, copy: Copy, tool: str) -> None:
    one = copy(DANCER, NUMBER, MISSPELT, WRONG_FOOTER)
    other = copy(DANCER, NUMBER, MISSPELT, WRONG_FOOTER, to="other.yaml")
    _, told, _ = say("lint", one, "--diff", "--unsafe-fixes")

    say("lint", other, "--fix", "--unsafe-fixes")
    subprocess.run(tool.split(), input=told.encode(), check=True, capture_output=True)

    assert text(one) == text(other)


def test_a_diff_of_carriage_returns_and_a_mark_can_be_put_in(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER)
    data = b"\xef\xbb\xbf" + Path(name).read_bytes().replace(b"\n", b"\r\n")
    Path(name).write_bytes(data)
    _, told, _ = say("lint", name, "--diff")

    subprocess.run(GIT, input=told.encode(), check=True, capture_output=True)

    assert Path(name).read_bytes() == data.replace(b"'1'", b"1")


def test_each_of_several_files_is_mended_by_itself(say: Say, copy: Copy, here: Path) -> None:
    for folder in ("one", "two"):
        (here / folder).mkdir()
    names = [copy(DANCER, NUMBER, to="one/dancer.yaml"), copy(DANCER, MISSPELT, to="two/b.yaml")]

    _, _, err = say("lint", "one", "two", "--fix")

    assert err == "one/dancer.yaml: mended: RT105\n1 finding in 1 file mended\n"
    assert names


def test_json_is_the_whole_output(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER, MISSPELT)

    code, out, _ = say("lint", name, "--fix", "--format", "json")

    (finding,) = json.loads(out)["findings"]
    assert code == 1
    assert finding["fix"] == {
        "safe": False,
        "edits": [
            {
                "path": "dancer.yaml",
                "line": 49,
                "column": 15,
                "end_line": 49,
                "end_column": 20,
                "text": "damage",
            }
        ],
    }


def test_a_read_only_file_is_told_and_left_as_it_is(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER)
    Path(name).chmod(0o444)

    code, out, err = say("lint", name, "--fix")

    assert code == 2
    assert "RT105" in out
    assert err == (
        "nothing mended\n"
        "react-tools: a file could not be mended\n"
        "dancer.yaml is read-only; it is left as it is\n"
    )


def test_a_link_to_a_file_stays_one(say: Say, copy: Copy, here: Path) -> None:
    name = copy(DANCER, NUMBER)
    link = here / "link.yaml"
    link.symlink_to(name)

    say("lint", "link.yaml", "--fix")

    assert link.is_symlink()
    assert "number: 1  # the first" in text(name)


def test_a_pipe_cannot_be_mended(say: Say, here: Path) -> None:
    os.mkfifo(here / "pipe.yaml")

    assert say("lint", "pipe.yaml", "--fix") == (
        2,
        "",
        "react-tools: pipe.yaml is no plain file; only such can be mended\n",
    )


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (["--unsafe-fixes"], "--unsafe-fixes says how far --fix or --diff goes; add one"),
        (["-", "--fix"], "what stands on standard input cannot be mended; name its file"),
        (
            ["--fix", "--baseline", "b.json", "--write-baseline"],
            "--write-baseline holds what is left: mend first, then write it",
        ),
        (["--diff", "-f", "json"], "--diff shows what changes, and no report; leave out json"),
    ],
)
def test_flags_that_do_not_go_together_are_told(
    say: Say, copy: Copy, flags: list[str], why: str
) -> None:
    assert say("lint", copy(DANCER), *flags) == (2, "", f"react-tools: {why}\n")


def test_only_what_is_asked_for_is_mended(say: Say, copy: Copy) -> None:
    name = copy(DANCER, WRONG_FOOTER, ("ru: Глиссада", "ru: Глиccaда"))

    _, _, err = say("lint", name, "--fix", "--unsafe-fixes", "--select", "RA110")

    assert err == "dancer.yaml: mended: RA110\n1 finding in 1 file mended\n"
    assert WRONG_FOOTER[1] in text(name)


def test_what_a_misspelt_key_leads_to_is_mended_after_it(say: Say, copy: Copy) -> None:
    name = copy(DANCER, ("{at: zone, supply: 9,", "{at: zone, suply: '9',"))

    _, _, err = say("lint", name, "--fix", "--unsafe-fixes")

    assert err == "dancer.yaml: mended: RT101, RT105\n2 findings in 1 file mended\n"
    assert "{at: zone, supply: 9," in text(name)


def test_what_a_comment_allows_is_not_mended(say: Say, copy: Copy) -> None:
    allowed = WRONG_FOOTER[1] + "  # react-tools: allow RA102 -- misprinted in the first run"
    name = copy(DANCER, (WRONG_FOOTER[0], allowed))

    assert say("lint", name, "--diff", "--unsafe-fixes") == (0, "", "nothing would be mended\n")


def test_errors_that_are_left_do_not_fail_if_that_is_said(say: Say, copy: Copy) -> None:
    name = copy(DANCER, NUMBER, MISSPELT)

    assert say("lint", name, "--fix", "--exit-zero", "--quiet")[0] == 0


def test_a_blank_that_is_taken_away_is_there_in_the_diff_of_a_terminal(
    terminal: Say, copy: Copy
) -> None:
    name = copy("creators/dancer", ("    number: 1\n", "    number: 1  \n"))

    _, out, _ = terminal("lint", name, "--diff")

    assert "-    number: 1  \n+    number: 1\n" in out


def test_an_escape_code_in_a_diff_is_shown_by_its_number(terminal: Say, copy: Copy) -> None:
    name = copy(DANCER, ("en: Glissade", "en: Gliss\x1bade"))

    _, out, _ = terminal("lint", name, "--diff", "--unsafe-fixes")

    assert "-    name: {en: Gliss\\x1bade, ru: Глиссада}" in out
