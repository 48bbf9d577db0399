"""Positions written as settings: laid down again they are equal."""

from collections.abc import Callable

import pytest

from react_tools.errors import DraftError
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.writing import Writer

Begin = Callable[..., Contest]
Take = Callable[..., None]


def _again(begin: Begin, game: Contest) -> Contest:
    return begin(Writer(game).text("Again", {}))


def test_a_setting_is_written_as_it_was_laid(begin: Begin) -> None:
    game = begin()
    assert _again(begin, game).facts() == game.facts()


def test_a_position_after_a_fight_is_written_whole(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"fight": "T"}, {"pick": "I"}, {"play": "imp", "flank": "left"}, {"omni": "F"})
    names = Writer(game).names
    facts = {names.get(thing, thing): facts for thing, facts in game.facts().items()}
    assert _again(begin, game).facts() == facts


def test_a_card_that_has_left_play_loses_its_letter(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"omni": "F"})
    assert Writer(game).names == {"F": "flask"}


def test_a_turn_before_the_choice_of_a_house_is_written(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"end": "turn"})
    assert _again(begin, game).facts()["game"] == game.facts()["game"]


def test_a_maverick_stays_one(begin: Begin) -> None:
    assert '"N": {card: monk.sanctum, exhausted: true}' in Writer(begin()).text("Again", {})


def test_rulings_are_pinned(begin: Begin) -> None:
    assert "rulings: {armor-turn: own}" in Writer(begin()).text("Again", {"armor-turn": "own"})


def test_an_upgrade_on_an_enemy_creature_is_written_as_that(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "plate", "on": "K"})
    assert "enemy_upgrades: [plate]" in Writer(game).text("Again", {})


def test_an_upgrade_on_an_enemy_creature_stays_its_players(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "plate", "on": "K"})
    assert _again(begin, game).state.controller.count(0) == game.state.controller.count(0)


def test_what_is_laid_again_is_written_the_same(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "plate", "on": "K"})
    assert Writer(_again(begin, game)).text("Again", {}) == Writer(game).text("Again", {})


def test_the_upgrades_of_whoever_controls_a_creature_come_first(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "plate", "on": "I"})
    assert game.facts()["I"]["upgrades"] == ("plate-2", "plate")


def test_how_often_an_ability_was_resolved_cannot_be_said(begin: Begin) -> None:
    game = begin(battleline="{M: {card: monk}}")
    game.state.tally = [1] * len(game.state.tally)
    with pytest.raises(DraftError, match="how often an ability"):
        Writer(game).text("Again", {})


def test_a_game_that_is_over_cannot_be_said(begin: Begin) -> None:
    game = begin()
    game.state.result = 0
    with pytest.raises(DraftError, match="the game is over"):
        Writer(game).text("Again", {})
