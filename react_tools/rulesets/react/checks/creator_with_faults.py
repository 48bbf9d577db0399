"""RA209: scenarios whose creators cannot be played."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.casting import cast
from react_tools.rulesets.react.checking.phrases import readable
from react_tools.rulesets.react.checking.strangers import strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL


@check("RA209", Level.ERROR, Library)
def creator_with_faults(library: Library, _: Library) -> Iterator[Hit]:
    """A creator of a scenario has a phrase that does not parse, or a name that nobody knows.

    Why it matters: cards are compiled before anything is played, so no scenario with that creator
    can be tried. The faults themselves are findings on the creator's file; mend them there. It is
    said once, at the first such scenario.

    Wrong:
        abilities:
          - {id: desk, effects: {A: {cost: exhuast this + target adjacent zone}}}

    Right:
        abilities:
          - {id: desk, effects: {A: {cost: exhaust this + target adjacent zone}}}
    """
    played = {name for it in library.every_scenario for name in cast(it)}
    mute = (it for it in library.every_creator if it.id in played and _is_mute(it, library))
    suspects = {*(it.id for it in mute), *library.broken}
    met = (it for it in library.every_scenario if suspects & cast(it).keys()) if suspects else ()
    untried = [hit for scenario in met for hit in TRIAL.setting_faults(scenario, library, "RA209")]
    for hit in untried[:1]:
        message = f"{hit.message}; scenarios that cannot be tried: {len(untried)}"
        yield Hit(hit.span, message, hit.hint)


def _is_mute(creator: Creator, library: Library) -> bool:
    """Whether its cards cannot be compiled."""
    return not readable(creator.written) or any(strangers(creator, library))
