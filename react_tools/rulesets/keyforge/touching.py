"""What rests on a change: a scenario on its cards and twin, everything on rules and numbers."""

from collections.abc import Container, Iterable, Sequence

from react_tools.document import Document
from react_tools.ruleset import Touched
from react_tools.rulesets.keyforge.casting import cast
from react_tools.rulesets.keyforge.library import Library
from react_tools.scenario.build import scenario_id
from react_tools.source.reading import mappings, text
from react_tools.staging.listed import first_few

_CARDS, _DECK, _SCENARIO = "cards", "deck", "scenario"
_BEARING_ON_NOTHING = "sentences"


def touched(changed: Sequence[Document], paths: Container[str], library: Library) -> Touched:
    """The files to judge anew: cards, decks and scenarios, or all of them."""
    own = {_CARDS, _DECK, _SCENARIO, _BEARING_ON_NOTHING}
    grounds = sorted({it.kind for it in changed} - own)
    if grounds:
        return Touched(None, f"all, for {' and '.join(grounds)} may bear upon any")
    names = _cards(changed, paths, library)
    claims = {scenario_id(it.path) for it in changed if it.kind == _SCENARIO}
    written = [it.path for it in changed]
    casts = {it.path: names & cast(it) for it in library.every_scenario}
    playing = [path for path, among in casts.items() if among]
    twins = [it.path for it in library.every_scenario if it.twin in claims]
    decks = [
        it.node.path for it in library.every_deck if any(card in names for card, _ in it.cards())
    ]
    defining = [it.node.path for it in library.every_card if it.id in names]
    paths_of = [it for it in (*written, *playing, *twins, *decks, *defining) if it in paths]
    met = sorted(frozenset().union(*casts.values()))
    reasons = [
        *(["changed ones"] if any(it in paths for it in written) else []),
        *(["twins of changed ones"] if twins else []),
        *([f"those with {first_few(met)}"] if met else []),
    ]
    return Touched(frozenset(paths_of), ", ".join(reasons))


def _cards(changed: Iterable[Document], paths: Container[str], library: Library) -> frozenset[str]:
    """The cards that have changed, are gone, or stand in a file that cannot be read."""
    files = [it.tree for it in changed if it.kind == _CARDS]
    names = {text(node, "id") for tree in files for node in mappings(tree.get("cards"))}
    return frozenset(names | {name for name, path in library.broken.items() if path in paths})
