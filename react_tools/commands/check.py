"""`react-tools check`: lint and every scenario, for CI."""

from typing import Annotated

import typer

from react_tools.commands.choices import (
    Cache,
    Game,
    Packs,
    Paths,
    ReportFormat,
    Reports,
    own_paths,
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
from react_tools.errors import MissingPathError


def check(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    paths: Paths = None,
    since: Annotated[
        str | None,
        typer.Option(
            metavar="REV",
            help="Judge only what has changed since this git revision, and what rests on that.",
        ),
    ] = None,
    output: Reports = ReportFormat.TEXT,
    files: Annotated[
        list[str] | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FORMAT=FILE",
            help="Write the report to a file too, such as junit=report.xml; may be given again.",
        ),
    ] = None,
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
) -> None:
    """Judge everything for CI: lint and every scenario.

    Exits with 1 if there is an error, or a scenario does not come as it says. What is said about
    codes and known findings is about what lint finds; a scenario fails whatever is ignored.

    \b
    Examples:
      react-tools check
      react-tools check cards --since main
      react-tools check --format github --output sarif=report.sarif
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.policy import policy, settle, viewed
    from react_tools.render.output import show, wishes

    told = Wanted(select, ignore, baseline, write_baseline, statistics, quiet, most)
    told.fit(output.value)
    settings = settled(packs, ruleset=ruleset)
    wanted = wishes(files or ())
    said = policy(told, settings)
    named = own_paths(paths, settings)
    if not named:  # what is shipped is not judged instead: a job in the wrong folder must not pass
        raise MissingPathError(
            "nothing to judge: name a file or a folder, or a pack by --cards or in react-tools.toml"
        )
    if since is None:
        from react_tools.commands.judged import judged

        report = judged(named, settings, cache=cache)
    else:
        from react_tools.judging import judged_since
        from react_tools.render import progress

        report = judged_since(named, settings, since, progress.along)
    report = settle(report, said, told).of_check()
    show(viewed(report, told), output.value, wanted)
    raise typer.Exit(1 if report.failed and not exit_zero else 0)
