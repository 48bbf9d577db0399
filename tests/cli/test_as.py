"""`react-tools simulate --as`: what one player may see, and nothing else, in every format."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DRAWS = "draw/respite-may-return-none"
REFUSED = "chain/no-reaction-right-after-her-own-card"


def test_a_card_that_the_other_player_draws_is_not_named(say: Say) -> None:
    code, out, err = say("simulate", DRAWS, "--as", "dancer")

    assert (code, err) == (0, "")
    assert f"\n{DRAWS}, as dancer sees it\n" in out
    assert "Calligrapher draws a card (hand: " in out


def test_a_card_that_one_draws_oneself_is_named(say: Say) -> None:
    _, out, _ = say("simulate", DRAWS, "--as", "calligrapher")

    assert "Calligrapher draws a card" not in out
    assert "Calligrapher draws " in out


def test_what_is_hidden_is_hidden_in_russian(say: Say) -> None:
    _, out, _ = say("simulate", DRAWS, "--as", "dancer", "--lang", "ru")

    assert "Каллиграф берёт карту (какую, не видно) (в руке: " in out
    assert f"\n{DRAWS}, как это видит dancer\n" in out


def test_json_has_no_card_that_is_hidden(say: Say) -> None:
    _, out, _ = say("simulate", DRAWS, "--as", "dancer", "-f", "json")
    whole = json.loads(out)
    (drawn,) = (it for it in whole["events"] if it["event"] == "card_drawn")

    assert whole["seen_by"] == "dancer"
    assert "card" not in drawn


def test_markdown_says_who_sees_it_so(say: Say) -> None:
    _, out, _ = say("simulate", DRAWS, "--as", "dancer", "-f", "markdown")

    assert f"(`{DRAWS}`, as dancer sees it)" in out
    assert "draws a card" in out


def test_a_letter_of_the_drawing_stands_for_the_creator(say: Say) -> None:
    assert say("simulate", DRAWS, "--as", "D") == say("simulate", DRAWS, "--as", "dancer")


def test_what_the_other_player_tried_in_vain_is_not_shown(say: Say) -> None:
    _, all_of_it, _ = say("simulate", REFUSED)
    sides = [say("simulate", REFUSED, "--as", it)[1] for it in ("calligrapher", "dancer")]

    assert "Refused: Calligrapher may not play " in all_of_it
    assert ["Refused: " in it for it in sides] == [True, False]


def test_nobody_else_is_a_player(say: Say) -> None:
    assert say("simulate", DRAWS, "--as", "painter") == (
        2,
        "",
        (
            f"react-tools: no creator in {DRAWS} is called 'painter';"
            " the creators are calligrapher and dancer\n"
        ),
    )


def test_a_scenario_that_fails_does_not_tell_the_other_hand(say: Say, copy: Copy) -> None:
    step = ("- dancer: {play: dizzying-pas}", "- dancer: {play: glissade}")
    name = copy("scenarios/rulebook/worked-example", step)
    code, out, _ = say("simulate", name, "--as", "calligrapher")

    assert code == 1
    assert "error RT215 a step of dancer does not come as it is written;" in out
    assert ("dizzying-pas" in out, "glissade" in out) == (False, False)


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
def test_what_is_wrong_with_files_is_not_shown(say: Say, copy: Copy, form: str) -> None:
    name = copy("scenarios/rulebook/worked-example", ("hand: [dizzying-pas]", "hand: [dizy-pas]"))

    assert say("simulate", name, "--as", "calligrapher", "-f", form) == (
        1,
        "",
        (
            "react-tools: 1 finding in files not shown: they may tell what calligrapher does not "
            "see; look without --as\n"
        ),
    )


def test_event_by_event_one_sees_no_more(
    say: Say, monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    _, out, _ = say("simulate", DRAWS, "--as", "dancer", "--step")

    assert here.exists()
    assert out == say("simulate", DRAWS, "--as", "dancer")[1]


def test_an_empty_name_shows_nothing(say: Say) -> None:
    code, out, err = say("simulate", DRAWS, "--as", "")

    assert (code, out) == (2, "")
    assert "--as needs a player's id" in err
