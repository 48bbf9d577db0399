"""Findings, one file per format; a test holds this list to the folder."""

from collections.abc import Callable, Mapping, Sequence

from react_tools.findings import Finding
from react_tools.render.findings import json, text
from react_tools.render.line import Line
from react_tools.render.summary import Summary

Format = Callable[[Sequence[Finding], Summary], list[Line]]

FORMATS: Mapping[str, Format] = {"text": text.lines, "json": json.lines}
