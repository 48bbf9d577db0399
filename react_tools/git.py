"""Git in one folder, asked and never told to do anything.

The words are ours; only names and revisions come from elsewhere.
"""

import difflib
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator

from react_tools.errors import NoComparisonError

FETCH = "in CI fetch the whole history first: fetch-depth: 0, or git fetch --unshallow"


class Git:
    """Git in a folder; *what* is the name of whatever needs it, for complaints.

    Raises:
        NoComparisonError: there is no git; each method too, if git cannot do it.
    """

    def __init__(self, folder: str | os.PathLike[str], what: str) -> None:
        program = shutil.which("git")
        if program is None:
            raise NoComparisonError(f"{what} needs git, and there is none; install it")
        self._what = what
        self._words = [program, "--no-pager", "-C", str(folder)]
        # Read only, and in the language of our own findings.
        self._environment = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"}

    def run(self, *words: str, told: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """What git said, whether it could or not."""
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
            raise NoComparisonError(f"{self._what} needs a git repository; git says: {why}")
        return done.stdout

    def line(self, *words: str) -> str:
        """The one line that git said."""
        return os.fsdecode(self.output(*words).removesuffix(b"\n"))

    def names(self, *words: str) -> list[str]:
        """The names that git said, a NUL behind each."""
        return [os.fsdecode(it) for it in self.output(*words).split(b"\0") if it]

    def commit(self, revision: str) -> str:
        """The commit that a revision names; empty if there is none."""
        if not revision or revision.startswith("-") or "\0" in revision:
            return ""
        found = self.run("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
        return "" if found.returncode else found.stdout.decode().strip()

    def meant(self, revision: str) -> str:
        """What could have been meant by a revision that git does not know, or done."""
        told = self.output("for-each-ref", "--format=%(refname:short)")
        known = told.decode(errors="replace").split()
        near = [it for it in known if it.endswith(f"/{revision}")]
        near += difflib.get_close_matches(revision, known, n=1)
        if near and revision:
            return f"; did you mean {near[0]!r}?"
        shallow = self.line("rev-parse", "--is-shallow-repository") == "true"
        return f"; {FETCH}" if shallow or "/" in revision else "; name a branch, a tag or a commit"

    def blobs(self, hashes: Iterable[str]) -> Iterator[bytes | None]:
        """What is stored under each of some hashes; None for what is missing here."""
        told = self.output("cat-file", "--batch", told="".join(f"{it}\n" for it in hashes).encode())
        while told:
            head, _, told = told.partition(b"\n")
            if head.endswith(b" missing"):
                yield None
                continue
            size = int(head.split()[-1])
            yield told[:size]
            told = told[size + 1 :]
