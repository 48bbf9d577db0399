"""What boxes hold, looked up among everything that was loaded.

A box means the creators of its own pack and of those beneath it, never of one above: who lays a
pack over the shipped cards changes no box that was printed before.
"""

from collections.abc import Iterator

from react_tools.rulesets.react.box import Box, Counts, Packed, parts
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library


def creator_of(box: Box, name: str, library: Library) -> Creator | None:
    """The creator that a box means by a name; None if there is none that could be read."""
    nearest = library.creators.get(name)
    if nearest is None or nearest.layer >= box.layer:
        return nearest
    beneath = (it for it in library.every_creator if it.id == name and it.layer >= box.layer)
    return next(beneath, None)


def is_known(name: str, library: Library) -> bool:
    """Whether some file defines that creator, even one with errors."""
    return name in library.creators or name in library.broken


def originals(box: Box, library: Library) -> Iterator[Box]:
    """The box that this one reprints, the one that that reprints, and so on; each once."""
    seen = {box.id}
    while (box := library.boxes.get(box.reprints, box)).id not in seen:
        seen.add(box.id)
        yield box


def farthest_first(library: Library) -> list[Box]:
    """Every box, so that what two share is told of the nearer or else of the later one."""
    return sorted(library.every_box, key=lambda it: -it.layer)


def contents(box: Box, library: Library) -> tuple[Packed, ...]:
    """What is packed of creators: its own list or, without one, that of the box it reprints."""
    if box.packed or not box.reprints:
        return box.packed
    return next((it.packed for it in originals(box, library) if it.packed), ())


def held(packed: Packed, creator: Creator) -> Counts:
    """How many of each part lie there."""
    return parts(creator) if packed.counts is None else packed.counts
