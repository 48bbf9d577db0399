"""Scenarios of one pack that are there twice, and titles that are.

Who tries a change on a copy of what lies in another pack has meant it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from react_tools.lint.check import Hit
from react_tools.scenario.alike import rough, same
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import follow
from react_tools.staging.shelf import Shelf

NamesOf = Callable[[Scenario], Sequence[str]]
"""What a setting calls its pieces, in an order that does not depend on that."""


def told_twice(library: Shelf, names: NamesOf) -> Iterator[Hit]:
    """Scenarios with setting, script and expectation of another.

    Two of them may stand at two boundaries: then each has a twin of its own.
    """
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    every = library.every_scenario[::-1]
    near = Counter(rough(it) for it in every)
    first = dict[tuple[int, str], Scenario]()
    for scenario in every:
        if near[rough(scenario)] == 1:
            continue
        key = (scenario.layer, same(scenario, names(scenario)))
        other = first.setdefault(key, scenario)
        if other is not scenario and not _are_at_two_boundaries(scenario, other, library, names):
            yield _twice(scenario, other)


def titles_twice(library: Shelf, names: NamesOf) -> Iterator[Hit]:
    """Scenarios with the title of another that is not the same scenario."""
    first = dict[tuple[int, str], Scenario]()
    for scenario in library.every_scenario[::-1]:
        other = first.setdefault((scenario.layer, scenario.title.casefold()), scenario)
        if other is not scenario and not _are_same(scenario, other, names):
            span = follow(scenario.root, ("title",)).span
            place = follow(other.root, ("title",)).span
            message = f"{other.id} has this title too, and shows another thing"
            hint = "say in the title what this one shows"
            yield Hit(span, message, hint, ((place, "the other one"),))


def _are_at_two_boundaries(one: Scenario, other: Scenario, library: Shelf, names: NamesOf) -> bool:
    """Whether both are twins, of scenarios that are not the same."""
    twins = [library.scenarios.get(it.twin) for it in (one, other)]
    pairs = zip((one, other), twins, strict=True)
    if not all(twin is not None and twin.twin == it.id for it, twin in pairs):
        return False
    first, second = twins
    return first is not None and second is not None and not _are_same(first, second, names)


def _are_same(one: Scenario, other: Scenario, names: NamesOf) -> bool:
    return same(one, names(one)) == same(other, names(other))


def _twice(scenario: Scenario, other: Scenario) -> Hit:
    message = f"this is {other.id} once more: the same setting, script and expectation"
    hint = "strike one of them out, or change what it shows"
    place = other.root.key_span("title")
    return Hit(scenario.root.key_span("title"), message, hint, ((place, "the other one"),))
