"""The schemas that ship with the package, each under its kind.

A kind is a schema's path without its ending: `react/creator`, `rulings`. A part
of one is a kind too: `react/creator#/$defs/clause`.

The `$id` of a file is its own name, because with a whole address an editor would look
for its neighbours in the net and not beside it. Here each gets the address that
its path gives it, and every pointer (`$ref`) is made whole, so that no validator
ever asks for more than this room has.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import jsonschema_rs

from react_tools import places
from react_tools.errors import UnknownNameError

if TYPE_CHECKING:
    from jsonschema.protocols import Validator

Schema = dict[str, Any]

ADDRESS = "https://react-tools.invalid/schemas/"
ENDING = ".schema.json"
_SHARED = "names"


@cache
def kinds() -> tuple[str, ...]:
    """Every kind that has a file, in the order of the alphabet."""
    files = places.SCHEMAS.rglob("*" + ENDING)
    return tuple(sorted(_kind(file) for file in files))


@cache
def document(kind: str) -> Schema:
    """The schema of *kind*, with its address and whole pointers.

    Raises:
        UnknownNameError: there is no such kind.
    """
    if kind not in kinds():
        raise UnknownNameError(f"no schema is called {kind!r}; there are: {', '.join(kinds())}")
    text = (places.SCHEMAS / (kind + ENDING)).read_text("utf-8")
    address = ADDRESS + kind + ENDING
    return {**_whole(json.loads(text), address), "$id": address}


def pointer(kind: str) -> Schema:
    """A schema that points to that of *kind*, which may be a part of a file."""
    name, _, part = kind.partition("#")
    return {"$ref": document(name)["$id"] + "#" + part}


@cache
def judge(kind: str) -> jsonschema_rs.Draft202012Validator:
    """The fast validator: it says yes or no."""
    return _judge_at(pointer(kind)["$ref"])


@cache
def _judge_at(address: str) -> jsonschema_rs.Draft202012Validator:
    """The same, of what a whole pointer leads to."""
    schema = {"$ref": address}
    return jsonschema_rs.Draft202012Validator(schema, registry=_registry(), offline=True)


@cache
def _registry() -> jsonschema_rs.Registry:
    documents = [document(each) for each in kinds()]
    return jsonschema_rs.Registry([(each["$id"], each) for each in documents])


@cache
def explainer(kind: str) -> "Validator":
    """The slow validator: it says why not."""
    # Both cost more than reading all the cards; a clean file never pays for them.
    from jsonschema import Draft202012Validator  # noqa: PLC0415
    from jsonschema.validators import extend  # noqa: PLC0415
    from referencing import Registry  # noqa: PLC0415
    from referencing.jsonschema import DRAFT202012  # noqa: PLC0415

    documents = [_for_python(document(each)) for each in kinds()]
    for each in documents:
        each.pop("$schema", None)  # by which the library would go on with its own validator
    resources = [(each["$id"], DRAFT202012.create_resource(each)) for each in documents]
    registry: Registry[Any] = Registry().with_resources(resources)
    own = {"$ref": _pointed, "additionalProperties": _strangers}
    ours = extend(Draft202012Validator, own)  # type: ignore[no-untyped-call]
    made: Validator = ours(pointer(kind), registry=registry)
    return made


def _pointed(validator: "Validator", address: str, value: Any, schema: Schema) -> Iterator[Any]:
    """`$ref` as the library has it, but of a good value there is nothing to tell.

    In a file with one fault nearly every part is good, and the fast validator says so at once.
    """
    from jsonschema import Draft202012Validator  # noqa: PLC0415

    if not _judge_at(address).is_valid(value):
        yield from Draft202012Validator.VALIDATORS["$ref"](validator, address, value, schema)


def _strangers(validator: "Validator", wanted: Any, value: Any, schema: Schema) -> Iterator[Any]:
    """`additionalProperties` as the library has it, but for its message, which nobody reads.

    It would list every strange key of a file, of which there may be a hundred thousand.
    """
    from jsonschema import Draft202012Validator, ValidationError  # noqa: PLC0415

    if wanted is not False or not isinstance(value, dict):
        check = Draft202012Validator.VALIDATORS["additionalProperties"]
        yield from check(validator, wanted, value, schema)
        return
    named, patterns = schema.get("properties", ()), schema.get("patternProperties", ())
    unnamed = (key for key in value if key not in named)
    if not all(any(re.search(pattern, key) for pattern in patterns) for key in unnamed):
        yield ValidationError("strange keys")


def fits(value: Any, schema: Schema, kind: str) -> bool:
    """Tell whether *value* could stand where *schema*, a part of *kind*, holds."""
    return explainer(kind).evolve(schema=schema).is_valid(value)


def resolved(schema: Schema) -> Schema:
    """*schema* with what its pointer leads to; its own words come before the other's."""
    if "$ref" not in schema:
        return schema
    address, _, part = schema["$ref"].partition("#")
    target: Any = document(address.removeprefix(ADDRESS).removesuffix(ENDING))
    for step in part.split("/")[1:]:
        target = target[step]
    own = {word: value for word, value in schema.items() if word != "$ref"}
    return {**resolved(target), **own}


@cache
def owners(kind: str) -> dict[str, tuple[str, ...]]:
    """For each key of a file of *kind*, the titles of what it may stand in."""
    found: dict[str, list[str]] = {}
    for schema in _subschemas(document(kind.partition("#")[0])):
        if "title" in schema and isinstance(schema.get("properties"), dict):
            for key in schema["properties"]:
                found.setdefault(key, []).append(schema["title"])
    return {key: tuple(titles) for key, titles in found.items()}


def described(kind: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """What each key of a file of *kind* says, and the titles of what it says that in."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for schema in [it for each in (kind, _SHARED) for it in _subschemas(document(each))]:
        if "title" in schema and isinstance(schema.get("properties"), dict):
            for key, value in schema["properties"].items():
                told = found.setdefault(key, {})
                text = resolved(value).get("description", "") if isinstance(value, dict) else ""
                if text:
                    told[text] = (*told.get(text, ()), schema["title"])
    return {key: told for key, told in found.items() if told}


def _kind(file: Path) -> str:
    return file.relative_to(places.SCHEMAS).as_posix().removesuffix(ENDING)


def _whole(value: Any, address: str) -> Any:
    if isinstance(value, dict):
        return {
            key: _joined(address, it) if key == "$ref" else _whole(it, address)
            for key, it in value.items()
        }
    if isinstance(value, list):
        return [_whole(item, address) for item in value]
    return value


def _joined(address: str, pointer: str) -> str:
    """A pointer made whole; most lead to another place of the same schema."""
    return address + pointer if pointer.startswith("#") else urljoin(address, pointer)


def _for_python(value: Any) -> Any:
    r"""Patterns as Python's `re` wants them: its `$` lets a line break follow, `\Z` does not."""
    if isinstance(value, dict):
        return {key: _for_python_entry(key, it) for key, it in value.items()}
    if isinstance(value, list):
        return [_for_python(item) for item in value]
    return value


def _for_python_entry(key: str, value: Any) -> Any:
    if key == "pattern" and isinstance(value, str):
        return _ends(value)
    if key == "patternProperties":
        return {_ends(pattern): _for_python(it) for pattern, it in value.items()}
    return _for_python(value)


def _ends(pattern: str) -> str:
    return pattern.removesuffix("$") + r"\Z" if pattern.endswith("$") else pattern


def _subschemas(value: Any) -> Iterator[Schema]:
    if isinstance(value, dict):
        yield value
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict | list):
        for it in inner:
            yield from _subschemas(it)
