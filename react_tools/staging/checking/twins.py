"""Boundary twins that are not there."""

from collections.abc import Iterator

from react_tools.lint.check import Hit
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import follow
from react_tools.staging.checking.hints import meant, respelt
from react_tools.staging.shelf import Shelf


def unknown_twins(scenario: Scenario, library: Shelf) -> Iterator[Hit]:
    """A twin that does not exist, or the scenario itself."""
    span = follow(scenario.root, ("twin",)).span
    if scenario.twin == scenario.id:
        yield Hit(span, f"{scenario.id} is not its own twin", "name the scenario beside it")
    elif scenario.twin and scenario.twin not in library.scenarios:
        message = f"no scenario is called {scenario.twin!r}"
        known = [it for it in library.scenarios if it != scenario.id]
        fix = respelt(span, scenario.twin, known)
        yield Hit(span, message, meant(scenario.twin, known), fix=fix)
