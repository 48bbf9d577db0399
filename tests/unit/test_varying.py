"""Scenarios of our own, played with one setting of their rulings after another."""

import pytest

from react_tools.errors import UnknownNameError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.runner import Run, run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.unpinned import unpinned
from react_tools.scenario.variants import Varied
from react_tools.varying import asked, vary


def played(library: Library, scenario: Scenario, *names: str) -> Varied:
    wanted = {it: library.rulings[it] for it in names or library.rulings}
    return vary(scenario, lambda it: run(it, start(it, library)), wanted)


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
    own = found.variants[0].came
    assert isinstance(own, Run)
    assert (own.scenario.rulings, own.ok) == (pinned.rulings, True)


def test_what_comes_of_a_variant_is_not_remembered(everything: Library) -> None:
    before = dict(everything.played)
    played(everything, scenario(everything, "choices/foremost-goes-first"))

    assert everything.played == before


def test_a_script_may_stop_under_another_setting(everything: Library) -> None:
    found = played(everything, scenario(everything, "choices/foremost-goes-first"), "each-order")
    stop = found.pairs["each-order"].other.stop

    assert stop is not None
    assert (stop.finding.code, stop.step) == ("RT205", 3)


def test_a_step_that_is_not_refused_any_more_stops_the_script(library: Library) -> None:
    told = notes(library, scenario(library, "masterpiece/must-be-improved"), "improve-must")

    assert [it.partition(" note ")[0].partition(".yaml")[2] or it for it in told] == [
        (
            ":10:1 the outcome depends on improve-must: with yes, refused: Dancer may not leave "
            "the masterpiece as it is; with no, the script stops at step 1: dancer can improve none"
            "; it is not refused | pin it: rulings: {improve-must: yes}"
        )
    ]


def test_a_setting_may_make_no_position(library: Library) -> None:
    told = notes(library, scenario(library, "masterpiece/move-closes-the-gap"), "picture-adjoining")

    assert [it.partition("; with no, ")[2] for it in told] == [
        (
            "the setting makes no position: the masterpiece of calligrapher is complete, but "
            "calligrapher is not ascended | pin it: rulings: {picture-adjoining: yes}"
        )
    ]


def test_a_note_stands_where_the_pins_are(library: Library) -> None:
    name = "masterpiece/foreign-card-is-moved-by-the-other-ruling"
    one = scenario(library, name)
    (told,) = notes(library, one, "picture-adjoining")

    assert told.startswith(f"note RT217 {one.root.key_span('rulings')} the outcome depends on ")


def test_an_event_that_is_expected_and_does_not_come_is_an_outcome(everything: Library) -> None:
    one = scenario(everything, "remove/card-of-who-is-gone-applies")
    (told,) = notes(everything, one, "source-gone")

    assert "the event 'nothing ox' is expected here; it does not come at all" in told
