"""What README shows is what happens: every `$ command` is run, every line of output compared."""

import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```console\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_ANYTHING = "…\n"


def shown(text: str) -> Iterator[tuple[str, str]]:
    """Each command of the console blocks, with the output that stands beneath it."""
    for block in _BLOCK.finditer(text):
        for part in re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


SHOWN = dict(shown((ROOT / "README.md").read_text("utf-8")))


def pattern(output: str) -> str:
    """What an output has to match: a line that is only `…` stands for any lines."""
    lines = output.splitlines(keepends=True)
    return "".join(r"(?:.*\n)*" if it == _ANYTHING else re.escape(it) for it in lines)


def test_readme_shows_commands_with_their_output() -> None:
    assert len(SHOWN) > 3


@pytest.mark.parametrize("command", SHOWN)
def test_a_command_in_the_readme_says_what_stands_beneath_it(command: str, tmp_path: Path) -> None:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=ROOT,
        env={**os.environ, "PATH": path, "XDG_CACHE_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    said, wanted = done.stdout.decode(), SHOWN[command]

    assert said == (said if re.fullmatch(pattern(wanted), said) else wanted)


@pytest.mark.parametrize(
    ("output", "said", "matches"),
    [
        ("a\nb\n", "a\nb\n", True),
        ("a\n…\nd\n", "a\nb\nc\nd\n", True),
        ("a\n…\n", "a\n", True),
        ("a\n…\nd\n", "a\nb\nc\n", False),
        ("a.c\n…\n", "abc\n", False),
    ],
)
def test_three_dots_stand_for_any_lines(output: str, said: str, matches: bool) -> None:  # noqa: FBT001 -- a case, not a switch
    assert bool(re.fullmatch(pattern(output), said)) is matches
