"""The schema files themselves."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from react_tools import places
from react_tools.schema.sentences import SENTENCES

FILES = sorted(places.SCHEMAS.rglob("*.json"))
each_file = pytest.mark.parametrize(
    "file", FILES, ids=[file.relative_to(places.SCHEMAS).as_posix() for file in FILES]
)

# What leads to other schemas, and what says something about a schema without judging a value.
SILENT = {
    "$comment", "$defs", "$id", "$ref", "$schema", "additionalProperties", "allOf",
    "description", "else", "examples", "if", "items", "patternProperties",
    "properties", "propertyNames", "then", "title",
}  # fmt: skip
MAPS = {"$defs", "patternProperties", "properties"}
DATA = {"const", "enum", "examples", "required", "dependentRequired"}


def load(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


def subschemas(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema within *schema*, itself included, conditions aside."""
    if isinstance(schema, list):
        for item in schema:
            yield from subschemas(item)
    if not isinstance(schema, dict):
        return
    yield schema
    for word, value in schema.items():
        if word not in DATA | {"if"}:
            yield from subschemas(list(value.values()) if word in MAPS else value)


def inner(schema: Any) -> Iterator[Any]:
    """What stands where a schema stands, under a key of a file."""
    for each in subschemas(schema):
        for word in MAPS & set(each):
            yield from each[word].values()


@each_file
def test_no_key_is_forbidden_without_a_word_on_it(file: Path) -> None:
    """JSON Schema's `false` has no keyword, by which a sentence would be found."""
    assert [it for it in inner(load(file)) if it is False] == []


@each_file
def test_a_schema_is_valid(file: Path) -> None:
    Draft202012Validator.check_schema(load(file))


@each_file
def test_a_schema_says_its_draft_and_what_it_is_for(file: Path) -> None:
    schema = load(file)

    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["title"]
    assert schema["description"]


@each_file
def test_the_id_of_a_schema_is_its_file_name(file: Path) -> None:
    # Relative to the file itself: an editor finds the neighbours beside it, not in the net.
    assert load(file)["$id"] == file.name


@each_file
def test_every_pointer_leads_to_a_file_beside_it(file: Path) -> None:
    pointers = [it["$ref"].partition("#")[0] for it in subschemas(load(file)) if "$ref" in it]

    assert [ref for ref in pointers if not (file.parent / ref).exists()] == []


@each_file
def test_every_property_is_described(file: Path) -> None:
    silent = [
        name
        for schema in subschemas(load(file))
        for name, value in schema.get("properties", {}).items()
        if isinstance(value, dict)
        and "description" not in value
        and value.get("$ref", "#/$defs/phrase") == "#/$defs/phrase"
    ]

    assert silent == []


@each_file
def test_every_definition_but_phrases_is_described(file: Path) -> None:
    definitions = load(file).get("$defs", {})

    # A phrase says nothing of itself, so that an editor shows what its verb says.
    assert {name for name, it in definitions.items() if "description" not in it} <= {"phrase"}


@each_file
def test_every_keyword_has_a_sentence(file: Path) -> None:
    used = {word for schema in subschemas(load(file)) for word in schema}

    assert used - SILENT - set(SENTENCES) == set()


def test_every_sentence_has_a_keyword() -> None:
    used = {word for file in FILES for schema in subschemas(load(file)) for word in schema}

    assert set(SENTENCES) - used == set()


def test_each_trigger_says_its_filters() -> None:
    passive = load(places.SCHEMAS / "react/creator.schema.json")["$defs"]["passive"]
    told = [it["if"]["properties"]["when"]["const"] for it in passive["allOf"]]

    assert told == passive["properties"]["when"]["enum"]
