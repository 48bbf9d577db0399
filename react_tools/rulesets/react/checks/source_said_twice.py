"""RA136: a source that a fact has anyway."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import Mapping
from react_tools.staging.checking.origins import said_twice

_HOLDING = (
    "tokens",
    "summons",
    "passives",
    "abilities",
    "deck",
    "front",
    "ascended",
    "effects",
)
"""Keys under which there are things with sources of their own."""


@check("RA136", Level.NOTE, Creator)
def source_said_twice(creator: Creator, _: Library) -> Iterator[Hit]:
    """A `sources:` names for a fact the source that it has without being named.

    Why it matters: `source:` holds for all that does not say otherwise, so an entry that says the
    same was to say something else, or what was published of the fact has been forgotten. It would
    also go on saying so when the file's source changes. Of a creator who extends another nothing
    is said: what the other file states is not seen from here.

    Wrong:
        source: house
        sources: {name: house}

    Right:
        source: house
        sources: {name: faq}
    """
    if not creator.extends and isinstance(creator.node, Mapping):
        yield from said_twice(creator.node, _HOLDING)
