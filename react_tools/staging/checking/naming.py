"""Scenarios that no other can name."""

import re
from collections.abc import Iterator
from pathlib import PurePath

from react_tools.lint.check import Hit
from react_tools.scenario.scenario import Scenario

_FOLDER = "scenarios"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*")
"""As schemas have it (names.schema.json, `scenario`)."""
_WORD = re.compile(r"[a-z0-9]+")


def nameless(scenario: Scenario) -> Iterator[Hit]:
    """A file among scenarios whose path makes no id that `twin` may say."""
    if _FOLDER not in PurePath(scenario.path).parts or _ID.fullmatch(scenario.id):
        return
    message = f"nobody can name this scenario: {scenario.id!r} is no id such as topic/what-it-shows"
    yield Hit(scenario.root.key_span("title"), message, f"call the file {_better(scenario)}")


def _better(scenario: Scenario) -> str:
    """A path that makes an id; words of other letters are left to the designer."""
    path = PurePath(scenario.path)
    named = [*(it for it in scenario.id.split("/") if it)]
    topic, claim = (named[-2] if len(named) > 1 else ""), named[-1]
    kept = ["-".join(_WORD.findall(it.lower())) for it in (topic, claim)]
    return f"{_FOLDER}/{kept[0] or '<topic>'}/{kept[1] or '<claim>'}{path.suffix}"
