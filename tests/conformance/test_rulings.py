"""A run rests on no ruling but those with which it is marked: any other may be set otherwise."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from react_tools.render.story import touched_rulings
from react_tools.ruleset import AnyRuleset, Library, SettingError
from react_tools.scenario.runner import Run, run
from react_tools.scenario.scenario import Scenario

UNPLAYED = {"RT201", "RT202", "RT203"}
"""Findings of a step that is refused, or is not, against what the script says."""
VARIANTS = 2
"""How often all rulings that a run does not touch are set otherwise: some have three settings."""


def came(scenario: Scenario, ruleset: AnyRuleset, library: Library) -> object:
    """What comes of a scenario, or why its setting makes no position."""
    try:
        return told(run(scenario, ruleset.start(scenario, library)))
    except SettingError as error:
        return error.findings


def told(played: Run) -> list[object]:
    """Everything that came of a run: its events, refusals, findings and the position."""
    recorder = played.game.recorder
    assert recorder is not None
    return [
        [
            (it.depth, it.event.say(played.game.teller, "en"), it.event.cited())
            for it in recorder.entries
        ],
        played.refusals,
        [it.message for it in played.findings],
        played.game.facts(),
        played.game.question("en"),
    ]


def otherwise(
    library: Library, untouched: set[str], pinned: Mapping[str, str], shift: int
) -> Mapping[str, str]:
    """The rulings that a run does not touch, each with another setting than it had."""
    found = dict(pinned)
    for name in sorted(untouched):
        ruling = library.rulings[name]
        settings = list(ruling.settings)
        now = settings.index(pinned.get(name, ruling.default))
        found[name] = settings[(now + 1 + shift % (len(settings) - 1)) % len(settings)]
    return found


@pytest.mark.parametrize("shift", range(VARIANTS))
def test_a_ruling_that_a_run_does_not_touch_changes_nothing(
    ruleset: AnyRuleset, everything: Library, shift: int
) -> None:
    wrong: dict[str, object] = {}
    possible = (it for it in everything.scenarios.values() if it.expect.refused is None)
    for scenario in possible:
        plain = run(scenario, ruleset.start(scenario, everything))
        untouched = set(everything.rulings) - plain.cited
        other = replace(scenario, rulings=otherwise(everything, untouched, scenario.rulings, shift))
        if came(other, ruleset, everything) != told(plain):
            wrong[scenario.id] = [
                name
                for name in sorted(untouched)
                if alone(ruleset, everything, scenario, name) != told(plain)
            ]

    assert wrong == {}


@pytest.mark.parametrize("at", [1, -1])
def test_so_it_is_from_other_settings_too(
    ruleset: AnyRuleset, everything: Library, at: int
) -> None:
    """Every ruling is set to its second or to its last setting first, even if it is pinned."""
    changed = {it.id: list(it.settings)[at] for it in everything.rulings.values()}
    wrong: dict[str, object] = {}
    for scenario in everything.scenarios.values():
        other = replace(scenario, rulings=changed)
        try:
            plain = run(other, ruleset.start(other, everything))
        except SettingError:  # there is no position at all, by whatever settings
            continue
        if any(it.code in UNPLAYED for it in plain.findings):
            continue  # a script for another setting: no step bears what the next one rests on
        untouched = set(everything.rulings) - plain.cited
        flipped = replace(scenario, rulings=otherwise(everything, untouched, changed, 0))
        if came(flipped, ruleset, everything) != told(plain):
            wrong[scenario.id] = [
                name
                for name in sorted(untouched)
                if alone(ruleset, everything, other, name) != told(plain)
            ]

    assert wrong == {}


def alone(ruleset: AnyRuleset, library: Library, scenario: Scenario, name: str) -> object:
    """What comes of a scenario if one ruling is set otherwise."""
    other = replace(scenario, rulings=otherwise(library, {name}, scenario.rulings, 0))
    return came(other, ruleset, library)


def test_every_mark_of_a_record_stands_in_the_printed_trace(
    runs: list[Run], everything: Library
) -> None:
    lost = {
        played.scenario.id: marked - printed
        for played in runs
        if not played.scenario.expect.refused
        if (marked := played.cited & set(everything.rulings))
        != (printed := {it.id for it, _ in touched_rulings(played, everything.rulings)})
    }

    assert lost == {}
