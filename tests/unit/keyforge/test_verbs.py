"""Each verb: what it does, and what keeps it from doing it."""

from collections.abc import Callable
from typing import Any

import pytest

from react_tools.rulesets.keyforge.state import State

Resolve = Callable[..., Any]
HERO, BRUTE, ORB, CLOAK, GUARD, RAT, FOX, VASE = range(8)


def rich(state: State) -> None:
    """One æmber for the hero's player, two for the other one."""
    state.pool = [1, 2]


def poor(state: State) -> None:
    """No æmber at all, whatever a test lays."""
    state.pool = [0, 0]


POOLS = {
    "gain: 2": ([3, 2], "gain done"),
    "gain: {aember: 1, who: opponent}": ([1, 3], "gain done"),
    "lose: 1": ([1, 1], "lose done"),
    "lose: 3": ([1, 0], "lose partly: too little aember"),
    "lose: {aember: 1, who: you}": ([0, 2], "lose done"),
    "steal: 1": ([2, 1], "steal done"),
    "steal: 5": ([3, 0], "steal partly: too little aember"),
    "capture: 1": ([1, 1], "capture done"),
    "capture: 3": ([1, 0], "capture partly: too little aember"),
    "capture: {aember: 1, on: friendly creatures}": ([1, 0], "capture done"),
    "capture: {aember: 1, on: fought}": ([0, 2], "capture done"),
}


@pytest.mark.parametrize("clause", POOLS)
def test_aember_goes_where_the_verb_says(clause: str, resolve: Resolve) -> None:
    after = resolve(f"[{{{clause}}}]", laid=rich)
    assert (after.state.pool, after.outcomes) == (POOLS[clause][0], [POOLS[clause][1]])


@pytest.mark.parametrize("verb", ["lose", "steal", "capture"])
def test_from_an_empty_pool_nothing_is_taken(verb: str, resolve: Resolve) -> None:
    assert resolve(f"[{{{verb}: 1}}]", laid=poor).outcomes == [f"{verb} nothing: no aember"]


def test_captured_aember_lies_on_the_card(resolve: Resolve) -> None:
    assert resolve("[{capture: 2}]", laid=rich).state.aember[HERO] == 2


def hurt(state: State) -> None:
    """The hero has 2 damage."""
    state.damage = [2, *state.damage[1:]]


def turned(state: State) -> None:
    """Everything is exhausted, and the rat is stunned."""
    state.exhausted = [1] * 8
    state.stunned = [int(it == RAT) for it in range(8)]


OUTCOMES = {
    "damage: fought": "damage done",
    "damage: an artifact of house logos": "damage nothing: no such card",
    "damage: artifacts": "damage nothing: no creature",
    "damage: {who: creatures with power 4 or less on a flank, amount: 1}": "damage done",
    "damage: {who: creatures called guard, amount: 2}": "damage nothing: prevented",
    "damage: {who: creatures called guard, amount: 3}": "damage done",
    "heal: this": "heal nothing: undamaged",
    "destroy: fought": "destroy done",
    "destroy: stunned creatures": "destroy nothing: no such card",
    "return: fought": "return done",
    "return: friendly cards with aember": "return nothing: no such card",
    "sacrifice: this": "sacrifice done",
    "sacrifice: fought": "sacrifice nothing: not one's own",
    "ready: this": "ready nothing: ready already",
    "exhaust: fought": "exhaust done",
    "exhaust: upgrades": "exhaust nothing: never turned",
    "stun: fought": "stun done",
    "stun: artifacts": "stun nothing: no creature",
    "use: fought": "use nothing: not controlled",
    "use: {who: friendly artifacts, as: omni}": "use nothing: no way to use it",
    "draw: 1": "draw nothing: no cards left",
}


def deckless(state: State) -> None:
    """The decks are empty, and so are the discard piles."""
    state.deck = [(), ()]


@pytest.mark.parametrize("clause", OUTCOMES)
def test_a_clause_has_one_outcome(clause: str, resolve: Resolve) -> None:
    assert resolve(f"[{{{clause}}}]", laid=deckless).outcomes == [OUTCOMES[clause]]


TURNED = {
    "ready: this": "ready done",
    "exhaust: this": "exhaust nothing: exhausted already",
    "stun: fought": "stun nothing: stunned already",
    "use: this": "use nothing: not ready",
}


@pytest.mark.parametrize("clause", TURNED)
def test_what_is_so_already_is_not_done_again(clause: str, resolve: Resolve) -> None:
    assert resolve(f"[{{{clause}}}]", laid=turned).outcomes == [TURNED[clause]]


HEALED = {"1": ("heal done", 1), "2": ("heal done", 0), "3": ("heal partly: less damage", 0)}


@pytest.mark.parametrize("amount", HEALED)
def test_healing_takes_off_as_much_as_there_is(amount: str, resolve: Resolve) -> None:
    after = resolve(f"[{{heal: {{who: this, amount: {amount}}}}}]", laid=hurt)
    outcome, left = HEALED[amount]
    assert (after.outcomes, after.state.damage[HERO]) == ([outcome], left)


def test_one_clause_strikes_all_at_once(resolve: Resolve) -> None:
    after = resolve("[{damage: {who: each enemy creature, amount: 2}}]")
    assert after.state.line[1] == (GUARD, FOX)


def test_returned_cards_are_in_their_owners_hand(resolve: Resolve) -> None:
    assert resolve("[{return: an enemy artifact}]").state.hand[1] == (VASE,)


def test_sacrifice_by_the_opponent_takes_the_opponents_card(resolve: Resolve) -> None:
    after = resolve("[{sacrifice: an enemy creature, by: opponent}]", "fox")
    assert (after.asked[0].player, after.state.discard[1]) == (1, (FOX,))


def test_of_several_ways_to_use_a_card_one_is_chosen(resolve: Resolve) -> None:
    after = resolve("[{use: another friendly creature}]", "reap")
    assert (after.offered, after.state.pool[0]) == ([["reap", "fight"]], 1)


def off_house(state: State) -> None:
    """The other house is active."""
    state.house = 1


def test_through_a_card_one_of_another_house_is_used(resolve: Resolve) -> None:
    after = resolve("[{use: {who: friendly artifacts, as: action}}]", laid=off_house)
    assert after.outcomes[-1] == "use done"


@pytest.mark.parametrize("ruling", ["spent", "barred"])
def test_a_stunned_creature_that_is_used_only_loses_its_stun(ruling: str, resolve: Resolve) -> None:
    def stunned(state: State) -> None:
        state.stunned = [1, *state.stunned[1:]]

    after = resolve("[{use: {who: this, as: reap}}]", laid=stunned, stunned=ruling)
    assert (after.state.stunned[HERO], after.state.pool[0]) == (0, 0)
