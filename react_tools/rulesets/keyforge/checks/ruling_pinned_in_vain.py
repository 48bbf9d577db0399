"""KF214: a pinned ruling on which nothing rests."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.pinning import pinned_in_vain


@check("KF214", Level.NOTE, Scenario)
def ruling_pinned_in_vain(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A scenario pins a ruling on which nothing rests that happens there.

    Why it matters: a reader takes it for a condition of the outcome, and it is none. A ruling
    that is set as by default may be pinned where something rests on it; and where something
    does in the twin, which differs in one leaf, both pin it.

    Wrong:
        rulings: {sacrificed-to: player}

    Right:
        rulings: {}
    """
    return pinned_in_vain(scenario, library, lambda it: TRIAL.tried(it, library))
