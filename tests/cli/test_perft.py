"""`react-tools perft`: every line of play from a scenario's setting, counted."""

import json
import os
import pty
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

SCENARIO = "damage/second-damage-ends-nothing"
STRIKE = "play brush-spirit.B unit s exhaust s target c2"
RESPITE = "play sheathing-respite unit calligrapher exhaust calligrapher pay s"


def test_the_counts_stand_in_a_table_by_depth_with_their_sum(say: Say) -> None:
    assert say("perft", "draw/empty-deck-loses-in-mid-chain") == (
        0,
        """\
draw/empty-deck-loses-in-mid-chain: lines of play to depth 2

depth  choices  chains  lines  ends
0           16       0     15    15
1           60      10     36    27
2           30      10     10    10
sum        106      20     61    52

depth: how many plays a line has; ends: different positions where lines end
""",
        "",
    )


def test_of_what_is_open_it_is_told_whose_card_it_is_and_the_cure(say: Say) -> None:
    assert say("perft", SCENARIO, "--limit", "1") == (
        0,
        """\
damage/second-damage-ends-nothing: lines of play to depth 1

depth  choices  chains  lines  ends  open
0           16       0      0     0    15
1           57      10     32    22     0
sum         73      10     32    22    15

depth: how many plays a line has; ends: different positions where lines end
open: there a card is drawn that the setting does not name
dancer draws from a deck that the setting does not give
    write `deck: [dizzying-pas]` beside `creator: dancer`, top card first;
    `deck: []` is an empty one
""",
        "",
    )


def test_each_first_choice_has_its_counts(say: Say) -> None:
    code, out, err = say("perft", SCENARIO, "--limit", "1", "--divide")

    assert (code, err) == (0, "")
    assert (
        out.partition("\n\ndepth")[0]
        == """\
damage/second-damage-ends-nothing: lines of play to depth 1

first choice                                  choices  chains  lines  ends  open
play master-hand.A unit calligrapher                3       1      1     1     0
  exhaust calligrapher target a1
play master-hand.A unit calligrapher                3       1      1     1     0
  exhaust calligrapher target b2
play master-hand.B unit calligrapher               18       1     15    15     0
  exhaust calligrapher
play brush-spirit.A unit s exhaust s                6       1      3     1     0
  direction left
play brush-spirit.A unit s exhaust s                6       1      3     1     0
  direction right
play brush-spirit.A unit s exhaust s                6       1      3     1     0
  direction up
play brush-spirit.A unit s exhaust s                6       1      3     2     0
  direction down
play brush-spirit.B unit s exhaust s                3       1      1     1     0
  target b1
play brush-spirit.B unit s exhaust s                3       1      1     1     0
  target a2
play brush-spirit.B unit s exhaust s                3       1      1     1     0
  target c2
end main                                           16       0      0     0    15"""
    )


def test_lines_go_on_behind_choices_that_are_given(say: Say) -> None:
    assert say("perft", SCENARIO, "--after", STRIKE, "--after", "pass", "--divide") == (
        0,
        f"""\
damage/second-damage-ends-nothing: lines of play to depth 2
after {STRIKE}, pass

first choice                                  choices  chains  lines  ends  open
play sheathing-respite unit calligrapher            3       0      0     0     1
  exhaust calligrapher pay s
pass                                                1       1      1     1     0

depth  choices  chains  lines  ends  open
1            1       1      1     1     0
2            3       0      0     0     1
sum          4       1      1     1     1

depth: how many plays a line has; ends: different positions where lines end
open: there a card is drawn that the setting does not name
calligrapher draws from a deck that the setting does not give
    write `deck: [flowing-ink]` beside `creator: calligrapher`, top card first;
    `deck: []` is an empty one
""",
        "",
    )


def test_it_is_told_in_russian_and_choices_stay_as_they_are_called(say: Say) -> None:
    words = ("--after", STRIKE, "--divide", "--limit", "1", "--lang", "ru")

    assert say("perft", SCENARIO, *words) == (
        0,
        f"""\
damage/second-damage-ends-nothing: варианты игры до глубины 1
после {STRIKE}

первый выбор  выборов  цепей  вариантов  позиций
pass                2      1          1        1

глубина  выборов  цепей  вариантов  позиций
1              2      1          1        1
всего          2      1          1        1

глубина: сколько в варианте розыгрышей; позиции: разные, в которых он кончается
""",
        "",
    )


