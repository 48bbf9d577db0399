"""`react-tools lint`: what is wrong with cards and scenarios, where, and how to mend it."""

from typing import Annotated

import typer

from react_tools.commands.choices import (
    Cache,
    Game,
    Packs,
    Paths,
    ReportFormat,
    Reports,
    default_paths,
    settled,
)


def lint(  # noqa: PLR0913, PLR0917 -- each is an option of the command line
    paths: Paths = None,
    output: Reports = ReportFormat.TEXT,
    fix: Annotated[
        bool, typer.Option("--fix", help="Mend what can be mended without changing what it means.")
    ] = False,
    unsafe_fixes: Annotated[
        bool,
        typer.Option("--unsafe-fixes", help="Also what you have to look at: misspelt words …"),
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what --fix would change, and write nothing.")
    ] = False,
    ruleset: Game = "",
    packs: Packs = None,
    cache: Cache = True,
) -> None:
    """Say what is wrong with cards and scenarios, and how to mend it.

    Exits with 1 if there is an error; warnings and notes do not fail. Where there are no cards of
    your own, the shipped ones are looked at.

    With --fix files are mended, and what is left is told; --unsafe-fixes goes further, so look at
    what it does. --diff shows it first, for `patch -p1`, and exits with 1 if there is something.

    \b
    Examples:
      react-tools lint cards
      react-tools lint mine/creators/clerk.yaml --format json
      react-tools lint cards --fix
      react-tools lint mine --diff --unsafe-fixes
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.commands.judged import judged
    from react_tools.render.output import show

    settings = settled(packs, ruleset=ruleset)
    wanted = default_paths(paths, settings)
    if fix or diff or unsafe_fixes:
        from react_tools.commands.mended import Wish, mended

        wish = Wish(fix, unsafe_fixes, diff, output.value, cache)
        raise typer.Exit(mended(wanted, settings, wish))
    report = judged(wanted, settings, cache=cache).of_lint()
    show(report, output.value)
    raise typer.Exit(1 if report.failed else 0)
