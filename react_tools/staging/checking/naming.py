"""Scenarios that no other can name."""

import re
from collections.abc import Iterator
from pathlib import PurePath

from react_tools.lint.check import Hit
from react_tools.scenario.scenario import Scenario

_FOLDER = "scenarios"
_ID = re.compile(r"([a-z0-9]+(-[a-z0-9]+)*/)?[a-z0-9]+(-[a-z0-9]+)*")
"""As schemas have it (names.schema.json, `scenario`), or without a topic."""
_WORD = re.compile(r"[a-z0-9]+")


def nameless(scenario: Scenario) -> Iterator[Hit]:
    """A file among scenarios whose path makes no id that `twin` may say."""
    if _FOLDER not in PurePath(scenario.path).parts or _ID.fullmatch(scenario.id):
        return
    message = (
        f"no twin can name this scenario: {scenario.id!r} is no id such as topic/what-it-shows"
    )
    yield Hit(scenario.root.key_span("title"), message, f"call the file {_better(scenario)}")


def _better(scenario: Scenario) -> str:
    """A path that makes an id; words of other letters are left to the designer."""
    parts = scenario.id.split("/")[-2:]
    named = ("-".join(_WORD.findall(it.lower())) or "<what-it-shows>" for it in parts)
    return f"{'/'.join((_FOLDER, *named))}{PurePath(scenario.path).suffix}"