def test_programs_are_told_in_one_document(say: Say) -> None:
    words = ("--after", STRIKE, "--after", "pass", "--divide", "--limit", "2")
    code, out, err = say("perft", SCENARIO, *words, "--format", "json")

    no_count = {"choices": 0, "chains": 0, "lines": 0, "ends": 0, "open": 0}
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "ruleset": "react",
        "scenario": SCENARIO,
        "path": (shipped() / "scenarios" / f"{SCENARIO}.yaml").as_posix(),
        "limit": 2,
        "after": [STRIKE, "pass"],
        "firsts": [
            {
                "choice": RESPITE,
                "terms": {
                    "play": "sheathing-respite",
                    "unit": "calligrapher",
                    "exhaust": "calligrapher",
                    "pay": "s",
                },
                **no_count,
                "choices": 3,
                "open": 1,
            },
            {
                "choice": "pass",
                "terms": {"pass": ""},
                "choices": 1,
                "chains": 1,
                "lines": 1,
                "ends": 1,
                "open": 0,
            },
        ],
        "depths": [
            {"depth": 0, **no_count},
            {"depth": 1, "choices": 1, "chains": 1, "lines": 1, "ends": 1, "open": 0},
            {"depth": 2, **no_count, "choices": 3, "open": 1},
        ],
        "sum": {"choices": 4, "chains": 1, "lines": 1, "ends": 1, "open": 1},
        "unnamed": [
            {
                "message": "calligrapher draws from a deck that the setting does not give",
                "hint": (
                    "write `deck: [flowing-ink]` beside `creator: calligrapher`, top card first;"
                    " `deck: []` is an empty one"
                ),
            }
        ],
    }


def test_without_divide_programs_are_told_of_no_first_choice(say: Say) -> None:
    _, out, _ = say("perft", SCENARIO, "--format", "json")

    assert json.loads(out)["firsts"] is None


def test_the_tables_can_be_pasted(say: Say) -> None:
    words = ("--after", STRIKE, "--after", "pass", "--divide", "--format", "markdown")
    code, out, err = say("perft", SCENARIO, *words)

    assert (code, err) == (0, "")
    assert out.splitlines()[:13] == [
        "damage/second-damage-ends-nothing: lines of play to depth 2",
        f"after {STRIKE}, pass",
        "",
        "| first choice | choices | chains | lines | ends | open |",
        "|---|---:|---:|---:|---:|---:|",
        f"| {RESPITE} | 3 | 0 | 0 | 0 | 1 |",
        "| pass | 1 | 1 | 1 | 1 | 0 |",
        "",
        "| depth | choices | chains | lines | ends | open |",
        "|---|---:|---:|---:|---:|---:|",
        "| 1 | 1 | 1 | 1 | 1 | 0 |",
        "| 2 | 3 | 0 | 0 | 0 | 1 |",
        "| sum | 4 | 1 | 1 | 1 | 1 |",
    ]


def test_a_limit_beyond_all_lines_tells_of_the_depths_that_they_have(say: Say) -> None:
    words = ("perft", "draw/empty-deck-loses-in-mid-chain", "--divide", "--format")
    for form, titled in (("json", '"limit": {}'), ("text", "depth {}"), ("markdown", "depth {}")):
        _, out, _ = say(*words, form)
        for limit in ("9", str(10**19)):
            wanted = out.replace(titled.format(2), titled.format(limit))
            assert say(*words, form, "--limit", limit) == (0, wanted, "")


def test_a_play_of_keyforge_is_a_chain_of_one(say: Say) -> None:
    assert say("perft", "reap/ability-sees-five-aember", "--limit", "3", "--lang", "en") == (
        0,
        """\
reap/ability-sees-five-aember: lines of play to depth 3

depth  choices  plays  lines  ends
0            1      0      1     1
1            3      3      3     2
sum          4      3      4     3

depth: how many plays a line has; ends: different positions where lines end
""",
        "",
    )


