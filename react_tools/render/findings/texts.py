"""The lines of files with findings, as they were when they were judged.

They are read again, each file once, and only where something is found. What has changed meanwhile,
is gone, can be read but once or is no text has no lines: better no excerpt than a wrong one.
"""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from react_tools.source.stamp import stamp

_BREAK = re.compile(r"\r\n|\r|\n")  # as an editor counts lines, and react_tools.source.text
_WIDE_MARKS = (BOM_UTF16_LE, BOM_UTF16_BE)
_BAD_BYTES = re.compile("[\udc80-\udcff]")
_KEPT = 32


class Texts:
    """Lines by path; findings come file by file, so only the last few files are kept."""

    def __init__(
        self,
        stamps: Mapping[str, int] = MappingProxyType({}),
        given: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Take files whose bytes have these *stamps*, and texts that are *given* instead of any."""
        self._stamps = stamps
        self._given = given
        self._lines: dict[str, Sequence[str]] = {}

    def lines(self, path: str) -> Sequence[str]:
        """The lines of a file, without their ends; none if they are not known any more."""
        if path not in self._lines:
            if len(self._lines) >= _KEPT:
                self._lines.clear()
            text = self._given[path] if path in self._given else self._text(path)
            # Places do not count a byte order mark.
            self._lines[path] = () if text is None else _BREAK.split(text.removeprefix("\ufeff"))
        return self._lines[path]

    def _text(self, path: str) -> str | None:
        wanted = self._stamps.get(path)
        if wanted is None:
            return None
        file = Path(path)
        try:
            if not file.is_file():  # a pipe would be waited for
                return None
            data = file.read_bytes()
        except (OSError, ValueError):
            return None
        return _decoded(data) if stamp(data) == wanted else None


NO_TEXTS = Texts()
"""Where no file may be shown, or none is known."""


def _decoded(data: bytes) -> str | None:
    """The text whose characters places count; None where they count no characters."""
    if data.startswith(_WIDE_MARKS):
        return None
    text = data.decode(errors="surrogateescape")
    return None if "\0" in text and _BAD_BYTES.search(text) else text
