"""RA404: a box that says another number of cards than lie in it."""

from collections.abc import Iterator, Mapping

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import Box, cards, parts
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import contents, creator_of, held
from react_tools.source.reading import child


@check("RA404", Level.ERROR, Box)
def card_total_differs(box: Box, library: Library) -> Iterator[Hit]:
    """A box says that it holds so many cards, and its decks, abilities and masterpieces are not.

    Why it matters: the number stands on the box, and sleeves and trays are made by it. `cards` is
    what the publisher says; what lies there are the action cards, ability cards and masterpiece
    cards of its creators, and `other-cards`. While some creators are only announced, those that
    are there must not be too many already.

    Wrong:
        boxes:
          office: {cards: 70, creators: {clerk: all, notary: all}}

    Right:
        boxes:
          office: {cards: 70, other-cards: 1, creators: {clerk: all, notary: all}}
    """
    place = child(box.node, "cards")
    if place is None:
        return
    packed = contents(box, library)
    pairs = [(it, creator_of(box, it.creator, library)) for it in packed]
    known = [(it, creator) for it, creator in pairs if creator is not None]
    by_list = sum(cards(held(it, creator)) for it, creator in known) + box.others
    by_file = {creator.id: cards(parts(creator)) for _, creator in known}
    total = sum(by_file.values()) + box.others
    # A slip in a list is told there; this is about the number alone.
    if box.announced or len(known) < len(pairs):
        wrong, already = box.cards < min(by_list, total), " already"
    else:
        wrong, already = box.cards not in {by_list, total}, ""
    if wrong:
        message = f"the box {box.id} is to hold {box.cards} cards, and {total} lie in it{already}"
        yield Hit(place.span, message, f"there are {_summed(by_file, box.others)}")


def _summed(of_creators: Mapping[str, int], others: int) -> str:
    told = [f"{name} {count}" for name, count in of_creators.items()]
    return ", ".join([*told, *([f"{others} other cards"] if others else [])])
