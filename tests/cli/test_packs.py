"""Packs of one's own over the shipped cards: flags, environment, settings; extending, replacing."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]

PLUS = """\
creator: dancer
extends: dancer
without: [glissade]
tokens: {scale: {supply: 12}}
deck:
  - {id: scatter, copies: 15, printed: 15/30}
"""
DANCER = (shipped() / "creators" / "dancer.yaml").as_posix()
ONE = "one/creators/dancer.yaml"
NOTE = (
    "mine/creators/dancer.yaml:1:10: note RT054 this dancer extends the shipped one\n"
    "1 note in 1 file, 1 creator, 5 cards, 98 checks\n"
)


def _pack(here: Path, name: str, **files: str) -> None:
    folder = here / name / "creators"
    folder.mkdir(parents=True)
    for file, text in files.items():
        (folder / f"{file}.yaml").write_text(text, "utf-8")


@pytest.fixture
def mine(here: Path) -> Path:
    """A pack that extends the Dancer."""
    _pack(here, "mine", dancer=PLUS)
    return here / "mine"


@pytest.mark.usefixtures("mine")
def test_a_pack_of_a_flag_is_what_lint_looks_at(say: Say) -> None:
    assert bare(say("lint", "--cards", "mine")) == (0, NOTE, "")


@pytest.mark.usefixtures("mine")
def test_a_pack_of_the_environment_is_what_lint_looks_at(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REACT_TOOLS_CARDS", "mine")

    assert bare(say("lint")) == (0, NOTE, "")


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("react-tools.toml", 'cards = ["mine"]\n'),
        ("pyproject.toml", '[tool.react-tools]\ncards = ["mine"]\n'),
    ],
)
def test_a_pack_of_the_settings_is_what_lint_looks_at(
    say: Say, here: Path, file: str, text: str
) -> None:
    (here / file).write_text(text, "utf-8")

    assert bare(say("lint")) == (0, NOTE, "")


@pytest.mark.usefixtures("mine")
def test_settings_are_found_from_a_folder_inside(
    say: Say, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "react-tools.toml").write_text('cards = ["mine"]\n', "utf-8")
    monkeypatch.chdir(here / "mine" / "creators")

    code, out, _ = say("lint")

    assert (code, "dancer.yaml:1:10: note RT054" in out) == (0, True)


def test_settings_of_another_tool_are_not_ours(say: Say, here: Path) -> None:
    (here / "pyproject.toml").write_text("[tool.other]\nx = 1  # not react-tools\n", "utf-8")

    assert say("explain", "RT001")[0] == 0


def test_the_settings_choose_the_language(say: Say, here: Path) -> None:
    (here / "react-tools.toml").write_text('lang = "ru"\n', "utf-8")

    assert "Два паса подряд" in say("explain", "RA-CHAIN-16")[1]


def test_a_flag_comes_before_the_settings(say: Say, here: Path) -> None:
    (here / "react-tools.toml").write_text('lang = "ru"\n', "utf-8")

    assert "Two passes in a row" in say("explain", "RA-CHAIN-16", "--lang", "en")[1]


def test_the_settings_limit_the_size_of_a_file(say: Say, here: Path, mine: Path) -> None:
    (here / "react-tools.toml").write_text('cards = ["mine"]\nfile-limit = 1000\n', "utf-8")
    (mine / "creators" / "dancer.yaml").write_text(PLUS + "#" * 1000, "utf-8")

    code, out, _ = say("lint")

    assert (code, "RT001" in out) == (1, True)


def test_a_report_of_another_limit_is_not_remembered(say: Say, here: Path, mine: Path) -> None:
    (mine / "creators" / "dancer.yaml").write_text(PLUS + "#" * 1000, "utf-8")
    (here / "react-tools.toml").write_text('cards = ["mine"]\n', "utf-8")
    before = say("lint")[0]
    (here / "react-tools.toml").write_text('cards = ["mine"]\nfile-limit = 1000\n', "utf-8")

    assert (before, say("lint")[0]) == (0, 1)


def test_a_pack_whose_name_no_system_could_have_is_not_there(say: Say, here: Path) -> None:
    (here / "react-tools.toml").write_text(f'cards = ["{"x" * 300}"]\n', encoding="utf-8")

    code, _, err = say("lint")

    place = "react-tools.toml:1:10: error RT061 there is no folder"
    assert code == 2
    assert f"{place} '{'x' * 39}…' beside this file\n" in err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            'langg = "ru"\n',
            (
                "react-tools.toml:1:1: error RT101 unknown key 'langg' in the settings\n"
                "    hint: did you mean 'lang'?\n"
            ),
        ),
        (
            'cards = ["theirs"]\n',
            (
                "react-tools.toml:1:10: error RT061 there is no folder 'theirs' beside this file\n"
                "    hint: react-tools new pack theirs makes it; or strike it out\n"
            ),
        ),
        (
            "cards = [mine]\n",
            "react-tools.toml:1:10: error RT028 this is not TOML: invalid value\n",
        ),
    ],
    ids=["unknown-key", "no-folder", "no-toml"],
)
def test_a_fault_in_the_settings_has_a_place_and_a_cure(
    say: Say, here: Path, text: str, told: str
) -> None:
    (here / "react-tools.toml").write_text(text, "utf-8")

    assert say("lint") == (2, "", f"react-tools: the settings cannot be used\n{told}")


def test_a_pack_of_a_flag_that_is_not_there_is_wrong_usage(say: Say) -> None:
    wanted = "react-tools: --cards: nowhere: there is no such folder; a pack is a folder of cards\n"

    assert say("lint", "--cards", "nowhere") == (2, "", wanted)


def test_a_pack_of_the_environment_that_is_not_there_is_named(
    say: Say, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "file").write_text("", "utf-8")
    monkeypatch.setenv("REACT_TOOLS_CARDS", "file")
    wanted = "REACT_TOOLS_CARDS: file: is no folder; a pack is a folder of cards"

    assert say("lint") == (2, "", f"react-tools: {wanted}\n")


@pytest.mark.usefixtures("mine")
def test_a_scenario_is_played_with_the_cards_of_the_pack(say: Say) -> None:
    whole = str(shipped() / "scenarios" / "rulebook" / "worked-example.yaml")

    assert bare(say("test", whole, "--cards", "mine")) == (
        0,
        (
            "ok   rulebook/worked-example\n"
            "mine/creators/dancer.yaml:1:10: note RT054 this dancer extends the shipped one\n"
            "1 scenario: 1 passed, 0 failed\n"
        ),
        "",
    )


@pytest.mark.usefixtures("mine")
def test_a_card_that_the_pack_drops_cannot_be_played(say: Say) -> None:
    played = "cards/cutting-step-finds-its-scale-gone"

    code, out, err = say("simulate", played, "--cards", "mine")

    assert (code, "glissade" in out) == (1, True)
    assert "note RT054 this dancer extends the shipped one" in err
    assert say("simulate", played)[0] == 0


def test_the_first_of_several_packs_is_the_nearest(say: Say, here: Path) -> None:
    name = "creator: dancer\nextends: dancer\nname: {{en: {0}, ru: {0}}}\n"
    _pack(here, "one", dancer=name.format("First"))
    _pack(here, "two", dancer=name.format("Second"))

    _, out, _ = say("simulate", "rulebook/worked-example", "--cards", "one", "--cards", "two")

    assert ("First passes" in out, "Second" in out) == (True, False)


def test_packs_of_flag_environment_and_settings_lie_over_one_another(
    say: Say, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _pack(here, "one", dancer="creator: dancer\nextends: dancer\nname: {en: One, ru: Один}\n")
    _pack(here, "two", dancer="creator: dancer\nextends: dancer\nname: {en: Two, ru: Два}\n")
    _pack(here, "three", three="creator: three\nextends: dancer\nname: {en: Three, ru: Три}\n")
    monkeypatch.setenv("REACT_TOOLS_CARDS", os.pathsep.join(["two", "one"]))
    (here / "react-tools.toml").write_text('cards = ["three"]\n', "utf-8")

    code, out, _ = say("lint", "--cards", "one")

    notes = [line.partition(": note RT054 ") for line in out.splitlines() if ": note" in line]
    assert code == 0
    assert [(place, what) for place, _, what in notes] == [
        (f"{ONE}:1:10", "this dancer extends the one of two/creators/dancer.yaml"),
        ("two/creators/dancer.yaml:1:10", "this dancer extends the shipped one"),
    ]
    assert "in 3 files, 3 creators" in out


@pytest.mark.usefixtures("mine")
def test_a_new_id_makes_a_new_creator_beside_the_other(say: Say, here: Path) -> None:
    (here / "mine" / "creators" / "tempo.yaml").write_text(
        "creator: tempo\nextends: calligrapher\nname: {en: Tempo, ru: Темп}\n", "utf-8"
    )

    code, out, _ = say("lint", "mine/creators/tempo.yaml")

    assert (code, out.splitlines()[-1]) == (0, "1 note in 1 file, 1 creator, 7 cards, 98 checks")
    assert "tempo" not in out


def test_a_creator_in_place_of_a_shipped_one_says_so(say: Say, here: Path) -> None:
    whole = Path(DANCER).read_text("utf-8") + "# mine\n"
    _pack(here, "mine", dancer=whole)

    code, out, _ = say("lint", "mine")

    assert code == 0
    assert "note RT054 this dancer takes the place of the shipped one" in out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "creator: x\nextends: dancerr\nname: {en: X, ru: Х}\n",
            "2:10: error RT055 there is no 'dancerr' to extend\n    hint: did you mean 'dancer'?",
        ),
        (
            "creator: dancer\nextends: dancer\nwithout: [glisade]\n",
            (
                f"3:11: error RT056 {DANCER} has nothing called 'glisade' to drop\n"
                "    hint: did you mean 'glissade'?"
            ),
        ),
        (
            "creator: dancer\nextends: dancer\ndeck: [{id: encore, copies: 1}]\n",
            "3:9: error RT103 a deck card needs `do`",
        ),
        (
            "creator: dancer\nextends: dancer\nwithout: [glissade]\n",
            (f"2:10: error RA101 dancer's deck holds 22 cards, not 30\n    {DANCER}:"),
        ),
        (
            "creator: dancer\nextends: dancer\nsuply: 3\n",
            "3:1: error RT101 unknown key 'suply' in an extension",
        ),
    ],
    ids=["nobody", "nothing-to-drop", "half-a-card", "check-beneath", "unknown-key"],
)
def test_a_fault_of_an_extension_stands_in_its_own_file(
    say: Say, here: Path, text: str, told: str
) -> None:
    _pack(here, "mine", x=text)

    code, out, _ = bare(say("lint", "mine"))

    assert code == 1
    assert f"mine/creators/x.yaml:{told}" in out


def test_creators_that_extend_each_other_are_a_finding(say: Say, here: Path) -> None:
    text = "creator: {0}\nextends: {1}\nname: {{en: X, ru: Х}}\n"
    _pack(here, "mine", a=text.format("a", "b"), b=text.format("b", "a"))

    code, out, _ = say("lint", "mine")

    assert code == 1
    assert "mine/creators/b.yaml:2:10: error RT055 a extends b too" in out


def test_what_extends_a_broken_creator_says_which_file_to_mend(say: Say, here: Path) -> None:
    _pack(
        here, "mine", a="creator: a\nname: [\n", b="creator: b\nextends: a\nname: {en: B, ru: Б}\n"
    )

    _, out, _ = bare(say("lint", "mine/creators/b.yaml"))

    assert "RT055 'a' has errors itself\n    hint: mend mine/creators/a.yaml first" in out


def test_a_copy_of_a_shipped_creator_takes_nobodys_place(say: Say, here: Path) -> None:
    _pack(here, "mine", dancer=Path(DANCER).read_text("utf-8"))

    assert say("lint", "mine") == (
        0,
        "no findings in 1 file, 1 creator, 6 cards, 98 checks\n",
        "",
    )


def test_an_extension_may_say_nothing_but_what_it_extends(say: Say, here: Path) -> None:
    _pack(here, "mine", twin="creator: twin\nextends: dancer\n")

    assert say("lint", "mine")[:2] == (
        0,
        "no findings in 1 file, 1 creator, 6 cards, 98 checks\n",
    )


# Rulings of one's own

RULINGS = """\
ruleset: react
rulings:
  - id: lamp-oil
    question: {en: Is the oil of a lamp kept?, ru: Сохраняется ли масло?}
    settings:
      kept: {en: It is kept., ru: Сохраняется., rules: [RA-EFFECT-1]}
      spent: {en: It is spent., ru: Тратится., rules: [RA-EFFECT-2]}
    default: kept
    why: {en: The card is silent., ru: Карта молчит.}
