"""The setup: where the creators start, what the sheets bring, the first hands."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """
ruleset: react
phase: setup
active: dancer
pieces:
  C: {creator: calligrapher, deck: [splash, smudge, splash, flowing-ink, call-of-the-brush]}
  D: {creator: dancer, deck: [glissade, glissade, scatter, glissade, dizzying-pas, cutting-step]}
"""
FIRST_GAME = SETTING.replace("phase: setup", "phase: setup\nhands: first-game")


@pytest.fixture
def begun(start: Start, take: Take) -> Callable[[str], Duel]:
    """A duel of which the setup is done: the spirit stands right of the Calligrapher."""

    def _begun(text: str) -> Duel:
        duel = start(text)
        take(duel, {"pick": "d1"})
        return duel

    return _begun


def hand(duel: Duel, player: str) -> object:
    return duel.facts()[player]["hand"]


def wrong(start: Start, text: str) -> list[str]:
    with pytest.raises(SettingError) as error:
        start(text)
    return [f"{it.code} {it.message}" for it in error.value.findings]


def test_the_creators_start_on_the_stars_of_the_board(start: Start) -> None:
    facts = start(SETTING).facts()

    assert [facts[it]["zone"] for it in ("calligrapher", "dancer")] == ["c1", "c5"]


def test_a_drawing_gives_other_stars(start: Start) -> None:
    facts = start(SETTING.replace("pieces:", "field: |\n  . . D\n  C . .\npieces:")).facts()

    assert [facts[it]["zone"] for it in ("calligrapher", "dancer")] == ["a1", "c2"]


def test_the_sheet_asks_its_player(start: Start) -> None:
    duel = start(SETTING)

    assert [it.terms for it in duel.legal()] == [{"pick": it} for it in ("b1", "d1", "c2")]


def test_the_sheet_is_what_asks(start: Start) -> None:
    duel = start(SETTING)

    assert [duel.question(lang) for lang in ("en", "ru")] == [
        "Calligrapher chooses a zone for Calligrapher's sheet",
        "Каллиграф выбирает клетку (планшет: каллиграф)",
    ]


def test_what_the_sheet_brings_wakes_passives(begun: Callable[[str], Duel]) -> None:
    assert begun(SETTING).facts()["brush-spirit-1"] == {
        "zone": "d1",
        "exhausted": False,
        "tokens.ink": 1,
    }


def test_four_cards_come_from_the_top_and_a_fifth_in_the_first_turn(
    begun: Callable[[str], Duel],
) -> None:
    assert hand(begun(SETTING), "dancer") == (
        "dizzying-pas",
        "glissade",
        "glissade",
        "glissade",
        "scatter",
    )


def test_in_a_first_game_one_of_each_is_taken(begun: Callable[[str], Duel]) -> None:
    duel = begun(FIRST_GAME)

    assert (hand(duel, "dancer"), duel.facts()["dancer"]["deck"]) == (
        ("dizzying-pas", "glissade", "glissade", "scatter", "cutting-step"),
        ("glissade",),
    )


def test_the_first_player_is_asked_in_turn_one(begun: Callable[[str], Duel]) -> None:
    duel = begun(SETTING)
    decision = duel.decision()

    assert decision is not None
    assert (decision.who, decision.kind, duel.state.turn) == ("dancer", "intention", 1)


def test_no_hand_is_given_in_the_setup(start: Start) -> None:
    assert wrong(start, SETTING.replace("dancer, ", "dancer, hand: [glissade], ")) == [
        "RA203 in the setup the hands are not dealt yet"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "pieces:",
            "masterpiece: C1 . . . .\npieces:",
            "in the setup the masterpiece cards lie beside their board",
        ),
        (
            "pieces:",
            "zones: {c2: {scale: 1}}\npieces:",
            "in the setup tokens lie before their players",
        ),
        (
            "pieces:",
            "field: |\n  . D .\n  C s .\npieces:\n  s: {summon: brush-spirit, of: calligrapher}",
            "in the setup summons lie before their players, not on the field",
        ),
        (
            "pieces:",
            "field: |\n  . . D . .\n  . . . . .\n  . . . . .\n  . . . . .\n  . C . . .\npieces:",
            "the creators start on the stars c1 and c5",
        ),
    ],
)
def test_in_the_setup_nothing_but_the_creators_lies_on_the_boards(
    start: Start, old: str, new: str, message: str
) -> None:
    assert wrong(start, SETTING.replace(old, new)) == [f"RA203 {message}"]


def test_a_first_hand_needs_a_copy_of_each(start: Start) -> None:
    assert wrong(start, FIRST_GAME.replace("dizzying-pas, cutting-step", "glissade")) == [
        (
            "RA203 the first hand of a first game needs a copy of dizzying-pas, cutting-step; "
            "the deck has none"
        )
    ]


def test_a_first_hand_of_one_of_each_may_fill_the_hand(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel]
) -> None:
    duel = start_in(FIRST_GAME, with_numbers(library_of(), hand=4))

    assert duel.match.numbers.hand == 4


def test_a_first_hand_of_one_of_each_does_not_exceed_the_hand(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel]
) -> None:
    library = with_numbers(library_of(), hand=3)

    assert wrong(lambda text: start_in(text, library), FIRST_GAME) == [
        "RA203 calligrapher has 4 different cards; a hand holds at most 3",
        "RA203 dancer has 4 different cards; a hand holds at most 3",
    ]


def test_stars_outside_the_field_are_one_fault(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel]
) -> None:
    library = with_numbers(library_of(), stars=("c6", "f1"))

    assert wrong(lambda text: start_in(text, library), SETTING) == [
        "RA209 the board has stars outside its field: c6, f1"
    ]


def with_numbers(library: Library, **numbers: object) -> Library:
    """The library with other numbers of the game."""
    assert library.numbers is not None
    library.numbers = replace(library.numbers, **numbers)
    return library


DRAWER = """\
creator: drawer
name: {en: Drawer, ru: Ящик}
source: house
setup: [{draw: 1}]
abilities: []
deck:
  - id: pencil
    name: {en: Pencil, ru: Карандаш}
    number: 1
    copies: 1
    printed: 1/30
    kind: reaction
    do: [{draw: 1}]
"""


def test_a_card_that_the_sheet_has_drawn_is_not_dealt_again(
    library_of: Callable[[str], Library], start_in: Callable[[str, Library], Duel]
) -> None:
    """The sheet of such a creator is wrong (RA141); it may be played all the same."""
    pieces = FIRST_GAME.partition("pieces:")[0].replace("dancer", "drawer")
    duel = start_in(
        f"{pieces}pieces:\n  C: {{creator: drawer, deck: [pencil]}}\n"
        "  D: {creator: dancer, deck: [glissade, scatter, dizzying-pas, cutting-step]}\n",
        library_of(DRAWER),
    )

    assert hand(duel, "drawer") == ("pencil",)
