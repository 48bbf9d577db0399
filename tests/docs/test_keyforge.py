"""docs/keyforge.md names all that a card and a scenario of that game may say."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from react_tools.rulesets.keyforge import events
from react_tools.rulesets.keyforge.effects import VERBS
from react_tools.trace.event import Event

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "keyforge.md").read_text("utf-8")
WORDS = {word for span in re.findall(r"`([^`\n]+)`", TEXT) for word in re.findall(r"[\w-]+", span)}


def keys(schema: str, *names: str) -> set[str]:
    """The keys that a part of a schema knows."""
    text = (ROOT / "schemas" / "keyforge" / f"{schema}.schema.json").read_text("utf-8")
    every: dict[str, Any] = json.loads(text)
    parts = [every["$defs"][name] for name in names] if names else [every]
    return {key for part in parts for key in part["properties"]}


def test_it_names_every_verb() -> None:
    assert set(VERBS) - WORDS == set()


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        ("cards", ("card", "keywords", "abilities", "gives", "step")),
        ("scenario", ("player", "laid", "action", "facts")),
    ],
)
def test_it_names_every_key(schema: str, names: tuple[str, ...]) -> None:
    yaml = {
        word
        for block in re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
        for word in re.findall(r"[\w-]+(?=:)", block)
    }

    assert keys(schema, *names) - WORDS - yaml == set()


def test_it_names_every_short_event() -> None:
    every = [it for it in Event.__subclasses__() if it.__module__.startswith(events.__name__)]
    words = {it.brief.split()[0] for it in every}

    assert len(words) > 30
    assert {it for it in words if "{" not in it} - WORDS == set()
