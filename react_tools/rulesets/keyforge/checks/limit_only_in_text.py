"""KF108: a text that counts, on a card that does not."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import doings
from react_tools.rulesets.keyforge.checking.texts import said
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library

_COUNTED = re.compile(
    r"\b(?:each|every|once per|once a|per) turn\b"
    r"|\bкажд\w+ ход\w*|\b(?:раз|впервые|единожды) (?:за|в) (?:этом |каждый )?ход\w*",
    re.IGNORECASE,
)


@check("KF108", Level.ERROR, Card)
def limit_only_in_text(card: Card, _: Library) -> Iterator[Hit]:
    """The text says "each turn" or "the first time each turn", and no ability is counted.

    Why it matters: how often something has happened this turn is known only where it is counted.
    Without `per_turn` the ability is carried out as often as it comes to it.

    Wrong:
        cards:
          - id: imp
            text: {en: "First time each turn, draw.", ru: "Первый раз за ход: возьмите."}
            abilities: {reap: [{draw: 1}]}

    Right:
        cards:
          - id: imp
            text: {en: "First time each turn, draw.", ru: "Первый раз за ход: возьмите."}
            abilities: {reap: {per_turn: 1, do: [{draw: 1}]}}
    """
    if not any(it.ability.per_turn for it in doings(card)):
        for span in said(card, _COUNTED):
            message = f"the text counts by turns, and no ability of {card.id} has a limit"
            yield Hit(span, message, "write `{per_turn: 1, do: […]}`")
