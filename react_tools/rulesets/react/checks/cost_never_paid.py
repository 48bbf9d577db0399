"""RA116: a cost that no position lets anybody pay."""

from collections import Counter
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.sets import emptiness
from react_tools.rulesets.react.checking.sheet import Sheet, same, sheet_of
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import (
    Cost,
    Exhaust,
    Pay,
    Phrase,
    Ref,
    Sort,
    Those,
    Without,
)
from react_tools.rulesets.react.library import Library


@check("RA116", Level.ERROR, Creator)
def cost_never_paid(creator: Creator, _: Library) -> Iterator[Hit]:
    """A cost asks for what nobody can ever give.

    Why it matters: a cost is paid whole or the card is not played, so a card with such a cost is
    never played. More tokens than there are, tokens from where they never lie, one unit exhausted
    twice, and a unit that is exhausted already, cannot pay.

    Wrong:
        deck:
          - {id: stamping, cost: pay 5 stamp from creator}

    Right:
        deck:
          - {id: stamping, cost: pay 2 stamp from creator}
    """
    sheet = sheet_of(creator)
    known: dict[tuple[str, str], str] = {}
    for program in all_programs(creator):
        cost = program.effect.cost if program.effect else None
        if cost is not None and isinstance(cost.tree, Cost):
            phrase = cost.text, program.this
            if phrase not in known:
                known[phrase] = next(_reasons(cost.tree, sheet, program.this), "")
            if known[phrase]:
                message = f"the cost of {program.name} can never be paid: {known[phrase]}"
                yield Hit(cost.node.span, message, "ask for what can be there, or for less")


def _reasons(cost: Cost, sheet: Sheet, this: str) -> Iterator[str]:
    paid = [it for it in cost.parts if type(it) is Pay]
    exhausted = [it.units for it in cost.parts if type(it) is Exhaust]
    if paid:
        yield from _too_many_tokens(paid, sheet)
    for pay in paid:
        yield from _never_there(pay, sheet, this)
    for units in exhausted:
        if isinstance(units, Those) and units.state == "exhausted":
            yield "who is exhausted cannot be exhausted to pay"
    if len(exhausted) > 1:
        yield from _twice(exhausted, sheet, this)


def _too_many_tokens(paid: list[Pay], sheet: Sheet) -> Iterator[str]:
    for token in dict.fromkeys(it.token.id for it in paid):
        wanted = sum(it.count for it in paid if it.token.id == token)
        known = sheet.tokens.get(token)
        if known is not None and wanted > known.supply:
            yield f"it takes {wanted} {token}, and there are only {known.supply}"


def _never_there(pay: Pay, sheet: Sheet, this: str) -> Iterator[str]:
    """A holder on which no such token lies; of a set that is always empty RA120 tells."""
    holder, token = pay.holder, pay.token.id
    if isinstance(holder, Those) and emptiness(holder, sheet, this):
        return
    field = {Sort.UNITS: "unit", Sort.ZONES: "zone"}.get(holder.sort)
    if field and not sheet.lies(token, field):
        yield f"{token} never lies on a {field}"
    elif isinstance(holder, Those) and Without(pay.token) in holder.filters:
        yield f"who is without {token} has none to give"


def _twice(exhausted: list[Phrase], sheet: Sheet, this: str) -> Iterator[str]:
    """One unit that would have to pay twice, or more summons of a kind than there are."""
    words = Counter(same(it, this) for it in exhausted if isinstance(it, Ref))
    for word, times in words.items():
        if word and times > 1:
            yield f"{word} would be exhausted twice"
    nouns = [it.noun for it in exhausted if isinstance(it, Those)]
    kinds = Counter(it.id for it in nouns if isinstance(it, Name))
    kinds[this] += sum(it == Ref("this") for it in exhausted)
    for kind, times in kinds.items():
        known = sheet.summons.get(kind)
        if known is not None and times > known.count:
            yield f"it exhausts {times} {kind}, and there are only {known.count}"
