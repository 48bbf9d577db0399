"""Traces, one file per format; a test holds this list to the folder."""

from collections.abc import Callable, Mapping

from react_tools.render.line import Line
from react_tools.render.traces import json, text
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

Format = Callable[[Run, Lang, Mapping[str, Rule], Mapping[str, Ruling]], list[Line]]


def _markdown(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    from react_tools.render.traces import markdown  # noqa: PLC0415 -- few want it

    return markdown.lines(run, lang, rules, rulings)


FORMATS: Mapping[str, Format] = {"text": text.lines, "json": json.lines, "markdown": _markdown}
