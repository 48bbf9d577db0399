"""The keys of the files that designers write, each as an entry: what an editor says on hover."""

from collections.abc import Container, Iterator

from react_tools.reference.entry import Entry, same
from react_tools.schema.store import described


def keys(kind: str, known: Container[str]) -> Iterator[Entry]:
    """The keys of a file of a kind, but for the words of the card language that are *known*."""
    for key, told in sorted(described(kind).items()):
        if key not in known:
            first = next(iter(told)).partition(". ")[0].removesuffix(".") + "."
            lines = [f"In {', '.join(titles)}: {text}" for text, titles in told.items()]
            page = "\n\n".join([f"{key} (key)", *lines])
            yield Entry(key, "key", same(first), same(page))
