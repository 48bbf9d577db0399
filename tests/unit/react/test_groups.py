"""A second use of groups of tokens: the tools of a joiner (tests/data/second-uses)."""

import pytest

from react_tools.game import Game
from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.language.parse import PARSERS
from react_tools.rulesets.react.library import Library
from react_tools.scenario.runner import Run
from tests.perft.positions import library

FOUND = library("react")
assert isinstance(FOUND, Library)
LIBRARY = FOUND
HELD = [name for name in LIBRARY.scenarios if name.startswith("groups/")]


@pytest.mark.parametrize("name", HELD)
def test_a_scenario_of_the_joiner_holds(name: str) -> None:
    played = REACT.play(LIBRARY.scenarios[name], LIBRARY)

    assert isinstance(played, Run)
    assert played.findings == []


def test_there_are_twins_enough() -> None:
    assert len(HELD) == 12


def begun(name: str) -> Game:
    """A game at the setting of a scenario; nothing of its script is done."""
    return REACT.start(LIBRARY.scenarios[name], LIBRARY)


def test_who_pays_one_of_a_group_says_of_which_kind() -> None:
    duel = begun("groups/one-of-a-group-is-paid")

    ways = [it.terms for it in duel.legal() if it.terms.get("play") == "bench.A"]
    assert [(it["pay"], it["token"]) for it in ways] == [("joiner", "saw"), ("joiner", "rasp")]


def test_a_way_of_paying_is_told_with_the_kind() -> None:
    duel = begun("groups/one-of-a-group-is-paid")

    told = [it.name for it in duel.legal() if it.terms.get("play") == "bench.A"]
    assert told[0] != told[1]


def test_what_is_refused_for_want_of_a_group_says_so() -> None:
    played = REACT.play(LIBRARY.scenarios["groups/none-of-a-group-cannot-be-paid"], LIBRARY)

    assert isinstance(played, Run)
    assert "there is no tool to pay with" in str(played.refusals)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("an tool", "'an tool' does not agree"),
        ("a axe", "'a axe' does not agree"),
        ("2 tool", "'2' cannot stand here"),
        ("each tool", "'each' cannot stand here"),
    ],
)
def test_a_group_has_an_article_that_agrees_and_no_number(text: str, message: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["token"](text)

    assert caught.value.message == message


def test_a_filter_names_a_group_without_article() -> None:
    assert PARSERS["kind"]("tool") == Name("tool", 0, 4)
