"""KF104: the name of an ability as another edition prints it."""

from collections.abc import Iterator, Mapping

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import doings
from react_tools.rulesets.keyforge.definitions import WORDINGS, Card
from react_tools.rulesets.keyforge.library import Library

_LATER = "mr-18.4"
_LATER_WORDS: Mapping[str, str] = {earlier: later for later, earlier in WORDINGS.items()}


@check("KF104", Level.ERROR, Card)
def wording_of_another_edition(card: Card, library: Library) -> Iterator[Hit]:
    """An ability has the name by which another edition calls it.

    Why it matters: what the first edition prints as Fight and Reap, later ones print as After
    Fight and After Reap. They mean the same, but a card must not mix the two: a file says by its
    `edition` whose words it uses, and without it they are those of the game.

    Wrong:
        cards:
          - {id: imp, abilities: {after-reap: [{gain: 1}]}}

    Right:
        cards:
          - {id: imp, abilities: {reap: [{gain: 1}]}}
    """
    edition = card.edition or (library.numbers.edition if library.numbers else "")
    right: Mapping[str, str] = _LATER_WORDS if edition == _LATER else WORDINGS
    for ability, _ in doings(card):
        word = right.get(ability.wording)
        if word:
            message = f"in the edition {edition} this is called {word!r}, not {ability.wording!r}"
            yield Hit(ability.span, message, f"write `{word}:`, or say another `edition:`")
