"""Remembers what a run over the same bytes found, so that linting again is a matter of reading.

A remembered run is found by a digest of everything it depends on: the names and bytes of the files
asked for, and of our own code, schemas and shipped data. Whatever differs, nothing is found and the
run is done anew. A file that cannot be read or understood counts as not there; one that cannot be
written is not written. What can be read but once (a pipe) is left alone. It lies in the user's
cache folder, never in the project.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from pathlib import Path

import msgspec

from react_tools import places
from react_tools.files import beneath, homes, put
from react_tools.report import Report

_PACKAGE = Path(__file__).parent
_KEPT = 50


def remembered(
    files: Sequence[Path], look: Callable[[], Report], packs: Sequence[Path] = (), told: str = ""
) -> Report:
    """What an earlier run found in the same bytes; else what *look* finds, for the next time.

    The run stands on *packs*, and on whatever else its user has *told*.
    """
    place = _place(files, packs, told)
    report = _recall(place) if place else None
    if report is None:
        report = look()
        if place and place == _place(files, packs, told):  # nobody wrote to the files meanwhile
            _remember(place, report)
    return report


def _recall(place: Path) -> Report | None:
    """The report that lies there, if there is one."""
    try:
        return msgspec.json.decode(place.read_bytes(), type=Report)
    except (OSError, msgspec.DecodeError):
        return None


def _remember(place: Path, report: Report) -> None:
    """Keep a report: whole or not at all."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        put(place, msgspec.json.encode(report))
        _forget_old(place.parent)
    except (OSError, UnicodeEncodeError):  # the latter: a path that is no UTF-8
        return


def _forget_old(folder: Path) -> None:
    """Keep the latest few reports."""
    by_age = sorted(folder.glob("*.json"), key=lambda it: it.stat().st_mtime, reverse=True)
    for old in by_age[_KEPT:]:
        old.unlink(missing_ok=True)


def _place(files: Sequence[Path], packs: Sequence[Path], told: str) -> Path | None:
    """Where the report on these files lies; None if they cannot be read, or but once."""
    try:
        if not all(file.is_file() for file in files):
            return None
        home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(home) / "react-tools" / f"{_digest(files, packs, told)}.json"
    except (OSError, RuntimeError):  # the latter: nobody's home
        return None


def _digest(files: Sequence[Path], packs: Sequence[Path], told: str) -> str:
    """Of everything that a report depends on."""
    every = hashlib.blake2b(told.encode(), digest_size=16)
    every.update(_engine())
    for home in homes(files, packs):
        every.update(b"".join(map(_seen, beneath(home))))
    for file in files:
        every.update(os.fsencode(file) + b"\0")
        with file.open("rb") as whole:
            every.update(hashlib.file_digest(whole, hashlib.blake2b).digest())
    return every.hexdigest()


def contents(packs: Sequence[Path]) -> str:
    """A digest of our code and of all cards that are shipped or lie in *packs*, by their bytes.

    It is the same on every machine on which they are.
    """
    every = hashlib.blake2b(digest_size=16)
    for file in (*_written_by_us(), *(it for home in homes((), packs) for it in beneath(home))):
        data = file.read_bytes()
        every.update(f"{file.name} {len(data)}\0".encode() + data)
    return every.hexdigest()


@cache
def _engine() -> bytes:
    """What tells our code and schemas, as they were when this process first asked."""
    return b"".join(map(_seen, _written_by_us()))


def _seen(file: Path) -> bytes:
    """A file's name, size and time: they tell whether it is the same."""
    seen = file.stat()
    return os.fsencode(file) + f"\0{seen.st_size}\0{seen.st_mtime_ns}\0".encode()


def _written_by_us() -> Iterator[Path]:
    for home, ending in ((_PACKAGE, ".py"), (places.SCHEMAS, ".json")):
        every = (Path(at, it) for at, _, names in os.walk(home) for it in names)
        yield from sorted((it for it in every if it.suffix == ending), key=attrgetter("parts"))
