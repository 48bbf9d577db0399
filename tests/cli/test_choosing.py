"""`--select`, `--ignore` and levels by settings: which findings are told, and what they weigh."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
PEARL = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}"
MISPRINT = ("3\n    copies: 7\n    printed: 7/30", "3\n    copies: 7\n    printed: 8/30")
ONE = "1 file, 1 creator, 6 cards"
READ = f"{ONE}, {len(REACT.checks) + len(TEXTS)} checks"


@pytest.fixture
def faulty(copy: Copy) -> str:
    """A dancer with a warning (RA112) and an error (RA102)."""
    return copy(DANCER, ("\ntokens:\n", f"\ntokens:\n{PEARL}\n"), MISPRINT)


def total(out: str) -> str:
    """The line that says how much was found, before what could be mended."""
    return [it for it in out.splitlines(keepends=True) if not it.startswith("lint --fix")][-1]


def checks(prefix: str) -> int:
    return sum(it.code.startswith(prefix) for it in (*REACT.checks, *TEXTS))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--select", "RA112"), f"1 warning (1 left out) in {ONE}, 1 check"),
        (("--select", "RA1"), f"1 error, 1 warning in {ONE}, {checks('RA1')} checks"),
        (("--select", "RA2,RA3"), f"no findings (2 left out) in {ONE}, {checks('RA2') + 1} checks"),
        (("--select", "RA3", "--select", "RA102"), f"1 error (1 left out) in {ONE}, 2 checks"),
        (
            ("--ignore", "RA102"),
            f"1 warning (1 left out) in {ONE}, {len(REACT.checks) + len(TEXTS) - 1} checks",
        ),
        (("--ignore", "RA1"), f"no findings (2 left out) in {ONE}, {checks('') - checks('RA1')}"),
        (("--select", "RA", "--ignore", "RA112"), "1 error (1 left out) in"),
        (("--select", "RA102", "--ignore", "RA1"), f"1 error (1 left out) in {ONE}, 1 check"),
        (("--select", "KF"), f"no findings (2 left out) in {ONE}\n"),
    ],
)
def test_what_is_asked_for_is_told_and_how_much_is_not(
    say: Say, faulty: str, words: tuple[str, ...], told: str
) -> None:
    code, out, err = say("lint", faulty, *words)

    assert (code, err) == (int("error" in told), "")
    assert total(out).startswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--select", "RA1O2"), "--select: no code begins with 'RA1O2'; did you mean RA102?"),
        (("--ignore", "KG1"), "--ignore: no code begins with 'KG1'; did you mean KF1?"),
        (
            ("--ignore", "RT101"),
            "--ignore RT101: this keeps a file from being read, and is told in any case",
        ),
        (
            ("--select", "RT209"),
            "--select RT209: this tells what comes of a scenario, and is told in any case",
        ),
    ],
)
@pytest.mark.parametrize("command", ["lint", "check"])
def test_a_code_that_cannot_be_chosen_stops_everything(
    say: Say, faulty: str, command: str, words: tuple[str, ...], told: str
) -> None:
    assert say(command, faulty, *words) == (2, "", f"react-tools: {told}\n")


@pytest.mark.parametrize("option", ["--select", "--ignore"])
def test_an_option_without_a_code_stops_everything(say: Say, faulty: str, option: str) -> None:
    assert say("lint", faulty, option, "") == (
        2,
        "",
        (
            f"react-tools: Invalid value: {option} needs codes: {option} RA101,KF\n"
            "try: react-tools lint --help\n"
        ),
    )


def test_what_keeps_a_file_from_being_read_is_told_whatever_is_selected(
    say: Say, copy: Copy
) -> None:
    name = copy(DANCER, ("creator: dancer\n", "creator: dancer\nx: 1\n"))

    code, out, _ = bare(say("lint", name, "--select", "RA112", "--ignore", "RT"))

    assert (code, out.split("\n")[0]) == (
        1,
        "dancer.yaml:3:1: error RT101 unknown key 'x' in a creator",
    )


def test_a_comment_is_needed_even_where_its_code_is_not_asked_for(say: Say, copy: Copy) -> None:
    allow = "# react-tools: allow RA112 -- still to come"
    name = copy(DANCER, ("\ntokens:\n", f"\ntokens:\n{PEARL} {allow}\n"))

    assert say("lint", name, "--select", "RA101,RT070") == (
        0,
        f"no findings in {ONE}, 1 check\n",
        "",
    )


def test_a_scenario_that_fails_is_told_whatever_is_selected(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("s: {zone: a2,", "s: {zone: a1,"))

    code, out, _ = say("check", name, "--select", "RA101", "--ignore", "RT")

    assert (code, "\nFAIL worked-example\n" in f"\n{out}") == (1, True)


def test_json_says_how_many_are_left_out(say: Say, faulty: str) -> None:
    _, out, _ = say("lint", faulty, "--select", "RA112", "--format", "json")

    told = json.loads(out)
    assert ([it["code"] for it in told["findings"]], told["left_out"]) == (["RA112"], 1)
    assert told["looked_at"]["checks"] == 1


def test_the_memory_knows_nothing_of_what_was_asked_for(say: Say, faulty: str) -> None:
    say("lint", faulty, "--select", "RA112")

    assert total(say("lint", faulty)[1]) == f"1 error, 1 warning in {READ}\n"


# Levels


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ('[levels]\nRA112 = "error"\n', f"2 errors in {READ}"),
        ('[levels]\nRA102 = "note"\n', f"1 warning, 1 note in {READ}"),
        ('levels = {RA1 = "note"}\n', f"2 notes in {READ}"),
        ('[levels]\nRA1 = "note"\nRA102 = "error"\n', f"1 error, 1 note in {READ}"),
        (
            '[levels]\nRA112 = "off"\n',
            f"1 error (1 left out) in {ONE}, {len(REACT.checks) + len(TEXTS) - 1} checks",
        ),
        ('[levels-in."dan*"]\nRA102 = "warning"\n', f"2 warnings in {READ}"),
        ('[levels-in."other/*"]\nRA102 = "warning"\n', f"1 error, 1 warning in {READ}"),
        ('[levels-in."*.yaml"]\nRA1 = "off"\n', f"no findings (2 left out) in {READ}"),
    ],
)
def test_a_finding_weighs_what_the_settings_say(
    say: Say, faulty: str, here: Path, settings: str, told: str
) -> None:
    (here / "react-tools.toml").write_text(settings, "utf-8")

    for command in ("lint", "check"):
        came, out, err = say(command, faulty)
        assert (came, err) == (int("error" in told), "")
        assert total(out).replace("; no scenarios; looked at", " in") == f"{told}\n"


def test_pyproject_has_levels_too(say: Say, faulty: str, here: Path) -> None:
    text = '[tool.react-tools.levels]\nRA102 = "warning"\n'
    (here / "pyproject.toml").write_text(text, "utf-8")

    assert say("lint", faulty)[0] == 0


def test_what_is_off_can_be_selected(say: Say, faulty: str, here: Path) -> None:
    (here / "react-tools.toml").write_text('levels = {RA1 = "off"}\n', "utf-8")

    assert say("lint", faulty, "--select", "RA112")[1].endswith(
        f"1 warning (1 left out) in {ONE}, 1 check\n"
    )


def test_settings_lie_above_the_folder_one_stands_in(
    say: Say, faulty: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "react-tools.toml").write_text('levels-in = {"dancer.*" = {RA = "note"}}\n', "utf-8")
    (here / "deep").mkdir()
    monkeypatch.chdir(here / "deep")

    assert say("lint", f"../{faulty}")[0] == 0


AMISS = {
    "misspelt": (
        '[levels]\nRA1O2 = "note"\n',
        "2:1: error RT078 no code begins with 'RA1O2'\n    hint: did you mean RA102?\n",
    ),
    "unreadable": (
        '[levels]\nRT101 = "note"\n',
        (
            "2:1: error RT079 RT101 keeps a file from being read, and weighs what it weighs\n"
            "    hint: strike it out\n"
        ),
    ),
    "silence": (
        '[levels]\nRT070 = "off"\n',
        (
            "2:1: error RT079 RT070 tells what is wrong with allowing, and cannot be off\n"
            '    hint: it can be a "note"\n'
        ),
    ),
    "elsewhere": (
        '[levels-in."a*"]\nRA1O2 = "note"\n',
        "2:1: error RT078 no code begins with 'RA1O2'\n    hint: did you mean RA102?\n",
    ),
    "word": (
        '[levels]\nRA112 = "notice"\n',
        (
            "2:9: error RT107 `RA112` is 'notice'; it may be error, warning, note or off\n"
            "    hint: did you mean 'note'?\n"
        ),
    ),
    "number": (
        "[levels]\nRA112 = 1\n",
        (
            "2:9: error RT105 `RA112` expects error, warning, note or off, not the number 1\n"
            '    hint: What they weigh: "error", "warning", "note", or "off": they are not told.\n'
        ),
    ),
}


@pytest.mark.parametrize("amiss", AMISS)
def test_a_level_that_there_cannot_be_stops_everything(
    say: Say, faulty: str, here: Path, amiss: str
) -> None:
    settings, told = AMISS[amiss]
    (here / "react-tools.toml").write_text(settings, "utf-8")

    code, out, err = say("lint", faulty)

    assert (code, out) == (2, "")
    assert err == f"react-tools: the settings cannot be used\nreact-tools.toml:{told}"