"""
ASKING = """\
creator: dancer
extends: dancer
deck:
  - id: scatter
    do:
      - if: ruling lamp-oil is spent and target is free
        then: [{place: {token: scale, at: target}}]
        else: [{place: {token: scale, at: target, count: 2}}]
"""
OIL = """\
ruleset: react
title: The oil of a lamp
cites: [RA-EFFECT-1]
active: dancer
field: |
  . D .
  . . .
  . C .
rulings: {lamp-oil: kept}
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer, hand: [scatter]}
script:
  - dancer: {play: scatter, target: b2}
  - calligrapher: pass
  - dancer: pass
expect:
  changed:
    b2: {tokens.scale: +2}
    dancer: {hand: -1, discard: +1, supply.scale: -2}
  rest: same
"""


@pytest.fixture
def oil(here: Path) -> Path:
    """A pack with a ruling of its own, a card that asks it and a scenario that pins it."""
    _pack(here, "mine", dancer=ASKING)
    (here / "mine" / "rulings.yaml").write_text(RULINGS, "utf-8")
    folder = here / "mine" / "scenarios" / "oil"
    folder.mkdir(parents=True)
    (folder / "kept.yaml").write_text(OIL, "utf-8")
    (folder / "spent.yaml").write_text(
        OIL.replace("kept", "spent").replace("+2", "+1").replace("-2", "-1"), "utf-8"
    )
    return here / "mine"


@pytest.mark.usefixtures("oil")
def test_a_pack_brings_rulings_that_its_cards_ask_and_its_scenarios_pin(say: Say) -> None:
    assert say("test", "--cards", "mine")[0] == 0


@pytest.mark.usefixtures("oil")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "If the ruling lamp-oil is spent and b2 is free: yes"),
        ("ru", "Если толкование lamp-oil – spent и b2 — свободная: да"),
    ],
)
def test_a_trace_tells_the_ruling_that_a_card_asks(say: Say, lang: str, line: str) -> None:
    _, out, _ = say("simulate", "--cards", "mine", "mine/scenarios/oil/spent.yaml", "--lang", lang)

    assert line in out


@pytest.mark.usefixtures("oil")
def test_the_step_that_a_card_s_ruling_decides_is_marked_with_it(say: Say) -> None:
    _, out, _ = say("simulate", "--cards", "mine", "mine/scenarios/oil/kept.yaml")

    assert "lamp-oil" in next(line for line in out.splitlines() if "Slot 1 resolves" in line)


@pytest.mark.usefixtures("oil")
def test_the_rulings_of_the_game_stand_beside_those_of_a_pack(say: Say) -> None:
    _, out, _ = say("list", "rulings", "--cards", "mine")

    assert ("lamp-oil" in out, "source-gone" in out) == (True, True)


def test_a_card_that_asks_a_ruling_of_nobody_s_is_found_fault_with(say: Say, here: Path) -> None:
    _pack(here, "mine", dancer=ASKING)

    _, out, _ = say("lint", "--cards", "mine")

    assert "mine/creators/dancer.yaml:6:20: error RA107 there is no ruling called" in out
