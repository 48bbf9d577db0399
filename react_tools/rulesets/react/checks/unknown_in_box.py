"""RA403: a box with something that nobody has."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import DECK, Box, Part, parts
from react_tools.rulesets.react.checking.packed import alike, listed, strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import is_known
from react_tools.source.reading import child
from react_tools.staging.checking.hints import meant


@check("RA403", Level.ERROR, Box)
def unknown_in_box(box: Box, library: Library) -> Iterator[Hit]:
    """A box names a creator, a component or another box that nobody has defined.

    Why it matters: what nobody has defined cannot be packed, and a misspelt name hides that the
    right thing is missing. A creator whose file is still to be written stands under `announced:`.

    Wrong:
        boxes:
          office: {creators: {clerk: all, notry: all}}

    Right:
        boxes:
          office: {creators: {clerk: all, notary: all}}
    """
    yield from _creators(box, library)
    yield from _boxes(box, library)
    foreign = {id(it.second.packed) for it in alike(box, library) if not it.second.own}
    for packed, creator in listed(box, library):
        for part, near in strangers(packed, creator).items():
            if part.section != DECK or id(packed) not in foreign:
                message = f"{creator.id} has nothing called {part.told} that could be packed"
                yield Hit(packed.place(part), message, _hint(part, near, creator, library))


def _creators(box: Box, library: Library) -> Iterator[Hit]:
    there = {it.creator for it in box.packed}
    for packed in box.packed:
        if not is_known(packed.creator, library):
            hint = meant(packed.creator, (it for it in library.creators if it not in there))
            if not hint.startswith("did"):
                hint = "if its file is still to be written, name it under `announced:`"
            yield Hit(packed.span, f"no creator is called {packed.creator!r}", hint)


def _boxes(box: Box, library: Library) -> Iterator[Hit]:
    for key in ("needs", "reprints"):
        name = getattr(box, key)
        node = child(box.node, key)
        if node is not None and name not in library.boxes:
            others = (it for it in library.boxes if it != box.id)
            yield Hit(node.span, f"no box is called {name!r}", meant(name, others))


def _hint(part: Part, near: Part | None, creator: Creator, library: Library) -> str:
    """What was meant: a word spelt nearly so, a part of another section, a part of another."""
    if near is not None:
        return f"did you mean {near.id!r}?"
    own = [it for it in parts(creator) if it.id == part.id]
    if own:
        return f"{part.id} stands among {creator.id}'s {own[0].section}"
    for other in library.every_creator:
        if any(it.id == part.id for it in parts(other)):
            return f"{part.id} belongs to {other.id}"
    return meant(part.id, (it.id for it in parts(creator) if it.section == part.section))
