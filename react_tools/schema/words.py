"""How messages name a value, a place and what could stand there."""

import difflib
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from react_tools.schema.store import Schema, resolved

Path = tuple[str | int, ...]

_LONGEST = 60
_NEAR = 0.65
_APART = 0.1
_TYPES = {
    "array": "a list",
    "boolean": "true or false",
    "integer": "a whole number",
    "null": "nothing",
    "object": "keys with values",
    "string": "a text",
}
_LATIN = dict(zip("авеіјкмнорсѕтухԁԛԝαικνορτυχ", "abeijkmhopcstyxdqwaiknoptux", strict=True))


def quoted(text: str) -> str:
    """A text of the file, in quotation marks, harmless and not too long."""
    return repr(_cut(text))


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def bare(text: str) -> str:
    """A text of the file without quotation marks, harmless and not too long."""
    return quoted(text)[1:-1]


def coded(key: str) -> str:
    """A key of the file, as it stands in running text."""
    return f"`{bare(key)}`"


def shown(value: object) -> str:
    """A value of the file, which is not nothing, in a few words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    if isinstance(value, int | float):
        return f"the number {str(value)[:_LONGEST]}"
    return "a list" if isinstance(value, list) else "keys with values"


def label(path: Path) -> str:
    """The place in the file that *path* leads to."""
    if not path:
        return "the file"
    *before, last = path
    if isinstance(last, str):
        return coded(last)
    number = f"item {last + 1}"
    return f"{number} of {label(tuple(before))}" if before else number


def listing(words: Iterable[str], link: str = "or") -> str:
    """`a, b or c`, each word once."""
    *before, last = dict.fromkeys(words)
    return f"{', '.join(before)} {link} {last}" if before else last


def expected(schema: Schema) -> str:
    """What could stand where *schema* holds."""
    return listing(_expectations(resolved(schema)))


def _expectations(schema: Schema) -> list[str]:
    branches = [] if "properties" in schema else schema.get("anyOf") or schema.get("oneOf", [])
    if branches:
        return [word for branch in branches for word in _expectations(resolved(branch))]
    if "enum" in schema:
        return list(map(str, schema["enum"]))
    keys, required = schema.get("properties", {}), schema.get("required", [])
    if required and len(required) == len(keys):
        return [f"keys with values ({', '.join(required)})"]
    return [str(schema.get("title") or _TYPES[schema.get("type", "object")])]


def kind_of(schema: Schema) -> str:
    """The type that *schema* wants, as JSON Schema names it."""
    schema = resolved(schema)
    if "type" in schema:
        return str(schema["type"])
    return "string" if "enum" in schema or "const" in schema else "object"


def is_kind(value: object, kind: str) -> bool:
    """Tell whether *value* is of a JSON Schema type."""
    types: dict[str, Any] = {"array": list, "boolean": bool, "object": dict, "string": str}
    if kind == "integer":
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, types.get(kind, type(None)))


def closeness(one: str, other: str) -> float:
    """How alike two words are, from 0 to 1; upper case and look-alikes count as the same."""
    return difflib.SequenceMatcher(None, latin(_cut(one)), latin(other)).ratio()


def nearest(word: str, known: Sequence[str]) -> str:
    """The word of *known* that was probably meant, or nothing."""
    best = max(known, key=lambda it: closeness(word, it), default="")
    return best if best and closeness(word, best) >= _NEAR else ""


def only_near(word: str, known: Iterable[str]) -> bool:
    """Whether one word of *known* is much nearer to a word than every other one."""
    best, *others = sorted((closeness(word, it) for it in {*known}), reverse=True)
    return best >= _NEAR and all(best - it >= _APART for it in others[:1])


def latin(text: str) -> str:
    """*text* in small letters, look-alikes of other alphabets written in Latin ones."""
    return "".join(_LATIN.get(letter, letter) for letter in text.lower())


def stranger(text: str) -> str:
    """Name the first letter of *text* that only looks like a Latin one, if there is one."""
    for letter in text:
        if latin(letter) != letter.lower():
            return f"its {letter!r} is {unicodedata.name(letter)} (U+{ord(letter):04X})"
    return ""
