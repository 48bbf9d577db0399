"""TX120: lines that end in several ways in one file."""

import re
from collections import Counter
from collections.abc import Iterator

from react_tools.findings import Edit, Level
from react_tools.lint.check import Hit, check
from react_tools.texts.writing import Writing

_BREAK = re.compile(r"\r\n|\r|\n")
_CALLED = {"\n": "LF (\\n)", "\r\n": "CRLF (\\r\\n)", "\r": "CR (\\r)"}


@check("TX120", Level.NOTE, Writing)
def mixed_line_ends(writing: Writing, _: object) -> Iterator[Hit]:
    """Some lines end as Windows ends them and others do not. `lint --fix` makes them alike.

    Why it matters: it comes of two editors that disagree; git and other programs then show lines as
    changed that nobody has touched. A file whose lines all end alike is fine in either way.

    Wrong:
        creator: dancer␍
        source: house

    Right:
        creator: dancer
        source: house
    """
    content = writing.content
    if "\r" not in content or content.count("\r\n") == content.count("\n") == content.count("\r"):
        return
    breaks = list(_BREAK.finditer(content))
    counts = Counter(it[0] for it in breaks)
    usual = max(_CALLED, key=lambda it: counts[it])
    odd = [it for it in breaks if it[0] != usual]
    if odd:
        span, most = writing.source.span, f"most with {_CALLED[usual]}"
        places = tuple(
            (span(it.start(), it.start()), f"this line ends with {_CALLED[it[0]]}, {most}")
            for it in odd
        )
        edits = (Edit(span(*it.span()), usual) for it in odd)
        yield Hit.of_lines(places, "end them all alike", edits)
