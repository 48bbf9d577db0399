"""RA201: a scenario's setting with a name that nobody knows."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.casting import cast
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.scenario import Scenario

_SEVERAL = 2


@check("RA201", Level.ERROR, Scenario)
def unknown_name_in_setting(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The setting names a creator, summon, card, token, zone or ruling that does not exist.

    Why it matters: without the thing there is no position, and the scenario shows nothing. An
    unknown creator is told at the first scenario only: most often its own file has a fault.

    Wrong:
        pieces:
          C: {creator: clerk, hand: [fileing]}

    Right:
        pieces:
          C: {creator: clerk, hand: [filing]}
    """
    places = {span: name for name, span in cast(scenario).items()}
    for hit in TRIAL.setting_faults(scenario, library, "RA201"):
        name = places.get(hit.span)
        naming = [it for it in library.every_scenario if name in cast(it)]
        if len(naming) < _SEVERAL:
            yield hit
        elif naming[0] is scenario:
            yield Hit(hit.span, f"{hit.message}; scenarios that name it: {len(naming)}", hit.hint)
