"""`react-tools diff`: what has changed for a player, between folders, files or git revisions."""

import sys
from typing import Annotated

import typer

from react_tools.commands.choices import Game, Lang, Packs, TraceFormat, settled


def diff(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    before: Annotated[
        str,
        typer.Argument(
            metavar="A",
            help="A folder, a file, a git revision, or what lies in one: REV:PATH.",
        ),
    ],
    after: Annotated[
        str | None,
        typer.Argument(metavar="B", help="The same; without it what lies there now."),
    ] = None,
    output: Annotated[
        TraceFormat,
        typer.Option("--format", "-f", help="How it is written; markdown: patch notes to paste."),
    ] = TraceFormat.TEXT,
    everything: Annotated[
        bool,
        typer.Option(
            "--all", help="What no player sees too: where facts come from, Russian cases."
        ),
    ] = False,
    exit_code: Annotated[
        bool, typer.Option("--exit-code", help="Exit with 1 if anything has changed, as git does.")
    ] = False,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Say what has changed for a player, between files or revisions.

    Told are cards, creators and decks that are new or gone, and of the others copies, costs,
    effects, names and numbers. A revision means what the other side names, as it was then; if that
    is one too, the packs and the folder cards. What was moved, put in another order or commented
    is no change; a new id with the same content is a new name. Exits with 1 if a file has an
    error; it is left out.

    \b
    Examples:
      react-tools diff HEAD
      react-tools diff v1 v2 --format markdown
      react-tools diff main cards/react/creators/dancer.yaml
      react-tools diff v1:cards/react cards/react --lang ru
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.comparing.compared import compared
    from react_tools.comparing.sides import sides
    from react_tools.render import screen
    from react_tools.render.compared import FORMATS
    from react_tools.render.findings.text import finding_lines

    settings = settled(packs, lang, ruleset)
    old, new = sides(before, after, settings)
    every = compared(old, new, everything=everything)
    findings = (*old.findings, *new.findings)
    if output is not TraceFormat.JSON:
        told = (one for finding in findings for one in finding_lines(finding))
        screen.show(told, sys.stderr, prose=True)
    screen.show(FORMATS[output.value](old, new, every, settings.lang))
    changed = exit_code and any(it.changes for it in every)
    raise typer.Exit(1 if findings or changed else 0)
