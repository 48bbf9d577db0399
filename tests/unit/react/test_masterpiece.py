"""The masterpiece: which improvements are open, when a picture is complete, what follows."""

from collections.abc import Callable

import pytest

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.improvement import Exchange, Improvement, Lay, code, decoded, words

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """
ruleset: react
phase: masterpiece
active: calligrapher
masterpiece: {row}
rulings: {{{rulings}}}
field: |
  C . D
pieces:
  C: {{creator: calligrapher, deck: [splash, splash, splash], ascended: {ascended}}}
  D: {{creator: dancer, deck: [glissade, glissade, glissade]}}
"""


@pytest.fixture
def at(start: Start) -> Callable[..., Duel]:
    """The calligrapher's masterpiece phase, with such a row."""

    def _at(row: str, rulings: str = "", *, ascended: bool = False) -> Duel:
        return start(SETTING.format(row=row, rulings=rulings, ascended=str(ascended).lower()))

    return _at


def offered(duel: Duel) -> list[str]:
    return [choice.terms["improve"] for choice in duel.legal()]


def improve(take: Take, duel: Duel, how: str) -> Duel:
    take(duel, {"improve": how})
    return duel


def row(duel: Duel) -> list[object]:
    facts = duel.facts()["masterpiece"]
    return [fact for name, fact in facts.items() if name.startswith("cell-")]


def swaps(*pairs: tuple[int, int]) -> list[str]:
    return [f"swap cells {one} and {other}" for one, other in pairs]


def test_every_improvement_has_its_own_number(start: Start) -> None:
    numbers = start(SETTING.format(row=". . . . .", rulings="", ascended="false")).match.numbers
    lays = [Lay(card, cell) for card in range(3) for cell in range(5)]
    exchanges = [Exchange(cell, other) for cell in range(5) for other in range(cell + 1, 5)]
    every: list[Improvement] = [*lays, *exchanges]

    assert [decoded(code(it, numbers), numbers) for it in every] == every


def test_an_improvement_is_said_in_words() -> None:
    assert [words(Lay(0, 2)), words(Exchange(0, 3)), words(Lay(0, 2), "ru")] == [
        "card 1 in cell 3",
        "swap cells 1 and 4",
        "карта 1 в ячейку 3",
    ]


def test_with_an_empty_cell_a_card_that_is_off_the_board_is_laid(at: Callable[..., Duel]) -> None:
    assert offered(at("C1 D2 . C3 .")) == ["card 2 in cell 3", "card 2 in cell 5"]


def test_with_all_laid_two_cards_swap_or_one_of_ones_own_moves(at: Callable[..., Duel]) -> None:
    expected = swaps((1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5))

    assert offered(at("C1 D1 C3 C2 .")) == expected


def test_a_card_of_the_opponent_moves_only_by_a_ruling(at: Callable[..., Duel]) -> None:
    assert swaps((2, 5))[0] in offered(at("C1 D1 C3 C2 .", "improve-moves: any"))


def test_on_a_full_board_a_card_replaces_one_of_the_opponents(at: Callable[..., Duel]) -> None:
    assert offered(at("D1 C1 D2 C2 D3")) == [
        "card 3 in cell 1",
        "card 3 in cell 3",
        "card 3 in cell 5",
    ]


def test_by_a_ruling_a_card_may_replace_ones_own(at: Callable[..., Duel]) -> None:
    assert "card 3 in cell 2" in offered(at("D1 C1 D2 C2 D3", "improve-replaces: any"))


@pytest.mark.parametrize(
    ("lying", "how", "expected"),
    [
        ("C1 D1 C3 C2 .", "swap cells 1 and 5", {"RA-PIECE-15", "RA-PIECE-26"}),
        ("C1 D1 C3 C2 .", "swap cells 2 and 5", {"RA-PIECE-15", "improve-moves"}),
        ("D1 C1 D2 C2 D3", "card 3 in cell 1", {"RA-PIECE-16", "RA-PIECE-24"}),
        ("D1 C1 D2 C2 D3", "card 3 in cell 2", {"RA-PIECE-24", "improve-replaces"}),
    ],
)
def test_an_improvement_cites_what_allows_it_and_nothing_that_forbids_it(
    at: Callable[..., Duel], take: Take, lying: str, how: str, expected: set[str]
) -> None:
    duel = improve(take, at(lying, "improve-moves: any, improve-replaces: any"), how)

    assert duel.recorder is not None
    events = [it for it in duel.recorder.entries if it.event.brief.startswith(("shift", "replace"))]
    whose = {"RA-PIECE-16", "RA-PIECE-26", "RA-PIECE-15", "RA-PIECE-24"}
    whose |= {"improve-moves", "improve-replaces"}
    assert [set(it.cited()) & whose for it in events] == [expected]


def test_by_a_ruling_nothing_need_be_done(at: Callable[..., Duel], take: Take) -> None:
    duel = improve(take, at("C1 . . . .", 'improve-must: "no"'), "none")

    assert row(duel) == ["calligrapher 1", "empty", "empty", "empty", "empty"]


