"""`react-tools sources`: which facts are published, by whom, and which are ours."""

from typing import Annotated

import typer

from react_tools.commands.choices import Lang, OutputFormat, Packs, settled


def sources(
    creators: Annotated[
        list[str] | None,
        typer.Argument(help="Ids or names of creators, or board; without any, all of them."),
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How the table is written.")
    ] = OutputFormat.TEXT,
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Say which facts of the cards are published, and which are ours.

    \b
    Examples:
      react-tools sources
      react-tools sources dancer --format json
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.load import load, shipped
    from react_tools.manual.sources import asked
    from react_tools.render import screen
    from react_tools.render.sources import FORMATS

    settings = settled(packs, lang)
    loaded = load([shipped() / "rulebook.yaml"], settings)
    every = loaded.ruleset.origins(loaded.library)
    broken = loaded.library.broken
    wanted = asked(creators or [], every, broken)
    screen.show(FORMATS[output.value](wanted, [*broken.values()], settings.lang))
