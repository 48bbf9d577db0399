"""`react-tools test`: play every scenario, a line each."""

from pathlib import Path
from typing import Annotated

import typer

from react_tools.commands.choices import OutputFormat, Packs, default_paths, settled
from react_tools.errors import MissingPathError


def test(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Files or folders; without any, the folder cards, else what is shipped."
        ),
    ] = None,
    output: Annotated[
        OutputFormat, typer.Option("--format", "-f", help="How results are written.")
    ] = OutputFormat.TEXT,
    packs: Packs = None,
) -> None:
    """Play every scenario, a line each.

    Exits with 1 if one does not come as it says.

    \b
    Examples:
      react-tools test
      react-tools test cards/react/scenarios/chain
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.load import load
    from react_tools.render import progress, screen
    from react_tools.render.results import FORMATS, Result

    settings = settled(packs)
    wanted = default_paths(paths, settings)
    loaded = load(wanted, settings)
    scenarios = loaded.scenarios()
    if not scenarios and not loaded.findings:
        told = ", ".join(str(path) for path in wanted)
        raise MissingPathError(f"no scenario in {told}; nothing was played")
    results = [
        Result(scenario.id, scenario.title, tuple(run.findings))
        for scenario, run in progress.along(
            zip(scenarios, loaded.played(), strict=True), len(scenarios), "playing scenarios"
        )
    ]
    screen.show(FORMATS[output.value](results, loaded.findings))
    failed = bool(loaded.findings) or any(result.findings for result in results)
    raise typer.Exit(1 if failed else 0)
