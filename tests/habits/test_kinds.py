"""Which rules need not be shown is written down twice, so that taking one out is seen."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from msgspec import convert

from react_tools import places
from react_tools.coverage.showing import DUE
from react_tools.rulebook import Rule
from react_tools.source.parse import read
from react_tools.source.tree import plain

FOLDER = Path(__file__).parents[1] / "data" / "unshown"
RULESETS = sorted(it.parent.name for it in places.CARDS.glob("*/rulebook.yaml"))


def written(ruleset: str) -> Mapping[str, str]:
    """The kinds of the rules of a game's file, by id."""
    file = FOLDER / f"{ruleset}.yaml"
    tree = read(file, file.name).tree
    assert tree is not None
    kinds = convert(plain(tree), dict[str, dict[str, list[int | str]]])
    return {
        f"{topic}-{number}": kind
        for kind, topics in kinds.items()
        for topic, numbers in topics.items()
        for number in numbers
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rules_that_need_not_be_shown_are_those_of_the_list(
    register_of: Callable[[str], Mapping[str, Rule]], ruleset: str
) -> None:
    register = register_of(ruleset).values()
    exempt = {it.id: it.kind for it in register if it.kind not in DUE}

    assert exempt == written(ruleset)
