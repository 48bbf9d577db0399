"""RA408: a box that cannot be played, with those that it needs."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import Box
from react_tools.rulesets.react.library import Library
from react_tools.source.reading import child
from react_tools.source.span import Span

_TWO = 2
"""As many play a duel, each a creator of its own (RA-SETUP-1)."""


@check("RA408", Level.ERROR, Box)
def box_cannot_be_played(box: Box, library: Library) -> Iterator[Hit]:
    """A box holds too little for a duel, or boxes need or reprint each other in a circle.

    Why it matters: a box without `needs:` is sold to be played by itself. It has two creators at
    least, announced ones included, and a react token for each slot of the chain (`chain.slots` of
    `board.yaml`). Of boxes that need each other none is there to begin with.

    Wrong:
        boxes:
          office: {react-tokens: 4}

    Right:
        boxes:
          office: {react-tokens: 5}
    """
    if box.alone:
        yield from _too_little(box, library)
    for key in ("needs", "reprints"):
        if (ring := _ring(box, key, library)) is not None:
            others = ", which ".join(f"{key} {it}" for it in (*ring[1:], box.id))
            hint = f"let one of them stand without `{key}:`"
            yield Hit(_place(box, key), f"the box {box.id} {others}", hint)


def _too_little(box: Box, library: Library) -> Iterator[Hit]:
    there = box.members()
    if len(there) < _TWO:
        message = f"the box {box.id} holds {len(there)} of the two creators that a duel has"
        hint = "add another one, or say with `needs:` which box it belongs to"
        yield Hit(next(iter(there.values()), box.span), message, hint)
    if library.numbers is not None and box.react_tokens < library.numbers.slots:
        slots = library.numbers.slots
        message = (
            f"the box {box.id} holds {box.react_tokens} react tokens, "
            f"and a chain has {slots} slots, each with its own"
        )
        yield Hit(_place(box, "react-tokens"), message, f"write {slots}")


def _ring(box: Box, key: str, library: Library) -> list[str] | None:
    """The boxes that lead from this one back to it; None if they do not."""
    way, at = [box.id], getattr(box, key)
    while at in library.boxes and at not in way:
        way.append(at)
        at = getattr(library.boxes[at], key)
    return way if at == box.id else None


def _place(box: Box, key: str) -> Span:
    node = child(box.node, key)
    return node.span if node is not None else box.span
