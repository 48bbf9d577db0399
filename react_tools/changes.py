"""What has changed since a revision, as git tells it: for who judges a change and not the whole.

Compared are the files as they lie there, with those of the last revision that the named one and
ours have in common: what a pull request brings. Files that git does not know yet count, those that
it is told to ignore do not. A renamed file is a deleted and a new one.
"""

import difflib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from react_tools.errors import NoComparisonError

_LINK_TO_REPOSITORY = "160000"
_GONE = "000000"
_FETCH = "in CI fetch the whole history first: fetch-depth: 0, or git fetch --unshallow"


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
    root = Path(_Git(folder).line("rev-parse", "--show-toplevel")).resolve()
    git = _Git(root)
    start = _start(git, revision)
    entries = list(_entries(git, start))
    new = git.names("ls-files", "--others", "--exclude-standard", "-z")
    paths = frozenset(root / name for name in (*(it.name for it in entries), *new))
    return Changes(revision, root, paths, tuple(_before(git, root, entries)))


class _Git:
    """Git in one folder: the words are ours, only names and revisions come from elsewhere."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("git")
        if program is None:
            raise NoComparisonError("--since needs git, and there is none; install it")
        self._words = [program, "--no-pager", "-C", str(folder)]
        # Read only, and in the language of our own findings.
        self._environment = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"}

    def run(self, *words: str, told: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """What git said."""
        return subprocess.run(  # noqa: S603 -- a list of words, and no shell
            [*self._words, *words],
            input=told,
            env=self._environment,
            capture_output=True,
            check=False,
        )

    def output(self, *words: str, told: bytes = b"") -> bytes:
        """What git said, if it could."""
        done = self.run(*words, told=told)
        if done.returncode:
            why = " ".join(done.stderr.decode(errors="replace").split())
            raise NoComparisonError(f"--since needs a git repository; git says: {why}")
        return done.stdout

    def line(self, *words: str) -> str:
        """The one line that git said."""
        return os.fsdecode(self.output(*words).removesuffix(b"\n"))

    def names(self, *words: str) -> list[str]:
        """The names that git said, a NUL behind each."""
        return [os.fsdecode(it) for it in self.output(*words).split(b"\0") if it]


def _start(git: _Git, revision: str) -> str:
    """The last revision that *revision* and ours have in common."""
    found = None
    if revision and not revision.startswith("-") and "\0" not in revision:
        found = git.run("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if revision in {"HEAD", "@"} and found is not None and found.returncode:
        # Before the first commit everything is new, and a hook must not bar the way to it.
        return git.line("hash-object", "-t", "tree", "--stdin")
    if found is None or found.returncode:
        raise NoComparisonError(f"git knows no revision {revision!r}{_meant(git, revision)}")
    commit = found.stdout.decode().strip()
    shared = git.run("merge-base", commit, "HEAD")
    if shared.returncode:
        raise NoComparisonError(
            f"{revision} and what is checked out have no revision in common here; {_FETCH}"
        )
    return shared.stdout.decode().split()[0]


def _meant(git: _Git, revision: str) -> str:
    """What could have been meant, or done."""
    known = git.output("for-each-ref", "--format=%(refname:short)").decode(errors="replace").split()
    near = [it for it in known if it.endswith(f"/{revision}")]
    near += difflib.get_close_matches(revision, known, n=1)
    if near and revision:
        return f"; did you mean {near[0]!r}?"
    shallow = git.line("rev-parse", "--is-shallow-repository") == "true"
    return f"; {_FETCH}" if shallow or "/" in revision else "; name a branch, a tag or a commit"


class _Entry(Struct, frozen=True):
    """A line of `git diff --raw`."""

    name: str
    old_mode: str
    old_hash: str


def _entries(git: _Git, start: str) -> Iterator[_Entry]:
    """The files that differ from those of a revision."""
    told = git.names(
        *("diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--no-color"),
        *("--no-ext-diff", "--no-textconv", "--ignore-submodules=none", start, "--"),
    )
    for words, name in zip(told[::2], told[1::2], strict=True):
        old_mode, _, old_hash, *_ = words.removeprefix(":").split()
        yield _Entry(name, old_mode, old_hash)


def _before(git: _Git, root: Path, entries: list[_Entry]) -> Iterator[Old]:
    """The YAML files among them as they were."""
    wanted = [
        it
        for it in entries
        if it.name.endswith((".yaml", ".yml")) and it.old_mode not in {_GONE, _LINK_TO_REPOSITORY}
    ]
    told = git.output(
        "cat-file", "--batch", told="".join(f"{it.old_hash}\n" for it in wanted).encode()
    )
    for entry in wanted:
        head, _, told = told.partition(b"\n")
        if head.endswith(b" missing"):
            continue
        size = int(head.split()[-1])
        yield Old(root / entry.name, told[:size])
        told = told[size + 1 :]
