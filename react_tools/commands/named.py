"""What `simulate` is asked to play: files, or ids of scenarios."""

from collections.abc import Sequence
from pathlib import Path

from react_tools.errors import MissingPathError
from react_tools.files import RECORD


def is_record(name: str) -> bool:
    """Whether a name is that of a record of a duel."""
    return name.endswith(RECORD)


def path_of(name: str, packs: Sequence[Path]) -> Path:
    """A file, or the id of a scenario in a pack, in `cards`, or of a shipped one.

    Raises:
        MissingPathError: it is neither.
    """
    from react_tools.files import homes
    from react_tools.load import shipped
    from react_tools.places import EXAMPLES

    path = Path(name)
    if name and path.exists():
        return path
    folders = [*homes([], packs, shipped().name), EXAMPLES]
    for home in folders:
        known = home / "scenarios" / f"{name}.yaml"
        if known.exists():
            return known
    raise MissingPathError(
        f"no such scenario: {name} (neither a file nor the id of a scenario){_meant(name, folders)}"
    )


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
