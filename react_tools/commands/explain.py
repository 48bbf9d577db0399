"""`react-tools explain`: the page of a code, a rule, a word; or what is about these words."""

from typing import Annotated

import typer

from react_tools.commands.choices import Game, Lang, OutputFormat, Packs, settled


def explain(
    words: Annotated[
        list[str],
        typer.Argument(
            help="A code (RA101), a rule (RA-CHAIN-8), a verb, a card, a scenario; or any words."
        ),
    ],
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How the answer is written.")
    ] = OutputFormat.TEXT,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Tell what a name means, or find what answers a question.

    \b
    Examples:
      react-tools explain RA101
      react-tools explain swap
      react-tools explain who wins when both die
      react-tools explain жетон глыбы --lang ru
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.lookup import Lookup
    from react_tools.manual.asking import names_scenario
    from react_tools.manual.entries import book
    from react_tools.manual.listing import kinds
    from react_tools.manual.shown import mentioning, named, with_pages
    from react_tools.render import screen
    from react_tools.render.entries import ANSWER_FORMATS

    settings = settled(packs, lang, ruleset)
    text = " ".join(words)
    loaded, given = Lookup(settings, scenarios=names_scenario(text)).answer(text)
    if asked := named(given):
        scenarios = mentioning(asked, settings.packs, loaded.ruleset)
        given = with_pages(given, book(loaded.library, scenarios))
    screen.show(ANSWER_FORMATS[output.value](given, kinds(loaded.ruleset), settings.lang))
