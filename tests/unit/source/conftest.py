"""What the tests of the source room share; each text is read by both parsers."""

from collections.abc import Callable
from typing import Any

import pytest

from react_tools.source.events import FASTEST, PURE, Parser
from react_tools.source.fault import Fault
from react_tools.source.parse import Parsed, parse
from react_tools.source.tree import Node, plain

Read = Callable[[str | bytes], Parsed]


@pytest.fixture(params=[FASTEST, PURE], ids=["libyaml", "pure"])
def parsed(request: pytest.FixtureRequest) -> Read:
    """Read a text, which is called `f.yaml`."""
    parser: Parser = request.param

    def _parsed(text: str | bytes) -> Parsed:
        data = text.encode() if isinstance(text, str) else text
        return parse(data, "f.yaml", parser=parser)

    return _parsed


@pytest.fixture
def tree(parsed: Read) -> Callable[[str | bytes], Node]:
    """The tree of a text without faults."""

    def _tree(text: str | bytes) -> Node:
        read = parsed(text)
        assert read.faults == ()
        assert read.tree is not None
        return read.tree

    return _tree


@pytest.fixture
def data(parsed: Read) -> Callable[[str | bytes], Any]:
    """The bare data of a text, whatever its faults; None if there is no tree."""

    def _data(text: str | bytes) -> Any:
        read = parsed(text)
        return None if read.tree is None else plain(read.tree)

    return _data


@pytest.fixture
def tell(parsed: Read) -> Callable[[str | bytes], list[str]]:
    """The faults of a text, each as `line:column-line:column CODE message | hint [place: word]`."""

    def _tell(text: str | bytes) -> list[str]:
        return [_told(fault) for fault in parsed(text).faults]

    return _tell


def _told(fault: Fault) -> str:
    span = fault.span
    place = f"{span.line}:{span.column}-{span.end_line}:{span.end_column}"
    hint = f" | {fault.hint}" if fault.hint else ""
    others = "".join(f" [{it.line}:{it.column}: {word}]" for it, word in fault.others)
    return f"{place} {fault.code} {fault.message}{hint}{others}"
