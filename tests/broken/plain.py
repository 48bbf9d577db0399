"""What plain programs say of a file: PyYAML, the standard library about TOML, jsonschema.

None of it is the product's: the schemas are read anew, and YAML comes from PyYAML's own loader.
That speaks YAML 1.1 and the product 1.2, and here is the whole difference: this loader has another
list of what a plain word may stand for. Tests hold what it changes. What PyYAML takes in silence
and the product refuses (repeated keys, anchors, tags) is no matter here: what is asked is that
nothing is taken that these programs refuse.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml
from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator
from referencing import Registry, Resource

from react_tools import places
from react_tools.schema import store

_MOST = 60_000
"""How many values are held against a schema; an alias may repeat its values without end."""
_FRACTION = (
    r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
    r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
_TAG = "tag:yaml.org,2002:"
_BY_TAGS = (ValueError, TypeError, AttributeError, LookupError, RecursionError)
"""What else comes of a value that is not of the type that its tag says: `!!bool x`."""
_SIGNS = list("-+.0123456789")


class Loader(yaml.CSafeLoader):
    """PyYAML's loader with the core schema of YAML 1.2 for plain words (YAML 1.2.2, 10.3.2)."""

    yaml_implicit_resolvers: dict[Any, Any] = {}  # noqa: RUF012 -- PyYAML's own way


def _whole(loader: Loader, node: yaml.ScalarNode) -> int:
    text = str(loader.construct_scalar(node))
    return int(text, 0) if text[:2] in {"0o", "0x"} else int(text)


def _broken(loader: Loader, node: yaml.ScalarNode) -> float:
    return float(
        str(loader.construct_scalar(node)).lower().replace(".inf", "inf").replace(".nan", "nan")
    )


for _name, _pattern, _first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", _SIGNS),
    (
        "float",
        _FRACTION,
        _SIGNS,
    ),
):
    Loader.add_implicit_resolver(_TAG + _name, re.compile(f"(?:{_pattern})\\Z"), _first)
Loader.add_constructor(_TAG + "int", _whole)
Loader.add_constructor(_TAG + "float", _broken)


class RefusedError(Exception):
    """A plain program takes it for no YAML, or for no TOML."""


def loaded(data: bytes, loader: Any = Loader) -> Any:
    """The data of a YAML file of one document.

    Raises:
        RefusedError: PyYAML refuses it.
    """
    try:
        return yaml.load(data, loader)  # noqa: S506 -- it is a safe loader
    except (yaml.YAMLError, *_BY_TAGS) as error:
        raise RefusedError(str(error)) from error


def settled(data: bytes) -> Any:
    """The data of a TOML file; editors' byte order mark is no part of it, as in YAML.

    Raises:
        RefusedError: the standard library refuses it.
    """
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise RefusedError(str(error)) from error


def fits(data: Any, kind: str) -> bool:
    """Whether data is what the schema of *kind* wants, as far as it is a tree of no vast size."""
    if sum(1 for _ in _within(data, 0)) >= _MOST:
        return True
    try:
        return bool(_judge(kind).is_valid(data))
    except RecursionError:
        return False


def seems_to_fit(data: Any, kind: str) -> bool:
    """The same, as the fast validator of the product has it."""
    try:
        return store.judge(kind).is_valid(data)
    except (ValueError, TypeError, RecursionError):  # a key that is no text, a circle
        return False


def _within(value: Any, depth: int) -> Iterator[Any]:
    """Every value, down to a depth that no file reaches that is read."""
    waiting = [(value, depth)]
    for _ in range(_MOST):
        if not waiting:
            return
        value, depth = waiting.pop()
        yield value
        if depth > 200:
            continue
        inner = value.values() if isinstance(value, dict) else value
        if isinstance(value, dict | list):
            waiting += [(it, depth + 1) for it in inner]


@cache
def _judge(kind: str) -> Validator:
    registry: Registry[Any] = Registry().with_resources(
        (_address(name), Resource[Any].from_contents(schema)) for name, schema in _schemas()
    )
    return Draft202012Validator({"$ref": _address(kind)}, registry=registry)


def _schemas() -> Iterator[tuple[str, Any]]:
    for file in places.SCHEMAS.rglob("*.schema.json"):
        name = file.relative_to(places.SCHEMAS).as_posix().removesuffix(".schema.json")
        yield name, {**json.loads(file.read_text("utf-8")), "$id": _address(name)}


def _address(name: str) -> str:
    return f"https://plain.invalid/{name}.schema.json"
