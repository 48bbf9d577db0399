"""What rests on a change: a scenario on its creators and twin, everything on rules and board.

Boxes and creators rest on each other: a box lists what a creator's file says.
"""

from collections.abc import Container, Iterable, Sequence

from react_tools.document import Document
from react_tools.ruleset import Touched
from react_tools.rulesets.react.casting import cast
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import contents
from react_tools.scenario.build import scenario_id
from react_tools.source.reading import text

_CREATORS = frozenset({"creator", "extension"})
_SCENARIO = "scenario"
_BOXES = "boxes"
_BEARING_ON_FEW = frozenset({_SCENARIO, _BOXES, "sentences"})


def touched(changed: Sequence[Document], paths: Container[str], library: Library) -> Touched:
    """The files to judge anew: creators and scenarios, or all of them."""
    grounds = sorted({it.kind for it in changed} - {*_CREATORS, *_BEARING_ON_FEW})
    if grounds:
        return Touched(None, f"all, for {' and '.join(grounds)} may bear upon any")
    names = _creators(changed, paths, library)
    claims = {scenario_id(it.path) for it in changed if it.kind == _SCENARIO}
    own = [it.path for it in library.every_scenario if it.path in paths]
    casts = {it.path: names & cast(it).keys() for it in library.every_scenario}
    playing = [path for path, among in casts.items() if among]
    twins = [it.path for it in library.every_scenario if it.twin in claims]
    met = sorted(frozenset().union(*casts.values()))
    reasons = [
        *(["changed ones"] if own else []),
        *(["twins of changed ones"] if twins else []),
        *([f"those with {', '.join(met)}"] if met else []),
    ]
    boxed = _boxed(names, library) if _BOXES not in {it.kind for it in changed} else _all(library)
    heirs = [it.node.path for it in library.every_creator if it.id in names]
    return Touched(frozenset([*own, *playing, *twins, *heirs, *boxed]), ", ".join(reasons))


def _boxed(names: frozenset[str], library: Library) -> list[str]:
    """The files of boxes that changed creators lie in, be it by a reprint, or are announced in."""
    pairs = ((it, {each.creator for each in contents(it, library)}) for it in library.every_box)
    return [box.node.path for box, inside in pairs if names & (inside | box.members().keys())]


def _all(library: Library) -> list[str]:
    """The files of all boxes and all creators, since boxes have changed."""
    boxes = (it.root.path for it in library.every_box)
    return [*boxes, *(it.node.path for it in library.every_creator)]


def _creators(
    changed: Iterable[Document], paths: Container[str], library: Library
) -> frozenset[str]:
    """The creators that have changed, are gone or cannot be read, and all that extend them."""
    names = {text(it.tree, "creator") for it in changed if it.kind in _CREATORS}
    names |= {name for name, path in library.broken.items() if path in paths}
    while heirs := {
        it.id for it in library.every_creator if it.extends in names and it.id not in names
    }:
        names |= heirs
    return frozenset(names)
