"""Scenarios played for checks: only those that can be, since no check may raise."""

from collections.abc import Iterator

from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.rulesets.react.checks.phrases import readable
from react_tools.rulesets.react.checks.strangers import strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.playing import played
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import Mapping, Scalar


def tried(scenario: Scenario, library: Library) -> Run | SettingError | None:
    """What came of a scenario; None if the board is missing or a creator cannot be compiled."""
    known = library.played.get(scenario.path)
    if known is None and library.numbers is not None and all(map(_sound, _cast(scenario, library))):
        return played(scenario, library)
    return known


def setting_faults(scenario: Scenario, library: Library, code: str) -> Iterator[Hit]:
    """What is wrong with the setting, as far as it has this code."""
    came = tried(scenario, library)
    for it in came.findings if isinstance(came, SettingError) else ():
        if it.code == code:
            yield Hit(it.span, it.message, it.hint, it.others)


def _sound(creator: Creator) -> bool:
    """Whether it can be compiled; what keeps it from that is a finding of its own."""
    return readable(creator) and not any(strangers(creator))


def _cast(scenario: Scenario, library: Library) -> Iterator[Creator]:
    """The creators among the pieces, as far as they are known."""
    pieces = scenario.root.get("pieces")
    for entry in pieces.entries.values() if isinstance(pieces, Mapping) else ():
        name = entry.value.get("creator") if isinstance(entry.value, Mapping) else None
        if isinstance(name, Scalar) and name.text in library.creators:
            yield library.creators[name.text]
