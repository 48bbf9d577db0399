"""Scenarios of our own, played with one setting of their rulings after another."""

import pytest

from react_tools.errors import UnknownNameError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import attempt
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.unpinned import unpinned
from react_tools.scenario.variants import Varied
from react_tools.varying import asked, vary


def played(library: Library, scenario: Scenario, *names: str) -> Varied:
    wanted = {it: library.rulings[it] for it in names or library.rulings}
    return vary(scenario, lambda it, by: attempt(it, library, by), wanted)


def notes(library: Library, scenario: Scenario, *names: str) -> list[str]:
    found = unpinned(scenario, played(library, scenario, *names))
    return [f"{it.level} {it.code} {it.span} {it.message} | {it.hint}" for it in found]


def scenario(library: Library, name: str) -> Scenario:
    return library.scenarios[name]


def test_all_rulings_are_meant_by_a_word(library: Library) -> None:
    assert asked("all", library.rulings) == library.rulings


def test_rulings_are_meant_by_their_ids(library: Library) -> None:
    assert list(asked("each-order, source-gone", library.rulings)) == ["source-gone", "each-order"]


@pytest.mark.parametrize(
    ("told", "hint"),
    [
        ("sourc-gone", "'sourc-gone'; did you mean source-gone?"),
        ("each-order,", "''; react-tools list rulings lists them"),
        ("zzz", "'zzz'; react-tools list rulings lists them"),
        ("al", "'al'; did you mean all?"),
    ],
)
def test_an_unknown_ruling_is_complained_of(library: Library, told: str, hint: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        asked(told, library.rulings)

    assert str(error.value) == f"--rulings: no ruling is called {hint}"


def test_a_scenario_keeps_its_own_pins(everything: Library) -> None:
    pinned = scenario(everything, "remove/card-of-who-is-gone-is-void-by-the-other-ruling")
    found = played(everything, pinned, "source-gone")

    assert dict(found.own) == {"source-gone": "void"}
    own = found.came
    assert own is not None
    assert (own.scenario.rulings, own.ok) == (pinned.rulings, True)


def test_what_comes_of_a_variant_is_not_remembered(everything: Library) -> None:
    before = dict(everything.played)
    played(everything, scenario(everything, "choices/foremost-goes-first"))

    assert everything.played == before


def test_a_script_may_stop_under_another_setting(everything: Library) -> None:
    one = scenario(everything, "move/blocked-direction-may-be-chosen")
    stop = played(everything, one, "blocked-side").pairs["blocked-side"].ends[1].stop

    assert stop is not None
    assert (stop.finding.code, stop.step) == ("RT207", 4)


def test_a_question_whose_answers_come_to_the_same_is_no_outcome(library: Library) -> None:
    found = played(library, scenario(library, "rulebook/worked-example"), "dizzying-may")

    assert (found.touched, found.pairs, found.ways) == (["dizzying-may"], {}, ())
    assert [len(it.endings) for it in found.variants] == [1, 2]


def test_a_pair_is_two_endings_that_differ(library: Library) -> None:
    one = scenario(library, "rulebook/ink-pushed-into-the-dancer")
    pair = played(library, one, "dizzying-may").pairs["dizzying-may"]

    assert [[given.pick for given in it.given] for it in pair.ends] == [[], ["none"]]


def test_an_event_that_is_expected_and_does_not_come_is_the_way_not_the_outcome(
    everything: Library,
) -> None:
    one = scenario(everything, "remove/card-of-who-is-gone-applies")
    found = played(everything, one, "source-gone")

    assert (found.pairs, found.ways) == ({}, ("source-gone",))
    assert notes(everything, one, "source-gone") == []


def note(library: Library, name: str, ruling: str) -> str:
    """What the one note says that depends on a ruling, without its place and its cure."""
    (told,) = notes(library, scenario(library, name), ruling)
    return told.partition(f"the outcome depends on {ruling}: ")[2].partition(" | ")[0]


def test_a_note_tells_what_comes_on_either_side(library: Library) -> None:
    assert note(library, "masterpiece/must-be-improved", "improve-must") == (
        "yes → Refused: Dancer may not leave the masterpiece as it is; no → The script stops at "
        "step 1: dancer can improve none; it is not refused"
    )


def test_a_note_tells_of_a_setting_that_makes_no_position(library: Library) -> None:
    told = note(library, "masterpiece/move-closes-the-gap", "picture-adjoining")

    assert told.endswith(
        "; no → The setting makes no position: the masterpiece of calligrapher is complete, but "
        "calligrapher is not ascended"
    )


def test_a_note_tells_of_which_answer_it_comes(library: Library) -> None:
    assert note(library, "rulebook/spirit-strikes-itself", "dizzying-may") == (
        "mandatory → Brush Spirit s leaves the field; Dancer goes from c2 to b2; optional (Dancer "
        "chooses whether it is done for Dizzying Pas: nothing) → Dancer takes 1 damage (1 of 3); "
        "Brush Spirit s is exhausted"
    )


@pytest.mark.parametrize(
    ("name", "ruling", "told"),
    [
        ("jump/over-one-unit", "jump-enters", "no → a2: no scale; yes → On a2: Scale ×1"),
        (
            "boulder/shelters-at-the-end-of-the-turn",
            "end-order",
            "recover → Hedge h is exhausted; effects → h: not exhausted",
        ),
        (
            "masterpiece/no-empty-cell-a-card-is-replaced",
            "replaced-goes",
            "back → masterpiece: lost – none; out → Masterpiece card Dancer 1 is out of the game",
        ),
        (
            "choices/opponent-draws-and-steers-ashore",
            "blocked-side",
            (
                "yes → The script comes to its end; no → The script stops at step 3: 'left' cannot "
                "be picked for news"
            ),
        ),
        (
            "draw/full-hand-saves-from-an-empty-deck",
            "full-and-empty",
            (
                "nothing → Dancer may start a chain with an intention, or end the main phase; "
                "loses → Dancer wins"
            ),
        ),
    ],
)
def test_a_note_leaves_no_side_empty(
    everything: Library, name: str, ruling: str, told: str
) -> None:
    assert note(everything, name, ruling) == told


def test_a_note_stands_where_the_pins_are(library: Library) -> None:
    name = "masterpiece/foreign-card-is-moved-by-the-other-ruling"
    one = scenario(library, name)
    (told,) = notes(library, one, "picture-adjoining")

    assert told.startswith(f"note RT217 {one.root.key_span('rulings')} the outcome depends on ")
