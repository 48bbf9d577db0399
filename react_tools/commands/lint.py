"""`react-tools lint`: what is wrong with cards and scenarios, where, and how to mend it."""

from pathlib import Path
from typing import Annotated

import typer

from react_tools.commands.choices import (
    Cache,
    Game,
    Packs,
    Paths,
    ReportFormat,
    Reports,
    default_paths,
    settled,
)
from react_tools.commands.policy import (
    ExitZero,
    Ignore,
    Known,
    Most,
    Quiet,
    Select,
    Statistics,
    Wanted,
    Write,
)


def lint(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    paths: Paths = None,
    output: Reports = ReportFormat.TEXT,
    fix: Annotated[
        bool, typer.Option("--fix", help="Mend what can be mended without changing what it means.")
    ] = False,
    unsafe_fixes: Annotated[
        bool,
        typer.Option("--unsafe-fixes", help="Also what you have to look at: misspelt words …"),
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what --fix would change, and write nothing.")
    ] = False,
    ruleset: Game = "",
    packs: Packs = None,
    cache: Cache = True,
    select: Select = None,
    ignore: Ignore = None,
    baseline: Known = None,
    write_baseline: Write = False,
    statistics: Statistics = False,
    quiet: Quiet = False,
    most: Most = None,
    exit_zero: ExitZero = False,
    name: Annotated[
        Path | None,
        typer.Option(
            "--stdin-filename",
            metavar="FILE",
            help="The file in whose place - is read from standard input: an editor's text.",
        ),
    ] = None,
) -> None:
    """Say what is wrong with cards and scenarios, and how to mend it.

    Exits with 1 if there is an error; warnings and notes do not fail. Where there are no cards of
    your own, the shipped ones are looked at.

    With --fix files are mended, and what is left is told; --unsafe-fixes goes further, so look at
    what it does. --diff shows it first, for `patch -p1`, and exits with 1 if there is something.

    \b
    Examples:
      react-tools lint cards
      react-tools lint mine/creators/clerk.yaml --format json
      react-tools lint cards --fix
      react-tools lint cards/react/creators --diff --unsafe-fixes
      react-tools lint "cards/**/dancer*.yaml" --select RA1
      react-tools lint cards --baseline known.json --write-baseline
      react-tools lint - < cards/react/creators/dancer.yaml
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.judged import judged
    from react_tools.commands.policy import policy, settle, viewed
    from react_tools.commands.unsaved import SIGN, texts, with_standard_input
    from react_tools.render.output import show

    wanted = Wanted(select, ignore, baseline, write_baseline, statistics, quiet, most)
    wanted.fit(output.value, unsaved=SIGN in (paths or ()))
    settings = settled(packs, ruleset=ruleset)
    said = policy(wanted, settings)
    looked = default_paths(paths, settings)
    if fix or diff or unsafe_fixes:
        from react_tools.commands.mended import Mending, mended

        flags = Mending(fix, unsafe_fixes, diff, output.value, cache)
        failed = mended(looked, settings, flags, wanted, said)
        raise typer.Exit(1 if failed and not exit_zero else 0)
    named, over = with_standard_input(looked, settings, name)
    report = settle(judged(named, settings, cache=cache, over=over), said, wanted).of_lint()
    show(viewed(report, wanted), output.value, given=texts(over))
    raise typer.Exit(1 if report.failed and not exit_zero else 0)
