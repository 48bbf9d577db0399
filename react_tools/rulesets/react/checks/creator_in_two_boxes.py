"""RA405: one creator in two boxes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import Box
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import farthest_first, originals

if TYPE_CHECKING:
    from react_tools.source.span import Span


@check("RA405", Level.WARNING, Library)
def creator_in_two_boxes(library: Library, _: Library) -> Iterator[Hit]:
    """A creator lies in two boxes, and neither says that it reprints the other.

    Why it matters: who buys both gets one creator twice, and most often the second box was meant
    to hold somebody else. A new edition says `reprints:` with the id of the older box.

    Wrong:
        boxes:
          annex: {name: {en: Annex, ru: Флигель}, needs: office, creators: {clerk: all}}

    Right:
        boxes:
          annex: {name: {en: Annex, ru: Флигель}, reprints: office, creators: {clerk: all}}
    """
    holders: dict[str, list[tuple[Box, Span]]] = {}
    for box in farthest_first(library):
        for name, span in box.members().items():
            earlier = holders.setdefault(name, [])
            other = next((it for it in earlier if not _related(box, it[0], library)), None)
            if other is not None:
                yield Hit(
                    span,
                    f"{name} lies in the box {box.id}, and in the box {other[0].id} too",
                    f"take it out of one, or let {box.id} say `reprints: {other[0].id}`",
                    ((other[1], f"{name} in the box {other[0].id}"),),
                )
            earlier.append((box, span))


def _related(box: Box, other: Box, library: Library) -> bool:
    """Whether they are one box, or editions of one."""
    if box.id == other.id:
        return True
    first = {box.id, *(it.id for it in originals(box, library))}
    return not first.isdisjoint({other.id, *(it.id for it in originals(other, library))})
