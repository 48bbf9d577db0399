"""Settings that the rules forbid, and scenarios that expect it."""

from collections.abc import Callable

import pytest

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import played
from react_tools.scenario.difference import outcome
from react_tools.scenario.expected import expected
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.seen import seen

Came = Callable[[str], Run | SettingError]

TWICE = """\
ruleset: react
phase: setup
active: calligrapher
pieces:
  C: {creator: calligrapher}
  D: {creator: calligrapher}
script: []
expect:
  refused: RA-SETUP-1
"""
TWO = TWICE.replace("D: {creator: calligrapher}", "D: {creator: dancer}")
EARLY = TWO.replace("script:", "masterpiece: C1 . . . .\nscript:").replace("SETUP-1", "SETUP-5")


@pytest.fixture
def came(read_scenario: Callable[[str], Scenario], library: Library) -> Came:
    """What comes of a scenario, asked anew each time."""

    def _came(text: str) -> Run | SettingError:
        scenario = read_scenario(text)
        library.played.pop(scenario.path, None)
        return played(scenario, library)

    return _came


def told(run: Run | SettingError) -> list[str]:
    return [f"{it.span.line}:{it.span.column} {it.code} {it.message}" for it in run.findings]


def test_a_setting_may_be_expected_to_be_refused(came: Came) -> None:
    assert told(came(TWICE)) == []


def test_a_refused_setting_cites_its_rule(came: Came) -> None:
    run = came(TWICE)

    assert isinstance(run, Run)
    assert (run.cited, [it.rules for it in run.refusals]) == ({"RA-SETUP-1"}, [("RA-SETUP-1",)])


def test_a_setting_that_is_possible_is_not_refused(came: Came) -> None:
    assert told(came(TWO)) == ["9:12 RT216 the rules allow this setting; it is not refused"]


def test_a_setting_refused_by_another_rule_is_at_fault(came: Came) -> None:
    assert told(came(EARLY.replace("SETUP-5", "SETUP-1"))) == [
        "7:1 RA203 in the setup the masterpiece cards lie beside their board"
    ]


def test_a_slip_beside_what_the_rule_forbids_is_at_fault(came: Came) -> None:
    text = EARLY.replace("creator: dancer", "creator: dancer, discard: [scater]")

    assert [it.split()[1] for it in told(came(text))] == ["RA201", "RA203"]


def test_nothing_is_played_where_the_setting_is_refused(came: Came) -> None:
    text = TWICE.replace("script: []", "script: [{calligrapher: pass}]")

    assert told(came(text)) == ["7:11 RT208 the setting is refused; nothing is played"]


def test_its_expectation_is_written_as_it_is_read(came: Came) -> None:
    run = came(TWICE)

    assert isinstance(run, Run)
    assert expected(run) == "expect:\n  refused: RA-SETUP-1\n"


def test_each_player_sees_that_the_setting_is_refused(came: Came) -> None:
    run = came(EARLY)

    assert isinstance(run, Run)
    view = seen(run, "dancer")
    assert (view.ok, view.cited) == (True, {"RA-SETUP-5"})


def test_what_is_refused_parts_from_what_is_played_in_who_is_asked_only(came: Came) -> None:
    one, other = came(TWICE), came(TWO)

    assert isinstance(one, Run)
    assert isinstance(other, Run)
    assert [tuple(it) for it in outcome(one, other)] == [
        ("waits", "nothing", "calligrapher, choice")
    ]
