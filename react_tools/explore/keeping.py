"""How far a long run has come, in a small file: it goes on there when it is run again.

The file is written whole or not at all. It holds a line on what is run, a line on how far it has
come, and a line for each failure.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, convert, field, to_builtins

from react_tools.errors import UnfitFlagsError, UnwritableError
from react_tools.explore.walk import Failure
from react_tools.files import put

MadeT = TypeVar("MadeT")


class Played(Struct):
    """How many games of a ruleset were played, with their decisions, and how many broke off."""

    games: int = 0
    decisions: int = 0
    broken_off: int = 0


class Tally(Struct):
    """How far a run has come.

    Attributes:
        games: how many were played; `by_game`: of each ruleset.
        thorough: how many were held to every promise, `mirrored` how many of these to that one.
        digest: of all of them, in their order, in hexadecimal digits.
        broken: how many games did not keep a promise, by ruleset and promise.
        failures: the first of each of these.
        written: how many of the failures have been written down.
    """

    games: Annotated[int, Meta(ge=0)] = 0
    by_game: dict[str, Played] = field(default_factory=dict)
    thorough: int = 0
    mirrored: int = 0
    digest: str = ""
    broken: dict[str, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    written: int = 0


class Notes:
    """What a run, described by *what* it is, notes in a file; nowhere without one."""

    def __init__(self, path: Path | None, what: Mapping[str, object]) -> None:
        self._path = path
        self._what = json.dumps(what)

    def read(self, make: Callable[[list[Any]], MadeT]) -> MadeT | None:
        """What *make* makes of what was noted; None if nothing was.

        Raises:
            UnfitFlagsError: the file is of another run, or of none.
        """
        if self._path is None or not self._path.exists():
            return None
        try:
            what, *noted = map(json.loads, self._path.read_bytes().decode().splitlines())
            made = make(noted)
        except (ValueError, TypeError, OSError) as error:
            message = f"{self._path} is no file that a run was kept in; name another one"
            raise UnfitFlagsError(message) from error
        if what != json.loads(self._what):
            message = f"{self._path} keeps another run; name another file, or say what was said"
            raise UnfitFlagsError(f"{message}: {_differing(what, json.loads(self._what))}")
        return made

    def write(self, noted: Sequence[object]) -> None:
        """Note these instead of all that was noted.

        Raises:
            UnwritableError: it cannot be written.
        """
        if self._path is None:
            return
        lines = [self._what, *map(json.dumps, noted)]
        try:
            put(self._path, "".join(f"{line}\n" for line in lines).encode())
        except OSError as error:
            message = f"cannot write {self._path}: {error.strerror or error}"
            raise UnwritableError(message) from error


class Keeper:
    """Keeps the tally of one run, described by *what* it is, in a file; nowhere without one."""

    def __init__(self, path: Path | None, what: Mapping[str, object]) -> None:
        self._notes = Notes(path, what)

    def kept(self) -> Tally:
        """The tally as it was kept; a new one if none was.

        Raises:
            UnfitFlagsError: the file is of another run, or of none.
        """
        return self._notes.read(_tally) or Tally()

    def keep(self, tally: Tally) -> None:
        """Write the tally down.

        Raises:
            UnwritableError: it cannot be written.
        """
        told = to_builtins(tally)
        failures = told.pop("failures")
        self._notes.write([told, *failures])


def _tally(noted: list[Any]) -> Tally:
    tally, *failures = noted
    found = convert({**tally, "failures": failures}, Tally)
    bytes.fromhex(found.digest)
    return found


def _differing(kept: Any, wanted: Mapping[str, Any]) -> str:
    """What was said of the run that is kept, where that is another thing now."""
    if not isinstance(kept, Mapping):
        return json.dumps(kept)
    said = {name: kept.get(name) for name in wanted if kept.get(name) != wanted[name]}
    if said.keys() == {"of"}:
        return "since then the engine or the cards have changed"
    return json.dumps({name: it for name, it in said.items() if name != "of"})
