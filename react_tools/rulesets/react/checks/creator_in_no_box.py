"""RA406: a creator that lies in no box."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import follow
from react_tools.staging.checking.hints import listed


@check("RA406", Level.NOTE, Library)
def creator_in_no_box(library: Library, _: Library) -> Iterator[Hit]:
    """A creator lies in no box, though its pack has boxes and others lie there.

    Why it matters: a creator that nobody packs is never sold. It is only a note: one that is still
    being tried may well wait. A pack without a `boxes.yaml` is not asked.

    Wrong:
        creator: typist

    Right:
        creator: clerk
    """
    held = {name for box in library.every_box for name in box.members()}
    for creator in library.every_creator:
        near = [it for it in library.every_box if it.layer == creator.layer and it.packed]
        if near and creator.id not in held:
            yield Hit(
                follow(creator.node, ("creator",)).span,
                f"{creator.id} lies in no box",
                f"put it into one: {listed(it.id for it in near)}",
            )
