"""What a run has found and what it looked at: the one value that every report is written from."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from react_tools.findings import Finding, Level, has_error
from react_tools.source.remark import Remark
from react_tools.source.span import Span

# "play" is said for whatever plays, and tells why it cannot.
Task = Literal["lint", "test", "check", "play"]


class Result(Struct, frozen=True):
    """What came of one scenario; it holds if no finding is an error.

    `played` is whether there was a position to play from.
    """

    id: str
    title: str
    path: str
    findings: tuple[Finding, ...] = ()
    played: bool = True

    @property
    def holds(self) -> bool:
        """Whether everything came as it says; notes are beside the point."""
        return not has_error(self.findings)


class Told(NamedTuple):
    """A finding, as reports tell it.

    Attributes:
        scenario: the id of the scenario of which it is true; empty for one in a file.
        more: how many scenarios more there are for which it is true.
    """

    finding: Finding
    scenario: str = ""
    more: int = 0

    @property
    def message(self) -> str:
        """What is wrong, with the scenario to which that happens."""
        more = f" and {self.more} more" if self.more else ""
        before = f"{self.scenario}{more}: " if self.scenario else ""
        return f"{before}{self.finding.message}"


class Settled(Struct, frozen=True):
    """A finding that is allowed, or was there before: it is no news and fails nothing.

    Attributes:
        by: what settles it: a comment that allows it, or the file of those known before.
        reason: why, in the words of the comment.
        place: where the comment stands.
    """

    finding: Finding
    by: Literal["comment", "baseline"]
    reason: str = ""
    place: Span | None = None


class Tally(Struct, frozen=True):
    """How often a code was found, at one level."""

    code: str
    level: Level
    title: str
    count: int


class View(Struct, frozen=True):
    """How much of a report is told; what is looked at and what comes of it stays the same.

    Attributes:
        quiet: the findings only, without a word on what was looked at.
        most: of how many findings people are told, the most severe; of all if it is left out.
        tallies: how often each code was found, in place of the findings; None: not wanted.
    """

    quiet: bool = False
    most: int | None = None
    tallies: tuple[Tally, ...] | None = None


class Report(Struct, frozen=True):
    """What a run has found, and how much it looked at.

    Attributes:
        task: the command whose report it is.
        findings: what is wrong in files, in order.
        results: what came of each scenario that was played.
        files: the paths that were looked at.
        counts: how many things they hold, by thing in the plural (`files`, `creators` …), then how
            many checks looked at them, and at how many of the files none could (`unchecked files`).
        rulesets: the card games whose codes the findings have.
        scope: which part of the files was looked at, and why; empty if all were.
        remarks: the comments in these files that speak to us; what they allow is not yet left out.
        settled: what is allowed or was known before, and therefore not among the findings.
        left_out: how many findings were not asked for.
        view: how much of this is told.
        stamps: those of the bytes that were judged, by path (react_tools.source.stamp).
    """

    task: Task
    findings: tuple[Finding, ...]
    counts: dict[str, int]
    results: tuple[Result, ...] = ()
    files: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    scope: str = ""
    remarks: tuple[Remark, ...] = ()
    settled: tuple[Settled, ...] = ()
    left_out: int = 0
    view: View = View()
    stamps: dict[str, int] = {}

    @property
    def failing(self) -> tuple[Result, ...]:
        """The scenarios that do not hold."""
        return tuple(it for it in self.results if not it.holds)

    @property
    def failed(self) -> bool:
        """Whether the run is no success."""
        return has_error(self.findings) or bool(self.failing)

    def of_lint(self) -> "Report":
        """The part that lint tells."""
        return replace(self, task="lint", results=())

    def of_check(self) -> "Report":
        """Without what is found in a file and by a scenario alike: the scenario tells it."""
        said = {(it.code, it.span) for result in self.results for it in result.findings}
        findings = tuple(it for it in self.findings if (it.code, it.span) not in said)
        settled = tuple(it for it in self.settled if (it.finding.code, it.finding.span) not in said)
        return replace(self, findings=findings, settled=settled)

    def told(self) -> Iterator[Told]:
        """Everything that was found: in files first, then scenario by scenario.

        What keeps several scenarios from being played is told at the first of them.
        """
        yield from (Told(it) for it in self.findings)
        for first, *others in self.reasons():
            yield from (Told(it, first.id, len(others)) for it in first.findings)

    def reasons(self) -> list[list[Result]]:
        """The scenarios with findings; together those that one thing keeps from being played."""
        found: dict[object, list[Result]] = {}
        for result in (it for it in self.results if it.findings):
            why = tuple((it.code, it.message, it.hint) for it in result.findings)
            found.setdefault(result.id if result.played else why, []).append(result)
        return list(found.values())

    def worst_first(self) -> list[Told]:
        """Everything that was found, the most severe first, else in order."""
        return sorted(self.told(), key=lambda it: -it.finding.level)

    def levels(self) -> dict[Level, int]:
        """How many findings of each level there are in files."""
        return by_level(self.findings)


def by_level(findings: Sequence[Finding]) -> dict[Level, int]:
    """How many of each level there are, the most severe level first."""
    return {
        level: number
        for level in sorted(Level, reverse=True)
        if (number := sum(it.level is level for it in findings))
    }
