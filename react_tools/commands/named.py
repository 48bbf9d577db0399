"""What `simulate` is asked to play: files, or ids of scenarios."""

from collections.abc import Sequence
from pathlib import Path

from react_tools.errors import MissingPathError


def path_of(name: str, packs: Sequence[Path]) -> Path:
    """A file, or the id of a scenario in a pack, in `cards` or of a shipped one.

    Raises:
        MissingPathError: it is neither.
    """
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
