"""Records of duels: played by `simulate`, and a chain of one made a scenario by `new scenario`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Say = Callable[..., tuple[int, str, str]]

RECORD = """\
ruleset: react
title: An evening
active: calligrapher
turn: 5
rulings: {source-gone: applies, ability-twice: "yes"}
field: |
  . . . . .
  . s D . .
  . C . . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, smudge], deck: [splash, splash]}
  D: {creator: dancer, hand: [dizzying-pas, glissade], deck: [scatter, scatter]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
---
# turn 5: Calligrapher
1. brush-spirit.B c2; dizzying-pas; flowing-ink left (s); -; -
2. master-hand.A a1; -; -
end
# turn 6: Dancer
improve card 1 in cell 3
3. scatter d3; -; -
"""


@pytest.fixture
def evening(here: Path) -> Path:
    """A record."""
    file = here / "evening.duel"
    file.write_text(RECORD, "utf-8")
    return file


def test_a_record_is_played_and_told(say: Say, evening: Path) -> None:
    code, out, err = say("simulate", evening.name)

    assert (code, err) == (0, "")
    assert out.startswith("An evening\nevening\n")
    assert "  Brush Spirit s moves left, from b2 to a2  [RA-MOVE-2, RA-MOVE-7, RA-ZONE-3]\n" in out
    assert "\nthat is all that the record holds\n" in out


def test_a_record_is_told_as_json(say: Say, evening: Path) -> None:
    code, out, _ = say("simulate", evening.name, "--format", "json")

    told = json.loads(out)
    assert (code, told["scenario"], told["holds"]) == (0, "evening", True)
    assert "played scatter" in [it["short"] for it in told["events"]]


def test_a_record_is_told_as_one_player_sees_it(say: Say, evening: Path) -> None:
    _, out, _ = say("simulate", evening.name, "--as", "dancer", "--lang", "ru")

    assert out.startswith("An evening\nevening, как это видит dancer\n")
    assert "Каллиграф берёт карту (какую, не видно) (в руке: 2)" in out


def test_a_record_that_makes_no_sense_fails_where_it_stops(say: Say, evening: Path) -> None:
    evening.write_text(RECORD.replace("a1; -", "a1; splash"), "utf-8")

    code, out, _ = say("simulate", evening.name)

    assert code == 1
    assert (
        "\n✗ the record does not go on from here:\n"
        "evening.duel:17:22: error RT223 dancer cannot 'splash' now\n" in out
    )


def test_a_record_that_cannot_be_read_is_told_as_a_file_with_faults(
    say: Say, evening: Path
) -> None:
    evening.write_text(RECORD.replace("turn: 5", "trun: 5"), "utf-8")

    code, out, _ = say("simulate", evening.name)

    assert code == 1
    assert out.startswith("evening.duel:4:1: error RT101 unknown key 'trun' in a scenario\n")


def test_a_setting_that_makes_no_position_is_told_too(say: Say, evening: Path) -> None:
    evening.write_text(RECORD.replace("creator: dancer", "creator: dancr"), "utf-8")

    code, out, _ = say("simulate", evening.name)

    assert code == 1
    assert "evening.duel:12:16: error RA201 no creator is called 'dancr'" in out


@pytest.mark.parametrize("flag", ["--ask", "--accept", "--against=twin"])
def test_what_is_for_scenarios_is_refused(say: Say, evening: Path, flag: str) -> None:
    code, _, err = say("simulate", evening.name, flag)

    assert code == 2
    assert "is for scenarios; new scenario --from RECORD --chain N makes one of any chain" in err


def test_records_and_scenarios_are_played_one_kind_at_a_time(say: Say, evening: Path) -> None:
    code, _, err = say("simulate", evening.name, "rulebook/worked-example")

    assert (code, err) == (
        2,
        "react-tools: records of duels and scenarios are played one kind at a time\n",
    )


@pytest.mark.parametrize("command", ["lint", "test", "check"])
def test_a_record_is_no_scenario_and_no_bug(say: Say, evening: Path, command: str) -> None:
    code, _, err = say(command, evening.name)

    assert code == 1
    assert "bug" not in err


@pytest.mark.parametrize("chain", ["1", "2", "3"])
def test_any_chain_of_a_record_becomes_a_scenario(say: Say, evening: Path, chain: str) -> None:
    made = say("new", "scenario", "evening/chain", "--from", evening.name, "--chain", chain)

    assert made[0] == 0, made
    assert say("check", "cards")[0] == 0


MADE = """\
ruleset: react
title: The third
cites: [RA-EFFECT-1]
rulings: {ability-twice: "yes"}
active: dancer
turn: 6
masterpiece: . . D1 . .
field: |
  . . . . .
  s . D . .
  . C . . .
pieces:
  C: {creator: calligrapher, hand: [splash, smudge], deck: [splash], discard: [flowing-ink]}
  D:
    creator: dancer
    damage: 1
    hand: [glissade, scatter]
    deck: [scatter]
    discard: [dizzying-pas]
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 2}}
script:
  - dancer: {play: scatter, target: d3}
  - calligrapher: pass
  - dancer: pass
