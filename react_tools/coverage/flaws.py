"""Which scenarios are wrong themselves: they fail, or cite what does not occur in them."""

from collections.abc import Iterable, Iterator

from react_tools.coverage.showing import Flaw
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario


def flaws(ruleset: AnyRuleset, library: Library, scenarios: Iterable[Scenario]) -> Iterator[Flaw]:
    """Those of *scenarios* that are wrong, whether others show their rules or not."""
    for scenario in scenarios:
        run = ruleset.play(scenario, library)
        if not (isinstance(run, Run) and run.ok):
            yield Flaw(scenario)
        elif loose := _loose(scenario, run, library):
            yield Flaw(scenario, loose)


def _loose(scenario: Scenario, run: Run, library: Library) -> tuple[str, ...]:
    """The rules that a scenario cites, but no event or refusal there rests on them.

    Save those that only point: a scenario may be the very example that it cites. One that wants
    nothing but promises kept shows no rule.
    """
    if scenario.expect.sound:
        return ()
    points = (name for name, rule in library.rules.items() if rule.points)
    shown = run.cited.union(points)
    return tuple(dict.fromkeys(rule for rule, _ in scenario.cites if rule not in shown))
