"""Reads a page as its reader does: from top to bottom, in one folder, typing what it shows.

What a page may hold, besides sentences:

* a ```console block: each `$ line` is run by a shell in which `react-tools` is known; what stands
  beneath is the whole output, where a line that is only `…` stands for any lines. Behind a prompt
  of `--ask`, `--step` or `play` stands what the reader types.
* `<!-- write FILE -->` above a block: the block is that file.
* `<!-- change FILE -->` above a ```diff block: its lines with - are replaced by those with +;
  lines with a space say where. Empty lines part one place from the next.
* `<!-- part of FILE -->` above a block: these lines stand in that file, in this order, maybe with
  others between them; comments do not count.
* `<!-- to install -->` above a block: not run, since it needs the net; it may do nothing else.

In a page that is read strictly every block is one of these.
"""

import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

_FENCE = re.compile(
    r"(?:^<!-- (?P<order>write|change|part of|to install)(?: (?P<file>\S+))? -->\n+)?"
    r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_ORDER = re.compile(r"^<!-- *(?:write|change|part of|to install)\b", re.MULTILINE)
_TICKS = re.compile(r"^ *```", re.MULTILINE)
_PROMPT = re.compile(r"^(?P<prompt>[\w-]*>|.*\[y/N\]|Enter: .*: stop)(?: (?P<typed>.*))?$")
_COMMENT = re.compile(r"\s+#.*$", re.MULTILINE)
_INSTALLS = re.compile(  # a place for it, the tool in it, and the way there
    r"(?:make|(?:mkdir|cd) \S+|(?:python3|py) -m venv \S+"
    r"|(?:& )?\S+[/\\]pip install \S+|(?:export PATH=|\$env:Path = )\S+)"
)
_ANYTHING = "…"


class Part(NamedTuple):
    """A block of a page: what is to be done with it, where it stands."""

    order: str
    file: str
    kind: str
    text: str
    place: str


def parts(page: str, name: str) -> Iterator[Part]:
    """The blocks of a page, from top to bottom."""
    found = list(_FENCE.finditer(page))
    assert len(_TICKS.findall(page)) == 2 * len(found), f"{name}: a block that cannot be read"
    orders = [it for it in found if it["order"]]
    assert len(_ORDER.findall(page)) == len(orders), f"{name}: an order without a block"
    for it in found:
        order = it["order"] or ("run" if it["kind"] == "console" else "")
        line = page.count("\n", 0, it.start("kind")) + 1
        yield Part(order, it["file"] or "", it["kind"], it["text"], f"{name}:{line}")


def shown(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block, with the output that stands beneath it."""
    first, *rest = re.split(r"^\$ ", block, flags=re.MULTILINE)
    assert not first, f"output of no command: {first!r}"
    for part in rest:
        command, _, output = part.partition("\n")
        yield command, output


def typed(output: str) -> tuple[str, list[str]]:
    """An output without what the reader types in it, and that, line for line."""
    answers = []
    lines = output.splitlines()
    for number, line in enumerate(lines):
        if prompt := _PROMPT.fullmatch(line):
            answers.append(prompt["typed"] or "")
            lines[number] = prompt["prompt"]
    return "".join(f"{line}\n" for line in lines), answers


def cut(output: str) -> str:
    """Lines without blanks at their ends, which no reader sees."""
    return "".join(f"{line.rstrip()}\n" for line in output.splitlines())


def matches(wanted: str, said: str) -> bool:
    """Whether an output is what a page shows; a line that is only `…` stands for any lines."""
    lines = ("(?:.*\n)*" if it == _ANYTHING else f"{re.escape(it)}\n" for it in wanted.splitlines())
    return re.fullmatch("".join(lines), said) is not None


def changed(text: str, diff: str) -> str:
    """A file's text after a diff.

    Raises:
        AssertionError: a place is not there, or is there twice.
    """
    for hunk in re.split(r"\n\n+", diff.strip("\n")):
        lines = hunk.splitlines()
        assert all(line[0] in " -+" for line in lines), f"no line of a diff in {hunk!r}"
        old = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
        new = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
        for gone in (line[1:] for line in lines if line[0] == "-"):
            assert text.splitlines().count(gone) == 1, f"not exactly once there: {gone!r}"
        assert old, f"a place is wanted for {new!r}"
        assert f"\n{text}".count(f"\n{old}") == 1, f"not exactly once there: {old!r}"
        text = f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]
    return text


class Reader:
    """Somebody who does what a page says, in a folder."""

    def __init__(self, folder: Path, home: Path, *, strict: bool = False) -> None:
        self._folder = folder
        self._strict = strict
        self._code = 0
        self._environment = {
            "PATH": os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]]),
            "HOME": str(home),
            "XDG_CACHE_HOME": str(home / "cache"),
            "LANG": "C.UTF-8",
            "COLUMNS": "80",
        }

    def read(self, page: str, name: str) -> int:
        """Do all that a page says; how many commands those were.

        Raises:
            AssertionError: something cannot be done, or does not come as the page shows.
        """
        commands = 0
        for part in parts(page, name):
            try:
                commands += self._did(part)
            except AssertionError as error:
                error.add_note(f"on {part.place}")
                raise
        return commands

    def _did(self, part: Part) -> int:
        """Do one thing; how many commands it was."""
        match part.order:
            case "run":
                return sum(self._ran(*it) for it in shown(part.text))
            case "write":
                self._write(part.file, part.text)
            case "change":
                assert part.kind == "diff", "a change is shown as a diff"
                self._write(part.file, changed(self._text(part.file), part.text))
            case "part of":
                here = iter(_COMMENT.sub("", self._text(part.file)).splitlines())
                # `in` goes on where it found the line before
                for line in _COMMENT.sub("", part.text).splitlines():
                    assert line in here, f"no part of {part.file} from here on: {line}"
            case "to install":
                lost = [it for it in part.text.splitlines() if not _INSTALLS.fullmatch(it)]
                assert not lost, f"these lines are not run: {lost}"
            case _:
                assert not self._strict, "nobody tries this block"
        return 0

    def _text(self, file: str) -> str:
        assert (self._folder / file).is_file(), f"{file} is not there"
        return (self._folder / file).read_text("utf-8")

    def _write(self, file: str, text: str) -> None:
        (self._folder / file).parent.mkdir(parents=True, exist_ok=True)
        (self._folder / file).write_text(text, "utf-8")

    def _ran(self, command: str, wanted: str) -> int:
        """Run one command and compare; 1, since it was one."""
        answers: list[str] = []
        if re.search(r"--(?:ask|step)\b|react[-_]tools play\b", command) and "|" not in command:
            wanted, answers = typed(wanted)
        done = subprocess.run(
            ["/bin/bash", "-c", f"(exit {self._code}); {command}"],
            cwd=self._folder,
            env=self._environment,
            input="".join(f"{it}\n" for it in answers).encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        self._code = done.returncode
        said, wanted = cut(done.stdout.decode()), cut(wanted)
        assert said == (said if matches(wanted, said) else wanted), f"$ {command}"
        return 1


@pytest.fixture(scope="session")
def reader_of() -> type[Reader]:
    """Somebody who does what a page says."""
    return Reader
