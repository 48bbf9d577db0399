"""`react-tools lint`: what is wrong with cards and scenarios, where, and how to mend it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import OutputFormat, Packs, default_paths, settled

if TYPE_CHECKING:
    from react_tools.memory import Report
    from react_tools.settings import Settings


def lint(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Files or folders; without any, the folder cards, else what is shipped."
        ),
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How findings are written.")
    ] = OutputFormat.TEXT,
    packs: Packs = None,
    cache: Annotated[bool, typer.Option(help="Remember what was found in the same bytes.")] = True,
) -> None:
    """Say what is wrong with cards and scenarios, and how to mend it.

    Exits with 1 if there is an error; warnings and notes do not fail.

    \b
    Examples:
      react-tools lint cards
      react-tools lint mine/clerk.yaml --format json
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.files import files
    from react_tools.findings import has_error
    from react_tools.memory import remembered
    from react_tools.render import screen
    from react_tools.render.findings import FORMATS
    from react_tools.render.summary import Summary

    settings = settled(packs)
    wanted = files(default_paths(paths, settings))
    if cache:
        report = remembered(
            wanted, lambda: _look(wanted, settings), settings.packs, settings.limit
        )
    else:
        report = _look(wanted, settings)
    screen.show(FORMATS[output.value](report.findings, Summary(report.counts)))
    raise typer.Exit(1 if has_error(report.findings) else 0)


def _look(wanted: list[Path], settings: "Settings") -> "Report":
    """Read the files and put every check to them."""
    from react_tools.load import load
    from react_tools.memory import Report

    loaded = load(wanted, settings, scenarios=True)
    counts = {
        "files": len(loaded.paths),
        **loaded.library.counts(loaded.paths),
        "checks": len(loaded.ruleset.checks),
    }
    return Report(loaded.checked(), counts)
