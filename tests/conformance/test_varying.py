"""What was played stands for every way to set the rulings, those that were not varied included."""

from random import Random  # noqa: TID251 -- seeded: these are the same settings always

from msgspec.structs import replace

from react_tools.ruleset import AnyRuleset, Library, SettingError
from react_tools.scenario.endings import Ending, Script
from react_tools.scenario.outcome import NoPosition
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.varying import vary

TRIES = 2


def script(scenario: Scenario, ruleset: AnyRuleset, library: Library) -> Script:
    """It, when it was played as it is: so its answers are known."""

    def play(other: Scenario, playing: Playing) -> Run | NoPosition:
        try:
            return ruleset.attempt(other, library, playing)
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
    ruleset: AnyRuleset, everything: Library
) -> None:
    random, wrong = Random(5), list[object]()  # noqa: S311
    for scenario in everything.scenarios.values():
        found = vary(
            scenario, lambda it, by: ruleset.attempt(it, everything, by), everything.rulings
        )
        assert found.whole, scenario.id
        assert found.answered, scenario.id
        played = script(scenario, ruleset, everything)
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
    ruleset: AnyRuleset, everything: Library
) -> None:
    wrong = list[str]()
    for scenario in everything.scenarios.values():
        played = script(scenario, ruleset, everything)
        own, again = played.own(scenario), played.other(scenario)
        if list(map(happened, own.each)) != list(map(happened, again.each)):
            wrong.append(scenario.id)

    assert wrong == []
