"""How two scenarios differ, one file per format; a test holds this list to the folder."""

from collections.abc import Callable, Mapping

from react_tools.render.differences import json, text
from react_tools.render.line import Line
from react_tools.rulebook import Rule
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

Format = Callable[[Run, Run, Lang, Mapping[str, Rule]], list[Line]]

FORMATS: Mapping[str, Format] = {"text": text.lines, "json": json.lines}
