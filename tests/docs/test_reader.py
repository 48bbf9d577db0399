"""Who reads the pages complains of whatever a page says that is not so."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest


class Reader(Protocol):
    """Somebody who does what a page says."""

    def __init__(self, folder: Path, home: Path, *, strict: bool = False) -> None: ...

    def read(self, page: str, name: str) -> int: ...


Read = Callable[[str], int]


@pytest.fixture
def read(reader_of: type[Reader], tmp_path: Path) -> Read:
    """Read a page strictly, in a folder with a file; how many commands were run."""
    (tmp_path / "f").write_text("a\nb\nc\nb\n", "utf-8")
    return lambda page: reader_of(tmp_path, tmp_path, strict=True).read(page, "page.md")


def console(text: str) -> str:
    return f"```console\n{text}```\n"


def change(diff: str) -> str:
    return f"<!-- change f -->\n```diff\n{diff}```\n"


def test_commands_are_counted(read: Read) -> None:
    assert read(console("$ echo a\na\n$ true\n")) == 2


@pytest.mark.parametrize(
    "shown",
    [
        "$ printf 'a\\nb\\n'\na\nb\n",
        "$ printf 'a\\nb\\n'\na\n…\n",
        "$ printf 'a\\nb\\n'\n…\nb\n",
        "$ printf 'a\\nb\\n'\na\n…\nb\n",
        "$ false\n$ echo $?\n1\n",
        "$ cat nowhere\ncat: nowhere: No such file or directory\n",
    ],
)
def test_an_output_is_compared_whole_but_for_what_is_cut(read: Read, shown: str) -> None:
    assert read(console(shown)) > 0


@pytest.mark.parametrize(
    "shown",
    [
        "$ echo a\n",
        "$ echo a\nb\n",
        "$ echo a\na\nb\n",
        "$ printf 'a\\nb\\n'\n…\na\n",
        "$ echo abc\na.c\n",
        "$ true\n$ echo $?\n1\n",
    ],
)
def test_another_output_is_a_complaint(read: Read, shown: str) -> None:
    with pytest.raises(AssertionError):
        read(console(shown))


def test_a_complaint_says_where_the_block_stands(read: Read) -> None:
    with pytest.raises(AssertionError) as complaint:
        read("# Page\n\n" + console("$ echo a\n"))

    assert complaint.value.__notes__ == ["on page.md:3"]


def asking(*prompts: str) -> str:
    """A program that asks, as ours does where nobody types on the screen."""
    told = "; ".join(f"printf %s '{it} '; read x; echo; echo got $x" for it in prompts)
    return f"{told} # --ask"


def test_what_stands_behind_a_prompt_is_typed(read: Read) -> None:
    shown = (
        f"$ {asking('dancer>', 'Really? [y/N]')}\ndancer> a b\ngot a b\nReally? [y/N] y\ngot y\n"
    )

    assert read(console(shown)) == 1


def test_enter_alone_is_typed_too(read: Read) -> None:
    command = asking("Enter: on · q: stop", "dancer>")

    assert read(console(f"$ {command}\nEnter: on · q: stop\ngot\ndancer> 1\ngot 1\n")) == 1


def test_another_answer_is_another_output(read: Read) -> None:
    with pytest.raises(AssertionError):
        read(console(f"$ {asking('dancer>')}\ndancer> a\ngot b\n"))


def test_a_block_becomes_a_file(read: Read) -> None:
    page = "<!-- write a/b.yaml -->\n```yaml\nx: 1\n```\n" + console("$ cat a/b.yaml\nx: 1\n")

    assert read(page) == 1


@pytest.mark.parametrize(
    ("diff", "after"),
    [
        ("-a\n+x\n", "x\nb\nc\nb\n"),
        ("-a\n\n-c\n+x\n", "b\nx\nb\n"),
        (" c\n+x\n", "a\nb\nc\nx\nb\n"),
        (" b\n-c\n+x\n", "a\nb\nx\nb\n"),
    ],
)
def test_a_change_is_made(read: Read, diff: str, after: str) -> None:
    assert read(change(diff) + console(f"$ cat f\n{after}")) == 1


@pytest.mark.parametrize(
    "diff", ["-d\n+x\n", "-b\n+x\n", " b\n+x\n", "+x\n", "x\n", "-c\n-a\n+x\n"]
)
def test_a_change_that_has_not_one_place_is_a_complaint(read: Read, diff: str) -> None:
    with pytest.raises(AssertionError):
        read(change(diff))


def test_a_change_of_a_file_that_is_not_there_is_a_complaint(read: Read) -> None:
    with pytest.raises(AssertionError, match="nowhere is not there"):
        read("<!-- change nowhere -->\n```diff\n-a\n```\n")


@pytest.mark.parametrize("lines", ["a\nb  # a remark\n", "a\nc\n", "b\nb\n"])
def test_a_part_of_a_file_may_leave_out_lines(read: Read, lines: str) -> None:
    assert read(f"<!-- part of f -->\n```yaml\n{lines}```\n") == 0


@pytest.mark.parametrize("lines", ["d\n", "c\na\n", "b\nb\nb\n"])
def test_a_part_of_a_file_has_to_stand_in_it(read: Read, lines: str) -> None:
    with pytest.raises(AssertionError, match="no part of f from here on"):
        read(f"<!-- part of f -->\n```yaml\n{lines}```\n")


@pytest.mark.parametrize(
    "page",
    [
        "```sh\nreact-tools check\n```\n",
        "```yaml\nx: 1\n```\n",
        "```\n$ react-tools check\n```\n",
        "<!-- wirte f -->\n```yaml\nx: 1\n```\n",
    ],
)
def test_a_block_that_nobody_tries_is_a_complaint(read: Read, page: str) -> None:
    with pytest.raises(AssertionError, match="nobody tries this block"):
        read(page)


@pytest.mark.parametrize(
    "page",
    [
        "<!-- write f -->\n\nNothing.\n",
        "<!-- change f -->\nA sentence.\n\n```diff\n-a\n```\n",
        "```console title\n$ true\n```\n",
        "  ```console\n  $ true\n  ```\n",
        "```console\n$ true\n",
    ],
)
def test_what_cannot_be_read_is_a_complaint(read: Read, page: str) -> None:
    with pytest.raises(AssertionError, match=r"page\.md"):
        read(page)


def test_output_before_the_first_command_is_a_complaint(read: Read) -> None:
    with pytest.raises(AssertionError, match="output of no command"):
        read(console("a\n$ echo a\na\n"))


def test_only_what_installs_is_not_run(read: Read) -> None:
    assert read("<!-- to install -->\n```sh\npython3 -m venv x\nx/bin/pip install y\n```\n") == 0
    with pytest.raises(AssertionError, match="these lines are not run"):
        read("<!-- to install -->\n```sh\nreact-tools check\n```\n")


def test_a_page_read_at_ease_may_hold_other_blocks(reader_of: type[Reader], tmp_path: Path) -> None:
    assert reader_of(tmp_path, tmp_path).read("```sh\nmake\n```\n", "page.md") == 0
