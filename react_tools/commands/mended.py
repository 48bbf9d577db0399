"""What `lint --fix` and `lint --diff` do: files mended, or what would become of them."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from react_tools.commands.policy import Wanted
    from react_tools.mending.mend import Change, Mended
    from react_tools.policy.applied import Policy
    from react_tools.report import Report
    from react_tools.settings import Settings


class Mending(NamedTuple):
    """What the flags ask for."""

    fix: bool
    unsafe: bool
    diff: bool
    form: str
    cache: bool

    def fit(self, paths: Sequence[Path], wanted: "Wanted") -> None:
        """Whether it goes together with what else is asked for.

        Raises:
            UnfitFlagsError: it does not.
        """
        from react_tools.commands.unsaved import SIGN
        from react_tools.errors import UnfitFlagsError

        if not (self.fix or self.diff):
            raise UnfitFlagsError("--unsafe-fixes says how far --fix or --diff goes; add one")
        if self.diff and self.form != "text":
            raise UnfitFlagsError(
                f"--diff shows what changes, and no report; leave out {self.form}"
            )
        if SIGN in paths:
            raise UnfitFlagsError("what stands on standard input cannot be mended; name its file")
        if wanted.write:
            raise UnfitFlagsError("--write-baseline holds what is left: mend first, then write it")


def mended(
    paths: Sequence[Path],
    settings: "Settings",
    flags: Mending,
    wanted: "Wanted",
    policy: "Policy",
) -> bool:
    """Mend files and report what is left, or show the changes; whether that is no success.

    Raises:
        UnfitFlagsError: flags that do not go together.
        UnwritableError: a file could not be written; all others are, and the report is given.
    """
    flags.fit(paths, wanted)
    from react_tools.commands.judged import judged
    from react_tools.commands.policy import settle
    from react_tools.files import files
    from react_tools.mending.mend import mend
    from react_tools.mending.writing import held

    named = files(paths)

    def judge(over: Mapping[Path, bytes]) -> "Report":
        return judged(paths, settings, cache=flags.cache, over=over).of_lint()

    def told(report: "Report") -> "Report":
        return settle(report, policy, wanted)

    before = held(named, settings.limit)
    report = judge({})
    same = held(named, settings.limit) == before  # nobody wrote to the files meanwhile
    came = mend(before, judge, report if same else None, told=told, unsafe=flags.unsafe)
    return _shown(came) if flags.diff else _written(came, flags, wanted, lambda it: told(judge(it)))


def _shown(came: "Mended") -> bool:
    """Show what would change, for `patch`; whether anything would."""
    from react_tools.mending.difference import difference
    from react_tools.render import screen

    screen.give(difference(came.changes))
    _say(came.changes, "would be mended")
    return bool(came.changes)


def _written(
    came: "Mended",
    flags: Mending,
    wanted: "Wanted",
    judge: Callable[[Mapping[Path, bytes]], "Report"],
) -> bool:
    """Write what was mended, and tell what is left; whether that is no success."""
    from react_tools.commands.policy import viewed
    from react_tools.commands.unsaved import texts
    from react_tools.errors import UnwritableError
    from react_tools.mending.writing import written
    from react_tools.render.output import show

    troubles = written(came.changes)
    now = {it.path: it.old if it.path in troubles else it.new for it in came.changes}
    report = judge(now) if troubles else came.report
    show(viewed(report, wanted), flags.form, given=texts(now))
    _say([it for it in came.changes if it.path not in troubles], "mended")
    if troubles:
        raise UnwritableError("a file could not be mended", [*troubles.values()])
    return report.failed


def _say(changes: Sequence["Change"], done: str) -> None:
    """Say on standard error what was done: what is told on standard output is the rest."""
    import sys

    from react_tools.render import screen
    from react_tools.render.line import line
    from react_tools.render.summary import count

    sys.stdout.flush()  # so that it comes before, where both are shown together
    lines = [line(f"{it.path}: {done}: {_codes(it.mended)}") for it in changes]
    findings = count(sum(len(it.mended) for it in changes), "findings")
    lines.append(line(f"{findings} in {count(len(changes), 'files')} {done}"))
    screen.show(lines if changes else [line(f"nothing {done}")], sys.stderr, prose=True)


def _codes(mended: Sequence[str]) -> str:
    """`RT105, RT115 (3)`: how often each."""
    from collections import Counter

    counts = sorted(Counter(mended).items())
    return ", ".join(code if number == 1 else f"{code} ({number})" for code, number in counts)
