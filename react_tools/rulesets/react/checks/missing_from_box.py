"""RA402: a component that its box does not hold."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import DECK, SECTIONS, Box, Packed, Part, parts, told
from react_tools.rulesets.react.checking.packed import alike, listed, strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library


@check("RA402", Level.ERROR, Box)
def missing_from_box(box: Box, library: Library) -> Iterator[Hit]:
    """A box does not hold a component of one of its creators, or holds fewer than there are.

    Why it matters: what is not in the box cannot be played with. The packing list is what a factory
    packs, and the creator's file – the deck list, `supply`, `count` – is what the cards rely on. A
    creator with the word `all` in place of a list lacks nothing.

    Wrong:
        boxes:
          office:
            creators:
              notary:
                deck: {objection: 29}
                summons: {page: 2}
                abilities: [lectern]
                masterpiece: 3

    Right:
        boxes:
          office:
            creators:
              notary:
                deck: {objection: 30}
                summons: {page: 2}
                abilities: [lectern]
                masterpiece: 3
    """
    foreign = {id(it.second.packed) for it in alike(box, library) if not it.second.own}
    for packed, creator in listed(box, library):
        if packed.counts is not None:
            without = {DECK} if id(packed) in foreign else set()
            for section in SECTIONS:
                if section not in without:
                    yield from _missing(box, packed, creator, section)


def _missing(box: Box, packed: Packed, creator: Creator, section: str) -> Iterator[Hit]:
    """What is missing of a section: all of it in one finding if the list has no such section."""
    counts = packed.counts or {}
    wanted = {part: count for part, count in parts(creator).items() if part.section == section}
    if wanted and Part(section, "") not in packed.places:
        whole = Part(section, "").told
        message = f"the box {box.id} holds no {whole} of {creator.id}"
        hint = f"its file has {told(wanted.items())}"
        yield Hit(packed.span, message, hint)
        return
    meant = set(strangers(packed, creator).values())
    for part, count in wanted.items():
        there = counts.get(part, 0)
        if there < count and part not in meant:
            message = f"the box {box.id} holds {there or 'none'} of {creator.id}'s {part.told}"
            cure = f"write {count}" if there else "add it to the list"
            hint = f"{cure}, if the creator's file is right"
            yield Hit(packed.amount(part), f"{message}, and there are {count}", hint)
