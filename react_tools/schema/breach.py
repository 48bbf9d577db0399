"""A keyword of a schema that a value breaks, freed from the library that found it."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from react_tools.schema import store
from react_tools.schema.store import Schema
from react_tools.schema.words import Path, label

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError


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
        names: whether it is a key that breaks it.
        branches: for a union, what each branch has against the value.
    """

    kind: str
    path: Path
    value: Any
    keyword: str
    wants: Any
    schema: Schema
    names: bool = False
    branches: tuple[tuple["Breach", ...], ...] = ()

    @property
    def label(self) -> str:
        """The place in words."""
        return label(self.path)

    @property
    def title(self) -> str:
        """What the schema calls the thing; the place if it has no name for it."""
        return str(self.schema.get("title") or self.label)

    @property
    def description(self) -> str:
        """What the schema says about the thing; may be empty."""
        return str(self.schema.get("description", ""))

    def within(self, union: "Breach") -> "Breach":
        """This breach of a branch, described by its union where the branch says nothing."""
        described = {"description": union.description, **self.schema}
        return replace(self, schema=described)


def breaches(data: Any, kind: str) -> list[Breach]:
    """All that *data* breaks of the schema of *kind*."""
    return [_breach(error, kind) for error in store.explainer(kind).iter_errors(data)]


def _breach(error: "ValidationError", kind: str) -> Breach:
    wants: Any = error.validator_value
    schema: Any = error.schema
    inner = error.context or ()
    branches: list[list[Breach]] = [[] for _ in wants] if inner else []
    for each in inner:
        branches[int(each.relative_schema_path[0])].append(_breach(each, kind))
    return Breach(
        kind,
        tuple(error.absolute_path),
        error.instance,
        str(error.validator),
        wants,
        schema,
        "propertyNames" in error.absolute_schema_path,
        tuple(map(tuple, branches)),
    )
