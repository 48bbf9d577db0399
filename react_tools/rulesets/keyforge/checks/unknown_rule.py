"""KF205: a scenario that cites a rule which is not in the rulebook."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.hints import meant
from react_tools.rulesets.keyforge.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.source.span import Span
from react_tools.source.tree import follow


@check("KF205", Level.ERROR, Scenario)
def unknown_rule(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A scenario names a rule that the rulebook does not have, in `cites` or behind `refused`.

    Why it matters: a reader who looks it up finds nothing. Rules have ids such as KF-FIGHT-3; the
    register of them is `rulebook.yaml`. Behind `refused` may also stand a ruling (`rulings.yaml`).

    Wrong:
        cites: [KF-REEP-2]

    Right:
        cites: [KF-REAP-2]
    """
    for rule, span in scenario.cites:
        if library.rules and rule not in library.rules:
            yield Hit(span, f"the rulebook has no rule {rule!r}", _hint(rule, library))
    for why, span in _refused(scenario):
        if library.rules and why not in {**library.rules, **library.rulings}:
            yield Hit(span, f"there is no rule and no ruling {why!r}", _hint(why, library))


def _refused(scenario: Scenario) -> Iterator[tuple[str, Span]]:
    if scenario.expect.refused is not None:
        yield scenario.expect.refused
    for at, step in enumerate(scenario.script):
        if step.refused:
            yield step.refused, follow(scenario.root, ("script", at, step.who, "refused")).span


def _hint(rule: str, library: Library) -> str:
    """The rules of the chapter, if there is one: numbers are what is mistaken most often."""
    chapter = rule.rpartition("-")[0]
    within = [it for it in library.rules if it.rpartition("-")[0] == chapter]
    if within:
        return f"{chapter} has the rules {within[0]} to {within[-1]}"
    return meant(rule, {**library.rules, **library.rulings})
