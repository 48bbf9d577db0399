"""What `lint --fix` and `lint --diff` do: files mended, or what would become of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from react_tools.mending.mend import Change, Judge, Mended
    from react_tools.report import Report
    from react_tools.settings import Settings


class Wish(NamedTuple):
    """What the flags ask for."""

    fix: bool
    unsafe: bool
    diff: bool
    form: str
    cache: bool


def mended(paths: Sequence[Path], settings: "Settings", wish: Wish) -> int:
    """Mend files and report what is left, or show the changes; the exit code.

    Raises:
        UnfitFlagsError: flags that do not go together.
        UnwritableError: a file could not be written; all others are, and the report is given.
    """
    from react_tools.commands.judged import judged
    from react_tools.errors import UnfitFlagsError
    from react_tools.mending.mend import mend
    from react_tools.mending.writing import held

    if wish.unsafe and not (wish.fix or wish.diff):
        raise UnfitFlagsError("--unsafe-fixes says how far --fix or --diff goes; add one of them")
    if wish.diff and wish.form != "text":
        raise UnfitFlagsError(f"--diff shows what changes, and no report; leave out {wish.form}")
    from react_tools import judging
    from react_tools.files import files

    wanted = files(paths)

    def judge(over: Mapping[Path, bytes]) -> "Report":
        return judging.judged(wanted, settings, lambda items, *_: items, over).of_lint()

    before = held(wanted, settings.limit)
    report = judged(wanted, settings, cache=wish.cache).of_lint()
    same = held(wanted, settings.limit) == before  # nobody wrote to the files meanwhile
    came = mend(before, judge, report if same else None, unsafe=wish.unsafe)
    return _shown(came) if wish.diff else _written(came, wish, judge)


def _shown(came: "Mended") -> int:
    """Show what would change, for `patch`; 1 if anything would."""
    from react_tools.mending.difference import difference
    from react_tools.render import screen

    screen.give(difference(came.changes))
    _say(came.changes, "would be mended")
    return 1 if came.changes else 0


def _written(came: "Mended", wish: Wish, judge: "Judge") -> int:
    """Write what was mended, and tell what is left."""
    from react_tools.errors import UnwritableError
    from react_tools.mending.writing import written
    from react_tools.render.output import show

    troubles = written(came.changes)
    done = [it for it in came.changes if it.path not in troubles]
    report = came.report
    if troubles:
        report = judge({it.path: it.old if it.path in troubles else it.new for it in came.changes})
    show(report, wish.form)
    _say(done, "mended")
    if troubles:
        raise UnwritableError("a file could not be mended", [*troubles.values()])
    return 1 if report.failed else 0


def _say(changes: Sequence["Change"], done: str) -> None:
    """Say on standard error what was done: what is told on standard output is the rest."""
    import sys

    from react_tools.render import screen
    from react_tools.render.line import line
    from react_tools.render.summary import count

    lines = [line(f"{it.path}: {done}: {_codes(it.mended)}") for it in changes]
    findings = count(sum(len(it.mended) for it in changes), "findings")
    lines.append(line(f"{findings} in {count(len(changes), 'files')} {done}"))
    screen.show(lines if changes else [line(f"nothing {done}")], sys.stderr, prose=True)


def _codes(mended: Sequence[str]) -> str:
    """`RT105, RT115 (3)`: how often each."""
    from collections import Counter

    counts = sorted(Counter(mended).items())
    return ", ".join(code if number == 1 else f"{code} ({number})" for code, number in counts)
