"""What things of a game are called, by people and by scenarios."""

from collections.abc import Callable

from msgspec.structs import replace

from react_tools.reference.label import Label
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.state import NOWHERE

Begin = Callable[..., Contest]

DECK_AGAINST_NONE = """\
ruleset: keyforge
title: A deck against one without
active: ember-vault
house: dis
players:
  ember-vault: {aember: 0}
  opp: {aember: 0}
"""


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


def test_a_player_with_the_id_of_a_deck_is_told_by_its_name(begin: Begin) -> None:
    names = begin(DECK_AGAINST_NONE).teller
    assert [names.tell("player", 0, it) for it in ("en", "ru")] == ["Ember Vault", "Хранилище"]


def test_a_player_with_the_id_of_a_deck_is_quoted_behind_a_noun(begin: Begin) -> None:
    told = [begin(DECK_AGAINST_NONE).teller.tell("player", it, "ru") for it in (0, 1)]
    assert [f"у игрока {it:quoted}" for it in told] == ["у игрока «Хранилище»", "у игрока Opp"]


def test_scenarios_call_a_player_with_the_id_of_a_deck_by_it(begin: Begin) -> None:
    assert begin(DECK_AGAINST_NONE).teller.name("player", 0) == "ember-vault"


def test_a_deck_of_another_name_makes_another_match(begin: Begin, library: Library) -> None:
    first = begin(DECK_AGAINST_NONE).match
    deck = library.decks["ember-vault"]
    library.decks["ember-vault"] = replace(deck, label=Label("Vault", "Склеп"))
    assert begin(DECK_AGAINST_NONE).match is not first


def test_a_house_is_told_in_the_language(begin: Begin) -> None:
    names = begin().teller
    assert names.tell("house", names.match.houses.index("sanctum"), "ru") == "Святилище"


def test_a_kind_of_ability_is_told_as_cards_print_it(begin: Begin) -> None:
    names = begin().teller
    assert [names.tell("kind", "fight", it) for it in ("en", "ru")] == ["Fight:", "«Бой»"]


def test_scenarios_call_a_card_as_the_setting_does(begin: Begin) -> None:
    names = begin().teller
    assert names.name("target", names.match.index["K"]) == "K"
