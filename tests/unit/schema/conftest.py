"""What the tests of the schema room share: a text goes in, findings come out."""

from collections.abc import Callable

import pytest

from react_tools.findings import Finding
from react_tools.schema.validate import validate
from react_tools.source.parse import parse

Find = Callable[[str, str], list[Finding]]


@pytest.fixture
def find() -> Find:
    """Find what is wrong with a text, held against a kind of file or a part of one."""

    def _find(text: str, kind: str) -> list[Finding]:
        parsed = parse(text.encode(), "f.yaml")
        assert parsed.tree is not None
        return validate(parsed.tree, kind)

    return _find


@pytest.fixture
def tell(find: Find) -> Callable[[str, str], list[str]]:
    """Tell what is wrong as `line:column-line:column CODE message | hint`."""

    def _tell(text: str, kind: str) -> list[str]:
        return [
            f"{it.span.line}:{it.span.column}-{it.span.end_line}:{it.span.end_column} "
            f"{it.code} {it.message}" + (f" | {it.hint}" if it.hint else "")
            for it in find(text, kind)
        ]

    return _tell
