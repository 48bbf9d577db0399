"""What was played stands for every way to set the rulings, those that were not varied included."""

from random import Random  # noqa: TID251 -- seeded: these are the same settings always

from msgspec.structs import replace

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.outcome import NoPosition, Outcome, outcome
from react_tools.scenario.runner import run
from react_tools.scenario.scenario import Scenario
from react_tools.varying import vary

TRIES = 2


def came(scenario: Scenario, library: Library) -> Outcome:
    try:
        return outcome(run(scenario, start(scenario, library)), library.rulings)
    except SettingError as error:
        return outcome(NoPosition(error.findings, error.rulings), library.rulings)


def test_any_settings_come_to_what_the_variant_says_that_stands_for_them(
    everything: Library,
) -> None:
    random, wrong = Random(5), list[object]()  # noqa: S311
    for scenario in everything.every_scenario:
        found = vary(scenario, lambda it: run(it, start(it, everything)), everything.rulings)
        assert found.whole, scenario.id
        for _ in range(TRIES):
            settings = {
                name: random.choice(list(it.settings)) for name, it in everything.rulings.items()
            }
            variant = found.under(settings)
            told = came(replace(scenario, rulings=settings), everything)
            if variant is None or variant.outcome != told:
                wrong.append((scenario.id, variant and variant.settings, settings))

    assert wrong == []
