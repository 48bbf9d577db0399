"""KF301: numbers of the game that do not go together."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library


@check("KF301", Level.ERROR, Library)
def game_contradicts_itself(library: Library, _: Library) -> Iterator[Hit]:
    """Two numbers of `game.yaml` contradict each other.

    Why it matters: no deck can be built by them. The cards of a deck are its houses times the
    cards of each, and there are at least as many houses as a deck has.

    Wrong:
        deck: 30

    Right:
        deck: 36
    """
    if library.game is None or library.numbers is None:
        return
    numbers, tree = library.numbers, library.game
    houses, cards = numbers.houses_per_deck, numbers.cards_per_house
    if houses * cards != numbers.deck:
        message = f"{houses} houses of {cards} cards are {houses * cards} cards, not {numbers.deck}"
        others = (
            (tree.entries["houses_per_deck"].value.span, "the houses of a deck"),
            (tree.entries["cards_per_house"].value.span, "the cards of each"),
        )
        yield Hit(tree.entries["deck"].value.span, message, f"write {houses * cards}", others)
    if houses > len(numbers.houses):
        message = f"a deck has {houses} houses, and the edition has only {len(numbers.houses)}"
        edition = ((tree.key_span("houses"), "the houses of the edition"),)
        span = tree.entries["houses_per_deck"].value.span
        yield Hit(span, message, f"write {len(numbers.houses)}, or add houses", edition)
