"""Summons that are given up for a cost: who may be, what it is called, when it is answered."""

from collections.abc import Callable

import pytest

from react_tools.game import Terms
from react_tools.replay.answers import Refused
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Take = Callable[..., None]

TRADER = """\
creator: trader
name: {en: Trader, ru: Торговка}
source: house
tokens:
  coin: {at: unit, supply: 9, name: {en: Coin, ru: монета}, of: монеты}
summons:
  imp: {count: 3, name: {en: Imp, ru: Бес},
    cases: {gender: m, alive: true, one: [бес, беса, бесу, беса, бесом, бесе], many: []}}
passives:
  - id: farewell
    name: {en: Farewell, ru: Прощание}
    when: left
    who: own summons
    how: [remove]
    do: [{place: {token: coin, at: an own unit}}]
abilities:
  - id: stall
    name: {en: Stall, ru: Прилавок}
    of: creator
    effects:
      A: {kind: intention, cost: exhaust an own unit + remove an own unit, do: [{improve: 1}]}
      B: {kind: intention, cost: remove an own imp + pay 1 coin from an own unit, do: [{draw: 1}]}
      C:
        kind: intention
        cost: remove an own imp + direction
        do: [{move: {who: creator, by: 1, toward: direction}}]
deck:
  - {id: haggling, name: {en: Haggling, ru: Торг}, number: 1, copies: 30, printed: 30/30,
     kind: reaction, do: [{recover: creator}]}
"""
STAGE = """\
ruleset: react
active: trader
field: |
  . . . .
  . i j D
  T . . .
pieces:
  T: {creator: trader, hand: [haggling]}
  D: {creator: dancer, hand: [dizzying-pas]}
  i: {summon: imp, of: trader, exhausted: true}
  j: {summon: imp, of: trader, tokens: {coin: 1}}
"""
ALONE = STAGE.replace("i j", ". j").replace("  i: {summon: imp, of: trader, exhausted: true}\n", "")


@pytest.fixture
def stage(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel]
) -> Callable[..., Duel]:
    """The trader with two imps, or on another stage."""
    return lambda text=STAGE: start_in(text, library_of(TRADER))


def ways(duel: Duel, effect: str, *words: str) -> set[tuple[str, ...]]:
    """What an effect can be paid with now, by those words of scripts."""
    every = (it.terms for it in duel.legal())
    return {tuple(it[word] for word in words) for it in every if it.get("play") == effect}


def test_nobody_is_exhausted_and_given_up_and_no_creator_is(stage: Callable[..., Duel]) -> None:
    found = ways(stage(), "stall.A", "exhaust", "remove")

    assert found == {("trader", "i"), ("trader", "j"), ("j", "i")}


def test_who_is_given_up_pays_no_tokens(stage: Callable[..., Duel]) -> None:
    assert ways(stage(), "stall.B", "remove", "pay") == {("i", "j")}


def test_parts_that_no_unit_could_settle_twice_are_paid_in_any_mixture(
    stage: Callable[..., Duel],
) -> None:
    assert len(ways(stage(), "stall.C", "remove", "direction")) == 2 * 4


@pytest.mark.parametrize(
    ("text", "terms", "why"),
    [
        (ALONE, {"play": "stall.B"}, "there is no 1 coin to pay with"),
        (
            STAGE.replace("T: {creator: trader,", "T: {creator: trader, exhausted: true,")
            .replace("i j", ". j")
            .replace("  i: {summon: imp, of: trader, exhausted: true}\n", ""),
            {"play": "stall.A"},
            "who pays otherwise cannot be removed too",
        ),
        (
            ALONE.replace(". j", ". .").replace(
                "  j: {summon: imp, of: trader, tokens: {coin: 1}}\n", ""
            ),
            {"play": "stall.C"},
            "no summon is there to be removed",
        ),
    ],
    ids=["tokens of who leaves", "the only one that can be exhausted", "no summon"],
)
def test_a_cost_that_nobody_can_be_given_up_for_is_refused(
    stage: Callable[..., Duel], text: str, terms: Terms, why: str
) -> None:
    assert stage(text).refusal("trader", terms) == Refused(
        f"its cost cannot be paid: {why}", ("RA-COST-3",)
    )


def test_a_creator_cannot_be_named_for_it(stage: Callable[..., Duel]) -> None:
    refused = stage().refusal("trader", {"play": "stall.C", "remove": "trader"})

    assert refused == Refused("remove cannot be 'trader'; it can be i, j", ("RA-COST-3",))


def test_what_is_given_up_is_told_in_both_languages(stage: Callable[..., Duel]) -> None:
    duel = stage()
    play = next(
        it for it in duel.legal() if it.name == "play stall.C unit trader remove j direction up"
    )

    assert duel.told(play, "en") == "Stall (C): remove Imp j, up"
    assert duel.told(play, "ru") == "«Прилавок» (В): убрать беса j, вверх"


def test_what_may_not_be_given_up_is_told_too(stage: Callable[..., Duel]) -> None:
    told = stage().attempted("trader", {"play": "stall.C", "remove": "trader"}, "ru")

    assert told == "Торговка не может сыграть: «Прилавок» (В) (убрать trader)"


def test_what_answers_asks_before_the_other_player_has_the_word(
    stage: Callable[..., Duel], take: Take
) -> None:
    duel = stage()

    take(duel, {"play": "stall.C", "remove": "j", "direction": "up"})

    asked = duel.decision()
    assert asked is not None
    assert (asked.who, asked.kind, asked.cause, asked.place) == ("trader", "choice", "farewell", 0)
    take(duel, {"pick": "i"})
    after = duel.decision()
    assert after is not None
    assert (after.who, after.kind) == ("dancer", "reaction")
    assert duel.facts()["i"]["tokens.coin"] == 1


def test_a_duel_that_waits_for_that_answer_forks(stage: Callable[..., Duel], take: Take) -> None:
    duel = stage()
    take(duel, {"play": "stall.C", "remove": "j", "direction": "up"})
    other = duel.fork()

    assert isinstance(other, Duel)
    assert other.key() == duel.key()
    take(other, {"pick": "trader"})
    take(duel, {"pick": "i"})
    assert other.facts()["trader"]["tokens.coin"] == 1
    assert duel.facts()["trader"]["tokens.coin"] == 0
