"""`react-tools schema`: where a schema lies, for an editor."""

from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Game, OutputFormat, settled

if TYPE_CHECKING:
    from react_tools.schema.editors import Editing


def schema(
    kind: Annotated[
        str | None,
        typer.Argument(help="A kind of file: creator, scenario …; without it, all of them."),
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How it is written.")
    ] = OutputFormat.TEXT,
    ruleset: Game = "",
) -> None:
    """Say where a schema lies, and what an editor has to be told.

    \b
    Examples:
      react-tools schema
      react-tools schema creator
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools import rulesets
    from react_tools.games import games
    from react_tools.load import shipped
    from react_tools.render import screen
    from react_tools.render.schemas import FORMATS
    from react_tools.schema.editors import editing, editings

    def every(game: str) -> "list[Editing]":
        return editings(rulesets.get(game).kinds, shipped(game))

    known = games(settled(ruleset=ruleset))
    if kind is None:
        screen.show(FORMATS[output.value](every(known[0])))
        return
    named, _, bare = kind.rpartition("/")
    wanted = (named,) if named in known else known
    having = (game for game in wanted if any(it.kind == bare for it in every(game)))
    game = next(having, wanted[0])
    screen.show(FORMATS[output.value]([editing(kind, every(game))]))
