"""What the tests of allowing, baselines, levels and choices share."""

from collections.abc import Callable

import pytest

from react_tools.findings import Finding, Level
from react_tools.policy.codes import Catalogue, Known
from react_tools.source.parse import parse
from react_tools.source.remark import Remark
from react_tools.source.span import Span

Find = Callable[..., Finding]


@pytest.fixture
def known() -> Catalogue:
    """Some codes: three checks of two games, and faults of each sort."""
    return {
        "KF101": Known("deck of another size", "keyforge"),
        "RA101": Known("wrong deck size", "react"),
        "RA112": Known("never in play", "react"),
        "RT054": Known("one in place of another"),
        "RT070": Known("an allowed code that is not found"),
        "RT101": Known("an unknown key"),
        "RT209": Known("something else changed"),
    }


@pytest.fixture
def found() -> Find:
    """A finding: code, line, path."""

    def _found(code: str, line: int = 1, path: str = "f.yaml", message: str = "wrong") -> Finding:
        return Finding(code, Level.ERROR, Span.at(path, line, 1), message)

    return _found


@pytest.fixture
def remarks() -> Callable[[str], tuple[Remark, ...]]:
    """The remarks of a text that is called `f.yaml`."""

    def _remarks(text: str) -> tuple[Remark, ...]:
        return parse(text.encode(), "f.yaml").remarks

    return _remarks