expect:
  changed:
    dancer: {hand: -1, discard: +1, supply.scale: -2}
    d3: {tokens.scale: +2}
  rest: same
  trace: [placed scale d3, placed scale d3]
  waits: {who: dancer, for: intention}
"""


def test_a_scenario_of_a_chain_begins_before_it(say: Say, evening: Path, here: Path) -> None:
    say("new", "scenario", "evening/the-third", "--from", evening.name, "--chain", "3")

    assert (here / "cards/react/scenarios/evening/the-third.yaml").read_text("utf-8") == MADE


def test_of_a_bare_one_only_the_setting_stays(say: Say, evening: Path, here: Path) -> None:
    say("new", "scenario", "evening/bare", "--from", evening.name, "--chain", "2", "--bare")

    text = (here / "cards/react/scenarios/evening/bare.yaml").read_text("utf-8")
    assert "script:" not in text
    assert text.startswith("ruleset: react\ntitle: Bare\n")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("evening.duel", "--chain", "4"), "there is no chain 4: the record has the chains 1 to 3"),
        (("evening.duel",), "--chain N says which chain of a record (*.duel), which is given with"),
        (
            ("rulebook/worked-example", "--chain", "1"),
            "--chain N says which chain of a record (*.duel), which is given with --from",
        ),
        (("none.duel", "--chain", "1"), "cannot read none.duel: No such file or directory"),
    ],
)
def test_a_chain_that_is_none_is_refused_with_the_reason(
    say: Say, evening: Path, words: tuple[str, ...], why: str
) -> None:
    assert evening.exists()

    code, _, err = say("new", "scenario", "evening/chain", "--from", *words)

    assert code == 2
    assert why in err


@pytest.mark.parametrize("chain", ["1", "2"])
def test_a_chain_before_a_fault_becomes_a_scenario(say: Say, evening: Path, chain: str) -> None:
    evening.write_text(RECORD.replace("scatter d3", "scatter d9"), "utf-8")

    made = say("new", "scenario", "evening/chain", "--from", evening.name, "--chain", chain)

    assert made[0] == 0
    assert made[2].startswith("evening.duel:21:4: error RT223 dancer cannot 'scatter d9' now\n")
    assert say("check")[0] == 0


@pytest.mark.parametrize(
    ("old", "chain"), [("scatter d3; -; -", "scatter d9"), ("-; -\nend", "-; x\nend")]
)
def test_of_a_chain_with_a_fault_nothing_is_made(
    say: Say, evening: Path, old: str, chain: str
) -> None:
    evening.write_text(RECORD.replace(old, chain), "utf-8")
    number = "3" if "d9" in chain else "2"

    made = say("new", "scenario", "evening/chain", "--from", evening.name, "--chain", number)

    assert made[0] == 2
    assert made[2].startswith("react-tools: evening.duel cannot be played to its end\n")


def test_of_a_record_that_makes_no_sense_nothing_is_made(say: Say, evening: Path) -> None:
    evening.write_text(RECORD.replace("scatter d3", "scatter d9"), "utf-8")

    code, _, err = say("new", "scenario", "evening/chain", "--from", evening.name, "--chain", "3")

    assert code == 2
    assert err.startswith(
        "react-tools: evening.duel cannot be played to its end\nevening.duel:21:4"
    )
