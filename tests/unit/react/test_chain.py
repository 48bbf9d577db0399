"""A card on the chain whose unit has left the field applies or not, by ruling (source-gone)."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

CONJURER = """\
creator: conjurer
name: {en: Conjurer, ru: Заклинатель}
source: house
tokens:
  mark: {at: [unit, zone], supply: 9, name: {en: Mark, ru: метка}, of: метки}
summons:
  imp: {count: 1, name: {en: Imp, ru: Бес}}
abilities:
  - id: imp
    name: {en: Imp, ru: Бес}
    of: imp
    effects:
      A:
        kind: intention
        cost: exhaust this
        do:
          - place: {token: mark, at: this}
          - place: {token: mark, at: payer}
          - place: {token: mark, at: zone of creator}
deck:
  - {id: smite, name: {en: Smite, ru: Кара}, number: 1, copies: 15, printed: 15/30,
     kind: reaction, do: [{damage: zone of each own imp}]}
  - {id: conjure, name: {en: Conjure, ru: Призыв}, number: 2, copies: 15, printed: 15/30,
     kind: reaction, cost: target adjacent zone, do: [{summon: {what: imp, at: target}}]}
"""
STAGE = """\
ruleset: react
active: conjurer
field: |
  . i .
  C . D
pieces:
  C: {creator: conjurer, hand: [smite, conjure]}
  D: {creator: dancer}
  i: {summon: imp, of: conjurer}
"""
PASS = {"pass": ""}
IMP, SMITE, CONJURE = {"play": "imp"}, {"play": "smite"}, {"play": "conjure", "target": "b1"}


@pytest.fixture
def cast(
    library_of: Callable[..., Library],
    start_in: Callable[[str, Library], Duel],
    take: Callable[..., None],
) -> Callable[..., Duel]:
    """Let the conjurer's imp act, and the conjurer destroy it before that is resolved."""

    def _cast(ruling: str, *answers: dict[str, str]) -> Duel:
        rulings = f"rulings: {{source-gone: {ruling}}}\n"
        duel = start_in(STAGE + rulings, library_of(CONJURER))
        take(duel, IMP, PASS)
        for answer in answers:
            take(duel, answer, PASS)
        take(duel, PASS)
        return duel

    return _cast


def short(duel: Duel) -> list[str]:
    """The record as scenarios write it."""
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def marks(duel: Duel) -> dict[str, object]:
    """Where marks lie."""
    found = {thing: facts.get("tokens.mark", 0) for thing, facts in duel.facts().items()}
    return {thing: count for thing, count in found.items() if count}


def test_a_card_whose_unit_stands_is_applied_whole(cast: Callable[..., Duel]) -> None:
    assert marks(cast("applies")) == {"i": 2, "a1": 1}


def test_a_card_whose_unit_has_left_applies_where_it_needs_no_unit(
    cast: Callable[..., Duel],
) -> None:
    assert marks(cast("applies", SMITE)) == {"a1": 1}


def test_by_the_other_ruling_a_card_whose_unit_has_left_does_nothing(
    cast: Callable[..., Duel],
) -> None:
    assert marks(cast("void", SMITE)) == {}


def test_by_the_other_ruling_the_trace_says_that_the_card_is_void(
    cast: Callable[..., Duel],
) -> None:
    assert "void imp" in short(cast("void", SMITE))


def test_a_unit_that_was_summoned_again_is_another_one(cast: Callable[..., Duel]) -> None:
    duel = cast("applies", CONJURE, SMITE)
    assert duel.facts()["i"]["zone"] == "b1"

    assert marks(duel) == {"a1": 1}


def test_a_unit_that_was_summoned_again_does_not_save_its_card(
    cast: Callable[..., Duel],
) -> None:
    assert marks(cast("void", CONJURE, SMITE)) == {}