def test_where_the_duel_is_over_it_is_said_so(say: Say) -> None:
    assert say("perft", "draw/empty-deck-loses-the-draw-phase") == (
        0,
        """\
draw/empty-deck-loses-the-draw-phase: lines of play to depth 2

depth  choices  chains  lines  ends
sum          0       0      0     0

depth: how many plays a line has; ends: different positions where lines end
no choice is open here: the game is over
""",
        "",
    )


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
def test_the_same_is_told_under_every_hash_seed(
    shell: Say, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    line = f"react-tools perft rulebook/worked-example --divide --format {form}"
    told = set()
    for seed in ("0", "1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        told.add(shell(line))

    assert [code for code, _, _ in told] == [0]


def test_no_line_is_wider_than_eighty_columns(say: Say) -> None:
    for lang in ("en", "ru"):
        _, out, _ = say("perft", "rulebook/worked-example", "--divide", "--lang", lang)
        assert max(map(len, out.splitlines())) <= 80


# Refusals


def test_what_is_not_open_is_refused_with_what_is(say: Say) -> None:
    assert say("perft", SCENARIO, "--after", STRIKE, "--after", "pas") == (
        2,
        "",
        f"""\
react-tools: 'pas' cannot be chosen after {STRIKE}; did you mean pass?
open there:
  pass
""",
    )


def test_a_limit_below_what_is_begun_is_refused(say: Say) -> None:
    assert say("perft", SCENARIO, "--after", STRIKE, "--limit", "0") == (
        2,
        "",
        "react-tools: --after has begun a line of 1 play, more than --limit\n",
    )


@pytest.mark.parametrize("limit", ["-1", "many"])
def test_a_limit_that_is_none_is_refused(say: Say, limit: str) -> None:
    code, out, err = say("perft", SCENARIO, "--limit", limit)

    assert (code, out, "--limit" in err) == (2, "", True)


def test_a_scenario_that_is_not_there_is_refused(say: Say) -> None:
    code, out, err = say("perft", "damage/second-damage-ends-nothin")

    assert (code, out) == (2, "")
    assert "did you mean damage/second-damage-ends-nothing?" in err


def test_several_scenarios_are_refused(say: Say) -> None:
    folder = shipped() / "scenarios" / "jump"

    assert say("perft", str(folder)) == (
        2,
        "",
        f"react-tools: perft counts from one setting; {folder} holds 8 scenarios\n",
    )


def test_a_record_is_refused(say: Say) -> None:
    code, out, err = say("perft", "evening.duel")

    assert (code, out) == (2, "")
    assert "new scenario --from RECORD --chain N makes one" in err


def test_a_file_that_is_no_scenario_is_refused(say: Say) -> None:
    creator = shipped() / "creators" / "dancer.yaml"

    assert say("perft", str(creator)) == (
        2,
        "",
        f"react-tools: no scenario in {creator}; nothing was counted\n",
    )


# What a file holds is a finding


def test_a_setting_that_makes_no_position_is_a_finding(say: Say) -> None:
    file = shipped() / "scenarios" / "setup" / "one-creator-twice.yaml"
    why = "the players choose different creators; the setting has one twice"

    assert bare(say("perft", "setup/one-creator-twice")) == (
        1,
        f"{file}:9:1: error RA202 {why}\n1 error in 1 file, 1 scenario\n",
        "",
    )


def test_a_file_that_cannot_be_read_is_a_finding(say: Say, here: Path) -> None:
    (here / "mine.yaml").write_text("ruleset: react\ntitle: [\n", "utf-8")

    code, out, err = say("perft", "mine.yaml", "--format", "json")

    assert (code, err) == (1, "")
    assert json.loads(out)["findings"][0]["path"] == "mine.yaml"


def test_an_unnamed_card_among_the_choices_made_first_is_a_finding(say: Say) -> None:
    code, out, err = say(
        "perft", SCENARIO, "--after", "end main", "--after", "improve card 1 in cell 1"
    )

    assert (code, err) == (1, "")
    assert "error RT213 dancer draws from a deck that the setting does not give\n" in out
    assert "    hint: write `deck: [dizzying-pas]`" in out


BARD = """\
creator: bard
name: {en: Bard, ru: Бард}
source: house
tokens:
  note: {at: zone, supply: 99, name: {en: Note, ru: Нота}, of: ноты}
passives:
  - id: echo
    name: {en: Echo, ru: Эхо}
    when: placed
    token: note
    do:
      - place: {token: note, at: place}
abilities:
  - id: lute
    name: {en: Lute, ru: Лютня}
    of: creator
    effects:
      A: {kind: intention, cost: exhaust this, do: [{place: {token: note, at: zone of this}}]}
deckless: true
draw: [{recover: this}]
masterpiece: {name: {en: Song, ru: Песня}, cards: 3}
"""
ENDLESS = """\
ruleset: react
title: A note that calls for another never ends
cites: [RA-COST-1]
active: bard
field: |
  B . D
pieces: {B: {creator: bard}, D: {creator: dancer}}
script: []
expect: {rest: same}
"""


@pytest.fixture
def endless(here: Path) -> str:
    """A scenario in which one choice leads to passives without end, in a pack of its own."""
    for path, text in {"creators/bard.yaml": BARD, "scenarios/loops/endless.yaml": ENDLESS}.items():
        file = here / "cards" / "react" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return "loops/endless"


def test_passives_without_end_are_a_finding_with_the_way_there(say: Say, endless: str) -> None:
    assert bare(say("perft", endless)) == (
        1,
        """\
cards/react/scenarios/loops/endless.yaml:8:1: error RT214 passives wake one another \
without end, echo last
    hint: after play lute unit bard exhaust bard, pass, pass
1 error in 1 file, 1 scenario
""",
        "",
    )


def test_the_way_there_may_be_given_too(say: Say, endless: str) -> None:
    words = ("--after", "lute", "--after", "pass", "--after", "pass")
    code, out, err = say("perft", endless, *words)

    assert (code, err) == (1, "")
    assert "error RT214 passives wake one another without end" in out


# At a terminal


def test_a_tree_too_large_can_be_interrupted(script: Path) -> None:
    ours, theirs = pty.openpty()
    words = ("perft", "rulebook/worked-example", "--limit", "5")
    process = subprocess.Popen([script, *words], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    told = b""
    while b"counting" not in told:
        told += os.read(ours, 4096)

    process.send_signal(signal.SIGINT)

    out, _ = process.communicate(timeout=10)
    os.close(ours)
    assert (process.returncode, out) == (130, b"")
