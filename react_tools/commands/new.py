"""`react-tools new`: files to begin with, which lint clean and play at once."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import Game, Packs, settled
from react_tools.commands.named import is_record, path_of
from react_tools.errors import UnfitFlagsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from react_tools.draft.files import Draft
    from react_tools.draft.scenarios import Question
    from react_tools.settings import Settings

Called = Annotated[
    str, typer.Option("--id", help="What it is called in files; made of its name if left out.")
]
Russian = Annotated[str | None, typer.Option("--ru", metavar="NAME", help="Its name in Russian.")]


def creator(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    name: Annotated[str | None, typer.Argument(help="Its name in English: Lamplighter.")] = None,
    ru: Russian = None,
    called: Annotated[
        str, typer.Option("--id", help="What scenarios call it; made of its name if left out.")
    ] = "",
    extends: Annotated[
        str, typer.Option("--extends", metavar="ID", help="The creator on which it is laid.")
    ] = "",
    ruleset: Game = "",
    packs: Packs = None,
) -> None:
    """Write a creator to begin with, and its first scenario.

    It goes into the nearest pack: of --cards, of REACT_TOOLS_CARDS, of the settings; into the
    folder cards if there is none. At a terminal it asks for the names that are not given.

    \b
    Examples:
      react-tools new creator Lamplighter --ru Фонарщик
      react-tools new creator Tempo --extends dancer
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.draft.creators import Wanted, identified
    from react_tools.draft.creators import creator as drafted
    from react_tools.draft.files import flag, home, write

    settings = settled(packs, ruleset=ruleset)
    en = _asked("Name in English", name)
    wanted = Wanted(called, en, _asked("Name in Russian", ru, en), extends)
    drafts = drafted(identified(wanted), settings)
    _tell(write(drafts, home(settings, drafts)), drafts, flag(packs))


def deck(
    name: Annotated[str | None, typer.Argument(help="Its name in English: Last Lantern.")] = None,
    ru: Russian = None,
    called: Called = "",
    ruleset: Game = "",
    packs: Packs = None,
) -> None:
    """Write a deck to begin with, for a game that is played with decks, such as KeyForge.

    \b
    Examples:
      react-tools new deck "Last Lantern" --ru "Последний фонарь"
    """  # noqa: D301 -- \b keeps typer from joining the lines
    _thing("deck", (name, ru, called), ruleset, packs)


def cards(
    name: Annotated[str | None, typer.Argument(help="The first one's name in English.")] = None,
    ru: Russian = None,
    called: Called = "",
    ruleset: Game = "",
    packs: Packs = None,
) -> None:
    """Write a file of cards to begin with, for a game whose cards stand by themselves.

    \b
    Examples:
      react-tools new cards Gatewright --ru "Мастер ворот"
    """  # noqa: D301 -- \b keeps typer from joining the lines
    _thing("cards", (name, ru, called), ruleset, packs)


def boxes(
    name: Annotated[str | None, typer.Argument(help="The first one's name in English.")] = None,
    ru: Russian = None,
    called: Called = "",
    ruleset: Game = "",
    packs: Packs = None,
) -> None:
    """Write boxes.yaml: a box for the creators of your packs, with all that is packed of them.

    \b
    Examples:
      react-tools new boxes "Street Lights" --ru "Уличные огни"
    """  # noqa: D301 -- \b keeps typer from joining the lines
    _thing("boxes", (name, ru, called), ruleset, packs)


def _thing(
    kind: str, named: tuple[str | None, str | None, str], ruleset: str, packs: list[Path] | None
) -> None:
    """Write a file of that kind; *named* are its names in English and Russian, and its id."""
    from react_tools.draft.creators import Wanted, identified
    from react_tools.draft.files import flag, home, write
    from react_tools.draft.things import thing

    name, ru, called = named
    settings = settled(packs, ruleset=ruleset)
    en = _asked("Name in English", name)
    wanted = identified(Wanted(called, en, _asked("Name in Russian", ru, en)))
    drafts = thing(kind, wanted, settings)
    _tell(write(drafts, home(settings, drafts)), drafts, flag(packs))


