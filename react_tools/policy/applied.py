"""A whole report, when all is said that may be said about its findings.

First comments, which are nearest to what they allow, then the baseline, then levels and what is
asked for: so what is selected for once does not make a comment look unused.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from react_tools.findings import Finding, Level, in_order
from react_tools.policy import codes
from react_tools.policy.choice import Choice
from react_tools.policy.codes import Catalogue
from react_tools.policy.levels import Weight, weight
from react_tools.report import Report, Settled, Tally

if TYPE_CHECKING:
    from react_tools.policy.baseline import Baseline


class Policy(Struct, frozen=True):
    """What is said about findings.

    Attributes:
        known: the codes that there are; asked for only where that matters.
        weights: what the settings say.
        choice: what is asked for.
        baseline: what was there before.
    """

    known: Callable[[], Catalogue]
    weights: tuple[Weight, ...] = ()
    choice: Choice = Choice()
    baseline: "Baseline | None" = None

    def asks(self, finding: Finding) -> bool:
        """Whether a finding is asked for."""
        said = weight(finding, self.weights)
        off = said is not None and said.level is None and not codes.is_ours(finding.code)
        return self.choice.keeps(finding.code, said.prefix if said and off else None)

    def weighed(self, finding: Finding) -> Finding:
        """A finding, as much as it weighs."""
        said = weight(finding, self.weights)
        if said is None or said.level is None or codes.is_fixed(finding.code):
            return finding
        return replace(finding, level=said.level)


def unread(report: Report) -> list[str]:
    """The files that no check has looked at; while there are some, nothing is known to be over."""
    found = (it.span.path for it in report.findings if codes.keeps_from_reading(it.code))
    return [*dict.fromkeys(found)]


def allowed(report: Report) -> Report:
    """A report without what comments allow; whether they are in order is not asked."""
    if not report.remarks:
        return report
    from react_tools.policy.allow import Allowing

    found = Allowing(report.findings, report.remarks)
    return replace(report, findings=tuple(found.left), settled=tuple(found.settled))


def applied(report: Report, policy: Policy) -> Report:
    """What is left of a report, and what is settled."""
    judged = () if unread(report) else report.files
    left, settled, stamps = list(report.findings), list[Settled](), report.stamps
    if report.remarks:
        from react_tools.policy.allow import Allowing

        allowing = Allowing(report.findings, report.remarks)
        left = [*allowing.left, *allowing.faults(policy.known, frozenset(judged))]
        settled = allowing.settled
    if policy.baseline is not None:
        before, left = policy.baseline.parted(left)
        settled += before
        if judged:
            left += policy.baseline.stale(before, judged)
        stamps = {**stamps, **policy.baseline.stamps}
    kept = [policy.weighed(it) for it in left if policy.asks(it)]
    return replace(
        report,
        findings=tuple(in_order(kept)),
        settled=tuple(it for it in settled if policy.asks(it.finding)),
        left_out=len(left) - len(kept),
        counts={**report.counts, **_checks(report, policy)},
        stamps=stamps,
    )


def _checks(report: Report, policy: Policy) -> dict[str, int]:
    """How many checks were looked with, if not with all of them."""
    off = [it.prefix for it in policy.weights if it.level is None and not it.files]
    if "checks" not in report.counts or not (policy.choice or off):
        return {}
    checks = (code for code, it in policy.known().items() if it.game in report.rulesets)
    return {"checks": sum(policy.choice.keeps(it, codes.fitting(it, off)) for it in checks)}


def tallied(report: Report, known: Catalogue) -> tuple[Tally, ...]:
    """How often each code was found, the most severe first, then the most frequent."""
    found = Counter((it.finding.level, it.finding.code) for it in report.told())
    return tuple(_tallies(found, known))


def _tallies(found: Counter[tuple[Level, str]], known: Catalogue) -> Iterator[Tally]:
    for (level, code), count in sorted(found.items(), key=lambda it: (-it[0][0], -it[1], it[0][1])):
        yield Tally(code, level, known[code].title if code in known else "", count)
