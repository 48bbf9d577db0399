"""RA137: an intention that can be played as often as one likes."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import CREATOR
from react_tools.rulesets.react.checking.sheet import Sheet, same, sheet_of
from react_tools.rulesets.react.definitions import Creator, Effect
from react_tools.rulesets.react.language.phrase import Exhaust, Pay, Phrase, Remove, Those
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, clauses

_RUNS_OUT = frozenset({"summon", "place", "remove", "exhaust", "descend", "wound"})
"""Verbs that supply, or the units on the field, bring to an end; the third wound ends all."""


@check("RA137", Level.WARNING, Creator)
def played_without_end(creator: Creator, _: Library) -> Iterator[Hit]:
    """An ability's intention costs nothing that runs out, or gives it back at once.

    Why it matters: ability cards come back when they have resolved, and a turn has as many chains
    as the active player likes. What neither exhausts a unit nor pays tokens, or recovers the unit
    that it exhausted, or summons the kind that it took off the field, is played until the duel is
    won. Reactions need a card to answer; what only summons, places, removes or exhausts runs out by
    itself.

    Wrong:
        abilities:
          - {id: desk, effects: {A: {cost: target adjacent zone, do: [{damage: target}]}}}

    Right:
        abilities:
          - id: desk
            effects: {A: {cost: exhaust this + target adjacent zone, do: [{damage: target}]}}
    """
    sheet = sheet_of(creator)
    for ability in creator.abilities:
        this = ability.of or CREATOR
        for face in ability.faces:
            for effect in face.effects:
                readable = effect.cost is None or effect.cost.tree is not None
                if effect.kind == "intention" and readable and _runs_on(effect, this, sheet):
                    message = f"{effect.id} costs nothing that runs out, and comes back each time"
                    cure = "let it exhaust a unit, or pay a token, that it does not give back"
                    yield Hit(effect.span, message, cure)


def _runs_on(effect: Effect, this: str, sheet: Sheet) -> bool:
    """Whether everything that it costs is there again when it has resolved."""
    parts = effect.paid.parts
    runs_out = all(it.verb in _RUNS_OUT for it in clauses(effect.steps))
    if runs_out or any(isinstance(it, Pay) for it in parts):
        return False
    if any(isinstance(it, Remove) and not _comes_back(it, effect, this, sheet) for it in parts):
        return False
    exhausted = [it.units for it in parts if isinstance(it, Exhaust)]
    ready = {word for step in effect.steps for word in _recovered(step, this)}
    return all(_is_back(it, ready, this, alone=len(exhausted) == 1) for it in exhausted)


def _comes_back(part: Remove, effect: Effect, this: str, sheet: Sheet) -> bool:
    """Whether what is taken off may be of a kind that the effect summons."""
    whats = [it.arguments["what"][0].tree for it in clauses(effect.steps) if it.verb == "summon"]
    summoned = {("own", it.id) for it in whats if isinstance(it, Name)}
    return not summoned.isdisjoint(sheet.kinds(part.units, this))


def _recovered(step: object, this: str) -> Iterator[str]:
    """The words for units that a step surely makes ready."""
    if isinstance(step, Clause) and step.verb == "recover":
        for written in step.arguments["who"]:
            if isinstance(written.tree, Phrase):
                yield same(written.tree, this) or _all_own(written.tree)


def _all_own(phrase: Phrase) -> str:
    """`own units`, all of them, the exhausted ones at least; empty for any other set."""
    match phrase:
        case Those(noun="unit", side="own" | "", filters=(), nth="") if phrase.state != "ready":
            return "" if phrase.quantity.asks else "own units"
        case _:
            return ""


def _is_back(units: Phrase, ready: set[str], this: str, *, alone: bool) -> bool:
    word = same(units, this)
    return bool(ready & {"own units"}) or word in ready - {""} or (alone and "payer" in ready)
