"""From paths to what the scenarios among them show."""

from collections.abc import Sequence
from pathlib import Path

from react_tools.coverage.flaws import flaws
from react_tools.coverage.showing import Coverage
from react_tools.coverage.shown import Along, shown, silently
from react_tools.errors import MissingPathError
from react_tools.findings import Level
from react_tools.load import Loaded, load
from react_tools.settings import Settings


def covered(
    paths: Sequence[Path],
    settings: Settings,
    along: Along = silently,
    *,
    ground: bool = False,
    ruleset: str = "react",
) -> Coverage:
    """What the scenarios among *paths* show; with *ground* also all on which these stand.

    Raises:
        UnknownNameError: there is no such ruleset.
        MissingPathError: a path does not exist, or there is no scenario to play.
    """
    loaded = load(paths, settings, scenarios=True, ruleset=ruleset)
    library = loaded.library
    asked = {it.path for it in loaded.scenarios()}
    scenarios = [it for it in library.scenarios.values() if ground or it.path in asked]
    if not scenarios and not loaded.findings:
        told = ", ".join(str(path) for path in paths)
        raise MissingPathError(f"no scenario in {told}; nothing was played")
    return Coverage(
        loaded.ruleset.name,
        tuple(shown(loaded.ruleset, library, scenarios, along).values()),
        len(scenarios),
        _left_out(loaded),
        tuple(flaws(loaded.ruleset, library, scenarios)),
    )


def _left_out(loaded: Loaded) -> tuple[str, ...]:
    """The files with errors: of what was asked for all, beneath it those whose place none takes."""
    faulty = (it.span.path for it in loaded.findings if it.level is Level.ERROR)
    return tuple(dict.fromkeys((*loaded.library.broken.values(), *faulty)))
