"""What lint and the scenarios say about files: a report for each of the commands that judge."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from react_tools import load
from react_tools.changes import since
from react_tools.errors import MissingPathError
from react_tools.files import files
from react_tools.findings import Finding, in_order
from react_tools.lint.check import ask_all
from react_tools.load import Loaded
from react_tools.report import Report, Result, Task
from react_tools.rulebook import Ruling
from react_tools.ruleset import SettingError
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.unpinned import unpinned
from react_tools.scope import scope
from react_tools.settings import Settings
from react_tools.varying import asked, vary

# Goes along items that are to come, so many, with a word on what is done.
Along = Callable[[Iterable[Any], int, str], Iterable[Any]]


def judged(paths: Sequence[Path], settings: Settings, along: Along) -> Report:
    """What lint finds in files, and what comes of every scenario among them."""
    return _judged(load.load(paths, settings, scenarios=True), along)


def judged_since(paths: Sequence[Path], settings: Settings, revision: str, along: Along) -> Report:
    """The same, but only of what has changed since a revision and what rests on that.

    Raises:
        NoComparisonError: git cannot tell what has changed.
    """
    where = files(paths)[0].parent
    changes = since(revision, where)
    loaded = load.load(paths, settings, scenarios=True)
    part = scope(paths, loaded, settings, changes)
    if not part.paths:
        return Report("check", (), {}, ruleset=loaded.ruleset.name, scope=part.told)
    findings = tuple(it for it in loaded.findings if it.span.path in part.paths)
    report = _judged(replace(loaded, paths=part.paths, findings=findings), along)
    found = in_order((*report.findings, *_across(loaded, part.paths)))
    return replace(report, findings=tuple(found), scope=part.told)


def played(paths: Sequence[Path], settings: Settings, along: Along, rulings: str = "") -> Report:
    """What comes of every scenario among files, and what keeps files from being read.

    Of *rulings* (react_tools.varying.asked) it is noted on which a scenario depends unpinned.

    Raises:
        MissingPathError: there is no scenario to play.
        UnknownNameError: there is no such ruling.
    """
    loaded = load.load(paths, settings)
    doubts = asked(rulings, loaded.library.rulings) if rulings else {}
    results = tuple(_results(loaded, along, doubts))
    if not results and not loaded.findings:
        told = ", ".join(str(path) for path in paths)
        raise MissingPathError(f"no scenario in {told}; nothing was played")
    return _report("test", loaded, (*loaded.notes, *loaded.findings), results)


def _judged(loaded: Loaded, along: Along) -> Report:
    results = tuple(_results(loaded, along))  # before the checks, which look at what came of them
    return _report("check", loaded, loaded.checked(), results)


def _results(
    loaded: Loaded, along: Along, doubts: Mapping[str, Ruling] = MappingProxyType({})
) -> Iterator[Result]:
    scenarios = loaded.scenarios()
    pairs = zip(scenarios, loaded.played(), strict=True)
    for scenario, came in along(pairs, len(scenarios), "playing scenarios"):
        tried = not isinstance(came, SettingError)
        findings = tuple(came.findings)
        if tried and doubts:
            findings += tuple(_unpinned(scenario, loaded, doubts))
        yield Result(scenario.id, scenario.title, scenario.path, findings, tried)


def _unpinned(
    scenario: Scenario, loaded: Loaded, doubts: Mapping[str, Ruling]
) -> Iterator[Finding]:
    """Notes on the rulings on which it depends unpinned."""

    def replay(other: Scenario, playing: Playing) -> Run:
        return loaded.ruleset.attempt(other, loaded.library, playing)

    yield from unpinned(scenario, vary(scenario, replay, doubts, without=tuple(scenario.rulings)))


def _report(
    task: Task, loaded: Loaded, findings: Iterable[Finding], results: tuple[Result, ...]
) -> Report:
    counts = {"files": len(loaded.paths), **loaded.library.counts(loaded.paths)}
    if task != "test":
        counts["checks"] = len(loaded.ruleset.checks)
    return Report(task, tuple(findings), counts, results, loaded.paths, loaded.ruleset.name)


def _across(loaded: Loaded, paths: Sequence[str]) -> Iterator[Finding]:
    """What is found in files that have not changed, about those that have: an id used twice."""
    asked = ask_all(loaded.ruleset.checks, [loaded.library], loaded.library)
    others = {*loaded.paths} - {*paths}
    for finding in asked:
        if finding.span.path in others and any(it.path in paths for it, _ in finding.others):
            yield finding
