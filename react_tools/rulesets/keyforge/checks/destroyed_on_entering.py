"""KF116: a creature that cannot stay in play."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import may_be
from react_tools.rulesets.keyforge.definitions import Card, Constant
from react_tools.rulesets.keyforge.language.phrase import Ref, Those
from react_tools.rulesets.keyforge.library import Library


@check("KF116", Level.WARNING, Card)
def destroyed_on_entering(card: Card, _: Library) -> Iterator[Hit]:
    """A creature has power 0 and no constant ability that lends it any.

    Why it matters: as much damage as power destroys, so a creature of power 0 is destroyed as it
    enters play, unless something lends it power there.

    Wrong:
        cards:
          - {id: imp, type: creature, power: 0}

    Right:
        cards:
          - id: imp
            type: creature
            power: 0
            abilities: {constant: [{power: 2, who: this}]}
    """
    if (
        card.type == "creature"
        and not card.power
        and not any(_lends(it, card) for it in card.constants)
    ):
        yield Hit(
            card.node.entries["power"].value.span,
            f"{card.id} has power 0 and is destroyed as it enters play",
            "raise its power, or lend it some: `constant: [{power: 1, who: this}]`",
        )


def _lends(constant: Constant, card: Card) -> bool:
    """Whether it lends power to the card itself."""
    return constant.power > 0 and any(_meets(it.tree, card) for it in constant.who)


def _meets(tree: object, card: Card) -> bool:
    match tree:
        case Ref(word):
            return word == "this"
        case Those(other=other):
            return not other and may_be(tree, card)
        case _:
            return tree is None  # what cannot be read may be the very one
