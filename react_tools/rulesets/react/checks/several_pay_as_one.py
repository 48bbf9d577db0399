"""RA117: a cost that seems to exhaust several units, and exhausts one."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import (
    Exhaust,
    Part,
    Pay,
    Quantity,
    Remove,
    Those,
)
from react_tools.rulesets.react.library import Library

_ONE = Quantity("count", 1)
_VERBS = {
    Exhaust: "exhausts one unit",
    Remove: "removes one summon",
    Pay: "takes from one holder",
}


@check("RA117", Level.ERROR, Creator)
def several_pay_as_one(creator: Creator, _: Library) -> Iterator[Hit]:
    """A part of a cost names several units, and one alone pays it.

    Why it matters: `exhaust` in a cost takes one ready unit, which is `payer` from then on,
    `remove` takes one summon off the field, and `pay` takes tokens from one holder. A number,
    `each` or a plural reads as if more were asked for, and nobody is asked for more. To exhaust
    two, write two parts that are not the same: `exhaust creator + exhaust an own intern`. That
    two of one kind pay cannot be said yet.

    Wrong:
        deck:
          - {id: stamping, cost: exhaust 2 own units}

    Right:
        deck:
          - {id: stamping, cost: exhaust creator + exhaust an own intern}
    """
    for effect in creator.effects():
        for part in effect.paid.parts:
            several = _several(part)
            if several is not None and effect.cost is not None:
                verb = _VERBS[type(part)]
                message = f"this part of {effect.id}'s cost {verb}, and says {several}"
                cure = "say `a` or `an`; further ones are parts of their own, of other units"
                yield Hit(effect.cost.node.span, message, cure)


def _several(part: Part) -> str | None:
    """How a part says that there are several; None if it does not.

    That tokens come `from units with ink` may mean one of them, so it is let pass.
    """
    match part:
        case Exhaust(units=Those(quantity=quantity)) | Remove(units=Those(quantity=quantity)) if (
            quantity != _ONE
        ):
            return _told(quantity)
        case Pay(holder=Those(quantity=quantity)) if quantity.kind != "all" and quantity != _ONE:
            return _told(quantity)
        case _:
            return None


def _told(quantity: Quantity) -> str:
    if quantity.kind == "all":
        return "all of them"
    if quantity.kind == "each":
        return "each of them"
    return f"{quantity.kind.removeprefix('count')} {quantity.count}".strip()
