"""A card is drawn as a card, whatever stands on it."""

import pytest

from react_tools.reference.figure import Face, Figure, Part, Row, Section, Told
from react_tools.render.figures import text_lines
from react_tools.render.line import plain, width


def part(*lines: Told, bar: str = "cost: time") -> Part:
    return Part("A · intention", "first", bar, lines)


def face(
    name: str = "Stab", *, right: bool = False, footer: tuple[str, str] = ("1", "8/30")
) -> Face:
    return Face(name, right, (part(Told("target", "damage")),), footer)


def drawn(*faces: Face) -> list[str]:
    return [plain(it) for it in text_lines([Figure("", faces, (), {})])]


def test_an_action_card_has_its_name_on_the_left_and_its_copies_in_the_footer() -> None:
    assert drawn(face()) == [
        "┌──────────────────────────────────────────────────┐",
        "│ Stab                                             │",
        "├─ A · intention ──────────────────────────────────┤",
        "│ cost: time                                       │",
        "│   damage target                                  │",
        "├──────────────────────────────────────────────────┤",
        "│ 1                                           8/30 │",
        "└──────────────────────────────────────────────────┘",
    ]


def test_an_ability_card_has_its_name_on_the_right() -> None:
    assert drawn(face(right=True))[1] == "│                                             Stab │"


def test_two_faces_stand_side_by_side_and_are_of_one_height() -> None:
    tall = Face(
        "Cut",
        right=True,
        parts=(part(Told("x", "damage")), part(Told("y", "move"))),
        footer=("", "Clerk"),
    )

    told = drawn(face(), tall)

    assert {width(it) for it in told} == {80}
    assert told[0] == f"┌{'─' * 37}┐  ┌{'─' * 37}┐"
    assert told[6] == f"│ {' ' * 35} │  │ {'cost: time':35} │"


NAMES = [
    "竜の書記官の長い長い長い長い長い長い長い長い名前",
    "Писе\u0301ц и\u0306 竜",
    "👨\u200d👩\u200d👧 family ❤\ufe0f",
    "x" * 200,
    "\x1b[31mred\x1b[0m",
    "\u202eturned",
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [1, 2])
def test_a_frame_is_straight_whatever_the_name(name: str, count: int) -> None:
    full = Face(
        name, right=True, parts=(part(Told(name, "move", 3), bar=name),), footer=(name, name)
    )

    told = drawn(*[full] * count)

    assert len({width(it) for it in told}) == 1
    assert width(told[0]) <= 80


def test_what_is_deeper_stands_further_in_and_goes_on_further_still() -> None:
    long = Face(
        "Stab", right=False, parts=(part(Told("word " * 12, "damage", 1)),), footer=("", "")
    )

    assert [it[2:-2].rstrip() for it in drawn(long)[4:6]] == [
        "    damage word word word word word word word",
        "      word word word word word",
    ]


def test_a_sheet_has_a_section_for_each_subject() -> None:
    sections = (
        Section("Tokens", (Row(("Ink", "ink")), Row(("竜", "dragon")))),
        Section("Passives", (Row(("Wet", "wet"), lines=(Told("placed", "when"),)),)),
    )

    told = [plain(it) for it in text_lines([Figure("Clerk (clerk)", (), sections, {})])]

    assert told == [
        "Clerk (clerk)",
        "",
        "Tokens",
        "  Ink  ink",
        "  竜   dragon",
        "",
        "Passives",
        "  Wet  wet",
        "    when placed",
    ]


def test_several_figures_stand_beneath_each_other() -> None:
    one = Figure("A", (), (), {})

    assert [plain(it) for it in text_lines([one, one])] == ["A", "", "A"]
