"""At a terminal: colours and a progress bar; nowhere else, and not where they are unwanted."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import Loaded, shipped
from react_tools.scenario.runner import Run

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

ID = "rulebook/worked-example"
CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COMMANDS = [
    ("simulate", ID),
    ("simulate", ID, "--format", "json"),
    ("lint", str(shipped() / "creators")),
    ("test", str(shipped() / "scenarios" / "jump")),
    ("check", str(shipped() / "scenarios" / "jump")),
    ("check", str(shipped() / "scenarios" / "jump"), "--format", "sarif"),
    ("explain", "RA102"),
    ("coverage", str(shipped() / "scenarios" / "jump")),
]

every_command = pytest.mark.parametrize("words", COMMANDS, ids=" ".join)


def test_a_trace_has_colours_at_a_terminal(terminal: Say) -> None:
    _, out, _ = terminal("simulate", ID)

    assert out.startswith("\x1b[1mIn the rulebook's chain")
    assert "\x1b[1;32m✓ \x1b[0meverything came as the scenario says\n" in out


def test_an_error_is_red_at_a_terminal(
    terminal: Say, copy: Copy, line: Callable[[str, str], int]
) -> None:
    name = copy("creators/dancer", ("    number: 1\n", "    number: 1\n    number: 2\n"))

    _, out, _ = terminal("lint", name)

    at = line("creators/dancer", "    number: 1\n") + 1
    assert out.startswith(f"{name}:{at}:5: \x1b[1;31merror\x1b[0m \x1b[1mRT021\x1b[0m the key ")


@every_command
def test_the_text_is_the_same_with_colours_and_without(
    terminal: Say, say: Say, words: tuple[str, ...]
) -> None:
    code, out, _ = terminal(*words)

    assert (code, CODE.sub("", out)) == say(*words)[:2]


@every_command
@pytest.mark.parametrize("wish", ["NO_COLOR=1", "TERM=dumb"])
def test_who_wants_no_colours_gets_none(
    terminal: Say, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], wish: str
) -> None:
    monkeypatch.setenv(*wish.split("="))

    assert CODE.search(terminal(*words)[1]) is None


@pytest.mark.parametrize("words", ["lint", "simulate", "diff"])
def test_who_wants_colours_wherever_they_go_gets_them(
    say: Say, copy: Copy, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    name = copy("creators/dancer", ("    number: 1\n", "    number: 3\n"))
    every = {"lint": [name], "simulate": [ID], "diff": [str(shipped() / "creators"), name]}
    plain = say(words, *every[words])
    monkeypatch.setenv("FORCE_COLOR", "1")

    code, out, _ = say(words, *every[words])

    assert CODE.search(out)
    assert (code, CODE.sub("", out)) == plain[:2]
    monkeypatch.setenv("NO_COLOR", "1")
    assert CODE.search(say(words, *every[words])[1]) is None


def test_no_colours_in_what_programs_read(
    say: Say, copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = copy("creators/dancer", ("    number: 1\n", "    number: 3\n"))
    plain = {it: say("lint", name, "--format", it) for it in ("json", "github", "sarif")}
    monkeypatch.setenv("FORCE_COLOR", "1")

    assert {it: say("lint", name, "--format", it) for it in plain} == plain


def test_an_empty_no_color_counts_as_none(terminal: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "")

    assert CODE.search(terminal("simulate", ID)[1])


def test_a_line_wider_than_the_terminal_is_broken_at_blanks(
    terminal: Say, say: Say, copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    name = copy(f"scenarios/{ID}", ("active:", "activ:"))
    told = CODE.sub("", terminal("lint", name)[1])

    assert max(len(line.rstrip()) for line in told.splitlines()) <= 40
    assert " ".join(told.split()) == " ".join(say("lint", name)[1].split())


def test_a_line_is_not_broken_in_a_file_or_a_pipe(
    say: Say, copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    name = copy(f"scenarios/{ID}", ("active:", "activ:"))

    _, out, _ = say("lint", name)
    assert "error RT101 unknown key 'activ' in a scenario [--unsafe-fixes]\n" in out


def test_what_a_program_reads_is_not_broken(
    terminal: Say, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")

    assert CODE.sub("", terminal("lint", "-f", "json")[1]) == say("lint", "-f", "json")[1]


def test_a_progress_bar_fills_beside_the_results(terminal: Say) -> None:
    _, out, err = terminal("test", str(shipped() / "scenarios" / "jump"))

    assert "playing scenarios" in err
    assert "playing scenarios" not in out


def test_a_progress_bar_goes_away_at_the_end(terminal: Say) -> None:
    _, _, err = terminal("test", str(shipped() / "scenarios" / "jump"))

    shown = CODE.sub("", err[err.rindex("\x1b[2K") :])
    assert shown.strip() == ""


@pytest.mark.parametrize("words", [("lint", "nowhere"), ("explain", "wibble")], ids=" ".join)
def test_complaints_are_plain_at_a_terminal(terminal: Say, words: tuple[str, ...]) -> None:
    _, _, err = terminal(*words)

    assert CODE.search(err) is None


def test_a_dumb_terminal_gets_no_progress_bar(
    terminal: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")

    _, _, err = terminal("test", str(shipped() / "scenarios" / "jump"))

    assert err.strip() == ""


def test_a_process_of_its_own_has_colours_at_a_terminal(shell: Say, script: Path) -> None:
    spawn = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]))"

    code, out, err = shell(f"'{sys.executable}' -c '{spawn}' '{script}' simulate {ID}")

    assert (code, err) == (0, "")
    assert out.startswith("\x1b[1mIn the rulebook's chain")


def test_an_interrupted_progress_bar_gives_the_cursor_back(
    terminal: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    def _interrupted(_: None) -> Run:
        raise KeyboardInterrupt

    monkeypatch.setattr(Loaded, "played", lambda _: map(_interrupted, [None] * 6))

    code, _, err = terminal("test", str(shipped() / "scenarios" / "jump"))

    assert code == 130
    assert err.rindex("\x1b[?25h") > err.rindex("\x1b[?25l")
