"""KF209: scenarios whose cards cannot be played."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import readable
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL


@check("KF209", Level.ERROR, Library)
def cards_with_faults(library: Library, _: Library) -> Iterator[Hit]:
    """A card of a scenario has a phrase that does not parse, or may stand in a file with faults.

    Why it matters: cards are compiled before anything is played, so no scenario with that card
    can be tried. The faults themselves are findings on the file of cards; mend them there. It is
    said once, at the first such scenario.

    Wrong:
        cards:
          - {id: zap, abilities: {play: [{destroy: a enemy artifact}]}}

    Right:
        cards:
          - {id: zap, abilities: {play: [{destroy: each enemy artifact}]}}
    """
    if not library.broken and all(readable(it) for it in library.every_card):
        return
    untried = [
        hits[0]
        for scenario in library.every_scenario
        if (hits := list(TRIAL.setting_faults(scenario, library, "KF209")))
    ]
    for hit in untried[:1]:
        message = f"{hit.message}; scenarios that cannot be tried: {len(untried)}"
        yield Hit(hit.span, message, hit.hint)
