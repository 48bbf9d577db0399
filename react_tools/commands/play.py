"""`react-tools play`: a duel at the terminal, between two people or against chance."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Game, Lang, Packs, settled
from react_tools.errors import UnfitFlagsError

if TYPE_CHECKING:
    from react_tools.commands.playing.beginning import Begun


class Hands(StrEnum):
    """What the first hands are."""

    DEALT = "dealt"
    FIRST_GAME = "first-game"


class Opponent(StrEnum):
    """Who else may play."""

    RANDOM = "random"


def play(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    one: Annotated[
        str | None,
        typer.Argument(metavar="[A]", help="What you play with, by its id: a creator, a deck."),
    ] = None,
    other: Annotated[
        str | None, typer.Argument(metavar="[B]", help="What the other plays with.")
    ] = None,
    first: Annotated[
        str, typer.Option("--first", metavar="ID", help="Who begins; A if left out.")
    ] = "",
    hands: Annotated[
        Hands | None,
        typer.Option(
            "--hands",
            help="The first hands, of a game that leaves it open; first-game: one card of each"
            " kind.",
        ),
    ] = None,
    against: Annotated[
        Opponent | None,
        typer.Option("--against", help="random: you play A, and B chooses by chance."),
    ] = None,
    demo: Annotated[
        bool, typer.Option("--demo", help="Both choose by chance; what happens is shown.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="N", help="What chance does; a new number if left out."),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Go on with a saved duel (*.duel)."),
    ] = None,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Play a duel at the terminal: two people, or one against chance.

    Every decision is listed, as its player sees it. `undo` takes choices back, `save` writes the
    record down, which `simulate` plays and of which `new scenario` takes a chain. All of it goes
    to standard error; a record that is not saved is printed to standard output when you leave.

    \b
    Examples:
      react-tools play calligrapher dancer
      react-tools play dancer calligrapher --against random --seed 7
      react-tools play --record evening.duel
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.playing.beginning import Chance, Wished, begun, resumed

    if against is not None and demo:
        raise UnfitFlagsError("--against random leaves one player to you, --demo none; choose one")
    chance = Chance.BOTH if demo else Chance.OTHER if against else Chance.NOBODY
    settings = settled(packs, lang, ruleset)
    if record is not None:
        if one is not None or first or hands is not None:
            raise UnfitFlagsError("--record goes on with a duel: who plays stands in its file")
        told = resumed(record, chance, seed, settings)
        if told is None:
            raise typer.Exit(1)
    else:
        if one is None or other is None:
            raise UnfitFlagsError("say who plays: react-tools play A B, ids of creators or decks")
        told = begun(
            Wished(one, other, first, {"hands": hands.value} if hands else {}),
            chance,
            seed,
            settings,
        )
    _hold(told, lone=demo)


def _hold(begun: "Begun", *, lone: bool) -> None:
    """Talk until there is an end."""
    from react_tools.render.leaving import restored
    from react_tools.render.table_talk import Talk

    talk = Talk(begun.sitting, begun.keeper, begun.lang, begun.rules, begun.told)
    with restored():
        if lone:
            talk.watch(begun.seed)
        else:
            talk.hold(begun.seed)
