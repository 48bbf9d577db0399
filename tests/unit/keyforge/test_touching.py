"""Which files rest on a change."""

from collections.abc import Callable

import pytest

from react_tools.document import Document
from react_tools.rulesets.keyforge.casting import cast
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.touching import touched
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

SCENARIO = """\
ruleset: keyforge
title: A claim
active: tom
house: dis
players:
  tom: {battleline: {T: {card: terror, upgrades: [plate]}}, hand: [monk.sanctum]}
  opp: {artifacts: {F: {card: flask}}, deck: [imp], discard: [bolt]}
script: []
expect: {rest: same}
"""
PATHS = ("s.yaml", "pack/cards/dis.yaml", "pack/decks/ember-vault.yaml")


@pytest.fixture
def scenario(read_scenario: Callable[[str], Scenario]) -> Scenario:
    """A scenario with cards in every place."""
    return read_scenario(SCENARIO)


def _changed(kind: str, text: str, path: str) -> Document:
    tree = parse(text.encode(), path).tree
    assert isinstance(tree, Mapping)
    return Document(kind, path, tree)


def _cards(*ids: str) -> Document:
    told = ", ".join(f"{{id: {it}}}" for it in ids)
    return _changed("cards", f"house: dis\ncards: [{told}]\n", "pack/cards/dis.yaml")


def test_a_scenario_holds_the_cards_of_every_place(scenario: Scenario) -> None:
    assert cast(scenario) == {"terror", "plate", "monk", "flask", "imp", "bolt"}


def test_a_scenario_rests_on_its_cards(library: Library, scenario: Scenario) -> None:
    library.every_scenario = [scenario]
    found = touched([_cards("plate")], PATHS, library)
    assert found.paths == frozenset({"s.yaml", "pack/cards/dis.yaml"})


def test_a_scenario_without_the_card_is_left_alone(library: Library, scenario: Scenario) -> None:
    library.every_scenario = [scenario]
    assert "s.yaml" not in (touched([_cards("oath")], PATHS, library).paths or ())


def test_a_deck_rests_on_its_cards(library: Library) -> None:
    found = touched([_cards("imp")], PATHS, library)
    assert "pack/decks/ember-vault.yaml" in (found.paths or ())


def test_everything_rests_on_the_numbers_of_the_game(library: Library) -> None:
    changed = _changed("game", "keys: 3\n", "game.yaml")
    assert touched([changed], PATHS, library).paths is None


def test_a_change_is_told_by_the_cards_that_were_met(library: Library, scenario: Scenario) -> None:
    library.every_scenario = [scenario]
    found = touched([_cards("plate", "oath")], PATHS, library)
    assert found.why == "changed ones, those with plate"
