"""RA-EFFECT-11 is cited where a choice was useless from the first, and not where it became so."""

import pytest

from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.runner import run

CHOICE = "RA-EFFECT-11"


def cited(library: Library, name: str) -> set[str]:
    scenario = library.scenarios[name]
    return run(scenario, start(scenario, library)).cited


@pytest.mark.parametrize(
    "name",
    [
        "cost/empty-target-may-be-chosen",
        "move/blocked-direction-may-be-chosen",
        "move/cost-fixes-a-blocked-way",
        "jump/no-free-zone",
    ],
)
def test_a_choice_that_was_useless_from_the_first_is_told(library: Library, name: str) -> None:
    assert CHOICE in cited(library, name)


@pytest.mark.parametrize(
    "name",
    [
        "rulebook/ink-on-the-dancer-moves-her-out",
        "summon/third-scale-under-a-unit",
        "cost/target-stays-when-she-walks-away",
    ],
)
def test_what_came_to_nothing_only_later_is_no_useless_choice(library: Library, name: str) -> None:
    assert CHOICE not in cited(library, name)
