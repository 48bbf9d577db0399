"""Conditions and phrases told with the cards they stood for."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.language.parse import PARSERS, PhraseKind
from react_tools.rulesets.keyforge.said import Said
from react_tools.rulesets.keyforge.state import NOWHERE

Begin = Callable[..., Contest]

CONDITIONS = {
    "you have 6 aember": ("Tom has at least 6 æmber", "у игрока Tom не меньше 6 янтаря"),
    "opponent has no aember": ("Opp has no æmber", "у игрока Opp нет янтаря"),
    "not you have 6 aember": ("Tom has less than 6 æmber", "у игрока Tom меньше 6 янтаря"),
    "there is an enemy damaged creature": (
        "there is a damaged enemy creature",
        "в игре есть вражеское раненое существо",
    ),
    "there is no enemy artifact": (
        "there is no enemy artifact",
        "подходящей карты в игре нет (вражеский артефакт)",
    ),
    "this is ready": ("Monk M is ready", "карта «Монах» M готова"),
    "fought is destroyed": ("Knight is destroyed", "карта «Рыцарь» уничтожена"),
    "this has aember and done": (
        "Monk M has æmber on it and the clause before did something",
        "карта «Монах» M – с янтарём и предыдущее выполнено",
    ),
    "there is a creature next to this": (
        "there is a creature next to Monk M",
        "в игре есть существо рядом с Монахом M",
    ),
    "there is a creature with power 3 or less of house dis": (
        "there is a creature with power 3 or less of house Dis",
        "в игре есть существо с силой 3 или меньше дома Дис",
    ),
}


def _said(game: Contest, kind: PhraseKind, text: str) -> Said:
    index = game.match.index
    return Said((text,), (PARSERS[kind](text),), 0, index["M"], index["K"], ())


@pytest.mark.parametrize(("text", "told"), CONDITIONS.items(), ids=CONDITIONS)
def test_a_condition_is_a_statement_in_both_languages(
    begin: Begin, text: str, told: tuple[str, str]
) -> None:
    game = begin()
    said = _said(game, "condition", text)
    assert tuple(game.teller.tell("condition", said, it) for it in ("en", "ru")) == told


def test_what_does_not_hold_is_told_without_a_double_no(begin: Begin) -> None:
    game = begin()
    said = _said(game, "condition", "opponent has no aember")
    assert game.teller.contrary(said, "en") == "Opp has at least 1 æmber"


def test_a_phrase_says_that_there_is_no_such_card(begin: Begin) -> None:
    game = begin()
    told = game.teller.tell("phrase", _said(game, "cards", "an enemy artifact"), "en")
    assert f"{told:none}" == "there is no enemy artifact"


def test_nothing_chosen_is_told_as_that(begin: Begin) -> None:
    game = begin()
    told = game.teller.tell("phrase", _said(game, "cards", "chosen"), "en")
    assert f"{told:none}" == "nothing has been chosen"


def test_a_card_that_has_left_play_is_told_as_that(begin: Begin) -> None:
    game = begin()
    said = Said(("this",), (PARSERS["cards"]("this"),), 0, NOWHERE, NOWHERE, ())
    told = game.teller.tell("phrase", said, "en")
    assert f"{told:none}" == "the card has left play"
