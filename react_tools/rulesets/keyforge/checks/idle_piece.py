"""KF210: a piece that stands in a setting for nothing."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.pieces import bare
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.bystanders import idle


@check("KF210", Level.NOTE, Scenario)
def idle_piece(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A card lies in play in the setting, and without it all goes the same way.

    Why it matters: who reads the scenario asks what it lies there for. One that shows who is
    spared has its use: in the twin it is not. So a card is told only if without it nothing else
    comes here, nothing else can be chosen at any moment, and so it is in the twin. One on which
    something lies, or of which something is said, is not asked about.

    Wrong:
        players:
          tom: {battleline: {I: {card: imp}}}
          opp: {battleline: {B: {card: brute}, C: {card: bot}}}

    Right:
        players:
          tom: {battleline: {I: {card: imp}}}
          opp: {battleline: {B: {card: brute}}}
    """
    table = (bare, lambda it, playing: TRIAL.attempt(it, library, playing))
    twin = library.scenarios.get(scenario.twin)
    return idle(scenario, table, twin, TRIAL.tried(scenario, library))
