"""Records of duels as commands take them: a file, and what it stands on."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from react_tools.errors import MissingPathError

if TYPE_CHECKING:
    from react_tools.findings import Finding
    from react_tools.load import Loaded
    from react_tools.records.reading import Reading
    from react_tools.records.record import Record
    from react_tools.settings import Settings


class Opened(NamedTuple):
    """A record's file.

    Attributes:
        ground: what it stands on; its `paths` are the record.
        reading: what came of its moves, None if the file has faults: `findings`.
    """

    ground: "Loaded"
    data: bytes
    record: "Record | None"
    reading: "Reading | None"
    findings: "list[Finding]"


def ground(settings: "Settings", game: str) -> "Loaded":
    """The cards, the rules and the numbers that a duel of a game stands on."""
    from react_tools.load import load, shipped

    return load([shipped(game) / "rulebook.yaml"], settings, ruleset=game)


def opened(path: Path, settings: "Settings") -> Opened:
    """Read a record and play it.

    Raises:
        MissingPathError: there is no such file, or it cannot be read.
    """
    from msgspec.structs import replace

    from react_tools.belonging import by_tree
    from react_tools.games import by_path
    from react_tools.records.reading import played
    from react_tools.records.record import read, setting
    from react_tools.ruleset import SettingError
    from react_tools.source.stamp import stamp

    limit = settings.limit
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise MissingPathError(f"cannot read {path}: {error.strerror or error}") from error
    game = by_path(path, settings.packs) or by_tree(setting(data, limit), settings)
    name = path.as_posix()
    beneath = ground(settings, game)
    beneath = replace(beneath, paths=(name,), stamps={**beneath.stamps, name: stamp(data)})
    ruleset = beneath.ruleset
    record, findings = read(data, name, ruleset.kinds["scenario"], limit)
    reading = None
    if record is not None:
        try:
            reading = played(
                record,
                lambda it: ruleset.start(it, beneath.library),
                ruleset.wording.numbered,
            )
        except SettingError as error:
            findings = list(error.findings)
    return Opened(beneath, data, record, reading, findings)
