"""`react-tools duels`: many duels between sides, and who wins them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Lang, Packs, TraceFormat, settled

if TYPE_CHECKING:
    from react_tools.explore.tallying import Tallied


ENOUGH = 100
"""In so many duels of each two, what can be played should have been."""


def duels(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    sides: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SIDE]...",
            help="Creators or decks: every two of them meet; one meets all others. All there are"
            " if left out.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", metavar="N", min=1, help="How many duels of each two; 100 if left out."
        ),
    ] = 100,
    player: Annotated[
        str,
        typer.Option(
            "--player",
            metavar="NAME",
            help="Who plays both sides: random, or aimed, who lays targets on enemies, reacts when"
            " aimed at, and saves a short deck (Re;ACT).",
        ),
    ] = "random",
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="What chance does; 0 if left out.")
    ] = 0,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=1, help="How many processes play.")
    ] = 1,
    turns: Annotated[
        int,
        typer.Option(
            "--turns",
            metavar="N",
            min=1,
            help="Break a duel off after so many; 200 if left out.",
        ),
    ] = 200,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep",
            metavar="FILE",
            help="Note in this file which pairs are done, and go on there.",
        ),
    ] = None,
    output: Annotated[
        TraceFormat, typer.Option("--format", "-f", help="How the counts are written.")
    ] = TraceFormat.TEXT,
    ruleset: Annotated[
        str, typer.Option("--ruleset", metavar="GAME", help="The card game; react if left out.")
    ] = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Play many duels between creators, and tell who wins.

    Each share has the interval in which the true one lies with 95 of 100. Sides take both seats and
    begin by turns. Nobody looks ahead: read it as how the cards meet, not as what experts would do.
    Exits with 1 if a duel is not over after the last turn or goes on without end, and, from 100
    duels of each two on, if something is never played.

    \b
    Examples:
      react-tools duels calligrapher dancer --games 20
      react-tools duels dancer --player aimed --games 20 --keep duels.jsonl
      react-tools duels --ruleset keyforge --games 4 --format json
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.explore.duels import Wanted
    from react_tools.explore.duels import duels as played
    from react_tools.explore.keeping import Notes
    from react_tools.games import spoken
    from react_tools.render import duelled, progress, screen

    settings = settled(packs, lang, ruleset)
    told = (tuple(sides or ()), games, seed, settings, player, turns, jobs)
    wanted = Wanted(spoken(settings), *told)
    notes = Notes(keep, wanted.what if keep else {})
    begun: list[Tallied] = []
    try:
        found = played(wanted, notes, progress.counting, begun.append)
    except KeyboardInterrupt:
        for it in begun:  # what was counted is not lost
            screen.show(duelled.lines(it, wanted, output.value))
        raise
    screen.show(duelled.lines(found, wanted, output.value))
    unplayed = found.unplayed and games >= ENOUGH
    raise typer.Exit(1 if found.whole.broken_off or unplayed else 0)
