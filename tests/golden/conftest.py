"""Texts that are held to files: `make golden` writes them anew."""

from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
Golden = Callable[[str, str], None]


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Hold a text to the file of that name; with `--update-golden`, write the file."""

    def _golden(name: str, text: str) -> None:
        file = HERE / name
        if request.config.getoption("--update-golden"):
            file.write_text(text, "utf-8")
        if not file.exists():
            pytest.fail(f"there is no tests/golden/{name}; `make golden` writes it")
        assert text == file.read_text("utf-8")

    return _golden
