"""The card games, one folder each; a new one adds one line here."""

from react_tools.errors import UnknownNameError
from react_tools.ruleset import AnyRuleset
from react_tools.rulesets.react import REACT

RULESETS: dict[str, AnyRuleset] = {"react": REACT}


def get(name: str) -> AnyRuleset:
    """The ruleset called *name*.

    Raises:
        UnknownNameError: there is none.
    """
    if name not in RULESETS:
        raise UnknownNameError(f"no ruleset is called {name!r}; known: {', '.join(RULESETS)}")
    return RULESETS[name]
