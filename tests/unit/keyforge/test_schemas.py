"""What the schemas of KeyForge know of the game: lint rules of shape, and the verbs' parameters."""

import pytest

from react_tools.schema.validate import validate
from react_tools.source.parse import parse

CARDS = """\
ruleset: keyforge
house: dis
source: house
cards:
  - {{id: a, name: {{en: A, ru: Б}}, {}}}
"""
DECK = "ruleset: keyforge\ndeck: d\nname: {{en: D, ru: Д}}\nsource: house\nhouses: {}\n"
CREATURE = "type: creature, power: 1, "


def told(text: str, kind: str = "keyforge/cards") -> list[str]:
    """Each finding as its code and message."""
    tree = parse(text.encode(), "x.yaml").tree
    assert tree is not None
    return [f"{it.code} {it.message}" for it in validate(tree, kind)]


GOOD = [
    "type: creature, power: 0",
    "type: creature, power: 4, armor: 2, keywords: {taunt: true, assault: 2}",
    CREATURE + "abilities: {fight: [{gain: 1}], omni: {cost: sacrifice this, do: [{gain: 2}]}}",
    CREATURE + "abilities: {reap: {per_turn: 1, do: [{draw: 1}]}}",
    CREATURE + "abilities: {constant: [{armor: 1, who: [this, creatures next to this]}]}",
    "type: artifact, aember: 1, abilities: {action: [{gain: 1}]}",
    "type: upgrade, gives: {power: 2, reap: [{draw: 1}]}",
    "type: action, aember: 1",
    "type: action, abilities: {play: [{gain: {aember: 1, who: opponent}}]}",
]


@pytest.mark.parametrize("card", GOOD)
def test_a_good_card_passes(card: str) -> None:
    assert told(CARDS.format(card)) == []


BAD = {
    "type: creature": "RT103 a creature needs `power`",
    "type: creature, power: 2, armor: 0": "RT110 `armor` is 0; the least is 1",
    "type: creature, power: -1": "RT110 `power` is -1; the least is 0",
    "type: artifact, power: 2": "RT113 `power` does not go with `type: artifact`",
    "type: action, aember: 1, armor: 2": "RT113 `armor` does not go with `type: action`",
    "type: upgrade, keywords: {taunt: true}": "RT113 `keywords` does not go with `type: upgrade`",
    "type: artifact, abilities: {reap: [{gain: 1}]}": (
        "RT113 `reap` does not go with `type: artifact`"
    ),
    "type: artifact, abilities: {before-fight: [{gain: 1}]}": (
        "RT113 `before-fight` does not go with `type: artifact`"
    ),
    "type: upgrade, abilities: {fight: [{gain: 1}]}": (
        "RT113 `fight` does not go with `type: upgrade`, whose creature is what is used"
        " (say it under `gives`)"
    ),
    CREATURE + "gives: {power: 1}": "RT113 `gives` does not go with `type: creature`",
    CREATURE + "abilities: {raep: [{gain: 1}]}": "RT101 unknown key 'raep' in an abilities block",
    "type: action": "RT103 an action without æmber icons needs `abilities`",
    "type: action, abilities: {play: [{gain: 1}], omni: [{gain: 1}]}": (
        "RT113 `omni` does not go with `type: action`"
    ),
    CREATURE + "abilities: {reap: {cost: sacrifice this, do: [{gain: 1}]}}": (
        "RT102 `cost` belongs to an action or omni block, not to an ability block"
    ),
    CREATURE + "abilities: {omni: {cost: sacrifice a creature, do: [{gain: 1}]}}": (
        "RT107 `cost` is 'sacrifice a creature'; it may be sacrifice this"
    ),
    CREATURE + "abilities: {omni: {do: [{gain: 1}]}}": "RT115 `do` alone needs no key of its own",
    CREATURE + "keywords: {assault: 0}": "RT110 `assault` is 0; the least is 1",
    CREATURE + "keywords: {assault: true}": "RT105 `assault` expects a whole number, not true",
    CREATURE + "keywords: {elusive: 2}": "RT105 `elusive` expects true or false, not the number 2",
    CREATURE + "keywords: {taunt: tru}": "RT105 `taunt` expects true or false, not the text 'tru'",
    CREATURE + "keywords: {taunt: false}": "RT107 `taunt` is false; it may be true",
    CREATURE + "abilities: {constant: [{who: this}]}": (
        "RT103 a constant ability that lends no armor needs `power`"
    ),
    CREATURE + "abilities: {play: [{gain: 1, draw: 1}]}": (
        "RT113 a step has only one of `gain` and `draw`"
    ),
    CREATURE + "abilities: {play: [{gain: 0}]}": "RT110 `gain` is 0; the least is 1",
    CREATURE + "abilities: {play: [{damage: a creature, by: you}]}": (
        "RT107 `by` is 'you'; it may be opponent"
    ),
}


@pytest.mark.parametrize("card", BAD)
def test_a_bad_card_is_told_once(card: str) -> None:
    assert told(CARDS.format(card)) == [BAD[card]]


HOUSES = {
    "{dis: {a: 12}, logos: {b: 12}, mars: {c: 12}}": [],
    "{dis: {a: 12}, logos: {b: 12}}": ["RT111 `houses` holds 2 keys; it needs 3 at least"],
    "{dis: {a: 12}, logos: {b: 12}, ember: {c: 12}}": [
        "RT113 `ember` does not go with the houses of the edition"
    ],
    "{dis: {a: 12}, logos: {b: 12}, mars: {c: 0}}": ["RT110 `c` is 0; the least is 1"],
}


@pytest.mark.parametrize("houses", HOUSES)
def test_a_deck_has_three_houses_of_the_edition(houses: str) -> None:
    assert told(DECK.format(houses), "keyforge/deck") == HOUSES[houses]
