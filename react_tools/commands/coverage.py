"""`react-tools coverage`: which rules and rulings are shown by scenarios, and which are not."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from react_tools.commands.choices import Game, Lang, Packs, TraceFormat, own_paths, settled


def coverage(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Files or folders; without any, your packs, the folder cards, all that is shipped."
        ),
    ] = None,
    missing: Annotated[
        bool,
        typer.Option(
            "--missing", help="Only what is not shown or is wrong, and why; 1 if there is any."
        ),
    ] = False,
    ruleset: Game = "",
    output: Annotated[
        TraceFormat, typer.Option("--format", "-f", help="How the table is written.")
    ] = TraceFormat.TEXT,
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Say which rules and rulings are shown by scenarios.

    A rule is shown by a scenario that cites it and holds, in which an event or a refusal rests on
    it, and whose twin comes out differently; a ruling by twins that differ in its setting.
    With --missing it exits with 1 if one is not shown, a scenario fails or cites what does not
    occur in it, or a file has errors and is left out: what it would show cannot be judged.

    \b
    Examples:
      react-tools coverage
      react-tools coverage --missing
      react-tools coverage cards/react/scenarios/chain --format markdown
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.coverage.covered import covered
    from react_tools.games import spoken
    from react_tools.load import shipped
    from react_tools.places import EXAMPLES
    from react_tools.render import progress, screen
    from react_tools.render.coverage import FORMATS, MISSING
    from react_tools.render.entries import left_out
    from react_tools.render.line import line

    settings = settled(packs, lang, ruleset)
    examples = [it for it in (EXAMPLES / spoken(settings),) if it.is_dir()]
    wanted = paths or [*own_paths(None, settings), *examples] or [shipped(spoken(settings))]
    every = covered(wanted, settings, progress.along, ground=not paths)
    formats = MISSING if missing else FORMATS
    for at, found in enumerate(every):
        screen.show([line()] if at and not missing else [])
        screen.show(formats[output.value](found, settings.lang), prose=output is TraceFormat.TEXT)
        if missing and output is not TraceFormat.JSON:
            screen.show(left_out(found.left_out, settings.lang), sys.stderr)
    raise typer.Exit(1 if missing and not all(it.whole for it in every) else 0)
