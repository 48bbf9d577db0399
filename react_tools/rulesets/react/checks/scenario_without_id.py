"""RA218: a file of a scenario that nobody can name."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.naming import nameless


@check("RA218", Level.WARNING, Scenario)
def scenario_without_id(scenario: Scenario, _: Library) -> Iterator[Hit]:
    """The path of a scenario makes no id by which its twin could name it.

    Why it matters: an id is the folder and the file's name: `chain/fifth-card`, both in small
    Latin letters and digits with hyphens. Beneath `scenarios` there is one floor of folders,
    the topics; who needs no twins may do without.

    Wrong:
        # file: scenarios/desk/Struck By It.yaml
        title: Who stands in the zone aimed at is struck

    Right:
        # file: scenarios/desk/struck-by-it.yaml
        title: Who stands in the zone aimed at is struck
    """
    return nameless(scenario)
