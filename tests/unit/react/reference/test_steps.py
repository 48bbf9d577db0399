"""Steps and triggers on a card: one clause a line, in the card language."""

from collections.abc import Callable

import pytest

from react_tools.reference.figure import Told
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.reference.steps import told, waking

LibraryOf = Callable[..., Library]
CREATOR = """\
creator: clerk
name: {{en: Clerk, ru: Клерк}}
source: house
tokens:
  stamp: {{at: zone, supply: 3, name: {{en: Stamp, ru: штамп}}, of: штампа}}
passives:
  - {{id: rust, name: {{en: Rust, ru: Ржа}}, {passive}}}
abilities:
  - id: desk
    of: creator
    name: {{en: Desk, ru: Стол}}
    effects: {{A: {{kind: intention, do: {do}}}}}
deck:
  - id: filing
    name: {{en: Filing, ru: Учёт}}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    do: [{{draw: 1}}]
masterpiece: {{name: {{en: Form, ru: Бланк}}, cards: 3}}
"""


@pytest.fixture
def clerk(library_of: LibraryOf) -> Callable[..., Creator]:
    """A creator whose ability does this, and who has a passive like that."""

    def _clerk(
        do: str = "[{draw: 1}]", passive: str = "when: summoned, do: [{draw: 1}]"
    ) -> Creator:
        return library_of(CREATOR.format(do=do, passive=passive)).creators["clerk"]

    return _clerk


STEPS = [
    ("[{damage: target}]", [Told("target", "damage")]),
    (
        "[{place: {at: target, count: up to 2, token: stamp}}]",
        [Told("stamp at target count up to 2", "place")],
    ),
    (
        "[{damage: [target, zones adjacent to this]}]",
        [Told("target + zones adjacent to this", "damage")],
    ),
    (
        "[{return: {cards: a discarded card, to: hand}}]",
        [Told("a discarded card to hand", "return")],
    ),
    (
        "[{if: target is free, then: [{draw: 1}], else: [{improve: 1}]}]",
        [Told("target is free: draw 1", "if"), Told("improve 1", "else:")],
    ),
    (
        "[{if: done, then: [{draw: 1}, {if: not done, then: [{improve: 1}]}]}]",
        [Told("done:", "if"), Told("1", "draw", 1), Told("not done: improve 1", "if", 1)],
    ),
    (
        "[{choose: up to 1, from: [[{draw: 1}], [{draw: 2}, {improve: 1}]]}]",
        [
            Told("up to 1:", "choose"),
            Told("draw 1", "•", 1),
            Told("", "•", 1),
            Told("2", "draw", 2),
            Told("1", "improve", 2),
        ],
    ),
]


@pytest.mark.parametrize(("do", "lines"), STEPS)
def test_every_clause_stands_on_its_line(
    clerk: Callable[..., Creator], do: str, lines: list[Told]
) -> None:
    (effect,) = clerk(do).abilities[0].faces[0].effects

    assert list(told(effect.steps)) == lines


def test_a_passive_says_what_wakes_it(clerk: Callable[..., Creator]) -> None:
    (passive,) = clerk(
        passive="when: left, who: own units, how: [move, jump], if: done, do: [{draw: 1}]"
    ).passives

    assert waking(passive) == (
        Told("left · who own units · how move, jump", "when"),
        Told("done", "if"),
    )


def test_a_phrase_that_nobody_understands_is_shown_as_it_is_written(
    clerk: Callable[..., Creator],
) -> None:
    (effect,) = clerk("[{damage: wibble wobble}]").abilities[0].faces[0].effects

    assert told(effect.steps) == (Told("wibble wobble", "damage"),)
