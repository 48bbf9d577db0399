"""Scenarios of Re;ACT played once, for everybody who wants to know what came of them."""

from react_tools.rulesets.react.casting import cast
from react_tools.rulesets.react.setting import start
from react_tools.scenario.scenario import Scenario
from react_tools.staging.trial import Trial


def _players(scenario: Scenario) -> tuple[str, ...]:
    return tuple(cast(scenario))


TRIAL = Trial(start, _players)
attempt, played = TRIAL.attempt, TRIAL.played
