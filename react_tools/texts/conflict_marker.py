"""TX122: what git leaves where two changes could not be put together."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Writing

_SIGNS = ("<<<<<<<", ">>>>>>>")
_MARKER = re.compile(r"^[ \t]*(?:#[ \t]*)?(?P<sign>(?:<{7}|>{7})(?: [^\r\n]*)?)\r?$", re.MULTILINE)


@check("TX122", Level.ERROR, Writing)
def conflict_marker(writing: Writing, _: object) -> Iterator[Hit]:
    """A line is a marker that git leaves where two changes conflict: <<<<<<< or >>>>>>>.

    Why it matters: what stands between is there in two versions, or one is commented out; nobody
    has decided which one is meant. Markers that are no comment are no YAML anyway, but within a
    text of several lines.

    Wrong:
        # <<<<<<< HEAD
        source: house
        # >>>>>>> new-cards

    Right:
        source: house
    """
    if any(it in writing.content for it in _SIGNS):
        for found in _MARKER.finditer(writing.content):
            place = writing.source.span(*found.span("sign"))
            told = f"{quoted(found['sign'])} was left by git"
            yield Hit(place, told, "decide between the two, and delete the markers")
