"""Which files are meant by the paths that a user names, and how one is written."""

import glob
import os
import re
import shutil
import time
from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from contextlib import suppress
from operator import attrgetter
from pathlib import Path

from react_tools import places
from react_tools.errors import MissingPathError

RECORD = ".duel"
"""How the names of records of duels end (react_tools.records)."""
CARDS = "cards"
"""The folder of cards in which one stands; a part of it may be a game's: `cards/react`."""
ENDINGS = frozenset({".yaml", ".yml"})
"""How the names of files end that are read."""
# What once ended so and has had something put behind it, or is written in capitals: `a.yaml.bak`.
_ALMOST = re.compile(r"\.(?:ya?ml(?![a-z0-9]).*|yam|yalm|ymal|yaml\d+)$", re.IGNORECASE)
_ABANDONED = 3600.0
"""Seconds after which nobody writes a file any more."""
_BESIDE = frozenset({".json", ".jsonc", ".json5"})


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


def files(paths: Sequence[Path], unsaved: Container[Path] = ()) -> list[Path]:
    """The YAML files of *paths*, in order; a folder stands for all beneath it.

    A path that does not exist may be a pattern: `cards/**/*.yaml`. Each file comes once, under the
    first of the names that lead to it. What is *unsaved* need not exist.

    Raises:
        MissingPathError: a path does not exist, or there is no YAML file in one of them.
    """
    named, real = dict[Path, Path](), Real()
    empty = []
    for path in paths:
        found = [path] if path in unsaved else [*_files(path)]
        empty += [] if found else [str(path)]
        for file in found:
            named.setdefault(real(file), file)
    if empty or not named:
        raise MissingPathError(f"no YAML file in {', '.join(empty)}; nothing was read")
    return list(named.values())


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from beneath(path)
    elif path.exists():
        yield path
    elif found := _matching(path):
        for each in found:
            yield from beneath(each) if each.is_dir() else (each,)
    else:
        raise MissingPathError(f"no such file or folder: {path}")


def _matching(path: Path) -> list[Path]:
    """The folders and YAML files that a pattern means, in order; nothing hidden.

    Raises:
        MissingPathError: it is one, and means none.
    """
    if not glob.has_magic(str(path)):
        return []
    every = [Path(it) for it in sorted(glob.glob(str(path), recursive=True))]  # noqa: PTH207 -- hidden files
    found = [it for it in every if it.is_dir() or it.suffix in ENDINGS]
    if not found:
        raise MissingPathError(f"no YAML file and no folder is called like {path}")
    return found


def overlooked(paths: Sequence[Path]) -> list[Path]:
    """Files in the folders among *paths* that look like YAML of ours and are not read, in order.

    What a name tells: another ending behind the right one; JSON in a folder that holds YAML. And
    what is called rightly and is no file: a link that leads nowhere, a pipe.
    """
    found = dict[Path, None]()
    for path in paths:
        for root, folders, names in os.walk(path) if path.is_dir() else ():
            folders[:] = [it for it in folders if not it.startswith(".")]
            shown = [it for it in names if not it.startswith(".")]
            ours = [it for it in shown if Path(it).suffix in ENDINGS]
            strange = (it for it in shown if Path(it).suffix not in ENDINGS)
            almost = (Path(root, it) for it in strange if _is_almost(it, beside=bool(ours)))
            no_file = (it for it in (Path(root, it) for it in ours) if not it.is_file())
            found |= dict.fromkeys((*almost, *no_file))
    return sorted(found)


def _is_almost(name: str, *, beside: bool) -> bool:
    return bool(_ALMOST.search(name)) or (beside and Path(name).suffix.lower() in _BESIDE)


def beneath(folder: Path, without: Container[str] = ()) -> Iterator[Path]:
    """The YAML files in a folder and its folders, in order; nothing hidden, nothing but files.

    What is called as one of *without* is left out: a folder with all that lies in it.
    """
    found = []
    for root, folders, names in os.walk(folder):
        folders[:] = [it for it in folders if not it.startswith(".") and it not in without]
        shown = (it for it in names if not it.startswith(".") and it not in without)
        found += [Path(root, name) for name in shown if Path(name).suffix in ENDINGS]
    found.sort(key=attrgetter("parts"))  # as paths compare, and faster
    yield from (file for file in found if file.is_file())


