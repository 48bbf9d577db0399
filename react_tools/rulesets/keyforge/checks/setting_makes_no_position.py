"""KF202: a setting that no game can come to."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.scenario import Scenario


@check("KF202", Level.ERROR, Scenario)
def setting_makes_no_position(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The setting cannot be: a card where its type never lies, damage that would have destroyed.

    Why it matters: what no game can come to shows nothing about the game. A setting has two
    players, one name for each card in play, creatures in the battleline, and an active house that
    is one of its player's, if it says which these are. Who wants to show that something cannot be
    writes `expect: {refused: RULE}`.

    Wrong:
        players:
          tom: {battleline: {I: {card: imp, damage: 2}}}

    Right:
        players:
          tom: {battleline: {I: {card: imp, damage: 1}}}
    """
    yield from TRIAL.setting_faults(scenario, library, "KF202")
