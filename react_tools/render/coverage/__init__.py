"""Coverage, one file per format; a test holds this list to the folder."""

from collections.abc import Callable, Mapping

from react_tools.coverage.showing import Coverage
from react_tools.render.coverage import json, markdown, text
from react_tools.render.line import Line
from react_tools.trace.event import Lang

Format = Callable[[Coverage, Lang], list[Line]]

FORMATS: Mapping[str, Format] = {
    "text": text.lines,
    "json": json.lines,
    "markdown": markdown.lines,
}
MISSING: Mapping[str, Format] = {
    "text": text.missing,
    "json": json.missing,
    "markdown": markdown.missing,
}
"""The same, only of what is not shown; for people nothing at all if there is nothing."""