def test_a_replaced_card_is_off_the_board_again(at: Callable[..., Duel], take: Take) -> None:
    duel = improve(take, at("D1 C1 D2 C2 D3"), "card 3 in cell 3")

    assert row(duel) == [
        "dancer 1",
        "calligrapher 1",
        "calligrapher 3",
        "calligrapher 2",
        "dancer 3",
    ]


def test_that_a_replaced_card_is_out_is_told_in_both_languages(
    at: Callable[..., Duel], take: Take
) -> None:
    duel = improve(take, at("D1 C1 D2 C2 D3", "replaced-goes: out"), "card 3 in cell 3")

    told = [
        [it for it in duel.outcome(lang) if "Dan" in it or "Тан" in it] for lang in ("en", "ru")
    ]
    assert [it[0] for it in told] == [
        "Masterpiece card Dancer 2 is out of the game",
        "Карта шедевра Танцор 2 выбывает из игры",
    ]


@pytest.mark.parametrize(
    "case",
    [
        ("", "C1 C2 . . .", "card 3 in cell 3", True),
        ("", ". . C1 C2 .", "card 3 in cell 5", True),
        ("", "C1 C2 . . .", "card 3 in cell 4", False),
        ('picture-adjoining: "no"', "C1 C2 . . .", "card 3 in cell 4", True),
        ("", "C2 C1 . . .", "card 3 in cell 3", False),
        ("", "C3 C2 . . .", "card 1 in cell 3", False),
        ("", "C3 C1 C2 . .", "swap cells 1 and 4", True),
        ("", "C2 C1 C3 . .", "swap cells 1 and 2", True),
        ("", "C1 C2 D2 D1 D3", "card 3 in cell 3", True),
    ],
)
def test_all_three_side_by_side_in_order_complete_it(
    at: Callable[..., Duel], take: Take, case: tuple[str, str, str, bool]
) -> None:
    rulings, before, how, ascends = case
    duel = improve(take, at(before, rulings), how)

    assert duel.facts()["calligrapher"]["ascended"] == ascends


def test_a_complete_masterpiece_leaves_the_board(at: Callable[..., Duel], take: Take) -> None:
    duel = improve(take, at("D1 C1 C2 . ."), "card 3 in cell 4")

    assert row(duel) == ["dancer 1", "empty", "empty", "empty", "empty"]


def test_completed_while_ascended_it_stays(at: Callable[..., Duel], take: Take) -> None:
    duel = improve(take, at("C1 C2 . . .", ascended=True), "card 3 in cell 3")

    assert row(duel)[:3] == ["calligrapher 1", "calligrapher 2", "calligrapher 3"]


def test_a_waiting_picture_makes_her_ascend_again_when_she_descends(
    start: Start, take: Take
) -> None:
    text = SETTING.format(row="C1 C2 C3 D1 .", rulings="", ascended="true")
    duel = start(text.replace("phase: masterpiece", "phase: main"))
    take(duel, {"play": "master-hand.A"}, {"pass": ""}, {"pass": ""})

    assert (duel.facts()["calligrapher"]["ascended"], row(duel)[:3]) == (True, ["empty"] * 3)


def test_a_picture_out_of_order_does_not_wait(start: Start, take: Take) -> None:
    text = SETTING.format(row="C1 C3 C2 D1 .", rulings="", ascended="true")
    duel = start(text.replace("phase: masterpiece", "phase: main"))
    take(duel, {"play": "master-hand.A"}, {"pass": ""}, {"pass": ""})

    assert not duel.facts()["calligrapher"]["ascended"]


def test_by_a_ruling_the_second_player_reads_from_the_other_end(start: Start, take: Take) -> None:
    text = SETTING.format(row="D3 D2 . . .", rulings="picture-side: own", ascended="false")
    duel = start(text.replace("active: calligrapher", "active: dancer"))
    take(duel, {"improve": "card 1 in cell 3"})

    assert duel.facts()["dancer"]["ascended"]


def test_a_complete_picture_of_a_creator_who_is_not_ascended_is_no_position(start: Start) -> None:
    with pytest.raises(SettingError, match="the masterpiece of dancer is complete"):
        start(SETTING.format(row="D1 D2 D3 . .", rulings="", ascended="false"))


def test_a_card_that_returns_is_called_by_the_side_that_is_up(start: Start, take: Take) -> None:
    text = SETTING.format(row="C1 C3 C2 D1 .", rulings="", ascended="true")
    duel = start(text.replace("phase: masterpiece", "phase: main"))
    take(
        duel, {"play": "master-hand.B"}, {"pass": ""}, {"pass": ""}, {"pick": "swap cells 1 and 5"}
    )
    assert duel.recorder is not None
    told = [entry.event.say(duel.teller, "en") for entry in duel.recorder.entries]

    assert "The ability card Living Calligraphy returns to Calligrapher" in told
