"""KF206: an expected change that is none."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.setting import start
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.compare import told
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Change, Scenario


@check("KF206", Level.ERROR, Scenario)
def expectation_repeats_setting(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A fact under `changed` is what the setting says already.

    Why it matters: it looks like something that the scenario shows, and shows nothing: it would
    hold if nobody did anything. What stays as it was is the business of `rest: same`.

    Wrong:
        expect:
          changed:
            I: {stunned: false, exhausted: true}

    Right:
        expect:
          changed:
            I: {exhausted: true}
    """
    if not (scenario.expect.changed and isinstance(TRIAL.tried(scenario, library), Run)):
        return
    game = start(scenario, library)
    facts = game.facts(first=True)
    for change in scenario.expect.changed:
        before = facts.get(game.aliases.get(change.thing, change.thing), {})
        if _is_difference(change):
            if change.value == 0:
                message = f"{change.thing}.{change.fact} changes by 0, that is not at all"
                yield Hit(change.span, message, "leave it out: `rest: same` says so")
        elif change.fact in before and before[change.fact] == change.value:
            message = f"{change.thing}.{change.fact} is {told(change.value)} in the setting already"
            yield Hit(change.span, message, "leave it out: `rest: same` says so")


def _is_difference(change: Change) -> bool:
    return isinstance(change.value, int) and not isinstance(change.value, bool)
