"""`lint -`: an editor's text, judged in place of its file and beside that file's neighbours."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

CHECKS = f"{len(REACT.checks) + len(TEXTS)} checks"
DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
PEARL = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}"


def shipped_text(name: str, *changes: tuple[str, str]) -> str:
    text = (shipped() / f"{name}.yaml").read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


@pytest.fixture
def typed(say: Say, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Say these words, with a text on standard input."""

    def _typed(text: str | bytes, *words: str) -> tuple[int, str, str]:
        data = text.encode() if isinstance(text, str) else text
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        return say(*words)

    return _typed


def test_it_is_judged_in_place_of_its_file(typed: Say, copy: Copy) -> None:
    name = copy(DANCER)
    text = shipped_text(DANCER, ("\ntokens:\n", f"\ntokens:\n{PEARL}\n"))

    told = typed(text, "lint", "-", "--stdin-filename", name)

    assert bare(told) == (
        0,
        f"""\
dancer.yaml:8:3: warning RA112 nothing places pearl
    hint: let a card do it, or leave it out
1 warning in 1 file, 1 creator, 6 cards, {CHECKS}
""",
        "",
    )
    assert "\n    8 |   pearl: {at: zone, supply: 3," in told[1]  # and not the line of the file


def test_its_file_stays_as_it_is(typed: Say, copy: Copy, here: Path) -> None:
    name = copy(DANCER)
    before = (here / name).read_bytes()

    typed("creator: [", "lint", "-", "--stdin-filename", name)

    assert (here / name).read_bytes() == before


def test_it_stands_beside_its_neighbours(typed: Say, copy: Copy, here: Path) -> None:
    (here / "mine" / "creators").mkdir(parents=True)
    copy(DANCER, to="mine/creators/dancer.yaml")
    text = shipped_text(DANCER, ("creator: dancer\n", "creator: tempo\n"))

    told = typed(text, "lint", "-", "--stdin-filename", "mine/creators/tempo.yaml", "--max", "1")

    assert bare(told)[1].startswith(
        "mine/creators/tempo.yaml:8:3: error RA103 the token id 'scale' is used at"
        " mine/creators/dancer.yaml:8:3 too\n"
    )


def test_the_file_on_the_disk_is_none_of_its_neighbours(typed: Say, here: Path) -> None:
    (here / "mine" / "creators").mkdir(parents=True)
    name = "mine/creators/tempo.yaml"
    text = "creator: tempo\nextends: dancer\n"
    (here / name).write_text(text, "utf-8")

    code, out, _ = typed(text, "lint", "-", "--stdin-filename", f"./{name}")

    assert (code, out) == (0, f"no findings in 1 file, 1 creator, 6 cards, {CHECKS}\n")


def test_a_file_that_is_not_there_yet_can_be_judged(typed: Say) -> None:
    text = shipped_text(EXAMPLE, ("RA-COST-4", "RA-COST-44"))

    assert bare(typed(text, "lint", "-", "--stdin-filename", "mine/scenarios/new.yaml")) == (
        1,
        f"""\
mine/scenarios/new.yaml:7:21: error RA205 the rulebook has no rule 'RA-COST-44'
    hint: RA-COST has the rules RA-COST-1 to RA-COST-13
1 error in 1 file, 1 scenario, {CHECKS}
""",
        "",
    )


def test_its_name_tells_the_game(typed: Say) -> None:
    name = "cards/keyforge/creators/dancer.yaml"

    _, out, _ = typed(shipped_text(DANCER), "lint", "-", "--stdin-filename", name)

    assert "error RT101 unknown key 'creator' in a deck" in out


def test_without_a_name_it_is_called_as_it_was_given(typed: Say) -> None:
    code, out, _ = bare(typed("creator: [\n", "lint", "-"))

    assert (code, out.split("\n")[0]) == (1, "-:1:10: error RT014 this [ is never closed")


def test_it_can_stand_among_other_files(typed: Say, copy: Copy) -> None:
    name, other = copy(DANCER), copy(EXAMPLE)
    text = shipped_text(DANCER, ("\ntokens:\n", f"\ntokens:\n{PEARL}\n"))

    _, out, _ = typed(text, "lint", ".", "-", other, "--stdin-filename", name)

    assert out.endswith(f"\n1 warning in 2 files, 1 creator, 6 cards, 1 scenario, {CHECKS}\n")


def test_it_is_not_remembered(typed: Say, say: Say, copy: Copy, tmp_path: Path) -> None:
    name = copy(DANCER)

    typed("creator: [\n", "lint", "-", "--stdin-filename", name)

    assert not (tmp_path / "cache").exists()
    assert say("lint", name)[0] == 0


def test_comments_in_it_count(typed: Say) -> None:
    allow = "# react-tools: allow RA112 -- still to come"
    text = shipped_text(DANCER, ("\ntokens:\n", f"\ntokens:\n{PEARL} {allow}\n"))

    assert typed(text, "lint", "-")[1].startswith("no findings (1 allowed) in 1 file")


@pytest.mark.parametrize("data", [b"", b"\0", b"\xff\xfea", b"a: \xff\n", b"\xef\xbb\xbfa: 1\n"])
def test_whatever_it_holds_is_a_finding(typed: Say, data: bytes) -> None:
    code, out, err = typed(data, "lint", "-", "--stdin-filename", "a.yaml")

    assert (code, err, out.startswith("a.yaml:1:")) == (1, "", True)


def test_it_is_as_large_as_a_file_may_be(typed: Say, here: Path) -> None:
    (here / "react-tools.toml").write_text("file-limit = 1000\n", "utf-8")

    assert "error RT001" in typed("a: 1\n" * 1000, "lint", "-")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("a.yaml", "--stdin-filename", "b.yaml"),
            "--stdin-filename names what - stands for: add - to the paths",
        ),
        (
            ("-", "--stdin-filename", "."),
            "--stdin-filename .: this is a folder; name a file in it",
        ),
        (
            ("-", "--baseline", "b.json", "--write-baseline"),
            "--write-baseline holds what files have; save the text first",
        ),
        (("-", "nowhere"), "no such file or folder: nowhere"),
    ],
)
def test_what_does_not_go_together_stops_everything(
    typed: Say, words: tuple[str, ...], told: str
) -> None:
    assert typed("a: 1\n", "lint", *words) == (2, "", f"react-tools: {told}\n")


def test_check_reads_files_only(typed: Say) -> None:
    assert typed("a: 1\n", "check", "-") == (
        2,
        "",
        "react-tools: no such file or folder: -\n",
    )


def test_a_shell_can_pipe_it(shell: Say, copy: Copy) -> None:
    name = copy(DANCER)

    code, out, _ = shell(f"react-tools lint - --stdin-filename {name} -q < {name}")

    assert (code, out) == (0, "")
