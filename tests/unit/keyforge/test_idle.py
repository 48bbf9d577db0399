"""Abilities that did nothing, each with the reason."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.game import Contest

Begin = Callable[..., Contest]
Take = Callable[..., None]


def test_a_condition_that_does_not_hold_is_the_reason(begin: Begin, take: Take) -> None:
    game = begin(aember="2")
    take(game, {"reap": "M"})
    assert game.outcome("en")[-1] == ("Monk M, Reap: Tom has less than 6 æmber, so nothing happens")


def test_the_reason_is_told_in_russian_too(begin: Begin, take: Take) -> None:
    game = begin(aember="2")
    take(game, {"reap": "M"})
    assert game.outcome("ru")[-1] == (
        "Монах M, «Сбор»: у игрока Tom меньше 6 янтаря, поэтому ничего не происходит"
    )


def test_an_ability_that_did_something_is_not_idle(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"omni": "F"})
    assert not [it for it in game.outcome("en") if "nothing happens" in it]


def test_an_ability_that_still_asks_is_not_idle(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "bolt"})
    assert not [it for it in game.outcome("en") if "nothing happens" in it]
