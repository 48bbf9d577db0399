"""Rules that scenarios name: those that nobody knows, and those that nothing rests on."""

from collections.abc import Iterator

from react_tools.findings import Fix
from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.span import Span
from react_tools.source.tree import follow
from react_tools.staging.checking.hints import listed, meant, respelt
from react_tools.staging.shelf import Shelf


def unknown_rules(scenario: Scenario, library: Shelf) -> Iterator[Hit]:
    """Rules in `cites` or behind `refused` that the rulebook does not have."""
    for rule, span in scenario.cites:
        if library.rules and rule not in library.rules:
            told = (f"the rulebook has no rule {rule!r}", _hint(rule, library))
            yield Hit(span, *told, fix=_fix(rule, span, library))
    for why, span in _refused(scenario):
        if library.rules and why not in {**library.rules, **library.rulings}:
            told = (f"there is no rule and no ruling {why!r}", _hint(why, library))
            yield Hit(span, *told, fix=_fix(why, span, library))


def rules_not_shown(
    scenario: Scenario, library: Shelf, came: Run | SettingError | None
) -> Iterator[Hit]:
    """Rules in `cites` that nothing rests on in what *came* of it.

    Who fails is not asked, nor who shows no rule but that promises are kept.
    """
    if not isinstance(came, Run) or not came.ok or scenario.expect.sound:
        return
    for rule, span in scenario.cites:
        known = library.rules.get(rule)
        if known is not None and not known.points and rule not in came.cited:
            chapter = rule.rpartition("-")[0]
            near = sorted(it for it in came.cited if it.rpartition("-")[0] == chapter)
            message = f"{rule} is cited, but nothing that happens rests on it"
            yield Hit(span, message, f"rules of {chapter} that it shows: {listed(near)}")


def _refused(scenario: Scenario) -> Iterator[tuple[str, Span]]:
    if scenario.expect.refused is not None:
        yield scenario.expect.refused
    for at, step in enumerate(scenario.script):
        if step.refused:
            yield step.refused, follow(scenario.root, ("script", at, step.who, "refused")).span


def _hint(rule: str, library: Shelf) -> str:
    """The rules of the chapter, if there is one: numbers are what is mistaken most often."""
    if within := _within(rule, library):
        return f"{rule.rpartition('-')[0]} has the rules {within[0]} to {within[-1]}"
    return meant(rule, {**library.rules, **library.rulings})


def _fix(rule: str, span: Span, library: Shelf) -> Fix | None:
    """The chapter or the ruling that was meant, if it is one; of a number nobody can tell."""
    if _within(rule, library):
        return None
    return respelt(span, rule, {**library.rules, **library.rulings})


def _within(rule: str, library: Shelf) -> list[str]:
    """The rules of a rule's chapter."""
    chapter = rule.rpartition("-")[0]
    return [it for it in library.rules if it.rpartition("-")[0] == chapter]
