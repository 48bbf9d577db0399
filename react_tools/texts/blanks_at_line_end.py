"""TX118: blanks behind the last character of a line."""

import re
from collections.abc import Iterator

from react_tools.findings import Edit, Level
from react_tools.lint.check import Hit, check
from react_tools.source.tree import BlockScalar, scalars
from react_tools.texts.writing import Writing

_BLANKS = re.compile(r"(?<![ \t\\])[ \t]++(?=[\r\n]|\Z)")
_WHITE = re.compile(r"\s*+")


@check("TX118", Level.NOTE, Writing)
def blanks_at_line_end(writing: Writing, _: object) -> Iterator[Hit]:
    """A line ends with blanks or tabs. They mean nothing, and `lint --fix` takes them away.

    Why it matters: nobody sees them, and every editor that deletes them makes a change that hides
    the real ones from whoever reviews them. In a text behind `|` or `>` they are part of it, and
    left alone.

    Wrong:
        creator: dancer␠␠
        source: house

    Right:
        creator: dancer
        source: house
    """
    content = writing.content
    if not _is_likely(content):
        return
    blocks = [_reach(it, content) for it in scalars(writing.tree) if isinstance(it, BlockScalar)]
    found = [
        it.span()
        for it in _BLANKS.finditer(content)
        if not any(start <= it.start() < end for start, end in blocks)
    ]
    if found:
        spans = [writing.source.span(*it) for it in found]
        places = tuple((it, "blanks stand at the end of this line") for it in spans)
        yield Hit.of_lines(places, "delete them", (Edit(it, "") for it in spans))


def _is_likely(content: str) -> bool:
    """Whether a line may end so: told at once, by signs that most files have not."""
    return (
        " \n" in content
        or content[-1:] in {" ", "\t"}
        or ("\r" in content and (" \r" in content or "\t\r" in content))
        or ("\t" in content and "\t\n" in content)
    )


def _reach(block: BlockScalar, content: str) -> tuple[int, int]:
    """From where up to where blanks may belong to a block text."""
    white = _WHITE.match(content, block.end)
    return block.start, white.end() if white else block.end
