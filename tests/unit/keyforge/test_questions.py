"""What is asked and what can be chosen, as a person reads it."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.keyforge.game import Contest
from react_tools.trace.event import Lang

Begin = Callable[..., Contest]
Take = Callable[..., None]


def _told(game: Contest, lang: Lang) -> list[str]:
    return [game.told(it, lang) for it in game.legal()]


def test_the_main_phase_asks_for_any_use_of_cards(begin: Begin) -> None:
    assert begin().question("en") == "Tom may play, discard or use a card, or end the turn"


def test_the_house_is_asked_for(begin: Begin) -> None:
    assert begin(phase="house").question("ru") == "Tom выбирает активный дом"


def test_a_fight_asks_whom_to_fight(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"fight": "T"})
    assert game.question("ru") == "Tom решает, с кем сразиться (Ужас T)"


def test_a_card_that_asks_is_named(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "bolt"})
    assert game.question("en") == "Tom chooses a card (Bolt)"


def test_what_may_be_left_is_asked_as_yes_or_no(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "bolt"}, {"pick": "K"})
    assert (game.question("en"), _told(game, "en")) == (
        "Tom says whether it is done (Bolt)",
        ["steal 1", "nothing"],
    )


def test_a_branch_is_told_by_its_clauses(begin: Begin, take: Take) -> None:
    game = begin(hand="[oath]")
    take(game, {"play": "oath"})
    assert _told(game, "en") == ["gain 1", "destroy an enemy artifact"]


def test_a_game_that_is_over_says_who_has_won(begin: Begin) -> None:
    game = begin()
    game.state.result = 1
    assert game.question("en") == "The game is over: Opp wins"


@pytest.mark.parametrize(
    "told",
    [
        "play Imp, on the left flank",
        "play Plate on Knight",
        "discard Bolt",
        "reap with The Terror T",
        "use the Omni ability of Flask",
        "end the turn",
    ],
)
def test_each_thing_that_can_be_done_is_a_phrase(begin: Begin, told: str) -> None:
    assert told in _told(begin(hand="[bolt, plate, imp]", deck="[]"), "en")


def test_what_may_not_be_done_is_a_sentence(begin: Begin) -> None:
    told = begin().attempted("tom", {"play": "plate", "on": "K"}, "en")
    assert told == "Tom may not play Plate on Knight"


def test_what_may_not_be_done_is_a_russian_sentence(begin: Begin) -> None:
    assert begin().attempted("opp", {"fight": "F"}, "ru") == "Opp не может начать бой: Фляга"


def test_what_nobody_knows_is_told_as_it_is_written(begin: Begin) -> None:
    told = begin().attempted("tom", {"play": "plate", "on": "nobody"}, "ru")
    assert told == "Tom не может разыграть: Латы, на карту nobody"


def test_what_comes_before_the_blows_is_told_by_what_it_is(begin: Begin, take: Take) -> None:
    game = begin(PREPARED)
    take(game, {"fight": "H"})
    assert (game.question("en"), _told(game, "en")) == (
        "Tom says what comes first before the blows (Monk)",
        ["assault", "hazardous"],
    )


def test_several_abilities_are_told_by_their_clauses(begin: Begin, take: Take) -> None:
    game = begin(PLATED)
    take(game, {"reap": "M"})
    assert _told(game, "en") == ["if you have 6 aember: draw 1", "gain 1"]


PREPARED = """\
ruleset: keyforge
title: Before the blows
active: tom
house: dis
players:
  tom: {battleline: {H: {card: monk}}}
  opp: {battleline: {B: {card: briar}}}
"""
PLATED = """\
ruleset: keyforge
title: Plated
active: tom
house: dis
players:
  tom: {battleline: {M: {card: monk, upgrades: [plate]}}, deck: []}
  opp: {aember: 0}
"""
