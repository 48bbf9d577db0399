"""`react-tools simulate`: play scenarios and print what happens, step by step, with its rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from react_tools.commands.choices import Lang, OutputFormat, Packs, settled
from react_tools.errors import MissingPathError


def simulate(
    scenarios: Annotated[
        list[str],
        typer.Argument(help="Files, or ids of scenarios such as rulebook/worked-example."),
    ],
    output: Annotated[
        OutputFormat,
        typer.Option("--format", "-f", help="How traces are written; json: a document for each."),
    ] = OutputFormat.TEXT,
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Play scenarios and print what happens, with its rules.

    Exits with 1 if one does not come as it says.

    \b
    Examples:
      react-tools simulate rulebook/worked-example
      react-tools simulate mine/question.yaml --lang ru
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.load import load
    from react_tools.render import findings as of_findings
    from react_tools.render import screen, traces
    from react_tools.render.line import Line, line
    from react_tools.render.summary import Summary
    from react_tools.ruleset import SettingError

    settings = settled(packs, lang)
    loaded = load([_path(name, settings.packs) for name in scenarios], settings)
    library, findings, holds = loaded.library, list(loaded.findings), []
    between: list[Line] = []
    for run in loaded.played():
        holds.append(not isinstance(run, SettingError) and run.ok)
        if isinstance(run, SettingError):
            findings.extend(run.findings)
        else:
            trace = traces.FORMATS[output.value](run, settings.lang, library.rules, library.rulings)
            screen.show([*between, *trace])
            between = [line()]
    if findings:
        looked_at = Summary({"files": len(loaded.paths), **library.counts(loaded.paths)})
        screen.show([*between, *of_findings.FORMATS[output.value](findings, looked_at)])
    if not holds and not findings:
        raise MissingPathError(f"no scenario in {', '.join(scenarios)}; nothing was played")
    raise typer.Exit(0 if all(holds) and not findings else 1)


def _path(name: str, packs: Sequence[Path]) -> Path:
    """A file, or the id of a scenario in a pack, in `cards` or of a shipped one."""
    from react_tools.files import homes
    from react_tools.load import shipped

    path = Path(name)
    if name and path.exists():
        return path
    for home in homes([], packs, shipped().name):
        known = home / "scenarios" / f"{name}.yaml"
        if known.exists():
            return known
    raise MissingPathError(f"no such scenario: {name} (neither a file nor the id of a scenario)")
