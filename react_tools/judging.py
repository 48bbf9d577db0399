"""What lint and the scenarios say about files: a report for each of the commands that judge."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from react_tools import load
from react_tools.belonging import NOTHING
from react_tools.changes import since
from react_tools.errors import MissingPathError
from react_tools.files import files
from react_tools.findings import Finding, in_order
from react_tools.load import Loaded
from react_tools.report import Report, Result, Task
from react_tools.rulebook import Ruling
from react_tools.ruleset import SettingError
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.unpinned import unpinned
from react_tools.scope import scope, told
from react_tools.settings import Settings
from react_tools.texts import TEXTS
from react_tools.varying import asked, vary

# Goes along items that are to come, so many, with a word on what is done.
Along = Callable[[Iterable[Any], int, str], Iterable[Any]]


def judged(
    paths: Sequence[Path], settings: Settings, along: Along, over: Mapping[Path, bytes] = NOTHING
) -> Report:
    """What lint finds in files, and what comes of every scenario among them.

    What is laid *over* a file is judged instead of what the disk holds.
    """
    return judged_all(load.load_each(paths, settings, scenarios=True, over=over), along)


def judged_since(paths: Sequence[Path], settings: Settings, revision: str, along: Along) -> Report:
    """The same, but only of what has changed since a revision and what rests on that.

    Raises:
        NoComparisonError: git cannot tell what has changed.
    """
    where = files(paths)[0].parent
    changes = since(revision, where)
    every = load.load_each(paths, settings, scenarios=True)
    parts = [scope(paths, it, settings, changes) for it in every]
    looked_at = told(every, parts, revision)
    wanted = frozenset(path for part in parts for path in part.paths)
    return replace(judged_of(every, wanted, along), scope=looked_at)


def judged_of(every: Sequence[Loaded], wanted: Container[str], along: Along) -> Report:
    """The same, but only of the files *wanted* among what was loaded."""
    pairs = [(it, part) for it in every if (part := [*filter(wanted.__contains__, it.paths)])]
    if not pairs:
        return Report("check", (), {}, rulesets=_names(every))
    return judged_all([_part(loaded, part) for loaded, part in pairs], along)


def played(paths: Sequence[Path], settings: Settings, along: Along, rulings: str = "") -> Report:
    """What comes of every scenario among files, and what keeps files from being read.

    Of *rulings* (react_tools.varying.asked) it is noted on which a scenario depends unpinned.

    Raises:
        MissingPathError: there is no scenario to play.
        UnknownNameError: there is no such ruling.
    """
    every = load.load_each(paths, settings)
    known = {name: it for loaded in every for name, it in loaded.library.rulings.items()}
    doubts = asked(rulings, known) if rulings else {}
    results = tuple(_results(every, along, doubts))
    found = [finding for it in every for finding in it.findings]
    if not results and not found:
        named = ", ".join(str(path) for path in paths)
        raise MissingPathError(f"no scenario in {named}; nothing was played")
    notes = [note for it in every for note in it.notes]
    return _report("test", every, (*notes, *found), results)


def judged_all(every: Sequence[Loaded], along: Along) -> Report:
    """The same of what was loaded."""
    results = tuple(_results(every, along))  # before the checks, which look at what came of them
    found = [it.checked() for it in every]
    return _report("check", every, in_order(it for part in found for it in part), results)


def _part(loaded: Loaded, paths: Sequence[str]) -> Loaded:
    """What was loaded, of which only *paths* are asked for."""
    findings = tuple(it for it in loaded.findings if it.span.path in paths)
    beside = frozenset(loaded.paths) - {*paths}
    return replace(loaded, paths=tuple(paths), beside=beside, findings=findings)


def _names(every: Sequence[Loaded]) -> tuple[str, ...]:
    return tuple(it.ruleset.name for it in every)


def _results(
    every: Sequence[Loaded], along: Along, doubts: Mapping[str, Ruling] = MappingProxyType({})
) -> Iterator[Result]:
    scenarios = [(it, loaded) for loaded in every for it in loaded.scenarios()]
    plays = (came for loaded in every for came in loaded.played())
    pairs = zip(scenarios, plays, strict=True)
    for (scenario, loaded), came in along(pairs, len(scenarios), "playing scenarios"):
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

    own = {name: it for name, it in loaded.library.rulings.items() if name in doubts}
    yield from unpinned(scenario, vary(scenario, replay, own, without=tuple(scenario.rulings)))


def _report(
    task: Task, every: Sequence[Loaded], findings: Iterable[Finding], results: tuple[Result, ...]
) -> Report:
    paths = tuple(path for it in every for path in it.paths)
    remarks = tuple(one for it in every for one in it.remarks)
    counts = Counter({"files": len(paths)})
    for loaded in every:
        counts.update(loaded.library.counts(frozenset(loaded.paths)))
    if task != "test":
        counts["checks"] = sum(len(it.ruleset.checks) for it in every) + len(TEXTS)
        counts["unchecked files"] = sum(len(it.unchecked) for it in every)
    stamps = {path: it for loaded in every for path, it in loaded.stamps.items()}
    told = (task, tuple(findings), {**counts}, results, paths, _names(every))
    return Report(*told, remarks=remarks, stamps=stamps)
