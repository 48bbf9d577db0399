"""What has changed since a revision, as git tells it: for who judges a change and not the whole.

Compared are the files as they lie there, with those of the last revision that the named one and
ours have in common: what a pull request brings. Files that git does not know yet count, those that
it is told to ignore do not. A renamed file is a deleted and a new one.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from react_tools.errors import NoComparisonError
from react_tools.git import FETCH, Git

_LINK_TO_REPOSITORY = "160000"
_GONE = "000000"
_FLAG = "--since"


class Old(Struct, frozen=True):
    """A file as it was; `path` is where it lay, in whole."""

    path: Path
    data: bytes


class Changes(Struct, frozen=True):
    """What has changed. A path is `in` it if the file, or a repository that holds it, has.

    Attributes:
        revision: since when, as the user calls it.
        root: the folder of the repository.
        paths: what is new, changed or gone, in whole.
        before: the changed and deleted YAML files as they were.
    """

    revision: str
    root: Path
    paths: frozenset[Path]
    before: tuple[Old, ...]

    def __contains__(self, path: object) -> bool:
        """Whether a file has changed, under its own name or that of what it links to."""
        if not isinstance(path, str | Path):
            return False
        names = {Path(path).absolute(), Path(path).resolve()}
        return any(it in self.paths for name in names for it in (name, *name.parents))


def since(revision: str, folder: Path) -> Changes:
    """What has changed in the repository that holds *folder*.

    Raises:
        NoComparisonError: no git, no repository, no such revision, or nothing in common with it.
    """
    root = Path(Git(folder, _FLAG).line("rev-parse", "--show-toplevel")).resolve()
    git = Git(root, _FLAG)
    start = _start(git, revision)
    entries = list(_entries(git, start))
    new = git.names("ls-files", "--others", "--exclude-standard", "-z")
    paths = frozenset(root / name for name in (*(it.name for it in entries), *new))
    return Changes(revision, root, paths, tuple(_before(git, root, entries)))


def _start(git: Git, revision: str) -> str:
    """The last revision that *revision* and ours have in common."""
    commit = git.commit(revision)
    if revision in {"HEAD", "@"} and not commit:
        # Before the first commit everything is new, and a hook must not bar the way to it.
        return git.line("hash-object", "-t", "tree", "--stdin")
    if not commit:
        raise NoComparisonError(f"git knows no revision {revision!r}{git.meant(revision)}")
    shared = git.run("merge-base", commit, "HEAD")
    if shared.returncode:
        raise NoComparisonError(
            f"{revision} and what is checked out have no revision in common here; {FETCH}"
        )
    return shared.stdout.decode().split()[0]


class _Entry(Struct, frozen=True):
    """A line of `git diff --raw`."""

    name: str
    old_mode: str
    old_hash: str


def _entries(git: Git, start: str) -> Iterator[_Entry]:
    """The files that differ from those of a revision."""
    told = git.names(
        *("diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--no-color"),
        *("--no-ext-diff", "--no-textconv", "--ignore-submodules=none", start, "--"),
    )
    for words, name in zip(told[::2], told[1::2], strict=True):
        old_mode, _, old_hash, *_ = words.removeprefix(":").split()
        yield _Entry(name, old_mode, old_hash)


def _before(git: Git, root: Path, entries: list[_Entry]) -> Iterator[Old]:
    """The YAML files among them as they were."""
    wanted = [
        it
        for it in entries
        if it.name.endswith((".yaml", ".yml")) and it.old_mode not in {_GONE, _LINK_TO_REPOSITORY}
    ]
    for entry, data in zip(wanted, git.blobs(it.old_hash for it in wanted), strict=True):
        if data is not None:
            yield Old(root / entry.name, data)
