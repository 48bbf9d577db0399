"""Structure words, what they ask, and what `done` and `chosen` are behind them."""

from collections.abc import Callable
from typing import Any

import pytest

from react_tools.rulesets.keyforge.events.turns import ConditionSeen
from react_tools.rulesets.keyforge.state import State

Resolve = Callable[..., Any]
HERO, BRUTE, ORB, CLOAK, GUARD, RAT, FOX, VASE = range(8)
ENEMIES = ("guard", "rat", "fox")


def test_a_branch_does_what_its_condition_says(resolve: Resolve) -> None:
    do = "[{if: you have 1 aember, then: [{gain: 5}], else: [{gain: 2}]}]"
    assert resolve(do).state.pool[0] == 2


def test_a_condition_that_sees_the_table_is_recorded(resolve: Resolve) -> None:
    after = resolve("[{if: there is a creature, then: [{gain: 1}]}]")
    seen = [it.event for it in after.table.recorder.entries if isinstance(it.event, ConditionSeen)]
    assert [it.holds for it in seen] == [True]


def test_a_condition_about_the_clause_before_is_told_by_that_clause(resolve: Resolve) -> None:
    after = resolve("[{steal: 1}, {if: not done, then: [{gain: 1}]}]")
    told = [type(it.event) for it in after.table.recorder.entries]
    assert ConditionSeen not in told
    assert after.state.pool == [1, 0]


def test_the_player_picks_one_of_the_branches(resolve: Resolve) -> None:
    after = resolve("[{choose: 1, from: [[{gain: 1}], [{gain: 2}]]}]", "2")
    assert (after.offered, after.state.pool[0]) == ([["1", "2"]], 2)


def test_branches_are_done_in_printed_order(resolve: Resolve) -> None:
    do = "[{choose: 2, from: [[{gain: 1}], [{ready: this}], [{steal: 1}]]}]"
    assert [it.split()[0] for it in resolve(do, "3", "1").outcomes] == ["gain", "steal"]


def test_what_may_be_left_is_asked(resolve: Resolve) -> None:
    after = resolve("[{may: [{gain: 1}]}]", "none")
    assert (after.offered, after.outcomes) == ([["do", "none"]], ["may nothing: declined"])


def test_behind_steps_that_were_done_done_is_true(resolve: Resolve) -> None:
    do = "[{may: [{gain: 1}, {steal: 1}]}, {if: done, then: [{gain: 2}]}]"
    assert resolve(do, "do").state.pool[0] == 3


def test_by_lets_the_opponent_decide_inside_too(resolve: Resolve) -> None:
    do = "[{may: [{destroy: an enemy creature}], by: opponent}, {stun: an enemy creature}]"
    after = resolve(do, "do", "rat", "fox")
    assert [it.player for it in after.asked] == [1, 1, 0]


def test_chosen_is_what_the_latest_choice_picked(resolve: Resolve) -> None:
    after = resolve("[{damage: a creature}, {stun: chosen}]", "fox")
    assert [it for it in range(8) if after.state.stunned[it]] == [FOX]


def test_a_chosen_creature_that_has_been_destroyed_is_known_to_be_so(resolve: Resolve) -> None:
    do = "[{damage: {who: a creature, amount: 2}}, {if: chosen is destroyed, then: [{gain: 1}]}]"
    assert [resolve(do, name).state.pool[0] for name in ("rat", "fox")] == [1, 0]


def test_a_chosen_creature_that_has_left_is_meant_no_more(resolve: Resolve) -> None:
    after = resolve("[{return: a creature}, {stun: chosen}]", "fox")
    assert after.outcomes == ["return done", "stun nothing: no such card"]


def test_up_to_may_end_early(resolve: Resolve) -> None:
    after = resolve("[{stun: up to 2 enemy creatures}]", "rat", "none")
    assert (after.offered[1], after.outcomes) == (["guard", "fox", "none"], ["stun done"])


