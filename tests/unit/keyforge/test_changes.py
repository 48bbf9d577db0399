"""What has come of it, in sentences."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.game import Contest

Begin = Callable[..., Contest]
Take = Callable[..., None]


def test_a_fight_tells_the_damage_of_both(begin: Begin, take: Take) -> None:
    game = begin(active="tom")
    take(game, {"fight": "T"}, {"pick": "K"})
    assert game.outcome("en") == [
        "The Terror T has 4 damage for a power of 5 and is exhausted",
        "Knight goes to the discard pile of Opp",
    ]


def test_pools_come_before_cards(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"omni": "F"})
    assert game.outcome("ru") == ["Tom: янтарь 7 (+2)", "Фляга: уходит в сброс игрока Tom"]


def test_who_enters_play_is_told(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "plate", "on": "K"})
    assert game.outcome("en") == ["Plate lies on Knight"]


def test_armor_that_was_used_is_told(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"play": "bolt"}, {"pick": "K"}, {"pick": "none"})
    assert "Knight has 1 armor left this turn" in game.outcome("en")


def test_the_next_turn_is_told(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"end": "turn"})
    assert game.outcome("en")[-1] == "Turn 3: Opp is active"


def test_hands_are_told_where_nothing_else_has_changed(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"discard": "bolt"})
    assert game.outcome("ru") == ["Tom: карт в руке 3 (-1)"]


def test_without_books_hands_are_not_told(begin: Begin, take: Take) -> None:
    game = begin()
    take(game, {"discard": "bolt"})
    assert game.outcome("en", books=False) == []
