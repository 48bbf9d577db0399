"""`react-tools play`: a duel at the terminal, taken back, saved and gone on with."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from react_tools.render import table_talk
from react_tools.render.line import width
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Type = Callable[..., None]

DUEL = ("play", "dancer", "calligrapher", "--seed", "188")
TURN = ("c4", "3", "-", "-", "end")
MOVES = """\
(c4)
# turn 1: Dancer
1. scatter a1; -; -
end
"""
CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

CREATORS = "calligrapher, dancer, sculptor, tagger, tattooist"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Type these lines; then the input ends."""

    def _typed(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return _typed


def moves(record: str) -> str:
    """What stands behind the setting."""
    return record.partition("---\n")[2]


def test_what_is_played_is_recorded(say: Say, typed: Type) -> None:
    typed(*TURN, "quit")

    code, out, _ = say(*DUEL)

    assert (code, moves(out)) == (0, MOVES)


def test_the_same_seed_deals_the_same(say: Say, typed: Type) -> None:
    records = []
    for _ in range(2):
        typed("c4")
        records.append(say(*DUEL)[1])

    assert records[0] == records[1]


def test_a_seed_of_its_own_is_told(say: Say, typed: Type) -> None:
    typed("1")

    _, out, err = say("play", "dancer", "calligrapher")

    (seed,) = re.findall(r"^seed (\d+): --seed \1 deals the same$", err, re.MULTILINE)
    assert f"Its seed was {seed}." in out.splitlines()[0]


def test_a_question_is_told_with_news_table_cards_rule_and_choices(say: Say, typed: Type) -> None:
    typed("c4")

    _, _, err = say(*DUEL)

    assert err.endswith(
        """\
     5  .    .    C    .    .
     4  .    .    B1   .    .
     3  .    .    .    .    .
     2  .    .    .    .    .
     1  .    .    D    .    .
        a    b    c    d    e
    chain ①  ②  ③  ④  ⑤
    D   Dancer
    C   Calligrapher
    B1  Brush Spirit, Ink ×1

    Dancer: hand 5: Dizzying Pas ×2, Scatter, Cutting Step ×2; deck 25
    Calligrapher: hand 5; deck 25

Dancer may start a chain with an intention, or end the main phase  [RA-CHAIN-10]
   1  Pirouette (A): exhaust Dancer  pirouette.A
   2  Pirouette (B): exhaust Dancer  pirouette.B
   3  Scatter: target a1 (empty)     scatter a1
   4  Scatter: target b1 (empty)     scatter b1
   5  Scatter: target c1 (Dancer)    scatter c1
   6  Scatter: target d1 (empty)     scatter d1
   7  Scatter: target e1 (empty)     scatter e1
   8  Scatter: target b2 (empty)     scatter b2
   9  Scatter: target c2 (empty)     scatter c2
  10  Scatter: target d2 (empty)     scatter d2
  11  Scatter: target c3 (empty)     scatter c3
  12  end the main phase             end
dancer>\x20
not saved; here is the record – put into a file, it goes on with:
  react-tools play --record dancer-calligrapher.duel
"""
    )


def test_nobody_sees_what_the_other_draws(say: Say, typed: Type) -> None:
    typed("c4")

    _, _, err = say(*DUEL)

    assert err.count("Calligrapher draws a card") == 5
    assert "Dancer draws Scatter (hand: 4)" in err


def test_choices_that_begin_alike_stand_together_where_there_are_many(
    say: Say, typed: Type
) -> None:
    typed(*TURN, "1", "1.2")

    _, out, err = say(*DUEL)

    assert "\n  1  card 1 in cell: 5 ways, 1.1 to 1.5  improve card 1 in cell\n" in err
    assert "\n  1.5  card 1 in cell 5  improve card 1 in cell 5\n" in err
    assert moves(out) == f"{MOVES}# turn 2: Calligrapher\nimprove card 1 in cell 2\n"


@pytest.mark.parametrize(
    "words", ["scatter a1", "play scatter target a1", "SCATTER A1", "3", "scatter: target a1"]
)
def test_a_choice_is_meant_by_its_number_or_its_words(say: Say, typed: Type, words: str) -> None:
    typed("c4", words)

    _, out, _ = say(*DUEL)

    assert moves(out).splitlines()[-1] == "1. scatter a1"


def test_words_that_fit_no_choice_are_asked_again(say: Say, typed: Type) -> None:
    typed("c4", "glissade", "scatter")

    _, out, err = say(*DUEL)

    assert "no choice is called 'glissade'; list shows them" in err
    assert "'scatter' is not enough, or no choice; near it: scatter a1; scatter b1" in err
    assert moves(out) == "(c4)\n"


def test_a_card_with_several_ways_is_meant_by_its_name(say: Say, typed: Type) -> None:
    typed("c2", "call of the brush")

    _, _, err = say("play", "calligrapher", "dancer", "--seed", "3")

    assert "call of the brush" not in err
    assert "\n  6.1  Call of the Brush: target a1 (empty)  " in err


def test_help_offers_a_pass_only_where_one_is_open(say: Say, typed: Type) -> None:
    typed("c4", "?", "3", "?")

    _, _, err = say(*DUEL)

    before, inside = err.split("\ndancer> ")[0], err.split("> ")[-2]
    assert " · - pass" not in before
    assert "a number or the words of a choice · - pass · rules" in inside


def test_the_rules_by_which_one_is_asked_are_told(say: Say, typed: Type) -> None:
    typed("rules")

    _, _, err = say(*DUEL)

    assert "RA-EFFECT-6: Effects must be applied unless their text leaves it open.\n" in err


def test_choices_are_taken_back(say: Say, typed: Type) -> None:
    typed(*TURN, "undo", "undo 2", "quit")

    _, out, err = say(*DUEL)

    assert moves(out) == "(c4)\n# turn 1: Dancer\n1. scatter a1\n"
    assert "\ntaken back: 2\n" in err


def test_there_is_no_more_to_take_back_than_was_done(say: Say, typed: Type) -> None:
    typed("c4", "undo 99", "undo", "undo x")

    _, out, err = say(*DUEL)

    assert out == ""
    assert "\ntaken back: 1; there was no more\n" in err
    assert "\nthere is nothing to take back\n" in err
    assert "\nundo takes a number, such as undo 2\n" in err


def test_against_chance_only_ones_own_choices_are_asked_and_taken_back(
    say: Say, typed: Type
) -> None:
    typed("scatter a1", "undo", "scatter a1", "undo 99")

    code, out, err = say(*DUEL, "--against", "random")

    assert (code, moves(out).splitlines()[0]) == (0, "(c4)")
    assert "calligrapher> " not in err


def test_chance_answers_a_choice_that_is_made_again_as_before(say: Say, typed: Type) -> None:
    typed("scatter a1")
    once = say(*DUEL, "--against", "random")[1]
    typed("scatter a1", "undo", "scatter a1")

    assert say(*DUEL, "--against", "random")[1] == once


def test_a_duel_by_chance_plays_to_its_end(say: Say) -> None:
    code, out, err = say("play", "dancer", "calligrapher", "--demo", "--seed", "5")

    assert code == 0
    assert "\nThe duel is over: Calligrapher wins\n" in err
    assert moves(out).startswith("(")


def test_a_duel_that_is_over_can_be_taken_up_again(say: Say, typed: Type, here: Path) -> None:
    _, out, _ = say("play", "dancer", "calligrapher", "--demo", "--seed", "5")
    (here / "over.duel").write_text(out, "utf-8")
    typed("help", "undo", "save", "quit")

    code, _, err = say("play", "--record", "over.duel")

    assert code == 0
    assert "\nundo [N] · save [FILE] · quit\n" in err
    assert (here / "over.duel").read_text("utf-8") == out.rpartition("\n#")[0] + "\n"


def test_a_saved_duel_goes_on(say: Say, typed: Type, here: Path) -> None:
    typed(*TURN[:2], "save evening", "quit")
    code, out, err = say(*DUEL)
    typed(*TURN[2:], "save")

    again = say("play", "--record", "evening.duel")

    assert (code, out) == (0, "")
    assert err.endswith(
        "\nsaved: evening.duel\ncalligrapher> \n"
        "to go on:\n  react-tools play --record evening.duel\n"
    )
    assert again[:2] == (0, "")
    assert moves((here / "evening.duel").read_text("utf-8")) == MOVES


def test_a_save_without_a_name_is_called_by_the_creators(say: Say, typed: Type, here: Path) -> None:
    typed("c4", "save")

    say(*DUEL)

    assert [it.name for it in here.iterdir()] == ["dancer-calligrapher.duel"]


@pytest.mark.parametrize(("answer", "left"), [("n", "mine"), ("", "mine"), ("y", "# A duel")])
def test_another_file_is_written_over_only_if_that_is_wished(
    say: Say, typed: Type, here: Path, answer: str, left: str
) -> None:
    (here / "mine.duel").write_text("mine", "utf-8")
    typed("c4", "save mine", answer)

    _, _, err = say(*DUEL)

    assert "mine.duel is there already. Write over it? [y/N] " in err
    assert (here / "mine.duel").read_text("utf-8").startswith(left)


def test_comments_in_a_record_are_lost_only_if_that_is_wished(
    say: Say, typed: Type, here: Path
) -> None:
    typed("c4", "save mine")
    say(*DUEL)
    text = (here / "mine.duel").read_text("utf-8") + "# what now?\n"
    (here / "mine.duel").write_text(text, "utf-8")
    typed("3", "save", "n")

    _, _, err = say("play", "--record", "mine.duel")

    assert "mine.duel holds comments, or a form, that would be lost. Write over it? [y/N] " in err
    assert (here / "mine.duel").read_text("utf-8") == text


def test_a_record_that_changed_meanwhile_is_left_alone(
    say: Say, typed: Type, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed("c4", "save mine")
    say(*DUEL)
    file = here / "mine.duel"
    lines = iter(["3", "save", "quit"])

    def _line_read(_: str) -> str:
        file.write_text("another\n", "utf-8")
        return next(lines)

    monkeypatch.setattr(table_talk, "line_read", _line_read)

    _, out, err = say("play", "--record", "mine.duel")

    assert "mine.duel has changed meanwhile; it is left as it is now\nnot saved\n" in err
    assert moves(out) == "(c4)\n# turn 1: Dancer\n1. scatter a1\n"


@pytest.mark.parametrize("name", ["nowhere/mine", "x" * 300, "a\0b"])
def test_a_place_where_nothing_can_be_written_is_said(say: Say, typed: Type, name: str) -> None:
    typed("c4", f"save {name}", "quit")

    code, out, err = say(*DUEL)

    assert code == 0
    assert "\nnot saved\n" in err
    assert moves(out) == "(c4)\n"


def test_ctrl_c_gives_the_record(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["c4"])

    def _line_read(_: str) -> str:
        for each in lines:
            return each
        raise KeyboardInterrupt

    monkeypatch.setattr(table_talk, "line_read", _line_read)

    code, out, err = say(*DUEL)

    assert (code, moves(out)) == (130, "(c4)\n")
    assert err.endswith("dancer-calligrapher.duel\nreact-tools: interrupted\n")


def test_a_record_with_a_fault_does_not_go_on(say: Say, typed: Type, here: Path) -> None:
    typed("c4", "save mine")
    say(*DUEL)
    text = (here / "mine.duel").read_text("utf-8")
    (here / "mine.duel").write_text(text.replace("(c4)", "(c9)"), "utf-8")

    code, out, _ = say("play", "--record", "mine.duel")

    assert code == 1
    assert re.match(r"mine\.duel:\d+:2: error RT223 calligrapher cannot pick 'c9' for ", out)


def test_the_table_is_told_in_russian(say: Say, typed: Type) -> None:
    typed("c4", "правила", "отменить", "выход")

    code, out, err = say(*DUEL, "--lang", "ru")

    assert (code, out) == (0, "")
    assert err.startswith("Танцор против каллиграфа\ndancer-calligrapher\n")
    assert "\nотменено выборов: 1\n" in err
    assert "    Танцор: рука 5: «Головокружительное па» ×2, «Россыпь», " in err


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_line_is_wider_than_80_columns(say: Say, lang: str) -> None:
    _, _, err = say("play", "dancer", "calligrapher", "--demo", "--seed", "3", "--lang", lang)

    assert [it for it in err.splitlines() if width(it) > 80] == []


def test_the_text_is_the_same_with_colours_and_without(
    say: Say, terminal: Say, typed: Type
) -> None:
    typed("c4", "quit")
    _, out, err = say(*DUEL)
    typed("c4", "quit")

    code, coloured, talk = terminal(*DUEL)

    assert code == 0
    assert "\x1b[" in talk
    assert CODE.sub("", talk) == err
    assert coloured == out


def await_turn(talk: IO[bytes]) -> None:
    """Read until the first turn is asked for."""
    while b"end the main phase  " not in (line := talk.readline()):
        assert line


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_end_gives_the_record(script: Path, told: signal.Signals) -> None:
    with subprocess.Popen(
        [script, *DUEL],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"c4\n")
        process.stdin.flush()
        await_turn(process.stderr)
        process.send_signal(told)
        process.stdin.close()
        out = process.stdout.read().decode()
        process.wait(60)

    assert (process.returncode, moves(out)) == (130, "(c4)\n")


def test_a_terminal_that_is_closed_leaves_the_record_in_a_file(
    script: Path, tmp_path: Path
) -> None:
    (tmp_path / "dancer-calligrapher.rescued.duel").write_text("mine", "utf-8")
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [script, *DUEL],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        start_new_session=True,
        env={**os.environ, "TERM": "dumb"},
    ) as process:
        os.close(theirs)
        with os.fdopen(ours, "rb+", buffering=0) as terminal:
            terminal.write(b"c4\n")
            await_turn(terminal)
        process.send_signal(signal.SIGHUP)  # as the kernel does if it is the session's terminal
        process.wait(60)

    rescued = tmp_path / "dancer-calligrapher.rescued-2.duel"
    assert moves(rescued.read_text("utf-8")) == "(c4)\n"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("dancer", "calligraper"),
            "no creator is called 'calligraper'; did you mean calligrapher?",
        ),
        (("x", "dancer"), f"no creator is called 'x'; there are: {CREATORS}"),
        (
            ("dancer", "dancer"),
            "both are dancer: the players choose different creators (RA-SETUP-1)",
        ),
        (("dancer",), "say who plays: react-tools play A B, ids of creators or decks"),
        ((), "say who plays: react-tools play A B, ids of creators or decks"),
        (
            ("dancer", "calligrapher", "--first", "x"),
            "--first x: dancer or calligrapher begins",
        ),
        (
            ("ember-vualt", "thorn-parade"),
            "no deck is called 'ember-vualt'; did you mean ember-vault?",
        ),
        (
            ("dancer", "calligrapher", "--demo", "--against", "random"),
            "--against random leaves one player to you, --demo none; choose one",
        ),
        (
            ("dancer", "calligrapher", "--record", "x.duel"),
            "--record goes on with a duel: who plays stands in its file",
        ),
        (("--record", "x.duel"), "cannot read x.duel: No such file or directory"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    say: Say, words: tuple[str, ...], why: str
) -> None:
    code, out, err = say("play", *words)

    assert (code, out, err) == (2, "", f"react-tools: {why}\n")


