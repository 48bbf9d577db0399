"""A keyword of a schema that a value breaks, freed from the library that found it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from react_tools.schema import store
from react_tools.schema.store import Schema, resolved
from react_tools.schema.words import Path, label

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

_LISTS = frozenset({"allOf", "anyOf", "oneOf"})
_MAPS = frozenset({"patternProperties", "properties"})
_INWARD = frozenset(
    {"additionalProperties", "items", "patternProperties", "properties", "propertyNames"}
)


@dataclass(frozen=True, slots=True)
class Breach:
    """One keyword that one value breaks.

    Attributes:
        kind: the kind of the file.
        path: the keys and indexes that lead to the value.
        value: the value; if `names`, a key of what the path leads to.
        keyword: the keyword of JSON Schema, e.g. "required".
        wants: what the schema says after that keyword.
        schema: the schema that the keyword stands in.
        description: what is said about the place; may be empty.
        names: whether it is a key that breaks it.
        branches: for a union, what each branch has against the value.
        conditional: whether the keyword holds only because of what else the file says (`if`).
    """

    kind: str
    path: Path
    value: Any
    keyword: str
    wants: Any
    schema: Schema
    description: str
    names: bool
    branches: tuple[tuple["Breach", ...], ...]
    conditional: bool = False

    @property
    def label(self) -> str:
        """The place in words."""
        return label(self.path)

    @property
    def title(self) -> str:
        """What the schema calls the thing; the place if it has no name for it."""
        return str(self.schema.get("title") or self.label)

    def within_union(self) -> "Breach":
        """The same, told of a branch: a list that is too short could stand without its brackets."""
        if self.keyword != "minItems":
            return self
        return replace(self, description="A single one is written without the list.")


def breaches(data: Any, kind: str) -> Iterator[Breach]:
    """All that *data* breaks of the schema of *kind*, looked for as the caller goes on."""
    return (_breach(error, kind) for error in store.explainer(kind).iter_errors(data))


def _breach(error: "ValidationError", kind: str) -> Breach:
    wants: Any = error.validator_value
    schema: Any = error.schema
    inner = error.context or ()
    branches: list[list[Breach]] = [[] for _ in wants] if inner else []
    for each in inner:
        branches[int(each.relative_schema_path[0])].append(_breach(each, kind))
    way = list(error.absolute_schema_path)
    return Breach(
        kind,
        tuple(error.absolute_path),
        error.instance,
        str(error.validator),
        wants,
        schema,
        _description(kind, way[:-1]),
        "propertyNames" in way,
        tuple(map(tuple, branches)),
        not {"then", "else"}.isdisjoint(way),
    )


def _description(kind: str, way: Iterable[str | int]) -> str:
    """What the schema of *kind* says about the place at the end of *way*.

    Of the schemas that hold for one place the outermost speaks: what a property says of
    itself comes before what is said of all phrases or numbers.
    """
    schema: Any = resolved(store.pointer(kind))
    said = schema.get("description", "")
    steps = iter(way)
    for step in steps:
        schema = schema[step]
        if step in _MAPS or step in _LISTS:
            after = next(steps)
            schema = schema[after.replace(r"\Z", "$") if isinstance(after, str) else after]
        if not isinstance(schema, dict):
            break
        schema = resolved(schema)
        own = schema.get("description", "")
        said = (own or said) if step in _INWARD else (said or own)
    return str(said)
