"""`react-tools lint`: what is wrong with cards and scenarios, where, and how to mend it."""

from pathlib import Path
from typing import Annotated

import typer

from react_tools.commands.choices import OutputFormat, default_paths


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
) -> None:
    """Check creators and scenarios; exit with 1 if there is an error.

    Example: react-tools lint cards
    Example: react-tools lint mine/clerk.yaml --format json
    """
    from react_tools.findings import has_error
    from react_tools.load import load
    from react_tools.render import screen
    from react_tools.render.findings import FORMATS
    from react_tools.render.summary import Summary

    loaded = load(default_paths(paths), scenarios=True)
    findings = loaded.checked()
    counts = {
        "files": len(loaded.paths),
        **loaded.library.counts(loaded.paths),
        "checks": len(loaded.ruleset.checks),
    }
    screen.show(FORMATS[output.value](findings, Summary(counts)))
    raise typer.Exit(1 if has_error(findings) else 0)
