"""A script under other settings: what is asked anew is tried, what is not asked any more left out.

What other settings of rulings do to a script, other settings of the table do as well.
"""

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import attempt
from react_tools.scenario.endings import MOST, Ending, Endings, Script
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario

Read = Callable[[str], Scenario]
Under = Callable[..., Endings]

# In the setup the sheet of the Calligrapher asks for a zone; in the main phase nothing does.
TABLE = """\
ruleset: react
title: t
phase: {phase}
active: dancer
field: |
  . D . .
  . . . .
  . . C .
pieces:
  C: {{creator: calligrapher, deck: [splash, splash, splash, splash, splash, splash]}}
  D: {{creator: dancer, deck: [scatter, scatter, scatter, scatter, scatter, scatter]}}
script: [{script}]
expect: {{}}
"""
END = "dancer: {end: main}"
DO = "Dancer chooses whether it is done for Dizzying Pas"


def script(one: Scenario, library: Library, most: int = MOST) -> Script:
    """It, when it was played as it is."""
    found = Script(one, lambda it, by: attempt(it, library, by), library.rulings, most)
    found.own(one)
    return found


@pytest.fixture
def under(everything: Library) -> Under:
    """What comes of a scenario of ours under other settings of rulings."""

    def _under(name: str, rulings: Mapping[str, str], most: int = MOST) -> Endings:
        one = everything.scenarios[name]
        other = replace(one, rulings={**one.rulings, **rulings})
        return script(one, everything, most).other(other)

    return _under


@pytest.fixture
def between(read_scenario: Read, library: Library) -> Callable[[str, str, str], Endings]:
    """What comes of a script that was written in one phase, if it is played in another."""

    def _between(own: str, other: str, steps: str) -> Endings:
        one, two = (read_scenario(TABLE.format(phase=it, script=steps)) for it in (own, other))
        return script(one, library).other(two)

    return _between


Between = Callable[[str, str, str], Endings]


def picks(found: Endings) -> list[list[str]]:
    return [[it.pick for it in ending.given] for ending in found.each]


def stops(found: Endings) -> list[str]:
    return [it.stop.finding.code if it.stop else "" for it in found.each]


def waits(ending: Ending) -> tuple[str, str]:
    assert isinstance(ending.came, Run)
    asked = ending.came.game.decision()
    return (asked.who, asked.kind) if asked else ("", "")


def test_every_answer_to_a_new_question_is_tried(under: Under) -> None:
    found = under("rulebook/ink-pushed-into-the-dancer", {"dizzying-may": "optional"})

    assert (picks(found), found.whole) == ([["do"], ["none"]], True)


def test_the_script_goes_on_behind_each_answer(under: Under) -> None:
    found = under("rulebook/ink-pushed-into-the-dancer", {"dizzying-may": "optional"})

    assert stops(found) == ["", ""]


def test_an_ending_tells_what_was_asked_and_answered(under: Under) -> None:
    found = under("rulebook/ink-pushed-into-the-dancer", {"dizzying-may": "optional"})

    assert [[(it.question["en"], it.answer["en"]) for it in each.given] for each in found.each] == [
        [(DO, "swap creator with a unit adjacent to creator")],
        [(DO, "nothing")],
    ]


def test_answers_that_come_to_the_same_are_one_outcome(under: Under) -> None:
    found = under("rulebook/worked-example", {"dizzying-may": "optional"})

    assert len(found.each) == 2
    assert found.outcome == found.each[0].outcome


def test_answers_that_come_to_different_things_are_an_outcome_each(under: Under) -> None:
    found = under("rulebook/ink-pushed-into-the-dancer", {"dizzying-may": "optional"})

    assert found.outcome == frozenset((it.answers, it.outcome) for it in found.each)


def test_an_answer_is_kept_for_the_question_that_it_answers(under: Under) -> None:
    # Its answer says with whom to swap; whether to swap is asked first.
    found = under("rulebook/spirit-strikes-itself", {"dizzying-may": "optional"})

    assert (picks(found), stops(found)) == ([["do"], ["none"]], ["", ""])


def test_only_so_many_endings_are_played(under: Under) -> None:
    found = under("rulebook/ink-pushed-into-the-dancer", {"dizzying-may": "optional"}, 1)

    assert (picks(found), found.whole) == ([["do"]], False)


def test_an_answer_that_is_not_asked_for_is_left_out(under: Under) -> None:
    found = under("choices/foremost-goes-first", {"each-order": "board"})

    assert (picks(found), stops(found)) == ([[]], [""])


def test_an_answer_that_is_not_open_any_more_stops_the_script(under: Under) -> None:
    found = under("move/blocked-direction-may-be-chosen", {"blocked-side": "no"})

    assert (picks(found), stops(found)) == ([[]], ["RT207"])


def test_a_step_that_only_answers_is_left_out_if_nothing_asks(between: Between) -> None:
    found = between("setup", "main", f"{{calligrapher: {{pick: b1}}}}, {{{END}}}")

    assert (picks(found), stops(found)) == ([[]], [""])


def test_what_no_card_asks_is_tried_before_the_next_step(between: Between) -> None:
    found = between("main", "setup", END)

    assert picks(found) == [["b1"], ["d1"], ["c2"]]
    assert set(stops(found)) == {""}


def test_what_is_asked_behind_the_last_step_is_tried(between: Between) -> None:
    found = between("main", "setup", "")

    assert [waits(it) for it in found.each] == [("dancer", "intention")] * 3


def test_the_question_at_which_the_scenario_ends_is_left_open(between: Between) -> None:
    found = between("setup", "setup", "")

    assert [waits(it) for it in found.each] == [("calligrapher", "choice")]


def test_an_answer_of_a_step_that_is_not_open_stops_the_script(
    read_scenario: Read, library: Library
) -> None:
    one = TABLE.format(phase="setup", script="calligrapher: {pick: b1}")
    other = one.replace("  . . C .\n", "  . . . C\n")
    found = script(read_scenario(one), library).other(read_scenario(other))

    assert (picks(found), stops(found)) == ([[]], ["RT201"])


def test_what_nobody_plays_step_by_step_has_one_ending(library: Library) -> None:
    # So it is with a record of a duel.
    one = library.scenarios["jump/over-one-unit"]
    found = Script(one, lambda it, _: attempt(it, library), library.rulings).other(one)

    assert (picks(found), found.whole) == ([[]], True)


def test_an_answer_to_what_was_forced_is_the_answer_where_it_is_asked(
    read_scenario: Read, library: Library
) -> None:
    table = TABLE.format(phase="setup", script="calligrapher: {pick: a2}")
    field = "  . D . .\n  . . . .\n  . . C .\n"
    forced = table.replace(field, "  . . . .\n  . . . .\n  C D . .\n")
    asked = table.replace(field, "  . D . .\n  . . . .\n  C . . .\n")
    found = script(read_scenario(forced), library).other(read_scenario(asked))

    assert (picks(found), stops(found)) == ([[]], [""])