def test_fewer_cards_than_were_asked_for_are_a_step_done_in_part(resolve: Resolve) -> None:
    after = resolve("[{stun: 4 enemy creatures}, {if: done, then: [{gain: 1}]}]", *ENEMIES)
    assert (after.outcomes[0], after.state.pool[0]) == ("stun partly: too few cards", 0)


def test_as_many_cards_as_were_asked_for_are_a_step_done(resolve: Resolve) -> None:
    after = resolve("[{stun: 3 enemy creatures}, {if: done, then: [{gain: 1}]}]", *ENEMIES)
    assert (after.outcomes[0], after.state.pool[0]) == ("stun done", 1)


def test_none_chosen_of_those_that_there_are_is_the_players_own_doing(resolve: Resolve) -> None:
    assert resolve("[{stun: up to 2 enemy creatures}]", "none").outcomes == [
        "stun nothing: declined"
    ]


@pytest.mark.parametrize(
    ("phrase", "found"),
    [
        ("this", [HERO]),
        ("fought", [RAT]),
        ("host", []),
        ("each creature", [HERO, BRUTE, GUARD, RAT, FOX]),
        ("other creatures", [BRUTE, GUARD, RAT, FOX]),
        ("friendly cards", [HERO, BRUTE, ORB, CLOAK]),
        ("enemy artifacts", [VASE]),
        ("upgrades", [CLOAK]),
        ("creatures on a flank", [HERO, BRUTE, GUARD, FOX]),
        ("creatures next to this", [BRUTE]),
        ("creatures next to fought", [GUARD, FOX]),
        ("creatures with power 3 or less", [RAT, FOX]),
        ("creatures with power 7 or more", [BRUTE]),
        ("creatures called fox", [FOX]),
        ("cards of house logos", []),
        ("damaged creatures", [GUARD]),
        ("enemy exhausted creatures", [FOX]),
        ("ready undamaged creatures", [HERO, BRUTE, RAT]),
        ("stunned creatures", [RAT]),
        ("cards with aember", [ORB]),
        ("[enemy artifacts, fought, enemy damaged creatures]", [GUARD, RAT, VASE]),
    ],
)
def test_a_phrase_finds_the_cards_that_fit(phrase: str, found: list[int], resolve: Resolve) -> None:
    def marked(state: State) -> None:
        state.damage = [int(it == GUARD) for it in range(8)]
        state.exhausted = [int(it == FOX) for it in range(8)]
        state.stunned = [int(it == RAT) for it in range(8)]
        state.aember = [int(it == ORB) for it in range(8)]

    after = resolve(f"[{{return: {phrase}}}]", laid=marked)
    assert [it for it in range(8) if it in {*after.state.hand[0], *after.state.hand[1]}] == found


CONDITIONS = {
    "you have 2 aember": True,
    "you have 3 aember": False,
    "you have no aember": False,
    "opponent has no aember": True,
    "opponent has 1 aember": False,
    "there is an enemy creature with power 2 or less": True,
    "there is no enemy creature": False,
    "there is another creature called hero": False,
    "this is ready": True,
    "this is not ready": False,
    "this is exhausted": False,
    "fought is undamaged": True,
    "a friendly creature is damaged": False,
    "this has aember": False,
    "this is destroyed": False,
    "not this is stunned": True,
    "this is ready and fought is stunned": False,
    "this is ready or fought is stunned": True,
    "done": False,
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_holds_as_the_table_stands(text: str, resolve: Resolve) -> None:
    def two(state: State) -> None:
        state.pool = [2, 0]

    after = resolve(f"[{{if: {text}, then: [{{gain: 5}}]}}]", laid=two)
    assert (after.state.pool[0] == 7) == CONDITIONS[text]


def test_behind_a_step_that_was_done_in_part_done_is_not_true(resolve: Resolve) -> None:
    def rich(state: State) -> None:
        state.pool = [0, 2]

    do = "[{steal: 5}, {if: done, then: [{gain: 9}]}]"
    assert resolve(do, laid=rich).state.pool == [2, 0]
