"""Two states of files, given as texts, and what has changed between them."""

from collections.abc import Callable, Sequence

import pytest

from react_tools.comparing.changes import Doubt, FactChange, SheetChange, changes
from react_tools.comparing.sheets import sheets
from react_tools.document import Document
from react_tools.ruleset import AnyRuleset
from react_tools.rulesets.keyforge import KEYFORGE
from react_tools.rulesets.react import REACT
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

Changed = Callable[..., list[SheetChange]]
Told = Callable[..., dict[str, tuple[object, object]]]

CLERK = """\
creator: clerk
name: {en: Clerk, ru: Клерк}
source: house
tokens:
  stamp: {at: unit, supply: 3, name: {en: Stamp, ru: штамп}, of: штампа}
deck:
  - id: filing
    name: {en: Filing, ru: Учёт}
    number: 1
    copies: 8
    printed: 8/30
    kind: reaction
    cost: target zone within 2 of this
    do:
      - if: target is free
        then: [{place: {token: stamp, at: target}}]
        else: [{damage: target}]
      - draw: 1
"""
DIS = """\
ruleset: keyforge
house: dis
source: house
cards:
  - id: imp
    name: {en: Imp, ru: Бес}
    type: creature
    power: 2
    traits: [demon, small]
    abilities: {reap: [{gain: 1}]}
"""


def read(texts: Sequence[str], ruleset: AnyRuleset) -> list[Document]:
    found = []
    for at, text in enumerate(texts):
        tree = parse(text.encode(), f"{at}.yaml").tree
        assert isinstance(tree, Mapping)
        kind = ruleset.kind_of(tree)
        assert kind is not None
        found.append(Document(kind, f"{at}.yaml", tree))
    return found


@pytest.fixture
def changed() -> Changed:
    """What has changed from texts to others; of KeyForge if they say so."""

    def _changed(
        before: str | Sequence[str],
        after: str | Sequence[str],
        *,
        everything: bool = False,
        doubt: Doubt = Doubt(),  # noqa: B008 -- it never changes
    ) -> list[SheetChange]:
        sides = [[it] if isinstance(it, str) else list(it) for it in (before, after)]
        other = any("keyforge" in text for side in sides for text in side)
        ruleset: AnyRuleset = KEYFORGE if other else REACT
        old, new = (
            sheets(read(side, ruleset), ruleset.outline, everything=everything) for side in sides
        )
        return changes(old, new, doubt, ruleset.outline.unannounced)

    return _changed


@pytest.fixture
def told(changed: Changed) -> Told:
    """The facts of the one thing, or sheet, that has changed: before and after, by name."""

    def _told(before: str, after: str, **given: bool) -> dict[str, tuple[object, object]]:
        (sheet,) = changed(before, after, **given)
        things = [it for it in (sheet.own, *sheet.things) if it.facts]
        assert len(things) == 1
        return {".".join(it.path): _sides(it) for it in things[0].facts}

    return _told


def _sides(change: FactChange) -> tuple[object, object]:
    before, after = change.before, change.after
    return before and before.value, after and after.value
