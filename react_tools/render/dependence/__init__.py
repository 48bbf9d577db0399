"""On which rulings an outcome depends, one file per format; a test holds the list to the folder."""

from collections.abc import Callable, Mapping

from react_tools.render.dependence import json, markdown, text
from react_tools.render.line import Line
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.variants import Varied
from react_tools.trace.event import Lang

Format = Callable[[Varied, Lang, Mapping[str, Rule], Mapping[str, Ruling]], list[Line]]
"""What came of a scenario whose own settings make a position."""

FORMATS: Mapping[str, Format] = {
    "text": text.lines,
    "json": json.lines,
    "markdown": markdown.lines,
}
