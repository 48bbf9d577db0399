"""`react-tools sources`: which facts are published, by whom, and which are ours."""

from typing import Annotated

import typer

from react_tools.commands.choices import Game, Lang, OutputFormat, Packs, settled


def sources(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAMES]...",
            help="Ids or names of creators, decks, or board; without any, all of them.",
        ),
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How the table is written.")
    ] = OutputFormat.TEXT,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Say which facts of the cards are published, and which are ours.

    \b
    Examples:
      react-tools sources
      react-tools sources dancer --format json
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.games import spoken
    from react_tools.load import load, shipped
    from react_tools.manual.sources import asked
    from react_tools.render import screen
    from react_tools.render.sources import FORMATS

    settings = settled(packs, lang, ruleset)
    game = spoken(settings)
    loaded = load([shipped(game) / "rulebook.yaml"], settings, ruleset=game)
    every = loaded.ruleset.origins(loaded.library)
    broken = loaded.library.broken
    wanted = asked(names or [], every, broken)
    screen.show(FORMATS[output.value](wanted, [*broken.values()], settings.lang))
