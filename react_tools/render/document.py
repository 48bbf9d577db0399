"""A JSON document as lines of output."""

import json
import re

from react_tools.render.line import CONTROL, Line, line


def document(data: object) -> list[Line]:
    """The whole document; what a terminal could obey is written the way JSON writes it."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return [line(CONTROL.sub(_escape, each)) for each in text.split("\n")]


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04x}"
