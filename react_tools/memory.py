"""Remembers what a run over the same bytes found, so that linting again is a matter of reading.

A remembered run is found by a digest of everything it depends on: the names and bytes of the files
asked for, and of our own code, schemas and shipped data. Whatever differs, nothing is found and the
run is done anew. A file that cannot be read or understood counts as not there; one that cannot be
written is not written. It lies in the user's cache folder, never in the project.
"""

import hashlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from react_tools import places
from react_tools.findings import Finding

_PACKAGE = Path(__file__).parent
_KEPT = 50


class Report(msgspec.Struct, frozen=True):
    """What a run found, and how much it looked at."""

    findings: list[Finding]
    counts: dict[str, int]


def recall(files: Sequence[Path]) -> Report | None:
    """The report of an earlier run over the same bytes, if there is one."""
    try:
        return msgspec.json.decode(_place(files).read_bytes(), type=Report)
    except (OSError, msgspec.DecodeError):
        return None


def remember(files: Sequence[Path], report: Report) -> None:
    """Keep a report: whole or not at all."""
    try:
        place = _place(files)
        place.parent.mkdir(parents=True, exist_ok=True)
        half = place.with_suffix(f".{os.getpid()}")
        half.write_bytes(msgspec.json.encode(report))
        half.replace(place)
        _forget_old(place.parent)
    except OSError:
        return


def _forget_old(folder: Path) -> None:
    """Keep the latest few reports."""
    by_age = sorted(folder.glob("*.json"), key=lambda it: it.stat().st_mtime, reverse=True)
    for old in by_age[_KEPT:]:
        old.unlink(missing_ok=True)


def _place(files: Sequence[Path]) -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "react-tools" / f"{_digest(files)}.json"


def _digest(files: Sequence[Path]) -> str:
    """Of everything that a report depends on."""
    told = hashlib.blake2b(digest_size=16)
    for line in _ground():
        told.update(line.encode())
    for file in files:
        told.update(f"{file.as_posix()}\0".encode())
        told.update(hashlib.blake2b(file.read_bytes()).digest())
    return told.hexdigest()


def _ground() -> Iterator[str]:
    """Our own code and data: names, sizes and times tell whether they are the same."""
    for root, ending in (
        (_PACKAGE, "*.py"),
        (places.SCHEMAS, "*.json"),
        (places.CARDS, "*.yaml"),
    ):
        for file in sorted(root.rglob(ending)):
            seen = file.stat()
            yield f"{file}\0{seen.st_size}\0{seen.st_mtime_ns}\0"
