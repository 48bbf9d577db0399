"""Counts of lines of play, one file per format; a test holds this list to the folder."""

from collections.abc import Callable, Mapping

from react_tools.render.line import Line
from react_tools.render.perft import json, markdown, text
from react_tools.render.perft_words import Shown
from react_tools.trace.event import Lang

Format = Callable[[Shown, Lang], list[Line]]

FORMATS: Mapping[str, Format] = {
    "text": text.lines,
    "json": json.lines,
    "markdown": markdown.lines,
}

__all__ = ["FORMATS", "Format", "Shown"]
