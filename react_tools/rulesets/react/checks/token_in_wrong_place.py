"""RA114: a token placed where its kind never lies."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import OneOf, Ref, Sort, Those, ZoneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Written

_WHERE = {"place": "at", "shift": "to"}
"""The verbs that bring a token somewhere, each with the parameter that says where."""
_KINDS = {Sort.UNITS: "unit", Sort.ZONES: "zone"}


@check("RA114", Level.ERROR, Creator)
def token_in_wrong_place(creator: Creator, library: Library) -> Iterator[Hit]:
    """A card places a token where that kind of token never lies.

    Why it matters: `at:` of a token says whether it rides on units or lies on zones, as area tokens
    and boulders do. A clause that places it elsewhere does nothing, each time the card is played.

    Wrong:
        tokens:
          seal: {at: zone, supply: 3, name: {en: Seal, ru: пломба}, of: пломбы}
        deck:
          - id: stamping
            do:
              - place: {token: seal, at: creator}

    Right:
        tokens:
          seal: {at: zone, supply: 3, name: {en: Seal, ru: пломба}, of: пломбы}
        deck:
          - id: stamping
            do:
              - place: {token: seal, at: zone of creator}
    """
    del library
    for program in all_programs(creator):
        for clause in program.clauses:
            if clause.verb in _WHERE:
                yield from _misplaced(clause, creator)


def _misplaced(clause: Clause, creator: Creator) -> Iterator[Hit]:
    tree = clause.arguments["token"][0].tree
    name = tree.group if isinstance(tree, OneOf) else tree
    tokens = creator.members(name.id) if isinstance(name, Name) else ()
    for phrase in clause.arguments[_WHERE[clause.verb]]:
        kind = _kind(phrase)
        token = next((it for it in tokens if not it.lies_on(kind)), None) if kind else None
        if token is not None:
            allowed = " or ".join(it for it in ("unit", "zone") if token.lies_on(it))
            message = f"{token.id} lies on a {allowed}, not on a {kind}"
            yield Hit(phrase.node.span, message, _CURES[kind])


_CURES = {
    "unit": "say `zone of …` for where a unit stands",
    "zone": "say `units at …` for what stands in a zone",
}


def _kind(phrase: Written) -> str:
    tree = phrase.tree
    return _KINDS.get(tree.sort, "") if isinstance(tree, Ref | Those | ZoneOf) else ""