def scenario(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    called: Annotated[
        str | None, typer.Argument(metavar="ID", help="What it is called: topic/claim.")
    ] = None,
    active: Annotated[
        str,
        typer.Option("--active", metavar="ID", help="Whose turn it is: a creator's id, a deck's."),
    ] = "",
    against: Annotated[
        str, typer.Option("--against", metavar="ID", help="Against whom: the other one's id.")
    ] = "",
    model: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="ID",
            help="The scenario to copy, by id or file; or a record (*.duel).",
        ),
    ] = "",
    chain: Annotated[
        int | None,
        typer.Option("--chain", metavar="N", min=1, help="Which chain of the record it is about."),
    ] = None,
    bare: Annotated[
        bool, typer.Option("--bare", help="Only the setting; simulate --ask writes the rest.")
    ] = False,
    ruleset: Game = "",
    packs: Packs = None,
) -> None:
    """Write a scenario to begin with: a setting, a first play, and what comes of it.

    Or copy one, or take a chain out of the record of a duel. It goes into the nearest pack, as a
    creator does.

    \b
    Examples:
      react-tools new scenario duels/who-is-struck --active dancer --against calligrapher
      react-tools new scenario questions/at-the-edge --from rulebook/worked-example --bare
      react-tools new scenario duels/what-came --from evening.duel --chain 7
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.draft.files import flag, home, write
    from react_tools.draft.scenarios import Question, copied
    from react_tools.draft.scenarios import scenario as drafted

    settings = settled(packs, ruleset=ruleset)
    question = Question(_asked("What it is called (topic/claim)", called), active, against, bare)
    if (chain is not None) != is_record(model):
        reason = "--chain N says which chain of a record (*.duel), which is given with --from"
        raise UnfitFlagsError(reason)
    if chain is not None:
        drafts = _of_chain(question, model, chain, settings)
    elif model:
        drafts = copied(question, path_of(model, settings), settings)
    else:
        drafts = drafted(question, settings)
    written = write(drafts, home(settings, drafts))
    _tell(written, drafts, flag(packs), " --ask" if bare else "")


def _of_chain(question: "Question", model: str, chain: int, settings: "Settings") -> "list[Draft]":
    """The draft of a scenario about a chain of a record."""
    from react_tools.commands.records import opened
    from react_tools.draft.chains import chain as drafted
    from react_tools.errors import DraftError
    from react_tools.render import screen

    found = opened(Path(model), settings)
    run = found.reading.run if found.reading else None
    wrong = run.findings if run else found.findings
    if found.reading is None or (wrong and not found.reading.course.holds(chain)):
        told = [f"{it.span}: {it.code} {it.message}" for it in wrong]
        raise DraftError(f"{model} cannot be played to its end", told)
    screen.show_notes(wrong)
    return drafted(question, chain, found.reading.course, found.ground, settings)


def pack(
    folder: Annotated[Path, typer.Argument(help="The folder to make: mine.")],
    name: Annotated[
        str | None, typer.Option("--creator", metavar="NAME", help="Its first creator, in English.")
    ] = None,
    ru: Russian = None,
    called: Annotated[
        str, typer.Option("--id", help="What scenarios call it; made of its name if left out.")
    ] = "",
    ruleset: Game = "",
) -> None:
    """Make a pack: a folder of your own cards with a first creator, named in the settings.

    \b
    Examples:
      react-tools new pack lamps --creator Lamplighter --ru Фонарщик
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools import rulesets
    from react_tools.draft.creators import Wanted, identified
    from react_tools.draft.creators import creator as drafted
    from react_tools.draft.files import write
    from react_tools.settings import Settings, check_file, entered

    check_file()
    if ruleset:
        rulesets.check(ruleset)
    en = _asked("Name of its first creator in English", name, folder.name.title())
    wanted = identified(Wanted(called, en, _asked("Name in Russian", ru, en)))
    drafts = drafted(wanted, Settings(ruleset=ruleset, only=bool(ruleset)))
    _tell([*write(drafts, folder), *entered(folder)], drafts)


def _asked(question: str, known: str | None, otherwise: str | None = None) -> str:
    """What is known already; else what the user answers at a terminal; else the default."""
    if known is None and sys.stdin.isatty():
        known = typer.prompt(question, default=otherwise, err=True)
    if known is None and otherwise is None:
        raise typer.BadParameter(f"say what it is called: {question[:1].lower()}{question[1:]}")
    return (known or otherwise or "").strip()


def _tell(
    written: "Sequence[Path]", drafts: "Sequence[Draft]", packs: str = "", asked: str = ""
) -> None:
    """What was written, and what to do with it."""
    commands = [f"simulate {it.scenario}{packs}{asked}" for it in drafts if it.scenario]
    if not asked:  # what is bare is not to be judged yet
        commands.insert(0, f"check{packs}")
    for file in written:
        typer.echo(f"wrote {file.as_posix()}")
    for at, command in enumerate(commands):
        typer.echo(f"{'     ' if at else 'next:'} react-tools {command}")
