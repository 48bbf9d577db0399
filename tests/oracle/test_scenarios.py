"""Every shipped scenario, taken through the oracle: what a scenario expects is held by rules alone,
and by no other engine.
"""

from collections.abc import Mapping

import pytest

from react_tools.rulesets.react.library import Library
from tests.oracle.playing import unmet
from tests.oracle.words import LacksError

FEW = 0.05
"""The part of all scenarios that may be refused."""


@pytest.fixture(scope="module")
def came(everything: Library) -> Mapping[str, list[str] | LacksError]:
    """What did not come of each scenario, or which words it takes that are lacking."""
    found = dict[str, list[str] | LacksError]()
    for name, scenario in everything.scenarios.items():
        try:
            found[name] = unmet(scenario, everything)
        except LacksError as error:
            found[name] = error
        except AssertionError as error:
            found[name] = [str(error)]
    return found


def test_every_scenario_that_is_not_refused_comes_as_it_says(
    came: Mapping[str, list[str] | LacksError],
) -> None:
    missed = {it: told for it, told in came.items() if isinstance(told, list) and told}

    assert missed == {}


def test_few_scenarios_are_refused(came: Mapping[str, list[str] | LacksError]) -> None:
    refused = {it: told.words for it, told in came.items() if isinstance(told, LacksError)}

    assert len(refused) <= FEW * len(came), refused


def test_every_refusal_names_the_words_that_are_lacking(
    came: Mapping[str, list[str] | LacksError],
) -> None:
    silent = [it for it, told in came.items() if isinstance(told, LacksError) and not told.words]

    assert silent == []


def test_there_are_hundreds_of_scenarios(came: Mapping[str, list[str] | LacksError]) -> None:
    assert len(came) >= 400