def test_who_is_named_begins(say: Say, typed: Type) -> None:
    typed("1")

    _, out, _ = say(*DUEL, "--first", "calligrapher")

    assert "\nactive: calligrapher\n" in out


def test_the_first_hands_of_a_first_game_hold_one_of_each(say: Say, typed: Type) -> None:
    typed("c4")

    _, out, err = say(*DUEL, "--hands", "first-game")

    assert "\nhands: first-game\n" in out
    assert "Dancer: hand 5: " in err


def test_who_stops_reading_the_words_still_gets_the_record(script: Path, tmp_path: Path) -> None:
    record = tmp_path / "d.duel"
    with record.open("wb") as out:
        talk = subprocess.Popen(
            [script, "play", "dancer", "calligrapher", "--demo", "--seed", "1"],
            stdout=out,
            stderr=subprocess.PIPE,
        )
        assert talk.stderr is not None
        talk.stderr.readline()
        talk.stderr.close()
        talk.wait(60)

    assert record.read_text("utf-8").startswith("# A duel, as react-tools ")


def test_lint_says_what_plays_a_record(say: Say, typed: Type, here: Path) -> None:
    typed(*TURN, "quit")
    (here / "d.duel").write_text(say(*DUEL)[1], "utf-8")
    code, out, _ = bare(say("lint", "d.duel"))

    assert code == 1
    assert out.startswith(
        "d.duel:2:1: error RT052 this is the record of a duel, no file of cards or scenarios\n"
        "    hint: react-tools simulate plays it; "
    )
