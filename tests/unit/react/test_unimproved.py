"""Why a masterpiece cannot be improved in a certain way: each try with its own reason."""

from collections.abc import Callable
from itertools import product

import pytest

from react_tools.replay.answers import Refused
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.improvement import decoded, words
from react_tools.rulesets.react.masterpiece import improvements
from react_tools.rulesets.react.unimproved import unfit

Start = Callable[[str], Duel]

SETTING = """
ruleset: react
phase: masterpiece
active: dancer
field: |
  . D .
  . C .
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer}
masterpiece: %s
"""

TRIED: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "nothing": (
        ". . . . .",
        "none",
        "the masterpiece has to be improved while there is a way",
        ("RA-TURN-4", "RA-PIECE-4", "improve-must"),
    ),
    "a card that there is not": (
        ". . . . .",
        "card 4 in cell 1",
        "there is no card 4; a masterpiece has 3",
        ("RA-PIECE-3",),
    ),
    "a cell that there is not": (
        ". . . . .",
        "card 1 in cell 6",
        "there is no cell 6; the masterpiece board has 5",
        ("RA-PIECE-6",),
    ),
    "a swap with a cell that there is not": (
        "D1 D3 D2 . .",
        "swap cells 1 and 6",
        "there is no cell 6; the masterpiece board has 5",
        ("RA-PIECE-6",),
    ),
    "a card that lies on the board": (
        "D1 . . . .",
        "card 1 in cell 3",
        "card 1 lies on the board already, in cell 1",
        ("RA-PIECE-4",),
    ),
    "one of three cards that lie on the board": (
        "D1 D3 D2 . .",
        "card 3 in cell 4",
        "card 3 lies on the board already, in cell 2",
        ("RA-PIECE-14", "RA-PIECE-4", "RA-PIECE-25"),
    ),
    "an occupied cell while another is empty": (
        "C1 D3 . C2 .",
        "card 1 in cell 1",
        "cell 1 is occupied, and cell 3 is empty",
        ("RA-PIECE-13", "RA-PIECE-22"),
    ),
    "her own card on a full board": (
        "C1 D3 D1 C2 C3",
        "card 2 in cell 2",
        "in cell 2 lies a card of one's own",
        ("RA-PIECE-16", "RA-PIECE-24", "improve-replaces"),
    ),
    "a card that is out of the game": (
        "C1 D3 D1 C2 C3\nlost: D2",
        "card 2 in cell 1",
        "card 2 is out of the game",
        ("RA-PIECE-16", "replaced-goes"),
    ),
    "a swap while a card can be laid": (
        "D1 . D3 . .",
        "swap cells 1 and 3",
        "cells are swapped when no card can be laid, and card 2 can",
        ("RA-PIECE-14", "RA-PIECE-25"),
    ),
    "two empty cells": (
        "D1 D3 D2 . .",
        "swap cells 4 and 5",
        "cells 4 and 5 are both empty",
        ("RA-PIECE-15",),
    ),
    "an opponent's card into an empty cell": (
        "D1 D3 D2 C1 .",
        "swap cells 4 and 5",
        "only a card of one's own is moved into an empty cell",
        ("RA-PIECE-26", "improve-moves"),
    ),
    "a cell with itself": (
        "D1 D3 D2 C1 .",
        "swap cells 2 and 2",
        "two cells are swapped, not one with itself",
        ("RA-PIECE-14",),
    ),
    "a legal swap the wrong way round": (
        "D1 D3 D2 C1 .",
        "swap cells 2 and 1",
        "say 'swap cells 1 and 2'",
        (),
    ),
    "anything else": (
        ". . . . .",
        "everything",
        "'everything' is no way to improve the masterpiece",
        (),
    ),
}


@pytest.mark.parametrize("case", TRIED)
def test_each_try_has_its_reason_and_what_could_be_done(start: Start, case: str) -> None:
    row, wanted, message, rules = TRIED[case]
    duel = start(SETTING % row)

    refused = duel.refusal("dancer", {"improve": wanted})

    ways = ", ".join(it.terms["improve"] for it in duel.legal()[:6])
    more = " …" if len(duel.legal()) > 6 else ""
    key = "" if rules else "vague"
    assert refused == Refused(f"{message}; it can be {ways}{more}", rules, key)


@pytest.mark.parametrize(
    "row",
    [
        "C2 C1 . . .",
        "D2 C1 . D1 .",
        "D2 C1 C3 D1 C2",
        "D2 D1 D3 C1 .",
        "D2 D1 D3 C1 C3",
        "D2 . C3 D1 .\nlost: D3",
    ],
)
@pytest.mark.parametrize("rulings", ["{}", "{improve-moves: any, improve-replaces: any}"])
def test_a_way_is_refused_by_a_rule_exactly_if_there_is_no_such_way(
    start: Start, row: str, rulings: str
) -> None:
    duel = start(f"{SETTING % row}rulings: {rulings}\n")
    things, state = duel.match, duel.state
    every = [f"card {one} in cell {cell}" for one, cell in product(range(5), range(7))]
    every += [f"swap cells {a} and {b}" for a, b in product(range(7), repeat=2) if a <= b]
    ways = {words(decoded(it.value, things.numbers)) for it in improvements(things, state, 1)}

    assert {it for it in every if not unfit(things, state, 1, it).rules} == ways


def test_what_was_tried_is_told_in_both_languages(start: Start) -> None:
    duel = start(SETTING % ". . . . .")

    told = [
        (duel.attempted("dancer", terms, "en"), duel.attempted("dancer", terms, "ru"))
        for terms in (
            {"improve": "card 1 in cell 2"},
            {"improve": "swap cells 1 and 4"},
            {"improve": "none"},
            {"end": "main"},
            {"pick": "dancer"},
            {"pick": "left"},
            {"pick": "none"},
            {"pick": "b1"},
        )
    ]

    assert told == [
        (
            "Dancer may not improve the masterpiece so: card 1 in cell 2",
            "Танцор не может так усовершенствовать шедевр: карта 1 в ячейку 2",
        ),
        (
            "Dancer may not improve the masterpiece so: swap cells 1 and 4",
            "Танцор не может так усовершенствовать шедевр: поменять ячейки 1 и 4",
        ),
        (
            "Dancer may not leave the masterpiece as it is",
            "Танцор не может оставить шедевр как есть",
        ),
        ("Dancer may not end the main phase", "Танцор не может завершить основную фазу"),
        ("Dancer may not choose: Dancer", "Танцор не может выбрать: танцор"),
        ("Dancer may not choose: left", "Танцор не может выбрать: влево"),
        ("Dancer may not choose: nothing", "Танцор не может выбрать: ничего"),
        ("Dancer may not choose: b1", "Танцор не может выбрать: b1"),
    ]
