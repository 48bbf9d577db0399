"""`react-tools simulate --ask`: questions, answers, and the file that they are written into."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import places
from react_tools.load import shipped
from react_tools.render import dialogue
from react_tools.render.line import width

Say = Callable[..., tuple[int, str, str]]
Answer = Callable[..., None]

QUESTION = """\
# Does the spirit strike from afar?
ruleset: react
title: A spirit strikes where it aimed
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink]}
  D: {creator: dancer, hand: [dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""
SCRIPT = """\
script:
  - calligrapher: {play: brush-spirit.B, exhaust: s, target: c2}
  - dancer: pass
  - calligrapher: pass
"""
EXPECTATION = """\
expect:
  changed:
    s: {exhausted: true}
    dancer: {damage: +1}
  rest: same
  trace: [damaged dancer 1]
  waits: {who: calligrapher, for: intention}
"""


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Type these lines; then the input ends."""

    def _answer(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return _answer


@pytest.fixture
def question(here: Path) -> Path:
    """A file with a setting only."""
    file = here / "question.yaml"
    file.write_text(QUESTION, "utf-8")
    return file


def test_answers_become_the_script(say: Say, answer: Answer, question: Path) -> None:
    answer("{play: brush-spirit.B, exhaust: s, target: c2}", "pass", "pass", "q")

    code, _, _ = say("simulate", question.name, "--ask")

    assert (code, question.read_text("utf-8")) == (0, QUESTION + SCRIPT)


def test_an_accepted_expectation_is_written_with_what_it_rests_on(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("brush-spirit.b target c2", "2", "pass", "q", "y")

    code, out, _ = say("simulate", question.name, "--ask")

    title = "title: A spirit strikes where it aimed\n"
    whole = QUESTION.replace(title, f"{title}cites: [RA-DAMAGE-1, RA-DAMAGE-5]\n")
    assert code == 0
    assert question.read_text("utf-8") == whole + SCRIPT + EXPECTATION
    assert "\n✓ everything came as the scenario says\n" in out


def test_what_was_asked_and_accepted_lints_clean(say: Say, answer: Answer, question: Path) -> None:
    answer("brush-spirit.b target c2", "2", "pass", "q", "y")
    say("simulate", question.name, "--ask")

    assert say("lint", question.name)[0] == 0


def test_standard_output_is_the_trace_and_nothing_else(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("brush-spirit.b target c2", "2", "pass", "q", "y")
    _, out, _ = say("simulate", question.name, "--ask")

    assert out == say("simulate", question.name)[1]


def test_a_question_is_told_with_the_table_the_news_its_rule_and_its_answers(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("brush-spirit.b target c2", "q")
    _, _, err = say("simulate", question.name, "--ask")

    assert (
        """
Slot 1: Calligrapher plays Brush Spirit (B)
    [RA-CHAIN-8, RA-CHAIN-9, RA-CHAIN-11]
  Brush Spirit s is exhausted to pay  [RA-COST-2, RA-COST-10]
  React token 1 marks c2 (Dancer) as the target  [RA-COST-2, RA-COST-4]

     3  .    .    .    .
     2  .    (s)  D①   .
     1  .    C    .    .
        a    b    c    d
    chain ① Brush Spirit (B) @c2  ②  ③  ④  ⑤
    C   Calligrapher
    s   Brush Spirit, exhausted, Ink ×1
    D   Dancer

Dancer may play a reaction, or pass  [RA-CHAIN-15]
  1  Dizzying Pas  {play: dizzying-pas}
  2  pass
dancer> \
"""
        in err
    )


def test_questions_are_asked_in_russian(say: Say, answer: Answer, question: Path) -> None:
    answer("q")
    _, _, err = say("simulate", question.name, "--ask", "--lang", "ru")

    assert "Каллиграф может начать цепочку замыслом или завершить основную фазу\n" in err
    assert "  13  завершить основную фазу  {end: main}\n" in err
    assert "номер или слова ответа · ? список · u отменить · q закончить и записать\n" in err
    assert err.endswith("question.yaml: не изменён\n\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_line_of_a_dialogue_is_wider_than_80_columns(
    say: Say, answer: Answer, question: Path, lang: str
) -> None:
    answer("brush-spirit.b target c2", "1", "2", "?", "1", "", "2", "u", "xyzzy", "q", "y")
    _, _, err = say("simulate", question.name, "--ask", "--lang", lang)

    assert [line for line in err.splitlines() if len(line) > 80] == []


def test_an_answer_can_be_taken_back(say: Say, answer: Answer, question: Path) -> None:
    answer("end the main phase", "u", "brush-spirit.b target c2", "u", "u", "13", "q", "n")
    _, _, err = say("simulate", question.name, "--ask")

    assert err.count("the latest answer is taken back\n") == 2
    assert err.count("there is no answer to take back\n") == 1
    assert question.read_text("utf-8") == f"{QUESTION}script:\n  - calligrapher: {{end: main}}\n"


def test_an_answer_that_nobody_knows_is_asked_again(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("sleep", "brush-spirit.b", "99", "q")
    code, _, err = say("simulate", question.name, "--ask")

    near = ("a2", "b1")
    assert code == 0
    assert "no answer is called 'sleep'; ? shows the list\n" in err
    assert "no answer is called '99'; ? shows the list\n" in err
    assert "'brush-spirit.b' is not enough, or no answer; near it: " in err
    assert all(f"target: {zone}}}" in err.replace("\n", " ") for zone in near)


def test_the_end_of_the_input_stops_and_writes(say: Say, answer: Answer, question: Path) -> None:
    answer("brush-spirit.b target c2", "pass", "pass")
    code, _, _ = say("simulate", question.name, "--ask")

    assert (code, question.read_text("utf-8")) == (0, QUESTION + SCRIPT)


def test_without_an_answer_the_file_stays_as_it_was(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("q")
    code, _, err = say("simulate", question.name, "--ask")

    assert (code, question.read_text("utf-8")) == (0, QUESTION)
    assert "question.yaml: left as it was\n" in err


def test_a_duel_that_is_over_ends_the_questions(say: Say, answer: Answer, question: Path) -> None:
    text = QUESTION.replace("creator: dancer,", "creator: dancer, damage: 2,")
    question.write_text(text, "utf-8")
    answer("brush-spirit.b target c2", "pass", "pass", "", "n")
    code, _, err = say("simulate", question.name, "--ask")

    assert code == 0
    assert "\nThe duel is over: Calligrapher wins\nu undo · q stop, and write it down\n> " in err
    assert question.read_text("utf-8") == text + SCRIPT


def test_a_choice_goes_into_the_play_that_asks_for_it(
    say: Say, answer: Answer, question: Path
) -> None:
    steps = (
        "script:\r\n  - calligrapher: {play: brush-spirit.B, target: c2}\r\n  - dancer: pass\r\n"
        "  - calligrapher:  # moved away\r\n      play: flowing-ink\r\n      direction: left\r\n"
        "  - dancer: pass\r\n  - calligrapher: pass\r\n"
    )
    text = QUESTION.replace("\n", "\r\n") + steps
    question.write_bytes(text.encode())
    answer("s", "q")
    say("simulate", question.name, "--ask")

    chosen = "direction: left\r\n      choices: [{by: calligrapher, pick: s}]\r\n"
    assert question.read_bytes().decode() == text.replace("direction: left\r\n", chosen)


def test_an_expectation_that_is_met_no_more_is_offered_to_give_way(
    say: Say, answer: Answer, question: Path
) -> None:
    question.write_text(QUESTION + "expect: {rest: same}\n", "utf-8")
    answer("brush-spirit.b target c2", "pass", "pass", "q", "y")
    code, _, err = say("simulate", question.name, "--ask")

    assert code == 0
    assert "Write this in place of what the file expects? [y/N] " in err
    assert question.read_text("utf-8").endswith(SCRIPT + EXPECTATION)


def test_an_expectation_that_is_not_met_and_not_accepted_fails(
    say: Say, answer: Answer, question: Path
) -> None:
    question.write_text(QUESTION + "expect: {rest: same}\n", "utf-8")
    answer("brush-spirit.b target c2", "pass", "pass", "q", "n")

    code, out, _ = say("simulate", question.name, "--ask")

    assert code == 1
    assert "question.yaml:17:9: error RT210 s.exhausted changed too" in out


def test_a_card_that_cannot_be_drawn_is_said_and_the_answer_taken_back(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("brush-spirit.b target c2", "2", "sheathing", "pass", "pass", "q")
    _, _, err = say("simulate", question.name, "--ask")

    why = "calligrapher draws from a deck that the setting does not give (RT213)"
    told = err.replace("\n", " ")
    assert f"that cannot be played on: {why} to mend it: write `deck: [flowing-ink]` beside" in told
    assert question.read_text("utf-8").endswith("pay: s}\n  - dancer: pass\n")


def test_behind_an_answer_that_is_taken_back_the_list_is_shown_again(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("brush-spirit.b target c2", "2", "sheathing", "pass", "pass", "q")
    _, _, err = say("simulate", question.name, "--ask")
    _, _, behind = err.partition("that cannot be played on")

    assert "  5  pass: the chain then resolves  pass\ncalligrapher> " in behind


def test_a_pass_is_shown_and_typed_in_russian(say: Say, answer: Answer, question: Path) -> None:
    answer("brush-spirit.b target c2", "пас", "пас", "q")
    _, _, err = say("simulate", question.name, "--ask", "--lang", "ru")

    assert "Танцор может сыграть реакцию или сказать «пас»  [RA-CHAIN-15]\n" in err
    assert "  2  пас                      pass\n" in err
    assert question.read_text("utf-8") == QUESTION + SCRIPT


@pytest.mark.parametrize("typed", ["1", "move creator", "move creator by 1"])
def test_what_is_done_is_chosen_by_its_clauses(
    say: Say, answer: Answer, question: Path, typed: str
) -> None:
    question.write_text(QUESTION.replace("[flowing-ink]", "[smudge]"), "utf-8")
    answer("brush-spirit.b target c2", "pass", "smudge", "pass", "pass", typed, "q", "n")
    _, _, err = say("simulate", question.name, "--ask")

    assert (
        "Calligrapher chooses what is done for Smudge  [RA-EFFECT-6]\n"
        "  1  move creator by 1\n"
        "  2  swap creator with an own unit with ink other than creator\n"
        "calligrapher> "
    ) in err
    assert "choices: [{by: calligrapher, pick: 1}]" in question.read_text("utf-8")


def test_wide_names_keep_the_list_of_answers_straight(
    say: Say, answer: Answer, copy: Callable[..., str], question: Path
) -> None:
    (question.parent / "cards/react/creators").mkdir(parents=True)
    copy(
        "creators/calligrapher",
        ("en: Flowing Ink, ru:", "en: 流れる墨の長い長い名前, ru:"),
        to="cards/react/creators/calligrapher.yaml",
    )
    answer("brush-spirit.b target c2", "2", "q", "n")
    _, _, err = say("simulate", question.name, "--ask")
    lines = [line for line in err.splitlines() if "{play: flowing-ink, " in line]

    assert len(lines) == 4
    assert len({width(line[: line.index("{play")]) for line in lines}) == 1
    assert [line for line in err.splitlines() if width(line) > 80 and "RT054" not in line] == []


def test_questions_are_coloured_at_a_terminal(
    terminal: Say, answer: Answer, question: Path
) -> None:
    answer("q")
    _, _, err = terminal("simulate", question.name, "--ask")

    assert "\x1b[1mCalligrapher may start a chain with an intention" in err


# What cannot be asked


def test_a_script_that_fails_is_told_as_ever_and_nothing_is_asked(
    say: Say, answer: Answer, question: Path
) -> None:
    text = f"{QUESTION}script: [dancer: pass]\n"
    question.write_text(text, "utf-8")
    answer("q")

    code, out, err = say("simulate", question.name, "--ask")

    assert code == 1
    assert "error RT201 dancer cannot pass: there is no chain to pass on" in out
    assert ("> " in err, question.read_text("utf-8")) == (False, text)


def test_a_file_with_another_fault_is_told_as_ever(
    say: Say, answer: Answer, question: Path
) -> None:
    question.write_text(QUESTION.replace("active:", "activ:"), "utf-8")
    answer("q")
    code, out, err = say("simulate", question.name, "--ask")

    assert (code, err) == (1, "")
    assert [line for line in out.splitlines() if " error" in line] == [
        "question.yaml:4:1: error RT101 unknown key 'activ' in a scenario",
        "1 error in 1 file",
    ]


def test_a_setting_that_makes_no_position_is_told_as_ever(
    say: Say, answer: Answer, question: Path
) -> None:
    question.write_text(QUESTION.replace("creator: dancer", "creator: dancr"), "utf-8")
    answer("q")
    code, out, err = say("simulate", question.name, "--ask")

    assert (code, err) == (1, "")
    assert "question.yaml:11:16: error RA201 no creator is called 'dancr'\n" in out


def test_a_creator_is_nothing_to_ask(say: Say, answer: Answer, copy: Callable[..., str]) -> None:
    answer("q")

    assert say("simulate", copy("creators/dancer"), "--ask") == (
        2,
        "",
        "react-tools: no scenario in dancer.yaml; nothing was played\n",
    )


def test_a_folder_is_nothing_to_write_into(say: Say, answer: Answer, here: Path) -> None:
    answer("q")

    assert say("simulate", str(here), "--ask") == (
        2,
        "",
        f"react-tools: answers are written into a file, and {here} is none\n",
    )


# Writing


def test_a_file_that_changed_meanwhile_is_left_alone(
    say: Say, question: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def typed(prompt: str) -> str | None:
        """Somebody else writes while the only line is typed."""
        question.write_text(f"{QUESTION}# mine\n", "utf-8")
        return None if not prompt.startswith("calligrapher") else "13"

    monkeypatch.setattr(dialogue, "line_read", typed)
    code, out, err = say("simulate", question.name, "--ask")

    assert code == 2
    assert question.read_text("utf-8") == f"{QUESTION}# mine\n"
    assert "Calligrapher ends the main phase" in out
    assert err.endswith(
        "react-tools: question.yaml has changed meanwhile; it is left as it is now\n"
        "what to write there:\nscript:\n  - calligrapher: {end: main}\n"
    )


def test_a_shipped_scenario_that_was_installed_gives_the_steps_to_paste(
    say: Say, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "INSTALLED", True)
    file = shipped() / "scenarios/cost/ready-unit-pays.yaml"
    before = file.read_bytes()
    answer("pass", "q", "n")
    code, _, err = say("simulate", "cost/ready-unit-pays", "--ask")

    assert (code, file.read_bytes()) == (2, before)
    assert "is shipped with react-tools; copy it, and ask your copy\nwhat to write there:\n" in err
    assert err.endswith("  - dancer: pass\n")


def test_ctrl_c_leaves_the_file_as_it_was(
    say: Say, question: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["brush-spirit.b target c2"])

    def typed(_: str) -> str:
        """Ctrl-C where the second line would be typed."""
        if (line := next(lines, None)) is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(dialogue, "line_read", typed)
    code, out, err = say("simulate", question.name, "--ask")

    assert (code, out, question.read_text("utf-8")) == (130, "", QUESTION)
    assert err.endswith("react-tools: interrupted\n")


def test_ctrl_c_at_a_terminal_leaves_the_file_as_it_was(question: Path, script: Path) -> None:
    with subprocess.Popen(
        [script, "simulate", question, "--ask"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(b"13\n")
        process.stdin.flush()
        while b"improves the masterpiece" not in (line := process.stderr.readline()):
            assert line
        process.send_signal(signal.SIGINT)
        process.stdin.close()
        process.wait(60)

    assert (process.returncode, question.read_text("utf-8")) == (130, QUESTION)


def test_what_a_setting_alone_lacks_is_said_by_lint(say: Say, question: Path) -> None:
    code, out, _ = say("lint", question.name)

    assert code == 1
    assert [line for line in out.splitlines() if "error" in line] == [
        "question.yaml:2:1: error RT103 a scenario needs `cites`",
        "question.yaml:2:1: error RT103 a scenario needs `expect`",
        "question.yaml:2:1: error RT103 a scenario needs `script`",
        "3 errors in 1 file, 98 checks, 1 unchecked file",
    ]


# --accept alone


def test_what_has_come_is_accepted_without_a_question(say: Say, question: Path) -> None:
    question.write_text(QUESTION + SCRIPT, "utf-8")
    code, out, err = say("simulate", question.name, "--accept")

    assert (code, err) == (0, "question.yaml: written: the expectation\n\n")
    assert question.read_text("utf-8").endswith(SCRIPT + EXPECTATION)
    assert out == say("simulate", question.name)[1]


def test_an_expectation_that_is_met_is_left_alone(say: Say, question: Path) -> None:
    question.write_text(QUESTION + SCRIPT, "utf-8")
    say("simulate", question.name, "--accept")
    mine = question.read_text("utf-8").replace("  trace: [damaged dancer 1]\n", "")
    question.write_text(mine, "utf-8")

    assert say("simulate", question.name, "--accept")[::2] == (
        0,
        "question.yaml: left as it was\n\n",
    )
    assert question.read_text("utf-8") == mine


def test_nothing_is_accepted_of_a_script_that_fails(say: Say, question: Path) -> None:
    text = f"{QUESTION}script: [dancer: pass]\n"
    question.write_text(text, "utf-8")

    assert say("simulate", question.name, "--accept")[0] == 1
    assert question.read_text("utf-8") == text


def test_nothing_is_accepted_while_an_answer_in_the_middle_is_missing(
    say: Say, question: Path
) -> None:
    text = QUESTION + SCRIPT.replace(
        "  - dancer: pass\n",
        "  - dancer: pass\n  - calligrapher: {play: flowing-ink, direction: up}\n"
        "  - dancer: pass\n",
    )
    text += "  - calligrapher: {end: main}\n"
    question.write_text(text, "utf-8")
    code, out, _ = say("simulate", question.name, "--accept")

    assert (code, question.read_text("utf-8")) == (1, text)
    assert "error RT204 calligrapher has to choose for flowing-ink" in out


def test_a_question_at_the_end_can_be_accepted_as_what_the_scenario_is_about(
    say: Say, question: Path
) -> None:
    text = QUESTION + SCRIPT.replace(
        "  - dancer: pass\n",
        "  - dancer: pass\n  - calligrapher: {play: flowing-ink, direction: up}\n"
        "  - dancer: pass\n",
    )
    question.write_text(text, "utf-8")

    assert say("simulate", question.name, "--accept")[0] == 0
    assert question.read_text("utf-8").endswith("  waits: {who: calligrapher, for: choice}\n")
    assert say("simulate", question.name)[0] == 0


def test_ask_and_accept_write_without_a_last_question(
    say: Say, answer: Answer, question: Path
) -> None:
    answer("brush-spirit.b target c2", "pass", "pass", "q")
    code, _, err = say("simulate", question.name, "--ask", "--accept", "--format", "markdown")

    assert code == 0
    assert "[y/N]" not in err
    assert question.read_text("utf-8").endswith(SCRIPT + EXPECTATION)


# Flags that do not go together


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--ask", "b.yaml"], "--ask writes into one file; give it one scenario"),
        (["--accept", "b.yaml"], "--accept writes into one file; give it one scenario"),
        (["--ask", "-f", "json"], "--ask speaks with a person, and json is for programs"),
        (
            ["--ask", "--as", "dancer"],
            "--ask lists what each player can do, and --as may not show a hand",
        ),
        (
            ["--accept", "--as", "dancer"],
            "--accept writes down all that has come of it, and --as may not show it",
        ),
        (["--ask", "--step"], "--ask and --step do not go together; first one, then the other"),
        (
            ["--accept", "--against", "twin"],
            "--accept and --against do not go together; first one, then the other",
        ),
        (
            ["--against", "twin", "b.yaml"],
            "--against compares one scenario with one other; give it one",
        ),
        (
            ["--against", "twin", "--as", "dancer"],
            "--against shows how settings differ, and --as may not show a hand",
        ),
        (
            ["--against", "twin", "-f", "markdown"],
            "--against is written as text or json, not as markdown",
        ),
        (
            ["--step", "--against", "twin"],
            "--step shows a trace as text, event by event; it does not go with --against",
        ),
        (
            ["--step", "-f", "json"],
            "--step shows a trace as text, event by event; it does not go with --format json",
        ),
    ],
)
def test_flags_that_do_not_go_together_are_refused_with_the_reason(
    say: Say, flags: list[str], reason: str
) -> None:
    assert say("simulate", "a.yaml", *flags) == (2, "", f"react-tools: {reason}\n")


def test_a_file_with_no_place_for_an_expectation_is_left_alone_and_told_what_to_write(
    say: Say, answer: Answer, here: Path
) -> None:
    file = here / "braces.yaml"
    pieces = "{D: {creator: dancer, hand: [glissade]}, C: {creator: calligrapher}}"
    head = 'ruleset: react, title: Who, active: dancer, field: "D .\\n. C"'
    told = f"{{{head},\n pieces: {pieces}}} # c\n"
    file.write_text(told, "utf-8")
    answer("1", "", "", "", "q", "y")

    code, _, err = say("simulate", "braces.yaml", "--ask")

    assert code == 2
    assert "braces.yaml is written in a way that leaves no place for this\n" in err
    assert "\nwhat to write there:\nscript:\n  - dancer: {play: " in err
    assert "\nexpect:\n" in err
    assert file.read_text("utf-8") == told
