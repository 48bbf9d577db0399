"""What lies beside the table, as a person reads it."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.game import Contest

Begin = Callable[..., Contest]


def test_the_moment_names_the_turn_the_player_and_the_house(begin: Begin) -> None:
    assert begin().moment("en") == "turn 2: Tom, house Dis"


def test_before_a_house_is_chosen_the_moment_names_none(begin: Begin) -> None:
    assert begin(phase="house").moment("ru") == "ход 2: Tom"


def test_hands_and_discards_are_told_by_name(begin: Begin) -> None:
    (_, told), _ = begin().holdings("en")
    assert told == (
        "keys 0 of 3; æmber 5; hand 4: Imp, Bolt, Plate, Choir; deck 2; discard pile 1: Imp"
    )


def test_a_hidden_hand_is_only_counted(begin: Begin) -> None:
    _, (_, told) = begin().holdings("ru", ["opp"])
    assert told == "ключи 0 из 3; янтарь 1; рука 1; колода 7"
