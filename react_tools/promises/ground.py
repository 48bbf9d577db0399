"""What lines of play stand on: a game, and everything that is loaded for it."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from react_tools.game import Game
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.soundness import Data
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as MappingNode
from react_tools.source.tree import plain

_NO_SETTING = frozenset({"script", "expect", "cites", "twin"})


class Ground(NamedTuple):
    """A game and its library."""

    ruleset: AnyRuleset
    library: Library

    def start(self, begun: Scenario) -> Game:
        """A recorded game at a scenario's setting.

        Raises:
            SettingError: it makes no position.
        """
        game: Game = self.ruleset.start(begun, self.library)
        return game


def laid(setting: Data) -> Scenario:
    """A scenario that is nothing but a setting."""
    return scenario(_tree(written(setting)), "setting.yaml")


def written(setting: Data) -> str:
    """A setting as text, all of it in one line: JSON is YAML."""
    return f"{json.dumps(setting, ensure_ascii=False)}\n"


def data(text: str) -> dict[str, Any]:
    """A setting's text as plain data."""
    return setting_of(_tree(text))


def setting_of(root: MappingNode) -> dict[str, Any]:
    """The setting of a scenario as plain data, without what was done and expected."""
    whole = plain(root)
    assert isinstance(whole, Mapping)  # noqa: S101 -- of a mapping nothing else comes
    return {name: it for name, it in whole.items() if name not in _NO_SETTING}


def _tree(text: str) -> MappingNode:
    tree = parse(text.encode(), "setting.yaml", limit=len(text) * 4).tree
    assert isinstance(tree, MappingNode)  # noqa: S101 -- the text is ours
    return tree
