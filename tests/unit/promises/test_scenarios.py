"""A scenario with `rest: sound` fails at the step in which a promise breaks."""

import pytest

from react_tools.load import load, shipped
from react_tools.promises.ground import Ground
from react_tools.promises.scenarios import unsound
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from tests.unit.explore.faults import CardLost, Crashing, FaultyReact, Misread, ToldTwice

TEXT = """\
ruleset: react
title: Two turns go by
cites: [RA-TURN-2]
active: calligrapher
turn: 2
field: |
  . D .
  . C .
pieces:
  C: {creator: calligrapher, deck: [flowing-ink, flowing-ink, flowing-ink, flowing-ink]}
  D: {creator: dancer, deck: [dizzying-pas, dizzying-pas, dizzying-pas, dizzying-pas]}
script:
  - calligrapher: {end: main}
  - dancer: {improve: card 1 in cell 1}
  - dancer: {end: main}
expect: {rest: sound}
"""

SAME = """\
ruleset: keyforge
title: Two equal cards come into one hand, in another order than they lay in
cites: [KFX-10i]
active: tom
house: dis
players:
  tom: {deck: [], seed: 771343, battleline: {T: {card: the-terror}, U: {card: the-terror}}}
  opp: {deck: [spring-flood, black-bargain], seed: 680810, battleline: {L: {card: raiding-knight}}}
script:
  - tom: {end: turn}
  - opp: {house: untamed}
  - opp: {end: turn}
  - tom: {house: dis}
  - tom: {fight: T}
  - tom: {end: turn}
  - opp: {house: dis}
  - opp: {play: black-bargain, choices: [{by: opp, pick: U}]}
  - opp: {end: turn}
  - tom: {house: dis}
  - tom: {end: turn}
  - opp: {house: untamed}
  - opp: {play: spring-flood}
  - opp: {end: turn}
  - tom: {house: logos}
  - tom: {end: turn}
  - opp: {house: dis}
  - opp: {end: turn}
  - tom: {house: dis}
  - tom: {play: the-terror}
expect: {rest: sound}
"""
"""Which of the two is played last nobody says, and the twin has them the other way round."""


@pytest.fixture
def two_turns() -> Scenario:
    tree = parse(TEXT.encode(), "turns.yaml").tree
    assert isinstance(tree, Mapping)
    return scenario(tree, "turns.yaml")


def test_the_step_in_which_it_breaks_is_told(two_turns: Scenario, library: Library) -> None:
    (found,) = unsound(two_turns, Ground(FaultyReact(CardLost), library))

    assert (found.code, str(found.span)) == ("RT220", "turns.yaml:13:5")
    assert found.message == (
        "in step 1 a promise is broken (cards): calligrapher has other cards than at the beginning"
    )
    assert found.hint == "promised: cards are neither made nor lost, and each is in one place"


def test_nothing_else_is_told_of_a_game_that_breaks_a_promise(library: Library) -> None:
    text = TEXT.replace("  - dancer: {end: main}\n", "  - dancer: {play: nothing}\n")
    text = text.replace("{rest: sound}", "{rest: sound, waits: {for: nothing}}")
    tree = parse(text.encode(), "wrong.yaml").tree
    assert isinstance(tree, Mapping)
    wrong = scenario(tree, "wrong.yaml")

    assert [it.code for it in REACT.attempt(wrong, library).findings] == ["RT201"]
    faulty = FaultyReact(CardLost).attempt(wrong, library)
    assert [it.code for it in faulty.findings] == ["RT220"]


def test_a_crash_is_raised_as_without_that(two_turns: Scenario, library: Library) -> None:
    with pytest.raises(ZeroDivisionError):
        list(unsound(two_turns, Ground(FaultyReact(Crashing), library)))


@pytest.mark.parametrize("fault", [Misread, ToldTwice])
def test_what_the_script_does_not_touch_does_not_break(
    two_turns: Scenario, library: Library, fault: type[Misread] | type[ToldTwice]
) -> None:
    assert list(unsound(two_turns, Ground(FaultyReact(fault), library))) == []


def test_a_sound_game_keeps_every_promise(two_turns: Scenario, library: Library) -> None:
    assert list(unsound(two_turns, Ground(REACT, library))) == []


def test_the_run_of_such_a_scenario_is_held_once(two_turns: Scenario, library: Library) -> None:
    faulty = FaultyReact(CardLost)
    first, second = (faulty.play(two_turns, library) for _ in range(2))

    assert first is second
    assert [it.code for it in first.findings] == ["RT220"]
    library.played.pop(two_turns.path)


def test_rest_same_is_held_to_no_promise(library: Library) -> None:
    text = TEXT.replace("rest: sound", "rest: same")
    tree = parse(text.encode(), "turns.yaml").tree
    assert isinstance(tree, Mapping)
    came = FaultyReact(CardLost).attempt(scenario(tree, "turns.yaml"), library)

    assert "RT220" not in {it.code for it in came.findings}


def test_equal_cards_in_a_hand_are_one_another() -> None:
    loaded = load([shipped("keyforge")], ruleset="keyforge")
    tree = parse(SAME.encode(), "same.yaml").tree
    assert isinstance(tree, Mapping)

    assert list(unsound(scenario(tree, "same.yaml"), Ground(loaded.ruleset, loaded.library))) == []
