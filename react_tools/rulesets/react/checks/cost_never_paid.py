"""RA116: a cost that no position lets anybody pay."""

from collections import Counter
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.sets import emptiness
from react_tools.rulesets.react.checking.sheet import CREATORS, Sheet, same, sheet_of
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import (
    Cost,
    Exhaust,
    Kind,
    Pay,
    Phrase,
    Ref,
    Remove,
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
    twice, a unit that is exhausted already, a creator taken off the field, and who is taken off and
    gives something else too, cannot pay.

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
    removed = [it.units for it in cost.parts if type(it) is Remove]
    if paid:
        yield from _too_many_tokens(paid, sheet)
    for pay in paid:
        yield from _never_there(pay, sheet, this)
    for units in exhausted:
        if isinstance(units, Those) and units.state == "exhausted":
            yield "who is exhausted cannot be exhausted to pay"
    yield from _stays(removed, sheet, this)
    yield from _gone_and_paying(removed, [*exhausted, *(it.holder for it in paid)], this)
    if len(exhausted) + len(removed) > 1:
        yield from _twice(exhausted, removed, sheet, this)


def _too_many_tokens(paid: list[Pay], sheet: Sheet) -> Iterator[str]:
    for token in dict.fromkeys(_id(it.token) for it in paid):
        wanted = sum(it.count for it in paid if _id(it.token) == token)
        supply = sheet.supply(token)
        if supply is not None and wanted > supply:
            yield f"it takes {wanted} {token}, and there are only {supply}"


def _id(token: Kind) -> str:
    return token.id if isinstance(token, Name) else token.group.id


def _never_there(pay: Pay, sheet: Sheet, this: str) -> Iterator[str]:
    """A holder on which no such token lies; of a set that is always empty RA120 tells."""
    holder, token = pay.holder, _id(pay.token)
    if isinstance(holder, Those) and emptiness(holder, sheet, this):
        return
    field = {Sort.UNITS: "unit", Sort.ZONES: "zone"}.get(holder.sort)
    if field and not sheet.lies(token, field):
        yield f"{token} never lies on a {field}"
    elif isinstance(holder, Those) and _is_without(holder, token):
        yield f"who is without {token} has none to give"


def _is_without(holder: Those, token: str) -> bool:
    return any(isinstance(it, Without) and it.token.id == token for it in holder.filters)


def _stays(removed: list[Phrase], sheet: Sheet, this: str) -> Iterator[str]:
    """A creator that would have to leave; of a set that is always empty RA120 tells."""
    for units in removed:
        kinds = sheet.kinds(units, this)
        if kinds and kinds <= CREATORS:
            yield "a creator cannot be removed"


def _gone_and_paying(removed: list[Phrase], others: list[Phrase], this: str) -> Iterator[str]:
    """One unit that would leave the field and give something else too; `payer` is exhausted."""
    giving = {same(it, this) for it in others} | {"payer"}
    for word in (same(it, this) for it in removed):
        if word and word in giving:
            yield f"{word} would leave the field and pay in another way too"


def _twice(
    exhausted: list[Phrase], removed: list[Phrase], sheet: Sheet, this: str
) -> Iterator[str]:
    """One unit that would have to pay twice, or more summons of a kind than there are."""
    words = Counter(same(it, this) for it in exhausted if isinstance(it, Ref))
    for word, times in words.items():
        if word and times > 1:
            yield f"{word} would be exhausted twice"
    every = [*exhausted, *removed]
    nouns = [it.noun for it in every if isinstance(it, Those)]
    kinds = Counter(it.id for it in nouns if isinstance(it, Name))
    kinds[this] += sum(it == Ref("this") for it in every)
    does = "it exhausts" if not removed else "it takes"
    for kind, times in kinds.items():
        known = sheet.summons.get(kind)
        if known is not None and times > known.count:
            yield f"{does} {times} {kind}, and there are only {known.count}"
