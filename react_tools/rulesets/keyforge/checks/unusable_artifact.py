"""KF117: an artifact that does nothing in play."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library

_IN_PLAY = {"action", "omni"}


@check("KF117", Level.WARNING, Card)
def unusable_artifact(card: Card, _: Library) -> Iterator[Hit]:
    """An artifact has no Action, no Omni and no constant ability.

    Why it matters: an artifact is used through its Action or its Omni (KF-ART-1) and works on
    others through a constant ability. With none of them it lies on the table for nothing.

    Wrong:
        cards:
          - {id: lamp, name: {en: Lamp, ru: Лампа}, type: artifact, aember: 1}

    Right:
        cards:
          - {id: orb, type: artifact, abilities: {action: [{gain: 1}]}}
    """
    works = card.constants or _IN_PLAY & {it.kind for it in card.abilities}
    if card.type == "artifact" and not works:
        message = f"{card.id} cannot be used: it has no action, no omni and no constant ability"
        cure = "give it one: `abilities: {action: [{gain: 1}]}`"
        yield Hit(card.node.entries["type"].value.span, message, cure)
