"""`react-tools test`: play every scenario, a line each."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from react_tools.commands.choices import OutputFormat, default_paths
from react_tools.errors import MissingPathError

if TYPE_CHECKING:
    from react_tools.findings import Finding
    from react_tools.ruleset import SettingError
    from react_tools.scenario.runner import Run


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
    from react_tools.scenario.scenario import Scenario

    loaded = load(default_paths(paths))
    wanted = set(loaded.paths)
    scenarios = [it for it in loaded.library.subjects(wanted) if isinstance(it, Scenario)]
    if not scenarios and not loaded.findings:
        told = ", ".join(str(path) for path in default_paths(paths))
        raise MissingPathError(f"no scenario in {told}; nothing was played")
    results = [
        Result(scenario.id, scenario.title, _findings(run))
        for scenario, run in progress.along(
            zip(scenarios, loaded.played(), strict=True), len(scenarios), "playing scenarios"
        )
    ]
    screen.show(FORMATS[output.value](results, loaded.findings))
    failed = bool(loaded.findings) or any(result.findings for result in results)
    raise typer.Exit(1 if failed else 0)


def _findings(run: "Run | SettingError") -> "tuple[Finding, ...]":
    return tuple(run.findings)
