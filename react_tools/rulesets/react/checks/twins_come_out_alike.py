"""RA217: twins of which the same comes."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.twins import come_out_alike


@check("RA217", Level.WARNING, Scenario)
def twins_come_out_alike(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The same comes of a scenario and of its twin.

    Why it matters: the twin is to show what the outcome depends on, and it does not depend on
    what the two differ in. What comes counts as changes, events, refusals and the question that
    is open in the end. Who fails is not asked.

    Wrong:
        twin: desk/struck
        pieces:
          N: {creator: notary, hand: [objection, objection]}

    Right:
        twin: desk/struck
        pieces:
          C: {creator: clerk, exhausted: true}
        script:
          - clerk: {play: desk.A, target: b2, refused: RA-COST-10}
    """
    return come_out_alike(scenario, library, lambda it: TRIAL.tried(it, library))
