"""KF114: æmber captured by what is no creature."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import doings, told
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.language.phrase import Phrase, Ref, Those
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.steps import Clause, clauses

_NO_CREATURES = {"artifact", "upgrade"}


@check("KF114", Level.WARNING, Card)
def capture_without_creature(card: Card, _: Library) -> Iterator[Hit]:
    """Æmber is captured onto a card that is no creature.

    Why it matters: creatures capture. Æmber on another card goes to the common supply when that
    card leaves play, so the opponent never gets it back; most often that is not meant. A clause
    without `on:` puts it on the card itself.

    Wrong:
        cards:
          - {id: orb, abilities: {action: [{capture: 1}]}}

    Right:
        cards:
          - {id: orb, abilities: {action: [{capture: {aember: 1, on: a friendly creature}}]}}
    """
    for ability, given in doings(card):
        is_creature = given or card.type == "creature"
        for clause in clauses(ability.steps):
            if clause.verb == "capture":
                yield from _captured(card, clause, is_creature=is_creature)


def _captured(card: Card, clause: Clause, *, is_creature: bool) -> Iterator[Hit]:
    cure = "say which creature: `{capture: {aember: 1, on: a friendly creature}}`"
    if "on" not in clause.arguments and not is_creature:
        message = f"{card.id} captures æmber itself, and it is {_told(card.type)}"
        yield Hit(clause.span, message, cure)
    for written, tree in told(clause, "on"):
        noun = _noun(tree, "" if is_creature else card.type)
        if noun:
            message = f"this æmber is captured onto {_told(noun)}"
            yield Hit(written.node.span, message, cure)


def _noun(tree: Phrase, itself: str) -> str:
    """What it is put on, if that is no creature."""
    match tree:
        case Ref("this"):
            return itself
        case Those(noun=noun) if noun in _NO_CREATURES:
            return noun
        case _:
            return ""


def _told(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
