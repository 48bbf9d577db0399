"""RA409: a box that holds more of something than its creator has."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import Box, parts
from react_tools.rulesets.react.checking.packed import listed
from react_tools.rulesets.react.library import Library


@check("RA409", Level.WARNING, Box)
def more_in_box_than_there_is(box: Box, library: Library) -> Iterator[Hit]:
    """A box holds more copies, tokens or summons than the creator's file says there are.

    Why it matters: supply is a hard limit, and players take it from what lies on the table: with a
    token more than the file says they play another game than was tested. Spare parts are no part
    of the list.

    Wrong:
        boxes:
          office:
            creators:
              notary:
                deck: {objection: 31}
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
    for packed, creator in listed(box, library):
        known = parts(creator)
        for part, count in (packed.counts or {}).items():
            if count > known.get(part, count):
                message = (
                    f"the box {box.id} holds {count} of {creator.id}'s {part.told}, "
                    f"and there are {known[part]}"
                )
                hint = f"write {known[part]}, or mend the creator's file"
                yield Hit(packed.amount(part), message, hint)
