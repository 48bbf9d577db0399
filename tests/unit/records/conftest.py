"""Duels from short texts, with and without moves."""

from collections.abc import Callable, Sequence

import pytest

from react_tools.records.course import Course
from react_tools.records.reading import Reading, played
from react_tools.records.record import Read, read
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start

SCHEMA = "react/scenario"
HEAD = """\
ruleset: react
title: A spirit strikes where it aimed
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, smudge], deck: [splash, splash]}
  D: {creator: dancer, hand: [dizzying-pas, glissade], deck: [scatter, scatter]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
---
"""

Replayed = Callable[..., Reading]
ReadMoves = Callable[..., Read]


@pytest.fixture
def read_moves() -> ReadMoves:
    """Read a record with these lines behind the setting."""
    return lambda *lines: read(
        (HEAD + "".join(f"{line}\n" for line in lines)).encode(), "g.duel", SCHEMA, 100_000
    )


@pytest.fixture
def replayed(library: Library, read_moves: ReadMoves) -> Replayed:
    """Play a record with these lines behind the setting."""

    def _replayed(*lines: str) -> Reading:
        record, findings = read_moves(*lines)
        assert record is not None, findings
        return played(record, lambda it: start(it, library))

    return _replayed


@pytest.fixture
def course(replayed: Replayed) -> Course:
    """A duel in which nothing is done yet."""
    return replayed().course


@pytest.fixture
def written() -> Callable[[Course], Sequence[str]]:
    """The lines of a duel, headings aside."""
    return lambda course: [line for line in course.lines() if not line.startswith("#")]
