"""Triggers, ways and the grammar: schema, scenarios and pages know the same words.

What is asked of every game's words stands in tests/conformance/test_words.py.
"""

import ast
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from react_tools import places
from react_tools.rulesets.react.events.turns import PassiveWoke
from react_tools.rulesets.react.language.words import RESERVED
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import played
from react_tools.rulesets.react.triggers import TRIGGERS
from react_tools.scenario.runner import Run

Schema = Mapping[str, Any]

ENGINE = Path(__file__).parents[3] / "react_tools" / "rulesets" / "react"


@pytest.fixture(scope="module")
def schema() -> Schema:
    text = (places.SCHEMAS / "react" / "creator.schema.json").read_text("utf-8")
    read: Schema = json.loads(text)
    return read


@pytest.fixture(scope="module")
def defs(schema: Schema) -> Schema:
    found: Schema = schema["$defs"]
    return found


@pytest.fixture(scope="module")
def runs(everything: Library) -> list[Run]:
    runs = (played(it, everything) for it in everything.every_scenario)
    return [it for it in runs if isinstance(it, Run)]


def test_the_schema_and_the_engine_know_the_same_triggers(defs: Schema) -> None:
    when = defs["passive"]["properties"]["when"]["enum"]

    assert {*when, "replace"} == set(TRIGGERS)
    assert "replace" in defs["passive"]["properties"]


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_the_schema_and_the_engine_know_the_same_filters(defs: Schema, trigger: str) -> None:
    everywhere = {"id", "name", "when", "of", "face", "if", "do", "sources"}
    of_replacing = {"replace", "with", "may"}
    then = {
        one["if"]["properties"]["when"]["const"]: one["then"] for one in defs["passive"]["allOf"]
    }
    then["replace"] = defs["passive"]["then"]
    allowed = set(then[trigger]["propertyNames"]["enum"]) - of_replacing

    assert allowed - everywhere == set(TRIGGERS[trigger].filters)


def test_the_schema_and_the_engine_know_the_same_ways(defs: Schema) -> None:
    ways = {way for trigger in TRIGGERS.values() for way in trigger.ways}

    assert set(defs["passive"]["properties"]["how"]["items"]["enum"]) == ways


def test_every_word_of_the_grammar_is_reserved() -> None:
    """No id may be a word that a phrase could be read by."""
    asked = {
        text.value
        for file in (ENGINE / "language").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"take", "need", "sees"}
        for text in node.args
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }

    assert asked - {"+"} - RESERVED == set()


def test_every_trigger_occurs_in_the_trace_of_a_scenario(
    runs: Sequence[Run], everything: Library
) -> None:
    woken = {
        entry.event.short(played.game.teller).removeprefix("woke ")
        for played in runs
        if played.game.recorder
        for entry in played.game.recorder.entries
        if isinstance(entry.event, PassiveWoke)
    }
    met = {it.when for one in everything.every_creator for it in one.passives if it.id in woken}

    assert set(TRIGGERS) - met == set()


@pytest.mark.parametrize("word", TRIGGERS)
def test_the_page_of_a_trigger_shows_it_in_use(word: str) -> None:
    written = "replace: damage" if word == "replace" else f"when: {word}"

    assert f"\n    {written}\n" in TRIGGERS[word].page


@pytest.mark.parametrize("word", TRIGGERS)
def test_the_page_of_a_trigger_tells_its_filters_and_words(word: str) -> None:
    trigger = TRIGGERS[word]
    told = trigger.page.partition("Filters:")[2]

    assert [it for it in (*trigger.filters, *trigger.words) if it not in told] == []
