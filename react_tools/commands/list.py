"""`react-tools list`: everything that has a name, a kind at a time."""

from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Game, Lang, OutputFormat, Packs, settled

if TYPE_CHECKING:
    from react_tools.manual.listing import Selection


def list_entries(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    kind: Annotated[
        str | None,
        typer.Argument(help="rules, rulings, checks … ; without it, what can be listed."),
    ] = None,
    words: Annotated[
        list[str] | None, typer.Argument(help="Only those in which all these words occur.")
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How the list is written.")
    ] = OutputFormat.TEXT,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """List rules, rulings, checks, verbs, creators, cards, scenarios.

    \b
    Examples:
      react-tools list
      react-tools list rules chain
      react-tools list scenarios dancer glissade
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools import rulesets
    from react_tools.commands.lookup import first_that_knows
    from react_tools.games import spoken
    from react_tools.load import load, shipped
    from react_tools.manual.entries import entries
    from react_tools.manual.listing import kinds, known, selected
    from react_tools.render import screen
    from react_tools.render.entries import KIND_FORMATS, LIST_FORMATS

    settings = settled(packs, lang, ruleset)
    if kind is None:
        every = kinds(rulesets.get(spoken(settings)))
        screen.show(KIND_FORMATS[output.value](every, settings.lang))
        return

    def listed(game: str) -> "Selection":
        listing, home = known(kind, kinds(rulesets.get(game))), shipped(game)
        loaded = load(
            [home / "rulebook.yaml", home / "rulings.yaml"],
            settings,
            scenarios=listing.kind == "scenario",
            ruleset=game,
        )
        every, broken = entries(loaded.ruleset, loaded.library), loaded.library.broken
        return selected(kind, listing, every, words or [], broken)

    given = first_that_knows(settings, listed)
    screen.show(LIST_FORMATS[output.value](given, settings.lang))
