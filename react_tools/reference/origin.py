"""Where facts come from: published by whom, inferred, or ours."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from react_tools.reference.entry import Text

PUBLISHED = ("rulebook", "site", "faq", "review")
INFERRED = "inferred"
OURS = "house"
SOURCES = (*PUBLISHED, INFERRED, OURS)
"""Every source, as the files name it; a test holds them to the schema."""


class Thing(Struct, frozen=True):
    """A thing and its facts: the source of each, by the name that the files give it."""

    kind: str
    id: str
    facts: Mapping[str, str]


class Origins(Struct, frozen=True):
    """The things of one file, the file's own facts first."""

    id: str
    title: Text
    things: tuple[Thing, ...]


def tally(things: Iterable[Thing]) -> Mapping[str, int]:
    """How many facts come from each source; every source is there."""
    sources = [source for thing in things for source in thing.facts.values()]
    return {source: sources.count(source) for source in SOURCES}


def published(counts: Mapping[str, int]) -> int:
    """How many of the facts counted are published."""
    return sum(counts[source] for source in PUBLISHED)


def by_source(facts: Mapping[str, str]) -> Mapping[str, list[str]]:
    """The names of the facts of each source, as short as they can be told.

    Where all facts beneath a name come from one source, the name stands for them: `front` for
    `front.A.kind`, `front.A.do` and so on.
    """
    found: dict[str, dict[str, None]] = {source: {} for source in SOURCES}
    for name, source in facts.items():
        steps = name.split(".")
        shorter = (".".join(steps[:count]) for count in range(1, len(steps)))
        told = next((it for it in shorter if _alone(it, facts) == source), name)
        found[source][told] = None
    return {source: list(names) for source, names in found.items() if names}


def _alone(name: str, facts: Mapping[str, str]) -> str:
    """The one source of all facts beneath a name; empty if they have several."""
    sources = {it for each, it in facts.items() if each.startswith(f"{name}.")}
    return sources.pop() if len(sources) == 1 else ""
