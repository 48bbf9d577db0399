"""`react-tools sources`: which facts are published, by whom, and which are ours."""

from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Game, Lang, OutputFormat, Packs, settled

if TYPE_CHECKING:
    from react_tools.load import Loaded
    from react_tools.reference.origin import Origins


def sources(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAMES]...",
            help="Ids or names of creators, decks, boxes, or board; without any, all of them.",
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
    from react_tools.commands.lookup import first_that_knows
    from react_tools.load import load, shipped
    from react_tools.manual.sources import asked
    from react_tools.render import screen
    from react_tools.render.sources import FORMATS

    settings = settled(packs, lang, ruleset)

    def told(game: str) -> "tuple[list[Origins], Loaded]":
        loaded = load([shipped(game) / "rulebook.yaml"], settings, ruleset=game)
        every = loaded.ruleset.origins(loaded.library)
        return asked(names or [], every, loaded.library.broken), loaded

    wanted, loaded = first_that_knows(settings, told)
    broken = [*loaded.library.broken.values()]
    screen.show(FORMATS[output.value](wanted, broken, settings.lang))
