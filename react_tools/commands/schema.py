"""`react-tools schema`: where a schema lies, for an editor."""

from typing import Annotated

import typer

from react_tools.commands.choices import OutputFormat


def schema(
    kind: Annotated[
        str | None,
        typer.Argument(help="A kind of file: creator, scenario …; without it, all of them."),
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How it is written.")
    ] = OutputFormat.TEXT,
) -> None:
    """Say where a schema lies, and what an editor has to be told.

    \b
    Examples:
      react-tools schema
      react-tools schema creator
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools import rulesets
    from react_tools.load import shipped
    from react_tools.render import screen
    from react_tools.render.schemas import FORMATS
    from react_tools.schema.editors import editing, editings

    every = editings(rulesets.get(shipped().name).kinds, shipped())
    screen.show(FORMATS[output.value]([editing(kind, every)] if kind else every))
