"""RA407: a creator that is announced though its file is there."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import Box
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import creator_of


@check("RA407", Level.WARNING, Box)
def announced_and_there(box: Box, library: Library) -> Iterator[Hit]:
    """A box still announces a creator whose file is there, or whom it holds already.

    Why it matters: nothing can be checked of who is only announced, so the new creator's
    components could be missing from the box and nobody would be told.

    Wrong:
        boxes:
          office:
            creators: {clerk: all, notary: all}
            announced: {notary: {name: {en: Notary, ru: Нотариус}}}

    Right:
        boxes:
          office:
            creators: {clerk: all, notary: all}
            announced: {typist: {name: {en: Typist, ru: Машинистка}}}
    """
    held = {it.creator for it in box.packed}
    for each in box.announced:
        if each.creator in held:
            message = f"the box {box.id} holds {each.creator} and announces it too"
            yield Hit(each.span, message, "take it out of `announced:`")
        elif (creator := creator_of(box, each.creator, library)) is not None:
            message = (
                f"the box {box.id} announces {each.creator}, and {creator.node.path} defines it"
            )
            yield Hit(each.span, message, f"write {each.creator}: all under `creators:`")
