"""Games that stand at the settings of shipped scenarios, unrecorded."""

from collections.abc import Callable

import pytest

from react_tools import rulesets
from react_tools.game import Game
from react_tools.load import Loaded

At = Callable[..., Game]


@pytest.fixture(scope="session")
def at(whole_of: Callable[[str], Loaded]) -> At:
    """A game at the setting of a scenario, by its id."""

    def _at(scenario: str, ruleset: str = "react") -> Game:
        library = whole_of(ruleset).library
        return rulesets.get(ruleset).start(library.scenarios[scenario], library).fork()

    return _at
