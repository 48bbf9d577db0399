"""Good files that stand on a broken one: they say which one it is, and nothing else is wrong."""

import re
from collections.abc import Callable, Sequence
from functools import cache

import pytest

from react_tools.findings import Finding, Level
from tests.broken.judged import found
from tests.broken.sources import RECORDED, SETTLED, Source, sources

ALONE = {"scenario", "sentences", "extension", RECORDED, SETTLED}
"""The kinds that nothing stands on."""
FILES = [it for it in sources() if it.kind not in ALONE]
BREAKS: dict[str, Callable[[bytes], bytes]] = {
    "no YAML": lambda data: data + b"\n]\n",
    "a strange key": lambda data: data + b"\nwibble: 1\n",
    "empty": lambda _: b"",
    "binary": lambda data: b"\x00" + data,
}
BESIDE = range(2)


@cache
def errors(source: Source, how: str = "") -> Sequence[Finding]:
    """Every error, beside several of the scenarios that have what the file defines."""
    data = BREAKS[how](source.data) if how else source.data
    every = {it for number in BESIDE for it in found(source, data, number)}
    return [it for it in every if it.level is Level.ERROR]


each_file = pytest.mark.parametrize("source", FILES, ids=[it.path for it in FILES])


@each_file
def test_a_broken_file_has_errors(source: Source) -> None:
    places = {how: {it.span.path for it in errors(source, how)} for how in BREAKS}

    assert [how for how, paths in places.items() if source.path not in paths] == []


@each_file
def test_an_error_in_a_good_file_says_which_file_is_broken(source: Source) -> None:
    astray = [
        (how, str(it.span), it.message, it.hint)
        for how in BREAKS
        for it in errors(source, how)
        if it.span.path != source.path and source.path not in it.hint
    ]

    assert astray == []


@each_file
def test_good_files_beside_a_good_one_have_no_error(source: Source) -> None:
    assert errors(source) == []


def test_a_ruling_that_has_gone_is_told_where_it_stood() -> None:
    """Cards ask for rulings, too, and pinned ones are told in the scenario: those come first."""
    source = next(it for it in FILES if it.path == "cards/react/rulings.yaml")
    data = re.sub(rb"(?m)^  - id: (.*)$", rb"  - id: \1-no-more", source.data)

    told = [it for number in range(0, 200, 4) for it in found(source, data, number)]

    assert {it.span.path for it in told if it.code == "RT219"} == {source.path}
