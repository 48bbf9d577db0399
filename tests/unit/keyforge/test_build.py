"""From a file's text to its cards, deck and numbers: what does not parse is kept with its fault."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.keyforge.build import cards, deck
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.steps import Branch, Clause, May, Pick, clauses
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

CARDS = """\
ruleset: keyforge
house: dis
source: house
cards:
  - {{id: hero, name: {{en: Hero, ru: Герой}}, {}}}
"""
DECK = """\
ruleset: keyforge
deck: vault
name: {en: Vault, ru: Склеп}
source: house
houses: {dis: {imp: 2, brute: 1}, logos: {imp: 1}}
"""


def tree(text: str) -> Mapping:
    root = parse(text.encode(), "x.yaml").tree
    assert isinstance(root, Mapping)
    return root


@pytest.fixture
def card() -> Callable[[str], Card]:
    """The one card of a file, of which a test writes all but id and name."""

    def _card(facts: str) -> Card:
        (found,) = cards(tree(CARDS.format(facts)))
        return found

    return _card


def test_a_card_has_the_house_of_its_file(card: Callable[[str], Card]) -> None:
    assert card("type: action, aember: 2").house == "dis"


def test_a_creature_has_its_numbers(card: Callable[[str], Card]) -> None:
    found = card("type: creature, power: 4, armor: 2, keywords: {taunt: true, assault: 3}")
    assert (found.power, found.armor, found.keywords) == (4, 2, {"taunt": 1, "assault": 3})


def test_an_ability_of_later_editions_is_of_the_same_kind(card: Callable[[str], Card]) -> None:
    (ability,) = card("type: creature, power: 1, abilities: {after-reap: [{gain: 1}]}").abilities
    assert (ability.kind, ability.wording) == ("reap", "after-reap")


def test_a_price_and_a_limit_are_kept(card: Callable[[str], Card]) -> None:
    block = "{omni: {cost: sacrifice this, per_turn: 1, do: [{gain: 2}]}}"
    (ability,) = card(f"type: artifact, abilities: {block}").abilities
    assert (ability.sacrifice, ability.per_turn) == (True, 1)


def test_what_a_card_lends_is_no_ability_of_its_own(card: Callable[[str], Card]) -> None:
    found = card("type: creature, power: 1, abilities: {constant: [{power: 1, who: this}]}")
    assert (found.abilities, found.constants[0].power) == ((), 1)


def test_what_an_upgrade_gives_is_counted_among_all_its_abilities(
    card: Callable[[str], Card],
) -> None:
    found = card("type: upgrade, gives: {power: 2, reap: [{draw: 1}]}")
    assert (found.gives.power, len(found.every_ability), found.abilities) == (2, 1, ())


def test_steps_are_built_as_they_are_nested(card: Callable[[str], Card]) -> None:
    steps = (
        "{if: done, then: [{gain: 1}], else: [{may: [{steal: 1}]}]},"
        " {choose: 1, from: [[{draw: 1}], [{stun: a creature}]], by: opponent}"
    )
    (ability,) = card(f"type: action, abilities: {{play: [{steps}]}}").abilities
    branch, pick = ability.steps
    assert isinstance(branch, Branch)
    assert isinstance(branch.otherwise[0], May)
    assert isinstance(pick, Pick)
    assert pick.by_opponent
    assert [it.verb for it in clauses(ability.steps)] == ["gain", "steal", "draw", "stun"]


def test_a_clause_keeps_phrases_numbers_and_words_apart(card: Callable[[str], Card]) -> None:
    steps = "[{damage: {who: [this, chosen], amount: 2}}, {use: {who: this, as: reap}}]"
    (ability,) = card(f"type: action, abilities: {{play: {steps}}}").abilities
    damage, use = ability.steps
    assert isinstance(damage, Clause)
    assert isinstance(use, Clause)
    assert [it.text for it in damage.arguments["who"]] == ["this", "chosen"]
    assert (damage.numbers, use.words) == ({"amount": 2}, {"as": "reap"})


FAULTS = {
    "abilities: {play: [{damage: a craeture}]}": "craeture",
    "abilities: {play: [{if: you hav 6 aember, then: [{gain: 1}]}]}": "hav",
    "abilities: {constant: [{power: 1, who: other freindly creatures}]}": "freindly",
}


@pytest.mark.parametrize("facts", FAULTS)
def test_a_phrase_that_does_not_parse_is_kept_with_its_place(
    facts: str, card: Callable[[str], Card]
) -> None:
    (written,) = [it for it in card(f"type: creature, power: 1, {facts}").written if it.fault]
    fault = written.fault
    assert fault is not None
    assert written.text[fault.first : fault.last] == FAULTS[facts]
    place = written.part(fault.first, fault.last)
    assert (
        CARDS.format(f"type: creature, power: 1, {facts}")
        .splitlines()[4][place.column - 1 :]
        .startswith(FAULTS[facts])
    )


def test_a_deck_lists_every_copy_with_its_house() -> None:
    assert list(deck(tree(DECK)).cards()) == [
        ("imp", "dis"),
        ("imp", "dis"),
        ("brute", "dis"),
        ("imp", "logos"),
    ]
