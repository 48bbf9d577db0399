"""`react-tools test`: play every scenario, a line each."""

import typer

from react_tools.commands.choices import Packs, Paths, ReportFormat, Reports, default_paths, settled


def test(
    paths: Paths = None,
    output: Reports = ReportFormat.TEXT,
    packs: Packs = None,
) -> None:
    """Play every scenario, a line each.

    Exits with 1 if one does not come as it says. Where there are no scenarios of your own, the
    shipped ones are played.

    \b
    Examples:
      react-tools test
      react-tools test cards/react/scenarios/chain
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.judging import played
    from react_tools.render import progress
    from react_tools.render.output import show

    settings = settled(packs)
    report = played(default_paths(paths, settings), settings, progress.along)
    show(report, output.value)
    raise typer.Exit(1 if report.failed else 0)
