"""A fight: who can be fought, what comes before the blows, the blows, what comes after."""

from typing import TYPE_CHECKING, NamedTuple

from react_tools.replay.question import Option
from react_tools.rulesets.keyforge.damage import Blow, deal
from react_tools.rulesets.keyforge.events.fighting import (
    BlowsExchanged,
    FightAvoided,
    FoesCounted,
    KeywordStrikes,
)
from react_tools.rulesets.keyforge.events.turns import AbilitySkipped
from react_tools.rulesets.keyforge.frame import SEVERAL
from react_tools.rulesets.keyforge.resolving import ORDER, abilities, act, resolve
from react_tools.rulesets.keyforge.state import changed
from react_tools.rulesets.keyforge.strength import lent_by, power
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

if TYPE_CHECKING:
    from react_tools.rulesets.keyforge.match import Acting


class Keyword(NamedTuple):
    """What a keyword does before the blows, and by which rule."""

    word: str
    blow: Blow
    rule: str


AFTER: Rules = ("KF-FIGHT-4",)
_BEFORE: Rules = ("KFX-7a",)
_CITED = 3
"""How many rules an event rests on at most."""


def foes(table: Table, card: int) -> list[int]:
    """The creatures that a creature may fight: the opponent's, as far as taunt lets it."""
    line = table.state.line[1 - table.state.controller[card]]
    return [it for it in line if not is_guarded(table, it)]


def is_guarded(table: Table, card: int) -> bool:
    """Whether a neighbour with taunt keeps a creature that has none from being fought (KFX-15)."""
    cards, line = table.match.cards, table.state.line[table.state.controller[card]]
    if "taunt" in cards[card].keywords:
        return False
    at = line.index(card)
    beside = (*line[max(at - 1, 0) : at], *line[at + 1 : at + 2])
    return any("taunt" in cards[it].keywords for it in beside)


def fight(table: Table, card: int) -> None:
    """A creature, exhausted for it, fights another one, which its controller chooses."""
    state = table.state
    there = foes(table, card)
    options = [Option("card", it) for it in there]
    target = table.choose(state.controller[card], options, _chosen_by(table, there, card)).value
    first = not state.dodged[target]
    if "elusive" in table.match.cards[target].keywords and first:
        state.dodged = changed(state.dodged, target, 1)
    else:
        first = False
    _before(table, card, target)
    fought = table.in_play(card) and table.in_play(target)
    if not fought:
        if table.recorder is not None:
            table.record(FightAvoided(card, target, ("KFX-7b",)))
    elif first:
        if table.recorder is not None:
            table.record(FightAvoided(card, target, ("KFX-8a",)))
    else:
        _exchange(table, card, target)
    _after(table, card, target, fought=fought)


def _chosen_by(table: Table, there: list[int], card: int) -> Rules:
    every = table.state.line[1 - table.state.controller[card]]
    return ("KF-FIGHT-2",) if len(there) == len(every) else ("KF-FIGHT-2", "KFX-15")


def tell_foes(table: Table, card: int) -> None:
    """Say how many creatures there are to be fought."""
    if table.recorder is not None:
        table.record(FoesCounted(len(foes(table, card))))


def _before(table: Table, card: int, target: int) -> None:
    """Assault, hazardous and Before Fight: abilities, in the active player's order (KFX-7a)."""
    keywords = table.match.cards
    assault = keywords[card].keywords.get("assault", 0)
    hazard = keywords[target].keywords.get("hazardous", 0)
    rest: list[Keyword | Acting] = []
    rest += [Keyword("assault", Blow(target, assault), "KFX-7c")] if assault else []
    rest += [Keyword("hazardous", Blow(card, hazard), "KFX-7d")] if hazard else []
    rest += abilities(table, card, "before-fight")
    while rest:
        at = 0
        if len(rest) >= SEVERAL:
            options = [Option("before", it) for it in range(len(rest))]
            told = tuple(it.word if isinstance(it, Keyword) else it.ability.steps for it in rest)
            at = table.choose(table.state.active, options, (*_BEFORE, *ORDER), told).value
        first = rest.pop(at)
        both = table.in_play(card) and table.in_play(target)
        rules = _BEFORE if both else (*_BEFORE, "KFX-7e")
        if isinstance(first, Keyword):
            _strike_before(table, first, rules)
        else:
            act(table, card, first, rules, fought=target)


def _strike_before(table: Table, keyword: "Keyword", rules: Rules) -> None:
    blow = keyword.blow
    if not table.in_play(blow.card):
        return
    if table.recorder is not None:
        told = (*rules, keyword.rule)
        table.record(KeywordStrikes(keyword.word, blow.card, blow.amount, told))
    with table.beneath():
        deal(table, [blow])


def _exchange(table: Table, card: int, target: int) -> None:
    """Both deal their power at the same moment (KF-FIGHT-3); skirmish and poison as they say."""
    cards = table.match.cards
    amount = power(table, card)
    skirmish = "skirmish" in cards[card].keywords
    back = 0 if skirmish else power(table, target)
    if table.recorder is not None:
        rules = _struck_by(table, card, target)
        table.record(BlowsExchanged(card, target, amount, back, rules))
    with table.beneath():
        deal(
            table,
            [
                Blow(target, amount, "poison" in cards[card].keywords),
                Blow(card, back, "poison" in cards[target].keywords),
            ],
        )


def _struck_by(table: Table, card: int, target: int) -> Rules:
    """The rules of the blows of two creatures: whatever makes them as heavy as they are.

    An event cites three at most: what only says that nothing changes them comes last.
    """
    skirmish = "skirmish" in table.match.cards[card].keywords
    rules = ["KF-FIGHT-3", *(["KFX-8b"] if skirmish else []), *lent_by(table, card)]
    rules += [] if skirmish else lent_by(table, target)
    if table.state.damage[card] or table.state.damage[target]:
        rules.append("KFX-6a")
    return tuple(dict.fromkeys(rules))[:_CITED]


def _after(table: Table, card: int, target: int, *, fought: bool) -> None:
    """The Fight: abilities of an attacker that has survived (KF-FIGHT-4, fight-ability)."""
    if not table.in_play(card):
        if table.recorder is not None and table.match.has(card, "fight"):
            table.record(AbilitySkipped(card, "fight", "fallen", AFTER))
        return
    rules = AFTER
    if not fought and abilities(table, card, "fight"):
        if table.decides("fight-ability") == "fought":
            table.record(AbilitySkipped(card, "fight", "unfought", AFTER))
            return
        rules = (*AFTER, "fight-ability")
    resolve(table, card, "fight", rules, fought=target)
