"""Reports, one file per format; a test holds this list to the folder."""

from collections.abc import Callable, Mapping

from react_tools.render.line import Line
from react_tools.render.reports import github, json, junit, sarif, text
from react_tools.report import Report

Format = Callable[[Report], list[Line]]

FORMATS: Mapping[str, Format] = {
    "text": text.lines,
    "json": json.lines,
    "junit": junit.lines,
    "github": github.lines,
    "sarif": sarif.lines,
}
