"""The YAML files of a git revision, laid out in a folder as they lay in the repository."""

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from msgspec import Struct

from react_tools.errors import MissingPathError, NoComparisonError
from react_tools.git import Git

_FILES = frozenset({"100644", "100755"})
_ENDINGS = (".yaml", ".yml")


class Revision(Struct, frozen=True):
    """A revision of a repository.

    Attributes:
        name: as the user calls it.
        root: the folder of the repository.
        commit: which one it is.
    """

    name: str
    root: Path
    commit: str


def revision(name: str, folder: Path) -> Revision:
    """What *name* is in the repository that holds *folder*.

    Raises:
        NoComparisonError: no git, no repository, or no such revision.
    """
    start = Git(folder, f"{name!r}, which is no file or folder,")
    root = Path(start.line("rev-parse", "--show-toplevel")).resolve()
    git = Git(root, name)
    commit = git.commit(name)
    if not commit:
        raise NoComparisonError(
            f"no file, folder or git revision is called {name!r}{git.meant(name)}"
        )
    return Revision(name, root, commit)


def lay_out(found: Revision, names: Sequence[str], to: Path) -> list[str]:
    """Write the YAML files beneath *names* into *to*; those of the names that the revision has.

    A name is a path from the root of the repository, with slashes; `.` is the root. What is no
    plain file – a link, a repository within – is left out.
    """
    git = Git(found.root, found.name)
    there = [it for it in names if it == "." or _is_there(git, found, it)]
    wanted = list(_entries(git, found, there))
    for (name, _), data in zip(wanted, git.blobs(it for _, it in wanted), strict=True):
        if data is None:
            raise MissingPathError(f"{found.name}:{name} is not here; fetch it: git fetch")
        file = to / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return there


def renamed(found: Revision, names: Sequence[str]) -> dict[str, str]:
    """What some files that the revision has not were called in it, as far as git knows.

    Git knows of a file that was moved with it, or added since.
    """
    if not names:
        return {}
    git = Git(found.root, found.name)
    told = git.names("diff", "--name-status", "-M", "-z", "--diff-filter=R", found.commit, "--")
    return {new: old for old, new in zip(told[1::3], told[2::3], strict=True) if new in names}


def _is_there(git: Git, found: Revision, name: str) -> bool:
    return not git.run("cat-file", "-e", f"{found.commit}:{name}").returncode


def _entries(git: Git, found: Revision, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each YAML file with the hash of what it holds."""
    if not names:
        return
    paths = [] if "." in names else names
    listed = git.names(
        *("--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", found.commit, "--"), *paths
    )
    for line in listed:
        told, _, name = line.partition("\t")
        mode, _, blob = told.split()
        if mode in _FILES and name.endswith(_ENDINGS) and _is_inside(name):
            yield name, blob


def _is_inside(name: str) -> bool:
    """Whether a name leads nowhere else: a tree may be made by hand."""
    parts = PurePosixPath(name).parts
    return not {"..", "/"} & set(parts) and ".git" not in (it.lower() for it in parts)
