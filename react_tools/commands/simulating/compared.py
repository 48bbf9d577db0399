"""Two scenarios, and where they part."""

from typing import TYPE_CHECKING

from react_tools.commands.named import path_of
from react_tools.commands.simulating.flags import Flags
from react_tools.commands.simulating.reported import reported
from react_tools.errors import MissingPathError

if TYPE_CHECKING:
    from pathlib import Path

    from react_tools.settings import Settings


def compared(name: str, flags: Flags, settings: "Settings") -> bool:
    """Show how two scenarios differ; whether both come as they say."""
    from react_tools.load import load_one
    from react_tools.render import screen
    from react_tools.render.differences import FORMATS
    from react_tools.ruleset import SettingError

    one = path_of(name, settings)
    other = _other(one, flags.against, settings)
    loaded = load_one([one, other], settings)
    runs = {it.scenario.path: it for it in loaded.played() if not isinstance(it, SettingError)}
    faults = [it for run in loaded.played() if isinstance(run, SettingError) for it in run.findings]
    if findings := [*loaded.findings, *faults]:
        reported(loaded, findings, flags)
        return False
    screen.show_notes(loaded.notes)
    first, last = loaded.paths[0], loaded.paths[-1]
    if first not in runs or last not in runs or len(loaded.paths) > 2:  # noqa: PLR2004 -- a pair
        raise MissingPathError(f"--against compares two scenarios; {name} or {other} is none")
    lines = FORMATS[flags.output](runs[first], runs[last], settings.lang, loaded.library.rules)
    screen.show(lines, prose=flags.output == "text")
    return runs[first].ok and runs[last].ok


def _other(one: "Path", against: str, settings: "Settings") -> "Path":
    """The scenario to compare with; `twin` is the one that the first names so."""
    from pathlib import Path

    from react_tools.load import load_one

    if against != "twin" or Path(against).exists():
        return path_of(against, settings)
    twins = [it.twin for it in load_one([one], settings).scenarios()]
    if not twins or not twins[0]:
        raise MissingPathError(f"{one} names no twin; give a file or an id")
    return path_of(twins[0], settings)
