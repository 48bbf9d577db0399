"""Which branch of a union a value was meant for.

A union is decided by what distinguishes its branches: the type of the value, then
the keys that only one of the branches knows. So a fault is told about the branch
that the designer had in mind, and never about all of them.
"""

from typing import Any

from react_tools.schema.store import Schema, resolved
from react_tools.schema.words import closeness, is_kind, kind_of

_VERY_NEAR = 0.8


def meant(branches: list[Schema], value: Any) -> list[int]:
    """The indexes of the branches that *value* may have been meant for; one if it is clear."""
    fitting = [i for i, branch in enumerate(branches) if is_kind(value, kind_of(branch))]
    if len(fitting) < 2 or not isinstance(value, dict):  # noqa: PLR2004 -- nothing to decide
        return fitting
    keys = {i: set(resolved(branches[i]).get("properties", ())) for i in fitting}
    marks = {i: keys[i] - set().union(*(keys[j] for j in fitting if j != i)) for i in fitting}
    score = {i: sum(_weight(key, marks[i]) for key in value) for i in fitting}
    best = max(score.values())
    return [i for i in fitting if score[i] == best]


def one_of_keys(schema: Schema) -> list[str]:
    """The keys of which a mapping must have exactly one, if that is what *schema*'s union says."""
    branches = schema.get("oneOf", [])
    keys = [branch["required"][0] for branch in branches if list(branch) == ["required"]]
    return keys if len(keys) == len(branches) else []


def _weight(key: str, marks: set[str]) -> float:
    """How much *key* speaks for a branch with these marks: a slip counts half."""
    if key in marks:
        return 1.0
    return 0.5 if any(closeness(key, mark) >= _VERY_NEAR for mark in marks) else 0.0
