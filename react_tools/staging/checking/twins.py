"""Boundary twins that are not there, or show no boundary."""

from collections.abc import Callable, Iterator

from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.scenario.leaves import distance
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.twins import came, setting
from react_tools.source.span import Span
from react_tools.source.tree import follow
from react_tools.staging.checking.hints import meant, respelt
from react_tools.staging.shelf import Shelf

Play = Callable[[Scenario], Run | SettingError | None]
"""What came of a scenario (react_tools.staging.trial.Trial.tried)."""


def unknown_twins(scenario: Scenario, library: Shelf) -> Iterator[Hit]:
    """A twin that does not exist, or the scenario itself."""
    span = _span(scenario)
    if scenario.twin == scenario.id:
        yield Hit(span, f"{scenario.id} is not its own twin", "name the scenario beside it")
    elif scenario.twin and scenario.twin not in library.scenarios:
        message = f"no scenario is called {scenario.twin!r}"
        known = [it for it in library.scenarios if it != scenario.id]
        fix = respelt(span, scenario.twin, known)
        yield Hit(span, message, meant(scenario.twin, known), fix=fix)


def unreturned(scenario: Scenario, library: Shelf) -> Iterator[Hit]:
    """A twin that names no scenario in turn, or one that does not name it either.

    One of a pair is passed over: several scenarios may lie at its boundary.
    """
    twin = _twin(scenario, library)
    if twin is None or twin.twin == scenario.id:
        return
    third = library.scenarios.get(twin.twin)
    if twin.twin and (third is None or third.twin == twin.id):
        return  # of one that is not there another check tells
    told = f"names {twin.twin!r} as its own" if twin.twin else "names none"
    message = f"{twin.id} {told}: two scenarios are twins if each names the other"
    place = _span(twin) if twin.twin else twin.root.key_span("title")
    yield Hit(
        _span(scenario), message, f"write there `twin: {scenario.id}`", ((place, "the twin"),)
    )


def leaves_apart(scenario: Scenario, library: Shelf) -> Iterator[Hit]:
    """A twin that differs in more than one leaf of setting and script, or in none."""
    twin = _held_against(scenario, library)
    if twin is None:
        return
    count = distance(setting(scenario), setting(twin))
    if count != 1:
        told = f"in {count} leaves" if count else "in nothing"
        message = f"setting and script differ {told} from those of {twin.id}, and twins in one"
        hint = (
            "where several things differ, nobody sees which of them matters"
            if count
            else "change the one thing on which the rule depends"
        )
        yield Hit(_span(scenario), message, hint, ((twin.root.key_span("title"), "the twin"),))


def come_out_alike(scenario: Scenario, library: Shelf, play: Play) -> Iterator[Hit]:
    """A twin that is set or played otherwise, and of which the same comes."""
    twin = _held_against(scenario, library)
    if twin is None or setting(scenario) == setting(twin):
        return
    one, other = play(scenario), play(twin)
    if not (isinstance(one, Run) and isinstance(other, Run) and one.ok and other.ok):
        return
    if came(one) == came(other):
        message = f"the same comes of {twin.id}: what they differ in changes nothing"
        hint = "change what the rule depends on, or take another twin"
        yield Hit(_span(scenario), message, hint, ((twin.root.key_span("title"), "the twin"),))


def _twin(scenario: Scenario, library: Shelf) -> Scenario | None:
    """Its twin, if there is one; a scenario is not its own."""
    return None if scenario.twin == scenario.id else library.scenarios.get(scenario.twin)


def _held_against(scenario: Scenario, library: Shelf) -> Scenario | None:
    """The same, but for one of another pack that does not name it: who copies keeps its name."""
    twin = _twin(scenario, library)
    if twin is None or (twin.layer != scenario.layer and twin.twin != scenario.id):
        return None
    return twin


def _span(scenario: Scenario) -> Span:
    return follow(scenario.root, ("twin",)).span
