"""The card games, one folder each; a new one adds one line here.

Who asks for names only loads no game: the folder `react` is read when `get("react")` is called,
and what it supplies is called as it is, in capitals: `REACT`.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from react_tools.errors import UnknownNameError

if TYPE_CHECKING:
    from react_tools.ruleset import AnyRuleset

RULESETS: tuple[str, ...] = (
    "react",  # the first one is meant where nothing tells another
    "keyforge",
)


@cache
def get(name: str) -> "AnyRuleset":
    """The ruleset called *name*.

    Raises:
        UnknownNameError: there is none.
    """
    check(name)
    return cast("AnyRuleset", getattr(import_module(f"{__name__}.{name}"), name.upper()))


def check(name: str) -> None:
    """Complain if no ruleset is called *name*.

    Raises:
        UnknownNameError: none is.
    """
    if name not in RULESETS:
        raise UnknownNameError(f"no ruleset is called {name!r}; known: {', '.join(RULESETS)}")
