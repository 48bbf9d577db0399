"""`react-tools simulate`: play scenarios and print what happens, step by step, with its rules."""

from typing import Annotated

import typer

from react_tools.commands.choices import Game, Lang, Packs, Rulings, TraceFormat, settled, wanted
from react_tools.commands.named import is_record
from react_tools.commands.simulating.flags import Flags


def simulate(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    scenarios: Annotated[
        list[str],
        typer.Argument(
            help="Files, or ids of scenarios such as rulebook/worked-example; records of duels too."
        ),
    ],
    output: Annotated[
        TraceFormat,
        typer.Option(
            "--format",
            "-f",
            help="How traces are written; json: a document for each; markdown: an answer to paste.",
        ),
    ] = TraceFormat.TEXT,
    ask: Annotated[
        bool,
        typer.Option(
            "--ask",
            help="Ask whatever the script leaves open, and write the answers into the file.",
        ),
    ] = False,
    accept: Annotated[
        bool,
        typer.Option("--accept", help="Write what has come of it into the file as expected."),
    ] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Stop behind each event until Enter is pressed.")
    ] = False,
    player: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="PLAYER",
            help="Show only what this player may see, called as in the setting.",
        ),
    ] = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="SCENARIO",
            help="Show where two scenarios part; twin: the one that is named so.",
        ),
    ] = "",
    rulings: Rulings = None,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Play scenarios and records of duels, and print what happens.

    Exits with 1 if one does not come as it says. With --rulings it is told whether the outcome
    depends on a ruling, on which, and where two traces part that differ in it.

    \b
    Examples:
      react-tools simulate rulebook/worked-example
      react-tools simulate questions/mine --ask
      react-tools simulate rulebook/worked-example --as dancer --format markdown
      react-tools simulate rulebook/worked-example --against twin
      react-tools simulate rulebook/worked-example --rulings all
      react-tools simulate evening.duel --as dancer
    """  # noqa: D301 -- \b keeps typer from joining the lines
    if player is not None and not player.strip():  # an unset variable must not show everything
        raise typer.BadParameter("--as needs a player's id")
    flags = Flags(output.value, ask, accept, step, player or "", against, wanted(rulings))
    records = [it for it in scenarios if is_record(it)]
    flags.fit(len(scenarios), len(records))
    settings = settled(packs, lang, ruleset)
    if flags.rulings:
        from react_tools.commands.simulating.varied import varied

        holds = varied(scenarios, flags, settings)
    elif records:
        from react_tools.commands.simulating.recorded import recorded

        holds = recorded(records, flags, settings)
    elif ask or accept:
        from react_tools.commands.simulating.asked import asked

        holds = asked(scenarios[0], flags, settings)
    elif against:
        from react_tools.commands.simulating.compared import compared

        holds = compared(scenarios[0], flags, settings)
    else:
        from react_tools.commands.simulating.played import played

        holds = played(scenarios, flags, settings)
    raise typer.Exit(0 if holds else 1)