def ground(
    files: Sequence[Path], folders: Sequence[Path], without: Container[str], real: Real
) -> Iterator[Path]:
    """What *files* stand on in *folders* and do not hold themselves, the nearest first."""
    read_already = {real(file) for file in files}
    for folder in folders:
        for file in beneath(folder, without):
            found = real(file)
            if found not in read_already:
                read_already.add(found)
                yield file


def homes(files: Sequence[Path], packs: Sequence[Path], ruleset: str = "") -> list[Path]:
    """The folders of data on which *files* stand, the nearest first.

    The *packs*, those in which the files lie, the folder `cards` one stands in, and what is
    shipped. Of a folder that has a part for the *ruleset* only that part; without one, whatever
    they stand on in any game.
    """
    around = (home for game in _games(ruleset) for home in _around(files, game))
    found = [*packs, *around, Path(CARDS), places.CARDS]
    parts = [home / ruleset if (home / ruleset).is_dir() else home for home in found]
    return [home for home in dict.fromkeys(parts) if home.is_dir()]


def kind_folders(ruleset: str) -> frozenset[str]:
    """The names of folders for files of one kind, of a *ruleset*: `creators`.

    What is shipped shows them by example; scenarios every game has.
    """
    home = places.CARDS / ruleset
    folders = home.iterdir() if home.is_dir() else ()
    return frozenset({"scenarios", *(it.name for it in folders if it.is_dir())})


def _games(ruleset: str) -> Iterable[str]:
    return (ruleset,) if ruleset else [it.name for it in places.CARDS.iterdir()]


def _around(files: Iterable[Path], ruleset: str) -> Iterator[Path]:
    """The packs in which files lie, each in a folder for its kind, or beside these."""
    shipped, kinds = places.CARDS / ruleset, kind_folders(ruleset)
    single = {it.name for it in shipped.glob("*.yaml")}
    for folder, beside in dict.fromkeys((it.parent, it.name in single) for it in files):
        # As it was named if that says enough; its whole path if one stands inside the folder.
        for parts in (folder.parts, folder.absolute().parts):
            # What is shipped lies beneath all others, and is no nearer for being asked for.
            if parts and beside and folder != shipped and _holds(Path(*parts), kinds):
                yield Path(*parts)
                break
            if home := _home(parts, kinds):
                yield home
                break


def _home(parts: Sequence[str], kinds: Collection[str]) -> Path | None:
    """The folder of the one for files of a kind in which this one lies, by its *parts*.

    No checkout and no pack is a part of another one, whatever the folder is called it lies in.
    """
    for at in range(len(parts) - 1, 0, -1):
        home, name = Path(*parts[:at]), parts[at]
        if (home / name / ".git").exists():
            return None
        # `cards` is what the home of all of them is called too; then it lies beside another.
        if name in kinds and (name != CARDS or _holds(home, kinds)):
            return home
        if _holds(home / name, kinds):
            return None
    return None


def _holds(home: Path, kinds: Iterable[str]) -> bool:
    """Whether a folder is one that holds those for files of a kind."""
    return any((home / it).is_dir() for it in kinds if it != CARDS)


def put(file: Path, data: bytes) -> None:
    """Write a file whole or not at all; a link to it stays one, and it may be read as before.

    Raises:
        OSError: it cannot be written; nothing is left of the attempt.
    """
    real = file.resolve()
    half = real.with_name(f".{real.name}.{os.getpid()}")
    _sweep(real)
    try:
        with half.open("xb") as out:
            out.write(data)
        if real.exists():
            shutil.copymode(real, half)
        half.replace(real)
    except BaseException:  # Ctrl-C too
        half.unlink(missing_ok=True)
        raise


def _sweep(file: Path) -> None:
    """Take away what a process that was killed has left of writing a file."""
    for half in file.parent.glob(f".{glob.escape(file.name)}.*"):
        with suppress(OSError):  # gone meanwhile, or somebody else's
            if half.suffix[1:].isdecimal() and time.time() - half.stat().st_mtime > _ABANDONED:
                half.unlink()
