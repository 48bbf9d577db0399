"""TX119: a file whose last line has no end."""

from collections.abc import Iterator

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.source.insert import newline
from react_tools.source.tree import BlockScalar, Node, Scalar, Sequence
from react_tools.texts.writing import Writing


@check("TX119", Level.NOTE, Writing)
def no_newline_at_end(writing: Writing, _: object) -> Iterator[Hit]:
    """The last line of the file does not end with a line break. `lint --fix` adds one.

    Why it matters: whoever adds a line below changes the one above too, as git sees it, and what
    is put together of several files runs together there.

    Wrong:
        creator: dancer
        source: house␄

    Right:
        creator: dancer
        source: house
    """
    content = writing.content
    if content[-1] not in "\r\n":
        end = writing.source.span(len(content), len(content))
        # A block text would gain the line break that its last line has not.
        fix = Fix((Edit(end, newline(content)),), safe=not _ends_in_block(writing.tree))
        yield Hit(end, "the last line has no line break at its end", "add one", fix=fix)


def _ends_in_block(node: Node) -> bool:
    """Whether the last value is a text behind `|` or `>`."""
    while not isinstance(node, Scalar):
        values: list[Node]
        if isinstance(node, Sequence):
            values = node.items
        else:
            values = [it.value for it in node.entries.values()]
        if not values:
            return False
        node = max(values, key=lambda it: it.start)
    return isinstance(node, BlockScalar)
