"""KF218: a file of a scenario that nobody can name."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.naming import nameless


@check("KF218", Level.WARNING, Scenario)
def scenario_without_id(scenario: Scenario, _: Library) -> Iterator[Hit]:
    """The path of a scenario makes no id by which its twin could name it.

    Why it matters: an id is the folder and the file's name: `fight/the-terror`, both in small
    Latin letters and digits with hyphens. Beneath `scenarios` there is one floor of folders,
    the topics; who needs no twins may do without.

    Wrong:
        # file: scenarios/reap/Gains_One.yaml
        title: A creature that reaps gains an æmber

    Right:
        # file: scenarios/reap/gains-one.yaml
        title: A creature that reaps gains an æmber
    """
    return nameless(scenario)
