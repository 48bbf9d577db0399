"""`react-tools fuzz`: many games by chance, each held to what every game promises."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Lang, Packs, settled

if TYPE_CHECKING:
    from react_tools.explore.walk import Failure

FOLDER = Path("fuzz-failures")


def fuzz(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    games: Annotated[
        int,
        typer.Option("--games", "-n", metavar="N", min=1, help="How many games; 100 if left out."),
    ] = 100,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="What chance does; 0 if left out.")
    ] = 0,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=1, help="How many processes play.")
    ] = 1,
    every: Annotated[
        int,
        typer.Option(
            "--every",
            metavar="N",
            min=1,
            help="One game of so many is held to the costly promises too: those with forks, mirrors"
            " and records. Each one if left out.",
        ),
    ] = 1,
    ruleset: Annotated[
        str,
        typer.Option("--ruleset", metavar="GAME", help="Only this card game; else each by turns."),
    ] = "",
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep", metavar="FILE", help="Note in this file how far it has come, and go on there."
        ),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="DIR", help="Where failures are written; fuzz-failures if left out."
        ),
    ] = FOLDER,
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Play games by chance, and hold them to what every game promises.

    After each decision: units and cards are where they are and nowhere else, nothing is made or
    lost, limits hold, nothing is left half done. Of a game with the costly promises also: forks,
    the record and the game with exchanged players and a board turned round go the same way, and
    every clause has one outcome. A game that breaks a promise is shrunk, and written as a scenario
    that fails. Game number i of a seed is the same always; the digest at the end is that of all.

    \b
    Examples:
      react-tools fuzz --games 20 --seed 7
      react-tools fuzz --games 60 --every 20 --jobs 2 --keep fuzz.jsonl
      react-tools fuzz --games 10 --ruleset react --out found
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools import rulesets
    from react_tools.explore.fuzz import Wanted, grounds
    from react_tools.explore.fuzz import fuzz as played
    from react_tools.explore.keeping import Keeper
    from react_tools.explore.written import check_folder, write
    from react_tools.render import fuzzed, progress, screen

    settings = settled(packs, lang, ruleset)
    names = (ruleset,) if ruleset else tuple(rulesets.RULESETS)
    wanted = Wanted(names, games, seed, settings, every, jobs)

    def found(failure: "Failure") -> None:
        (ground,) = grounds(wanted._replace(rulesets=(failure.ruleset,)))
        screen.show(fuzzed.failure(write(failure, ground, seed, out), settings.lang))

    check_folder(out)
    tally = played(wanted, Keeper(keep, wanted.what if keep else {}), progress.counting, found)
    screen.show(fuzzed.summary(tally, seed, settings.lang))
    raise typer.Exit(1 if tally.broken else 0)
