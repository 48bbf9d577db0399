"""Rulings that a scenario pins in vain."""

from collections.abc import Iterator

from react_tools.lint.check import Hit
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import entries
from react_tools.staging.checking.twins import Play
from react_tools.staging.shelf import Shelf


def pinned_in_vain(scenario: Scenario, library: Shelf, play: Play) -> Iterator[Hit]:
    """Pinned rulings on which nothing rests, whatever their setting.

    One of a pair of twins may pin what matters in the other: they differ in one leaf. Where
    promises are to be kept a ruling is pinned for the fault by which one was broken.
    """
    came = play(scenario) if scenario.rulings and not scenario.expect.sound else None
    if not isinstance(came, Run) or not came.ok:
        return
    for name, entry in entries(scenario.root.get("rulings")):
        if (
            name in library.rulings
            and name not in came.cited
            and not _of_twin(scenario, name, library, play)
        ):
            message = f"nothing that happens rests on {name}, however it is set"
            yield Hit(entry.span, message, "leave it out, or show what depends on it")


def _of_twin(scenario: Scenario, name: str, library: Shelf, play: Play) -> bool:
    """Whether the twin pins it too, and rests on it."""
    twin = library.scenarios.get(scenario.twin)
    if twin is None or name not in twin.rulings:
        return False
    came = play(twin)
    return isinstance(came, Run) and name in came.cited
