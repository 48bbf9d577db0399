"""KF106: a price that is printed and not written, or written and not printed."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import doings
from react_tools.rulesets.keyforge.checking.texts import said, silent
from react_tools.rulesets.keyforge.definitions import Ability, Card
from react_tools.rulesets.keyforge.language.phrase import Ref
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.steps import Clause, clauses

_SACRIFICE = re.compile(r"\bsacrific\w*|\b\w*жертв\w*", re.IGNORECASE)
_PRICE = re.compile(r"\b(?:sacrific|destroy)\w*|\b\w*(?:жертв|уничтож)\w*", re.IGNORECASE)
"""Later editions print "destroy" for the price (K-3)."""
_THIS = Ref("this")
_PAID = ("action", "omni")


@check("KF106", Level.ERROR, Card)
def cost_and_text_disagree(card: Card, _: Library) -> Iterator[Hit]:
    """The printed text says that something is sacrificed and nothing is, or the other way round.

    Why it matters: a sacrifice as the price of an Action or an Omni is `cost: sacrifice this`:
    the card is exhausted, then sacrificed, then its ability is carried out. Players read the text
    and the engine the steps, so both must say the same.

    Wrong:
        cards:
          - id: flask
            text: {en: "Omni: Gain 2.", ru: "Омни: получите 2."}
            abilities: {omni: {cost: sacrifice this, do: [{gain: 2}]}}

    Right:
        cards:
          - id: flask
            text: {en: "Omni: Sacrifice Flask.", ru: "Омни: пожертвуйте Флягу."}
            abilities: {omni: {cost: sacrifice this, do: [{gain: 2}]}}
    """
    every = list(doings(card))
    paid = [it.ability for it in every if it.ability.sacrifice]
    verbs = {clause.verb for it in every for clause in clauses(it.ability.steps)}
    for ability in paid:
        for span in silent(card, _PRICE):
            message = (
                f"{card.id}'s {ability.wording} costs a sacrifice, and the text does not say so"
            )
            cure = "print the price, or leave out `cost: sacrifice this`"
            yield Hit(span, message, cure, ((ability.span, "the price"),))
    if not paid and "sacrifice" not in verbs:
        for span in said(card, _SACRIFICE):
            message = (
                f"the text says that something is sacrificed, and {card.id} sacrifices nothing"
            )
            yield Hit(span, message, "write the price: `{cost: sacrifice this, do: […]}`")
    for each in every:
        yield from _as_a_step(each.ability)


def _as_a_step(ability: Ability) -> Iterator[Hit]:
    """A price that is written as if it were the first thing that the ability does."""
    first = ability.steps[0] if ability.kind in _PAID else None
    if isinstance(first, Clause) and first.verb == "sacrifice" and _is_this(first):
        message = f"the price of the {ability.wording} is written as what it does"
        yield Hit(first.span, message, "write `{cost: sacrifice this, do: […]}`")


def _is_this(clause: Clause) -> bool:
    return all(it.tree == _THIS for it in clause.arguments["who"])
