"""The order of several Destroyed: abilities (KFX-14)."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.game import Contest

SETTING = """\
ruleset: keyforge
title: Two last words of one creature
active: tom
house: dis
players:
  tom:
    hand: [bolt]
    battleline: {A: {card: martyr, damage: 1, upgrades: [will]}}
  opp:
    battleline: {B: {card: martyr, damage: 1, upgrades: [will]}, C: {card: martyr}}
"""


def test_of_one_card_its_abilities_are_told_apart(
    begin: Callable[..., Contest], take: Callable[..., None]
) -> None:
    game = begin(SETTING)
    take(game, {"play": "bolt"}, {"pick": "B"})
    assert [dict(it.terms) for it in game.legal()] == [{"pick": "1"}, {"pick": "2"}]


def test_of_two_cards_one_is_chosen_first(
    begin: Callable[..., Contest], take: Callable[..., None]
) -> None:
    game = begin(SETTING)
    take(game, {"fight": "A"}, {"pick": "B"})
    assert [it.name for it in game.legal()] == ["pick B", "pick A"]
