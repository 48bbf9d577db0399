"""`react-tools --version`."""

from typing import Annotated

import typer

from react_tools import __version__


def _show(wanted: bool) -> None:  # noqa: FBT001 -- what typer gives a flag's callback
    if wanted:
        typer.echo(f"react-tools {__version__}")
        raise typer.Exit


def version(
    context: typer.Context,
    _: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=_show, is_eager=True),
    ] = False,
) -> None:
    """Card-game data and rules: lint creators, play scenarios, read the trace with its rules."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(2)
