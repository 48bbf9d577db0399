"""`react-tools test`: play every scenario, a line each."""

import typer

from react_tools.commands.choices import (
    Game,
    Packs,
    Paths,
    ReportFormat,
    Reports,
    Rulings,
    default_paths,
    settled,
    wanted,
)


def test(
    paths: Paths = None,
    output: Reports = ReportFormat.TEXT,
    rulings: Rulings = None,
    ruleset: Game = "",
    packs: Packs = None,
) -> None:
    """Play every scenario, a line each.

    Exits with 1 if one does not come as it says. Where there are no scenarios of your own, the
    shipped ones are played. With --rulings it is noted on which rulings an outcome depends that
    its scenario does not pin.

    \b
    Examples:
      react-tools test
      react-tools test cards/react/scenarios/chain
      react-tools test --rulings all
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.judging import played
    from react_tools.policy.applied import allowed
    from react_tools.render import progress
    from react_tools.render.output import show

    settings = settled(packs, ruleset=ruleset)
    report = played(default_paths(paths, settings), settings, progress.along, wanted(rulings))
    show(allowed(report), output.value)
    raise typer.Exit(1 if report.failed else 0)
