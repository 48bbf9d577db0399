"""`react-tools show`: a card as a card, a creator as a sheet, a box as a packing list."""

from typing import Annotated

import typer

from react_tools.commands.choices import Game, Lang, OutputFormat, Packs, settled


def show(
    names: Annotated[
        list[str],
        typer.Argument(
            help="Ids or names of cards, creators, boxes; with the creator's id before it where"
            " several cards are called so."
        ),
    ],
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How they are written.")
    ] = OutputFormat.TEXT,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Draw cards, the sheets of creators, the packing lists of boxes.

    \b
    Examples:
      react-tools show flowing-ink
      react-tools show dancer dancer/pirouette --lang ru
      react-tools show core
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.lookup import Lookup
    from react_tools.render import screen
    from react_tools.render.figures import FORMATS

    settings = settled(packs, lang, ruleset)
    known = Lookup(settings)
    figures = [
        loaded.ruleset.figure(entry, loaded.library, settings.lang)
        for name in names
        for loaded, found in [known.called(name)]
        for entry in found
    ]
    screen.show(FORMATS[output.value](figures))
