"""What the page on scenarios shows is what happens: its commands are run in their order.

They are run in a folder that holds each file of the page that begins with its name.
"""

import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "writing-scenarios.md"
_BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_ANYTHING = "…\n"


def blocks(kind: str) -> list[str]:
    found = _BLOCK.finditer(PAGE.read_text("utf-8"))
    return [it["text"] for it in found if it["kind"] == kind]


def shown() -> Iterator[tuple[str, str]]:
    """Each command of the console blocks, with the output that stands beneath it."""
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


def pattern(output: str) -> str:
    """What an output has to match: a line that is only `…` stands for any lines."""
    lines = output.splitlines(keepends=True)
    return "".join(r"(?:.*\n)*" if it == _ANYTHING else re.escape(it) for it in lines)


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str, str]]:
    """Each command with what it should say and what it says."""
    folder = tmp_path_factory.mktemp("page")
    for block in blocks("yaml"):
        if named := re.match(r"# (\S+\.yaml)\n", block):
            (folder / named[1]).write_text(block, "utf-8")
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    told = []
    for command, wanted in shown():
        done = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=folder,
            env={**os.environ, "PATH": path, "XDG_CACHE_HOME": str(folder / "cache")},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        told.append((command, wanted, done.stdout.decode()))
    return told


def test_the_page_shows_commands(said: list[tuple[str, str, str]]) -> None:
    assert len(said) > 6


@pytest.mark.parametrize("number", range(len([*shown()])))
def test_a_command_on_the_page_says_what_stands_beneath_it(
    said: list[tuple[str, str, str]], number: int
) -> None:
    _, wanted, came = said[number]

    assert came == (came if re.fullmatch(pattern(wanted), came) else wanted)
