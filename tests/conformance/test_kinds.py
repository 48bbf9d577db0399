"""Which rules need not be shown is written down twice, so that taking one out is seen."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import convert

from react_tools.coverage.showing import DUE
from react_tools.ruleset import AnyRuleset, Library
from react_tools.source.parse import read
from react_tools.source.tree import plain

FOLDER = Path(__file__).parents[1] / "data" / "unshown"


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


def test_the_rules_that_need_not_be_shown_are_those_of_the_list(
    ruleset: AnyRuleset, library: Library
) -> None:
    exempt = {it.id: it.kind for it in library.rules.values() if it.kind not in DUE}

    assert exempt == written(ruleset.name)
