"""Two states of files compared: how what has changed is written."""

from collections.abc import Callable, Mapping, Sequence

from react_tools.comparing.compared import Compared
from react_tools.comparing.sides import Side
from react_tools.render.compared import json, markdown, text
from react_tools.render.line import Line
from react_tools.trace.event import Lang

Format = Callable[[Side, Side, Sequence[Compared], Lang], list[Line]]
FORMATS: Mapping[str, Format] = {
    "text": text.lines,
    "json": json.lines,
    "markdown": markdown.lines,
}
