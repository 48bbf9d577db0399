"""Which files are meant by the paths that a user names, and how one is written."""

import os
import shutil
from collections.abc import Collection, Container, Iterator, Sequence
from pathlib import Path

from react_tools import places
from react_tools.errors import MissingPathError

RECORD = ".duel"
"""How the names of records of duels end (react_tools.records)."""
CARDS = "cards"
"""The folder of cards in which one stands; a part of it may be a game's: `cards/react`."""
_ENDINGS = frozenset({".yaml", ".yml"})


class Real:
    """Where files really are, links followed.

    It is asked of every file that is read, and each step of a path costs a question to the system:
    of a folder it is found out once, as long as this lives.
    """

    def __init__(self) -> None:
        self._folders: dict[Path, Path] = {}

    def __call__(self, file: Path) -> Path:
        """Where *file* is, as `Path.resolve` says it."""
        folder = file.parent
        known = self._folders.get(folder)
        if known is None:
            known = self._folders[folder] = folder.resolve()
        real = known / file.name
        return file.resolve() if file.name == ".." or real.is_symlink() else real


def files(paths: Sequence[Path]) -> list[Path]:
    """The YAML files of *paths*, in order; a folder stands for all beneath it.

    Each file comes once, under the first of the names that lead to it.

    Raises:
        MissingPathError: a path does not exist, or there is no YAML file in any of them.
    """
    named, real = dict[Path, Path](), Real()
    for file in (file for path in paths for file in _files(path)):
        named.setdefault(real(file), file)
    if not named:
        told = ", ".join(str(path) for path in paths)
        raise MissingPathError(f"no YAML file in {told}; nothing was read")
    return list(named.values())


def _files(path: Path) -> Iterator[Path]:
    if not path.exists():
        raise MissingPathError(f"no such file or folder: {path}")
    if path.is_dir():
        yield from beneath(path)
    else:
        yield path


def beneath(folder: Path, without: Container[str] = ()) -> Iterator[Path]:
    """The YAML files in a folder and its folders, in order; nothing hidden, nothing but files.

    What is called as one of *without* is left out: a folder with all that lies in it.
    """
    found = []
    for root, folders, names in os.walk(folder):
        folders[:] = [it for it in folders if not it.startswith(".") and it not in without]
        shown = (it for it in names if not it.startswith(".") and it not in without)
        found += [Path(root, name) for name in shown if Path(name).suffix in _ENDINGS]
    yield from (file for file in sorted(found) if file.is_file())


def homes(files: Sequence[Path], packs: Sequence[Path], ruleset: str = "") -> list[Path]:
    """The folders of data on which *files* stand, the nearest first.

    The *packs*, the folders that hold those among which the files lie (`kind_folders`), the folder
    `cards` one stands in, and what is shipped. Of a folder that has a part for the *ruleset* only
    that part.
    """
    found = [*packs, *_around(files, kind_folders(ruleset)), Path(CARDS), places.CARDS]
    parts = [home / ruleset if (home / ruleset).is_dir() else home for home in found]
    return [home for home in dict.fromkeys(parts) if home.is_dir()]


def kind_folders(ruleset: str = "") -> frozenset[str]:
    """The names of folders for files of one kind, of a *ruleset* or of all: `creators`.

    What is shipped shows them by example; scenarios every game has.
    """
    games = [places.CARDS / ruleset] if ruleset else [*places.CARDS.iterdir()]
    folders = (it for game in games if game.is_dir() for it in game.iterdir() if it.is_dir())
    return frozenset({"scenarios", *(it.name for it in folders)})


def _around(files: Sequence[Path], folders: Collection[str]) -> Iterator[Path]:
    """The folders that hold those of *folders* among which files lie."""
    for file in files:
        # As it was named if that says enough; its whole path if one stands inside the folder.
        for parts in (file.parts, file.absolute().parts):
            marks = [at for at, part in enumerate(parts[:-1]) if part in folders]
            homes = (Path(*parts[:at]) for at in reversed(marks) if at > 0)
            home = next((it for it in homes if _holds(it, parts, folders)), None)
            if home is not None:
                yield home
                break


def _holds(home: Path, parts: Sequence[str], folders: Collection[str]) -> bool:
    """Whether a folder holds one for files of a kind, as its name seems to say.

    `cards` is what the home of all of them is called too; then another of them lies in that.
    """
    name = parts[len(home.parts)]
    return name != CARDS or any((home / it).is_dir() for it in folders if it != CARDS)


def put(file: Path, data: bytes) -> None:
    """Write a file whole or not at all; a link to it stays one, and it may be read as before.

    Raises:
        OSError: it cannot be written; nothing is left of the attempt.
    """
    real = file.resolve()
    half = real.with_name(f".{real.name}.{os.getpid()}")
    try:
        with half.open("xb") as out:
            out.write(data)
        if real.exists():
            shutil.copymode(real, half)
        half.replace(real)
    except BaseException:  # Ctrl-C too
        half.unlink(missing_ok=True)
        raise
