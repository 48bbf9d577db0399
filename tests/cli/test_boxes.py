"""Boxes from the command line: a pack's own `boxes.yaml` beside the shipped one."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from react_tools.rulesets.react.checks import CHECKS
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]

TEMPO = """\
creator: tempo
extends: dancer
name: {en: Tempo, ru: Темп}
"""
MINE = """\
ruleset: react
source: house
boxes:
  rhythm:
    name: {en: Rhythm, ru: Ритм}
    needs: core
    cards: 35
    creators:
      tempo:
        deck: {dizzying-pas: 6, glissade: 8, scatter: 7, cutting-step: 9}
        abilities: [pirouette, dancing-fish]
        masterpiece: 3
        tokens: {scale: 9}
        summons: {dancing-fish: 2}
    announced:
      drummer: {name: {en: Drummer, ru: Барабанщик}}
"""
WIDER = """\
creator: dancer
extends: dancer
tokens: {scale: {supply: 12}}
"""
ASKED = f"{len(CHECKS) + len(TEXTS)} checks"


@pytest.fixture
def mine(here: Path) -> Path:
    """A pack with a creator and a box of its own."""
    folder = here / "mine"
    (folder / "creators").mkdir(parents=True)
    (folder / "creators" / "tempo.yaml").write_text(TEMPO, "utf-8")
    (folder / "boxes.yaml").write_text(MINE, "utf-8")
    return folder


@pytest.mark.usefixtures("mine")
def test_a_pack_may_have_boxes_of_its_own(say: Say) -> None:
    told = f"no findings in 2 files, 1 creator, 6 cards, 1 box, {ASKED}\n"

    assert say("lint", "--cards", "mine") == (0, told, "")


def test_a_slip_in_a_box_of_a_pack_has_a_place_and_a_cure(say: Say, mine: Path) -> None:
    (mine / "boxes.yaml").write_text(MINE.replace("{scale: 9}", "{scale: 8}"), "utf-8")

    assert bare(say("lint", "--cards", "mine"))[1].splitlines()[:2] == [
        (
            "mine/boxes.yaml:13:25: error RA402 the box rhythm holds 8 of tempo's token scale, "
            "and there are 9"
        ),
        "    hint: write 9, if the creator's file is right",
    ]


def test_a_pack_over_a_creator_leaves_the_shipped_boxes_alone(say: Say, mine: Path) -> None:
    (mine / "creators" / "dancer.yaml").write_text(WIDER, "utf-8")

    _, out, _ = say("lint", "mine", shipped().as_posix(), "--cards", "mine")

    assert "mine/creators/dancer.yaml:1:10: note RT054" in out
    assert "react/boxes.yaml" not in out


def test_a_new_box_for_a_creator_of_a_shipped_one_is_no_reprint_by_itself(
    say: Say, mine: Path
) -> None:
    (mine / "boxes.yaml").write_text(MINE.replace("drummer:", "painter:"), "utf-8")

    _, out, _ = say("lint", "--cards", "mine")

    assert "mine/boxes.yaml:16:7: warning RA405 painter lies in the box rhythm, and in" in out


def test_boxes_are_listed_the_nearest_first(say: Say, mine: Path) -> None:
    assert mine.is_dir()
    assert say("list", "boxes", "core", "--cards", "mine") == (
        0,
        """\
Boxes (4 of 5)
  rhythm        Rhythm                  creators: 1  announced: 1  needs core
  core          Re;ACT – The Arts of    creators: 5  announced: 3
                War
  deluxe        Re;ACT – The Arts of    creators: 5                reprints core
                War, deluxe edition
  dj-expansion  DJ expansion                         announced: 1  needs core
""",
        "",
    )


def test_a_box_is_found_by_whom_it_holds(say: Say) -> None:
    _, out, _ = say("list", "boxes", "painter")

    assert [it.split()[0] for it in out.splitlines()] == ["Boxes", "core"]


@pytest.mark.usefixtures("mine")
def test_a_box_is_drawn_as_a_packing_list(say: Say) -> None:
    assert say("show", "rhythm", "--cards", "mine") == (
        0,
        """\
Rhythm (rhythm) · needs core

Tempo (tempo)
  sheet, figure      ×1
  deck               ×30  Dizzying Pas ×6, Glissade ×8, Scatter ×7, Cutting Step
                          ×9
  ability cards      ×2   Pirouette / Cascade, Dancing Fish
  masterpiece cards  ×3
  tokens             ×9   Scale ×9
  summons            ×2   Dancing Fish ×2

Announced
  Drummer  drummer

Cards
  listed  35
  in all  35
