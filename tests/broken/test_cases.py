"""Files that something was wrong with once, as small as they can be: what is found in each.

    tests/broken/cases/<game>/<kind>/<name>     a file, judged as the mutants are
    deck: [] # expect: RT113                    a line with an error of this code, and no other

Where no comment can stand, the findings are told in this file.
"""

import re
from pathlib import Path

import pytest

from react_tools import rulesets
from react_tools.findings import Level
from tests.broken.judged import found, judged_bytes
from tests.broken.sources import Source, by_kind

CASES = Path(__file__).with_name("cases")
_EXPECT = re.compile(rb"# expect: (\w+)")
"""What an error is marked by."""
FILES = sorted(it for it in CASES.rglob("*") if it.is_file())


def case(file: Path) -> Source:
    """A case, in the place of a good file of its kind."""
    game, kind = file.relative_to(CASES).parts[:2]
    home = next(it.path for it in by_kind()[kind] if it.game == game)
    return Source(home, game, kind, file.read_bytes())


def marks(data: bytes) -> set[tuple[int, str]]:
    """Line and code of every error that is expected."""
    return {
        (line, found.decode())
        for line, text in enumerate(data.splitlines(), 1)
        for found in _EXPECT.findall(text)
    }


def name(file: Path) -> str:
    return file.relative_to(CASES).as_posix()


@pytest.mark.parametrize("file", FILES, ids=name)
def test_the_errors_of_a_case_are_those_that_are_marked(file: Path) -> None:
    source = case(file)

    errors = [it for it in found(source, source.data) if it.level is Level.ERROR]
    mine = {(it.span.line, it.code) for it in errors if it.span.path == source.path}

    assert mine == marks(source.data)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nothing_that_may_not_be_comes_of_a_case(file: Path) -> None:
    source = case(file)

    assert [judged_bytes(source, source.data, number).trouble for number in (0, 1)] == ["", ""]


def test_the_folders_of_cases_are_games_and_kinds() -> None:
    for file in FILES:
        game, kind = file.relative_to(CASES).parts[:2]
        assert kind in {*rulesets.get(game).kinds, "record"}
