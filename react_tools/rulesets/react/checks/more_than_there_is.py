"""RA203: a setting with more than the box holds."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.scenario import Scenario


@check("RA203", Level.ERROR, Scenario)
def more_than_there_is(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The setting has more summons, tokens or cards than there are, or a position that ends a duel.

    Why it matters: such a position cannot come about, so nothing follows from it for the game.
    Tokens must also lie where their kind may lie.

    Wrong:
        pieces:
          C: {creator: clerk, tokens: {stamp: 9}}

    Right:
        pieces:
          C: {creator: clerk, tokens: {stamp: 2}}
    """
    yield from TRIAL.setting_faults(scenario, library, "RA203")
