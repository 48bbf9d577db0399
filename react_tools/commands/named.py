"""What `simulate` is asked to play: files, or ids of scenarios."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from react_tools.errors import MissingPathError
from react_tools.files import RECORD

if TYPE_CHECKING:
    from react_tools.settings import Settings


def is_record(name: str) -> bool:
    """Whether a name is that of a record of a duel."""
    return name.endswith(RECORD)


def path_of(name: str, settings: "Settings") -> Path:
    """A file, or the id of a scenario in a pack, in `cards`, or of a shipped one.

    Of an id that scenarios of several games have, the first game's is meant, and it is said so.

    Raises:
        MissingPathError: it is neither.
    """
    path = Path(name)
    if name and path.exists():
        return path
    from react_tools.games import games

    parts = {game: _folders(game, settings) for game in games(settings)}
    found = {
        game: known
        for game, folders in reversed(parts.items())
        if (known := _found(name, folders)) is not None
    }
    if found:
        *others, game = found
        if others and found[others[0]] != found[game]:
            _tell(name, game, others)
        return found[game]
    folders = [*dict.fromkeys(it for part in parts.values() for it in part)]
    raise MissingPathError(
        f"no such scenario: {name} (neither a file nor the id of a scenario){_meant(name, folders)}"
    )


def _folders(game: str, settings: "Settings") -> list[Path]:
    """The folders in which scenarios of a game may lie, the nearest first."""
    from react_tools.files import homes
    from react_tools.places import EXAMPLES

    return [*homes([], settings.packs, game), EXAMPLES / game]


def _found(name: str, folders: Sequence[Path]) -> Path | None:
    """The scenario of that id in the first folder that has it."""
    files = (home / "scenarios" / f"{name}.yaml" for home in folders)
    return next((it for it in files if it.exists()), None)


def _tell(name: str, game: str, others: Sequence[str]) -> None:
    """Say on standard error whose scenario is meant, and how another is."""
    import sys

    from react_tools.render.line import clean

    told = f"{name} is that of {game}; {others[-1]} has one too: --ruleset {others[-1]}"
    sys.stderr.write(clean(f"react-tools: {told}") + "\n")


def _meant(name: str, folders: Sequence[Path]) -> str:
    """A hint at the id that a name resembles, whole or in its last part."""
    import difflib

    from react_tools.files import beneath
    from react_tools.scenario.build import scenario_id

    scenarios = [it / "scenarios" for it in folders if (it / "scenarios").is_dir()]
    ids = [scenario_id(file.as_posix()) for folder in scenarios for file in beneath(folder)]
    claims = {it.rpartition("/")[2]: it for it in reversed(ids)}
    near = difflib.get_close_matches(name, ids, n=1) or [
        claims[it] for it in difflib.get_close_matches(name, list(claims), n=1)
    ]
    return f"; did you mean {near[0]}?" if near else "; react-tools list scenarios lists them"
