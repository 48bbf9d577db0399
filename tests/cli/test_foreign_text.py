"""Text from files, names of files and words of users are shown, and never obeyed."""

import json
from collections.abc import Callable

import pytest

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

EXAMPLE = "scenarios/rulebook/worked-example"
TITLE = "In the rulebook's chain the spirit is moved away and still strikes the Dancer"
MARKUP = "[red]x[/red] [link=file:///etc]y[/] :smile: {z} %s \\x1b[31m"


def test_markup_in_a_title_is_text(say: Say, terminal: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, (f"title: {TITLE}", f"title: '{MARKUP}'"))

    assert say("simulate", name)[1].startswith(f"{MARKUP}\nworked-example\n")
    assert terminal("simulate", name)[1].startswith(f"\x1b[1m{MARKUP}\x1b[0m\n")


def test_markup_in_the_name_of_a_creator_is_text(say: Say, terminal: Say, copy: Copy) -> None:
    mine = copy("creators/dancer", ("en: Dancer, ru: Танцор", f"en: '{MARKUP}', ru: Танцор"))
    name = copy(EXAMPLE)

    assert f"\n    D   {MARKUP}, damage 1/3\n" in say("simulate", mine, name)[1]
    assert f"    \x1b[36mD   {MARKUP}, damage 1/3\x1b[0m\n" in terminal("simulate", mine, name)[1]


def test_markup_in_a_key_is_text(say: Say, terminal: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("active: calligrapher", "'[b]activ[/b] :smile:': calligrapher"))
    told = "unknown key '[b]activ[/b] :smile:' in a scenario"

    assert told in say("lint", name)[1]
    assert told in " ".join(terminal("lint", name)[1].split())


TURNING = "\u202e\u2066\u200f\u061c"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_turns_the_direction_of_writing_is_shown_by_its_number(
    say: Say, copy: Copy, lang: str
) -> None:
    name = copy(EXAMPLE, ("title: In", f"title: {TURNING}In"))

    _, out, _ = say("simulate", name, "--lang", lang)

    assert out.startswith("\\u202e\\u2066\\u200f\\u061cIn the rulebook's chain")


def test_what_turns_the_direction_of_writing_is_shown_by_its_number_at_a_terminal(
    terminal: Say, copy: Copy
) -> None:
    name = copy(EXAMPLE, ("title: In", f"title: {TURNING}In"))

    _, out, _ = terminal("simulate", name)

    assert "\\u202e\\u2066\\u200f\\u061cIn the rulebook's chain" in out
    assert not set(out) & set(TURNING)


@pytest.mark.parametrize("command", ["simulate", "test"])
def test_what_turns_the_direction_of_writing_is_no_raw_character_in_json(
    say: Say, copy: Copy, command: str
) -> None:
    name = copy(EXAMPLE, ("title: In", f"title: {TURNING}In"))

    _, out, _ = say(command, name, "--format", "json")

    assert not set(out) & set(TURNING)
    told = json.loads(out)
    title = told["title"] if command == "simulate" else told["scenarios"][0]["title"]
    assert title == TURNING + TITLE


NAME = "\x1b[31m\u2028\x9b\x85\n.yaml"
SHOWN = "\\x1b[31m\\u2028\\x9b\\x85\\x0a.yaml"


def test_the_name_of_a_file_is_shown_by_numbers(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("active: calligrapher", "activ: calligrapher"), to=NAME)

    assert say("lint", name)[1].startswith(f"{SHOWN}:9:1: error RT101 unknown key")


def test_the_name_of_a_file_is_escaped_in_json(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("active: calligrapher", "activ: calligrapher"), to=NAME)

    _, out, _ = say("lint", name, "--format", "json")

    assert out.isprintable() or set(out) - {"\n"} == {it for it in out if it.isprintable()}
    assert json.loads(out)["findings"][0]["path"] == NAME


@pytest.mark.parametrize("command", ["lint", "simulate", "test", "check", "explain"])
def test_a_word_of_the_user_is_shown_by_numbers(say: Say, command: str) -> None:
    code, out, err = say(command, "\x1b[31m\nx\u202e")

    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "\x1b" not in err
    assert "\u202e" not in err


def test_an_unknown_option_is_shown_by_numbers(say: Say) -> None:
    code, out, err = say("lint", "--\x1b[31m\nx")

    assert (code, out) == (2, "")
    assert err == ("react-tools: No such option: --\\x1b[31m\\x0ax\ntry: react-tools lint --help\n")
