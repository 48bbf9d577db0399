"""`react-tools perft`: every line of play from a scenario's setting, counted."""

from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Game, Lang, Packs, TraceFormat, settled
from react_tools.errors import MissingPathError, UnfitFlagsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from react_tools.explore.counting import Counted
    from react_tools.load import Loaded
    from react_tools.settings import Settings


def perft(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    scenario: Annotated[
        str,
        typer.Argument(
            help="A file, or the id of a scenario such as rulebook/worked-example; lines begin at"
            " its setting, not behind its script."
        ),
    ],
    limit: Annotated[
        int,
        typer.Option(
            "--limit", metavar="N", min=0, help="How many plays a line may have: cards on a chain."
        ),
    ] = 2,
    divide: Annotated[
        bool, typer.Option("--divide", help="The counts of each first choice too.")
    ] = False,
    after: Annotated[
        list[str] | None,
        typer.Option(
            "--after",
            metavar="CHOICE",
            help="Make this choice first, called as --divide prints it; may be given again.",
        ),
    ] = None,
    output: Annotated[
        TraceFormat, typer.Option("--format", "-f", help="How the counts are written.")
    ] = TraceFormat.TEXT,
    ruleset: Game = "",
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Count every line of play from a scenario's setting.

    Every choice that is open is made, and every one that is open then, until all that was begun
    has been carried out: there a line ends. By its plays, the depth, it is told how many choices
    were made, how many chains laid, how many lines came to an end and how many positions these
    ends are. Two engines with the same counts agree; where they do not, --divide tells which first
    choice it is, and --after goes on behind it. Plays made by --after count for --limit as long
    as their line is under way.

    \b
    Examples:
      react-tools perft rulebook/worked-example
      react-tools perft rulebook/worked-example --limit 1 --divide
      react-tools perft rulebook/worked-example --after "brush-spirit.B c2"
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.simulating.flags import Flags
    from react_tools.commands.simulating.reported import reported
    from react_tools.render import screen
    from react_tools.render.perft import FORMATS, Shown
    from react_tools.ruleset import SettingError

    settings = settled(packs, lang, ruleset)
    loaded = _loaded(scenario, settings)
    screen.show_notes(loaded.notes)
    try:
        told = _counted(loaded, limit, after or [])
    except SettingError as error:
        reported(loaded, error.findings, Flags(output.value))
        raise typer.Exit(1) from error
    shown = Shown(loaded.scenarios()[0], told, loaded.ruleset.wording.counts, divide)
    screen.show(FORMATS[output.value](shown, settings.lang), prose=output is TraceFormat.TEXT)


def _loaded(name: str, settings: "Settings") -> "Loaded":
    """The file of one scenario, whatever is wrong with it."""
    from react_tools.commands.named import is_record, path_of
    from react_tools.load import load_one

    if is_record(name):
        raise UnfitFlagsError(
            "lines begin at a scenario's setting; new scenario --from RECORD --chain N makes one"
        )
    loaded = load_one([path_of(name, settings)], settings)
    count = len(loaded.scenarios())
    if count > 1:
        raise UnfitFlagsError(f"perft counts from one setting; {name} holds {count} scenarios")
    if not (count or loaded.findings):
        raise MissingPathError(f"no scenario in {name}; nothing was counted")
    return loaded


def _counted(loaded: "Loaded", limit: int, after: "Sequence[str]") -> "Counted":
    """The counts of its only scenario.

    Raises:
        SettingError: there is nothing to count from, or no end of it.
    """
    from react_tools.explore.beginning import begin
    from react_tools.explore.counting import counted
    from react_tools.game import EndlessError, UnknownCardError
    from react_tools.render import progress
    from react_tools.render.summary import count
    from react_tools.ruleset import SettingError
    from react_tools.scenario.faults import fault

    if loaded.findings:
        raise SettingError(loaded.findings)
    (scenario,) = loaded.scenarios()
    game = loaded.ruleset.start(scenario, loaded.library).fork()
    span = scenario.root.key_span("script")
    try:
        beginning = begin(game, after)
        if beginning.begun.plays > limit:
            plays = count(beginning.begun.plays, "plays")
            raise UnfitFlagsError(f"--after has begun a line of {plays}, more than --limit")
        return counted(game, limit, beginning, lambda it, of: progress.along(it, of, "counting"))
    except UnknownCardError as error:
        raise SettingError([fault("RT213", span, str(error), error.cure)]) from error
    except EndlessError as error:
        way = ", ".join(reversed(getattr(error, "__notes__", [])))
        raise SettingError([fault("RT214", span, str(error), way and f"after {way}")]) from error
