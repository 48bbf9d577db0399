"""What every command has in common: the version, help, and how wrong words are met."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import __version__
from react_tools.cli import app
from react_tools.load import shipped
from react_tools.rulesets import RULESETS

Say = Callable[..., tuple[int, str, str]]

ROOT = Path(__file__).parents[2]
COMMANDS = [it.name or it.callback.__name__ for it in app.registered_commands if it.callback]
HELP = """\
Usage: react-tools [OPTIONS] COMMAND [ARGS]...

  Card-game data and rules: lint creators, play scenarios, read the trace with
  its rules.

Options:
  --version             Show the version.
  --install-completion  Install completion for the current shell.
  --show-completion     Show completion for the current shell, to copy it or
                        customize the installation.
  -h, --help            Show this message and exit.

Commands:
  lint      Say what is wrong with cards and scenarios, and how to mend it.
  simulate  Play scenarios and records of duels, and print what happens.
  play      Play a duel at the terminal: two people, or one against chance.
  test      Play every scenario, a line each.
  check     Judge everything for CI: lint and every scenario.
  coverage  Say which rules and rulings are shown by scenarios.
  perft     Count every line of play from a scenario's setting.
  fuzz      Play games by chance, and hold them to what every game promises.
  duels     Play many duels between creators, and tell who wins.
  list      List rules, rulings, checks, verbs, creators, cards, scenarios.
  explain   Tell what a name means, or find what answers a question.
  show      Draw cards, the sheets of creators, the packing lists of boxes.
  sources   Say which facts of the cards are published, and which are ours.
  diff      Say what has changed for a player, between files or revisions.
  schema    Say where a schema lies, and what an editor has to be told.
  new       Files to begin with, which lint clean and play at once.

  Try: react-tools simulate rulebook/worked-example; react-tools new pack mine
"""

FORMATS = "'text', 'json', 'junit', 'github', 'sarif'"

every_command = pytest.mark.parametrize("command", COMMANDS)


@pytest.mark.parametrize("command", ["lint", "check", "test", "coverage", "diff", "simulate"])
def test_an_empty_word_is_not_the_folder_one_stands_in(say: Say, command: str) -> None:
    told = "react-tools: one word is empty: a variable that is not set? write . for here\n"

    assert say(command, "") == (2, "", told)


def test_the_version_is_the_packages(say: Say) -> None:
    assert say("--version") == (0, f"react-tools {__version__}\n", "")


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_tells_every_command_and_how_to_begin(say: Say, word: str) -> None:
    assert say(word) == (0, HELP, "")


def test_no_words_are_wrong_words_and_get_help(say: Say) -> None:
    assert say() == (2, "", HELP)


@every_command
def test_the_help_of_a_command_has_examples_of_it(say: Say, command: str) -> None:
    code, out, err = say(command, "--help")

    assert (code, err) == (0, "")
    assert re.search(rf"Examples:\n    react-tools {command}\b", out)


@every_command
def test_the_help_of_a_command_fits_a_terminal(say: Say, command: str) -> None:
    _, out, _ = say(command, "--help")

    assert [line for line in out.splitlines() if len(line) > 80] == []


@every_command
@pytest.mark.parametrize("columns", ["20", "200"])
def test_help_comes_whatever_the_terminals_width(
    say: Say, monkeypatch: pytest.MonkeyPatch, command: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    assert say(command, "--help")[0] == 0


@every_command
def test_a_command_is_shown_in_the_readme(command: str) -> None:
    assert f"\n$ react-tools {command} " in (ROOT / "README.md").read_text("utf-8")


def test_an_unknown_command_is_refused_with_the_one_that_was_meant(say: Say) -> None:
    complaint = "react-tools: No such command 'simulte'. Did you mean 'simulate'?\n"

    assert say("simulte") == (2, "", f"{complaint}try: react-tools --help\n")


def test_an_unknown_option_is_refused_with_the_one_that_was_meant(say: Say) -> None:
    complaint = "react-tools: No such option: --fromat (Possible options: --format, --max)\n"

    assert say("lint", "--fromat", "json") == (2, "", f"{complaint}try: react-tools lint --help\n")


def test_an_unknown_format_is_refused_with_those_there_are(say: Say) -> None:
    complaint = f"Invalid value for '--format' / '-f': 'xml' is not one of {FORMATS}."

    assert say("lint", "--format", "xml") == (
        2,
        "",
        f"react-tools: {complaint}\ntry: react-tools lint --help\n",
    )


def test_an_unknown_language_is_refused_with_those_there_are(say: Say) -> None:
    complaint = "Invalid value for '--lang' / '-l': 'de' is not one of 'en', 'ru'."

    assert say("explain", "swap", "--lang", "de") == (
        2,
        "",
        f"react-tools: {complaint}\ntry: react-tools explain --help\n",
    )


@pytest.mark.parametrize(
    ("command", "missing"), [("simulate", "scenarios"), ("explain", "words"), ("show", "names")]
)
def test_a_missing_word_is_asked_for(say: Say, command: str, missing: str) -> None:
    complaint = f"react-tools: Missing argument '{missing}'.\n"

    assert say(command) == (2, "", f"{complaint}try: react-tools {command} --help\n")


@pytest.mark.parametrize("command", ["lint", "test", "check"])
def test_a_path_that_does_not_exist_is_a_complaint(say: Say, command: str) -> None:
    assert say(command, "nowhere") == (
        2,
        "",
        "react-tools: no such file or folder: nowhere\n",
    )


@pytest.mark.parametrize("command", ["lint", "simulate", "test", "check"])
def test_a_path_that_is_too_long_is_a_complaint(say: Say, command: str) -> None:
    code, out, err = say(command, "a" * 300)

    assert (code, out) == (2, "")
    assert re.fullmatch(r"react-tools: \S*a{300}\S*: File name too long\n", err)


@pytest.mark.parametrize("command", ["lint", "simulate", "test", "check"])
def test_an_empty_folder_is_no_success(say: Say, here: Path, command: str) -> None:
    (here / "mine").mkdir()

    assert say(command, "mine") == (
        2,
        "",
        "react-tools: no YAML file in mine; nothing was read\n",
    )


@pytest.mark.parametrize("command", ["lint", "simulate", "test", "check"])
@pytest.mark.parametrize("file", [".draft.yaml", ".drafts/clerk.yaml", "notes.txt"])
def test_a_folder_without_a_yaml_file_in_sight_is_no_success(
    say: Say, here: Path, command: str, file: str
) -> None:
    (here / "mine" / file).parent.mkdir(parents=True)
    (here / "mine" / file).write_text("creator: clerk\n")

    assert say(command, "mine") == (
        2,
        "",
        "react-tools: no YAML file in mine; nothing was read\n",
    )


@pytest.mark.parametrize("command", ["lint", "test", "check"])
def test_without_a_path_the_cards_are_meant_that_one_stands_beside(
    say: Say, here: Path, command: str
) -> None:
    (here / "cards").mkdir()

    assert say(command) == (
        2,
        "",
        "react-tools: no YAML file in cards; nothing was read\n",
    )


@pytest.mark.parametrize("command", ["lint", "test"])
def test_without_a_path_and_cards_what_is_shipped_is_meant(say: Say, command: str) -> None:
    code, out, err = say(command)

    assert (code, err) == (0, "")
    scenarios = sum(len(list((it / "scenarios").rglob("*.yaml"))) for it in map(shipped, RULESETS))
    assert f"{scenarios} scenarios" in out.splitlines()[-1]
