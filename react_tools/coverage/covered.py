"""From paths to what the scenarios among them show."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from react_tools.belonging import in_parts
from react_tools.coverage.flaws import flaws
from react_tools.coverage.showing import Coverage
from react_tools.coverage.shown import Along, shown, silently
from react_tools.errors import MissingPathError
from react_tools.files import files
from react_tools.games import spoken
from react_tools.load import Loaded, load, load_each, shipped
from react_tools.settings import Settings


def covered(
    paths: Sequence[Path], settings: Settings, along: Along = silently, *, ground: bool = False
) -> list[Coverage]:
    """What the scenarios among *paths* show, game by game.

    With *ground* also all on which these stand, of the one game that is spoken of.

    Raises:
        MissingPathError: a path does not exist, or there is no scenario to play.
    """
    every = _grounded(paths, settings) if ground else load_each(paths, settings, scenarios=True)
    found = [it for loaded in every if (it := _covered(loaded, along, ground=ground)) is not None]
    if not found:
        told = ", ".join(str(path) for path in paths)
        raise MissingPathError(f"no scenario in {told}; nothing was played")
    return found


def _grounded(paths: Sequence[Path], settings: Settings) -> list[Loaded]:
    """What one game has of *paths*, on top of all that is shipped."""
    game = spoken(settings)
    everywhere = replace(settings, only=False)
    own = in_parts(files(paths), everywhere).parts.get(game, ())
    wanted = own or [shipped(game) / "rulebook.yaml"]
    return [load(wanted, settings, scenarios=True, ruleset=game)]


def _covered(loaded: Loaded, along: Along, *, ground: bool) -> Coverage | None:
    """What the scenarios of a game show; None if it has none, and nothing is wrong."""
    library = loaded.library
    asked = {it.path for it in loaded.scenarios()}
    scenarios = [it for it in library.scenarios.values() if ground or it.path in asked]
    if not scenarios and not loaded.findings:
        return None
    return Coverage(
        loaded.ruleset.name,
        tuple(shown(loaded.ruleset, library, scenarios, along).values()),
        len(scenarios),
        loaded.left_out,
        tuple(flaws(loaded.ruleset, library, scenarios)),
    )
