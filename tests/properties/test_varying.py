"""What was played stands for every way to set the rulings, those that were not varied included."""

from random import Random  # noqa: TID251 -- seeded: these are the same settings always

from msgspec.structs import replace

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import attempt
from react_tools.scenario.endings import Ending, Script
from react_tools.scenario.outcome import NoPosition
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.varying import vary

TRIES = 2


def script(scenario: Scenario, library: Library) -> Script:
    """It, when it was played as it is: so its answers are known."""

    def play(other: Scenario, playing: Playing) -> Run | NoPosition:
        try:
            return attempt(other, library, playing)
        except SettingError as error:
            return NoPosition(error.findings, error.rulings)

    found = Script(scenario, play, library.rulings)
    found.own(scenario)
    return found


def happened(ending: Ending) -> object:
    """Everything that came of it, on the way too."""
    came = ending.came
    if not isinstance(came, Run):
        return came
    recorder, stop = came.game.recorder, came.stop
    events = [(it.depth, it.event) for it in recorder.entries] if recorder else []
    where = (stop.step, stop.finding.code, stop.finding.message) if stop else None
    return events, came.refusals, [it.message for it in came.findings], where, ending.outcome


def test_any_settings_come_to_what_the_variant_says_that_stands_for_them(
    everything: Library,
) -> None:
    random, wrong = Random(5), list[object]()  # noqa: S311
    for scenario in everything.every_scenario:
        found = vary(scenario, lambda it, by: attempt(it, everything, by), everything.rulings)
        assert found.whole, scenario.id
        assert found.answered, scenario.id
        played = script(scenario, everything)
        for _ in range(TRIES):
            settings = {
                name: random.choice(list(it.settings)) for name, it in everything.rulings.items()
            }
            variant = found.under(settings)
            told = played.other(replace(scenario, rulings=settings)).outcome
            if variant is None or variant.outcome != told:
                wrong.append((scenario.id, variant and variant.settings, settings))

    assert wrong == []


def test_answers_that_are_known_by_their_questions_come_to_what_the_script_comes_to(
    everything: Library,
) -> None:
    wrong = list[str]()
    for scenario in everything.every_scenario:
        played = script(scenario, everything)
        own, again = played.own(scenario), played.other(scenario)
        if list(map(happened, own.each)) != list(map(happened, again.each)):
            wrong.append(scenario.id)

    assert wrong == []
