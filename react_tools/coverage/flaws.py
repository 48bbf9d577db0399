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
        elif loose := _loose(scenario, run):
            yield Flaw(scenario, loose)


def _loose(scenario: Scenario, run: Run) -> tuple[str, ...]:
    """The rules that a scenario cites, but no event or refusal there rests on them."""
    cited = dict.fromkeys(rule for rule, _ in scenario.cites)
    return tuple(rule for rule in cited if rule not in run.cited)
