"""What things of a game are called, by people and by scenarios."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.state import NOWHERE

Begin = Callable[..., Contest]


def test_a_card_of_which_there_are_two_is_told_with_its_letter(begin: Begin) -> None:
    names = begin().teller
    assert str(names.tell("card", names.match.index["M"], "ru")) == "Монах M"


def test_a_card_of_which_there_is_one_is_told_without_its_letter(begin: Begin) -> None:
    names = begin().teller
    assert str(names.tell("card", names.match.index["F"], "en")) == "Flask"


def test_a_name_with_cases_bends(begin: Begin) -> None:
    names = begin().teller
    told = names.tell("card", names.match.index["M"], "ru")
    assert f"{told:ins}" == "Монахом M"


def test_a_name_behind_its_noun_is_quoted(begin: Begin) -> None:
    names = begin().teller
    told = names.tell("card", names.match.index["F"], "ru")
    assert f"карта {told:quoted}" == "карта «Фляга»"


def test_a_card_that_is_not_seen_has_no_name(begin: Begin) -> None:
    assert begin().teller.name("card", NOWHERE) == ""


def test_a_player_is_told_by_the_id_as_a_name(begin: Begin) -> None:
    assert begin().teller.tell("player", 0, "en") == "Tom"


def test_a_house_is_told_in_the_language(begin: Begin) -> None:
    names = begin().teller
    assert names.tell("house", names.match.houses.index("sanctum"), "ru") == "Святилище"


def test_a_kind_of_ability_is_told_as_cards_print_it(begin: Begin) -> None:
    names = begin().teller
    assert [names.tell("kind", "fight", it) for it in ("en", "ru")] == ["Fight:", "«Бой»"]


def test_scenarios_call_a_card_as_the_setting_does(begin: Begin) -> None:
    names = begin().teller
    assert names.name("target", names.match.index["K"]) == "K"
