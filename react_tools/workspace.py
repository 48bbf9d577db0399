"""Files that are judged again and again as they change: for editors, and for who waits for changes.

What was read of a file, and what was made of it, is kept; only what has changed is read anew.
"""

import gc
from collections.abc import Container, Mapping, Sequence
from pathlib import Path

from react_tools import load
from react_tools.files import Real
from react_tools.judging import Along, judged_all, judged_of
from react_tools.load import Loaded
from react_tools.report import Report
from react_tools.settings import DEFAULT, Settings
from react_tools.source.parse import parse, read


class Workspace:
    """Some files, as they are on the disk or as somebody is writing them.

    Args:
        paths: files and folders, as `lint` takes them.
        settings: as for `lint`; of another settings file make another workspace.

    Raises:
        MissingPathError: a path does not exist, or there is no YAML file in any of them.
    """

    def __init__(self, paths: Sequence[Path], settings: Settings = DEFAULT) -> None:
        self._paths = paths
        self._settings = settings
        self._over: dict[Path, bytes] = {}
        self._real = Real()
        self._loaded: list[Loaded] = []
        self._open()

    @property
    def files(self) -> tuple[str, ...]:
        """The files that are judged, as findings name them."""
        return tuple(it.as_posix() for intake in self._intakes for it in intake.asked)

    def put(self, file: Path, data: bytes) -> None:
        """Take *data* for what a file holds, whatever the disk says; it may be new to both."""
        self._over[self._known(file)] = data
        self._again(file)

    def refresh(self, file: Path) -> None:
        """Look at a file on the disk again; it may have come, gone or changed.

        Raises:
            MissingPathError: no file is left.
        """
        self._over.pop(self._known(file), None)
        self._again(file)

    def report(self, along: Along, wanted: Container[str] | None = None) -> Report:
        """What lint finds now: in all files, or only in those *wanted*, by their names.

        Of a thing that two files define, what is found in a file that is not wanted is told too.
        """
        every = self._put_together()
        return judged_all(every, along) if wanted is None else judged_of(every, wanted, along)

    def _put_together(self) -> list[Loaded]:
        if not self._loaded:
            self._loaded = [load.loaded(it) for it in self._intakes]
        return self._loaded

    def _open(self) -> None:
        """Read everything, with what stands for the files."""
        over: Mapping[Path, bytes] = self._over
        paths = (*self._paths, *(it for it in over if not it.exists()))
        self._intakes = load.intakes(paths, self._settings, scenarios=True, over=over)
        self._names = {self._real(it): it for intake in self._intakes for it in intake.files}
        self._loaded = []
        # All this stays: to look through it for circles takes ten times as long as judging a file.
        gc.freeze()

    def _known(self, file: Path) -> Path:
        """A file by the name it was read under."""
        return self._names.get(self._real(file), file)

    def _again(self, file: Path) -> None:
        """Read one file, if that will do."""
        known, limit = self._known(file), self._settings.limit
        data = self._over.get(known)
        self._loaded = []
        if data is None and not known.is_file():
            self._open()
            return
        shown = known.as_posix()
        now = read(known, limit=limit) if data is None else parse(data, shown, limit=limit)
        taken = [it.again(known, now) for it in self._intakes]  # each: two games may stand on it
        if not any(taken):
            self._open()
