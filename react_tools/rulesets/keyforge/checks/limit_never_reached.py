"""KF109: a limit for what cannot happen twice in a turn."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import doings
from react_tools.rulesets.keyforge.definitions import Ability, Card
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.span import Span
from react_tools.source.tree import Mapping, follow


@check("KF109", Level.WARNING, Card)
def limit_never_reached(card: Card, _: Library) -> Iterator[Hit]:
    """An ability has a `per_turn` that can never count, since the card is gone by then.

    Why it matters: a limit is counted for the card in play. What costs the card itself, or is done
    as it enters or leaves play, is done once; the limit promises something that is not so.

    Wrong:
        cards:
          - {id: flask, abilities: {omni: {cost: sacrifice this, per_turn: 1, do: [{gain: 2}]}}}

    Right:
        cards:
          - {id: flask, abilities: {omni: {cost: sacrifice this, do: [{gain: 2}]}}}
    """
    for ability, given in doings(card):
        why = _why(ability)
        if ability.per_turn and why:
            home = "gives" if given else "abilities"
            yield Hit(
                _place(card, home, ability), f"{why}, so this limit never counts", "leave it out"
            )


def _why(ability: Ability) -> str:
    if ability.sacrifice:
        return "the card is sacrificed as the price"
    happens = {"play": "a card is played once", "destroyed": "a card is destroyed once"}
    return happens.get(ability.kind, "")


def _place(card: Card, home: str, ability: Ability) -> Span:
    node = follow(card.node, (home, ability.wording))
    return node.key_span("per_turn") if isinstance(node, Mapping) else node.span
