"""`react-tools lint`: what is wrong with cards and scenarios, where, and how to mend it."""

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


def lint(
    paths: Paths = None,
    output: Reports = ReportFormat.TEXT,
    ruleset: Game = "",
    packs: Packs = None,
    cache: Cache = True,
) -> None:
    """Say what is wrong with cards and scenarios, and how to mend it.

    Exits with 1 if there is an error; warnings and notes do not fail. Where there are no cards of
    your own, the shipped ones are looked at.

    \b
    Examples:
      react-tools lint cards
      react-tools lint mine/creators/clerk.yaml --format json
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.judged import judged
    from react_tools.render.output import show

    settings = settled(packs, ruleset=ruleset)
    report = judged(default_paths(paths, settings), settings, cache=cache).of_lint()
    show(report, output.value)
    raise typer.Exit(1 if report.failed else 0)
