"""The registers of all card games, whether there is an engine for them or not."""

from collections.abc import Callable, Mapping

import pytest

from react_tools import places
from react_tools.rulebook import Rule, rules
from react_tools.source.parse import read
from react_tools.source.tree import Mapping as MappingNode

RegisterOf = Callable[[str], Mapping[str, Rule]]


@pytest.fixture(scope="session")
def register_of() -> RegisterOf:
    """Read the rules of a game, by id."""

    def _register_of(ruleset: str) -> Mapping[str, Rule]:
        file = places.CARDS / ruleset / "rulebook.yaml"
        tree = read(file, file.name).tree
        assert isinstance(tree, MappingNode)
        return {it.id: it for it in rules(tree)}

    return _register_of