""",
        "",
    )


@pytest.mark.usefixtures("mine")
def test_a_packing_list_is_drawn_in_russian(say: Say) -> None:
    _, out, _ = say("show", "ритм", "--cards", "mine", "--lang", "ru")

    assert out.startswith("Ритм (rhythm) · нужна core\n\nТемп (tempo)\n  планшет, жетон творца  ×1")


@pytest.mark.usefixtures("mine")
def test_a_packing_list_comes_for_programs(say: Say) -> None:
    (told,) = json.loads(say("show", "rhythm", "--cards", "mine", "--format", "json")[1])["shown"]

    assert told["needs"] == "core"
    assert told["creators"] == [
        {
            "id": "tempo",
            "deck": {"dizzying-pas": 6, "glissade": 8, "scatter": 7, "cutting-step": 9},
            "abilities": {"pirouette": 1, "dancing-fish": 1},
            "masterpiece": 3,
            "tokens": {"scale": 9},
            "summons": {"dancing-fish": 2},
        }
    ]
    assert told["announced"] == [{"id": "drummer", "name": {"en": "Drummer", "ru": "Барабанщик"}}]
    assert told["cards"] == {"listed": 35, "other": 0, "said": 35}


def test_what_is_packed_whole_is_listed_too(say: Say, mine: Path) -> None:
    whole = MINE.partition("      tempo:\n")[0] + "      tempo: all\n"
    (mine / "boxes.yaml").write_text(whole, "utf-8")

    _, out, _ = say("show", "rhythm", "--cards", "mine")

    assert "\n  tokens             ×9   Scale ×9\n" in out


def test_a_reprint_holds_what_the_older_box_holds(say: Say) -> None:
    _, out, _ = say("show", "deluxe")

    assert "\nCalligrapher (calligrapher)\n" in out
    assert "\nDancer (dancer)\n" in out


def test_a_box_of_which_nothing_is_known_says_so(say: Say) -> None:
    assert say("show", "second-wind")[1].splitlines()[1:] == [
        "nothing is published of what lies in it"
    ]


@pytest.mark.usefixtures("mine")
def test_the_facts_of_all_boxes_stand_together(say: Say) -> None:
    _, out, _ = say("sources", "boxes", "--cards", "mine")

    told = [it.split()[1] for it in out.splitlines() if it.startswith("  box ")]
    assert told == ["rhythm", "core", "deluxe", "dj-expansion", "second-wind"]


def test_the_schema_of_boxes_is_told_with_the_files_it_is_for(say: Say) -> None:
    assert '"**/boxes.yaml"' in say("schema", "boxes")[1]


@pytest.mark.parametrize(
    ("told", "old", "new"),
    [
        (
            "error RA401",
            "deck: {dizzying-pas: 6, glissade: 8, scatter: 7, cutting-step: 9}",
            "deck: {flowing-ink: 8, splash: 8, call-of-the-brush: 7, smudge: 7}",
        ),
        ("error RA402", "glissade: 8", "glissade: 7"),
        ("error RA402", "        tokens: {scale: 9}\n", ""),
        ("error RA403", "glissade: 8", "glisade: 8"),
        ("error RA403", "needs: core", "needs: cor"),
        ("error RA404", "cards: 260", "cards: 26"),
        ("warning RA405", "      dj: {", "      animator: {"),
        ("warning RA407", "      painter: {", "      dancer: {"),
        ("error RA408", "react-tokens: 5", "react-tokens: 4"),
        ("warning RA409", "tokens: {ink: 8}", "tokens: {ink: 9}"),
    ],
)
def test_one_slip_is_one_finding(say: Say, here: Path, told: str, old: str, new: str) -> None:
    text = (shipped() / "boxes.yaml").read_text("utf-8")
    assert text.count(old) == 1
    (here / "boxes.yaml").write_text(text.replace(old, new), "utf-8")

    _, out, _ = say("lint", "boxes.yaml")

    findings = [it for it in out.splitlines()[:-1] if it.startswith("boxes.yaml")]
    assert [" ".join(it.split()[1:3]) for it in findings] == [told]


def test_who_is_taken_out_of_a_box_is_noted_in_her_own_file(say: Say, here: Path) -> None:
    shutil.copytree(shipped(), here / "cards" / "react")
    file = here / "cards" / "react" / "boxes.yaml"
    without, count = re.subn(r" {6}dancer:\n(?: {8}.*\n)+", "", file.read_text("utf-8"))
    assert count == 1
    file.write_text(without, "utf-8")

    told = "cards/react/creators/dancer.yaml:2:10: note RA406 dancer lies in no box"
    assert say("lint", "cards/react/creators")[1].splitlines()[0] == told
