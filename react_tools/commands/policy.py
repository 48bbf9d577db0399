"""What `lint` and `check` let their user say about findings, and what becomes of a report."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from react_tools.errors import BaselineError, UnfitFlagsError

if TYPE_CHECKING:
    from react_tools.policy.applied import Policy
    from react_tools.policy.baseline import Baseline
    from react_tools.policy.codes import Catalogue
    from react_tools.report import Report
    from react_tools.settings import Settings

Select = Annotated[
    list[str] | None,
    typer.Option(
        metavar="CODES",
        help="Tell only these codes, or those that begin so: RA101,KF; may be given again.",
    ),
]
Ignore = Annotated[
    list[str] | None,
    typer.Option(metavar="CODES", help="Leave these codes out; the longer beginning counts."),
]
Known = Annotated[
    Path | None,
    typer.Option(
        "--baseline", metavar="FILE", help="Findings that were there before, and are no news."
    ),
]
Write = Annotated[
    bool, typer.Option("--write-baseline", help="Write what is found now to the baseline.")
]
Statistics = Annotated[
    bool, typer.Option("--statistics", help="Count findings by code, instead of telling each.")
]
Quiet = Annotated[
    bool, typer.Option("--quiet", "-q", help="Tell the findings only; nothing if there are none.")
]
Most = Annotated[
    int | None,
    typer.Option(
        "--max", metavar="N", min=0, help="Tell so many findings at most, the most severe."
    ),
]
ExitZero = Annotated[
    bool, typer.Option("--exit-zero", help="Exit with 0 even if there are errors.")
]


class Wanted(NamedTuple):
    """What is said about findings, as it was given."""

    select: Sequence[str] | None = None
    ignore: Sequence[str] | None = None
    baseline: Path | None = None
    write: bool = False
    statistics: bool = False
    quiet: bool = False
    most: int | None = None

    def fit(self, output: str, *, unsaved: bool = False) -> None:
        """Whether it goes together, with a format too, and with text that is not saved.

        Raises:
            UnfitFlagsError: it does not.
            BadParameter: no code is named, as an unset variable does.
        """
        for option, told in (("--select", self.select), ("--ignore", self.ignore)):
            if told is not None and not all(it.replace(",", " ").split() for it in told):
                raise typer.BadParameter(f"{option} needs codes: {option} RA101,KF")
        if self.write and self.baseline is None:
            raise UnfitFlagsError("--write-baseline needs to know where: --baseline FILE")
        if self.write and unsaved:
            raise UnfitFlagsError("--write-baseline holds what files have; save the text first")
        if self.statistics and output not in {"text", "json"}:
            raise UnfitFlagsError(f"--statistics is told as text or json, not as {output}")
        if self.most is not None and output != "text":
            raise UnfitFlagsError(f"--max is for people who read; --format {output} has everything")
        if self.most is not None and self.statistics:
            raise UnfitFlagsError("--statistics tells no findings that --max could count")


def policy(wanted: Wanted, settings: "Settings") -> "Policy":
    """What is said about findings, found wanting before anything is looked at.

    Raises:
        UnknownNameError: there is no such code.
        UnfitFlagsError: what is ignored cannot be.
        BaselineError: there is no baseline, or it is none.
        SettingsError: the settings give a level that cannot be given.
    """
    from react_tools.policy.applied import Policy
    from react_tools.policy.choice import Choice, choice

    if settings.levels:
        from react_tools.policy.levels import faults
        from react_tools.settings import wrong

        if found := list(faults(settings.levels, _catalogue())):
            raise wrong(found)
    chosen = Choice()
    if wanted.select or wanted.ignore:
        chosen = choice(wanted.select or (), wanted.ignore or (), _catalogue())
    file, known = wanted.baseline, None
    if file is not None:
        from react_tools.policy.baseline import Baseline, opened

        known = Baseline(file) if wanted.write and not file.exists() else opened(file)
    return Policy(_catalogue, settings.levels, chosen, known)


def _catalogue() -> "Catalogue":
    """The codes that there are; most runs do not ask for them, and do not load the manual."""
    from react_tools.manual.catalogue import catalogue

    return catalogue()


def settle(report: "Report", policy: "Policy", wanted: Wanted) -> "Report":
    """What is left of a report, after the baseline is written if that is wished for.

    Raises:
        BaselineError: it cannot be written, or not all of what it has to hold is known.
    """
    from msgspec.structs import replace

    from react_tools.policy.applied import applied

    if wanted.write and policy.baseline is not None:
        policy = replace(policy, baseline=_written(report, policy, policy.baseline))
    return applied(report, policy)


def viewed(report: "Report", wanted: Wanted) -> "Report":
    """A report, with as much told of it as is wished for."""
    from msgspec.structs import replace

    from react_tools.report import View

    tallies = None
    if wanted.statistics:
        from react_tools.manual.catalogue import catalogue
        from react_tools.policy.applied import tallied

        tallies = tallied(report, catalogue(*report.rulesets))
    return replace(report, view=View(wanted.quiet, wanted.most, tallies))


def _written(report: "Report", policy: "Policy", before: "Baseline") -> "Baseline":
    """The baseline of what is found now, as it was written; it is told on standard error."""
    from msgspec.structs import replace

    from react_tools.policy.applied import applied, unread
    from react_tools.render.line import clean
    from react_tools.render.summary import count

    if files := unread(report):
        raise BaselineError(
            f"--write-baseline: no check could look at {', '.join(files)};"
            " mend them first: lint without it says how"
        )
    left = applied(report, replace(policy, baseline=None))
    made = before.holding(left.findings, report.files, policy.choice.keeps)
    amount = count(made.write(), "findings")
    sys.stderr.write(clean(f"react-tools: {made.file}: {amount} written down") + "\n")
    return made
