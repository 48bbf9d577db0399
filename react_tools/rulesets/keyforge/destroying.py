"""Cards that leave play: destroyed, sacrificed, given back.

Who is destroyed is tagged first; then the Destroyed: abilities are resolved, and then all that
are tagged leave together (KFX-3a to KFX-3c).
"""

from collections import Counter
from collections.abc import Sequence

from react_tools.replay.question import Option
from react_tools.rulesets.keyforge.events.cards import (
    CardDestroyed,
    CardSacrificed,
    CardSaved,
    CreatureBeaten,
)
from react_tools.rulesets.keyforge.frame import SEVERAL
from react_tools.rulesets.keyforge.leaving import put_away, take_back
from react_tools.rulesets.keyforge.resolving import ORDER, abilities, act, one_of
from react_tools.rulesets.keyforge.strength import is_beaten, power
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Event, Rules

BEATEN: Rules = ("KF-DMG-2",)
DESTROYED: Rules = ("KFX-3a",)
_POWERLESS: Rules = ("KFX-6b", *BEATEN)
_FALLEN: Rules = ("KF-DMG-3", "KFX-3c")
_PUT_AWAY: Rules = ("KFX-3c", "KFX-4c")
_PILED: Rules = ("KFX-3g",)


def destroy(table: Table, cards: Sequence[int]) -> None:
    """Destroy cards in play, all at once."""
    rules = (*DESTROYED, *_along(table))
    _destroy(table, [(it, CardDestroyed(it, rules)) for it in cards])


def beat(table: Table, cards: Sequence[int], *, poison: Sequence[int] = ()) -> None:
    """Destroy creatures that have as much damage as power, or any by *poison*."""
    told: list[tuple[int, Event]] = []
    for card in (it for it in cards if it not in table.tagged):
        if card in poison and not is_beaten(table, card):
            told.append((card, CardDestroyed(card, ("KFX-8c", *DESTROYED))))
        else:
            damage, strength = table.state.damage[card], power(table, card)
            rules = (*(BEATEN if strength else _POWERLESS), *_along(table))
            table.beaten += (card,)
            told.append((card, CreatureBeaten(card, damage, strength, rules)))
    _destroy(table, told)


def _along(table: Table) -> Rules:
    """The rule by which what is destroyed now goes along with what is tagged already."""
    return ("KFX-3e",) if table.tagged else ()


def settle(table: Table) -> None:
    """Destroy every creature that has become too weak for its damage, until none has."""
    while weak := _weak(table):
        beat(table, weak)


def settle_lent(table: Table) -> None:
    """The same where what constant abilities lend may have ended by itself: with readiness, say."""
    if table.match.lendings:
        settle(table)


def _weak(table: Table) -> list[int]:
    lines = table.state.line
    there = (card for line in lines for card in line)
    return [it for it in there if it not in table.tagged and is_beaten(table, it)]


def _destroy(table: Table, told: Sequence[tuple[int, Event]]) -> None:
    """Tag, resolve what these do when they are destroyed; the outermost lets all leave."""
    fresh = [(it, why) for it, why in told if table.in_play(it) and it not in table.tagged]
    if not fresh:
        return
    for _, event in fresh:
        table.record(event)
    cards = [it for it, _ in fresh]
    _fall(table, cards, cards)


def _fall(table: Table, cards: Sequence[int], speaking: Sequence[int]) -> None:
    """Tag cards, resolve the Destroyed: abilities of those that are *speaking*, let all leave.

    Only the outermost lets them leave: all that have been tagged by then, together (KFX-3e).
    """
    outermost = not table.tagged
    table.tagged += tuple(cards)
    with table.beneath():
        _last_words(table, speaking)
        if outermost:
            _leave_together(table, _without_saved(table))
    if outermost:
        settle(table)


def _last_words(table: Table, cards: Sequence[int]) -> None:
    """The Destroyed: abilities, in the order that the active player wants."""
    rest = [(card, it) for card in cards for it in abilities(table, card, "destroyed")]
    while rest:
        options = [Option("card", it) for it in dict.fromkeys(card for card, _ in rest)]
        first = options[0]
        if len(options) >= SEVERAL:
            first = table.choose(table.state.active, options, ORDER)
        its = [it for card, it in rest if card == first.value]
        acting = one_of(table, its, ORDER)
        rest.remove((first.value, acting))
        act(table, first.value, acting, ("KFX-3b",))


def _without_saved(table: Table) -> list[int]:
    """Those that were tagged; one that was healed meanwhile may stay, by a ruling."""
    left = []
    for card in table.tagged:
        if not table.in_play(card):
            continue
        healed = table.match.cards[card].type == "creature" and not is_beaten(table, card)
        if healed and card in table.beaten and table.ruling("tagged") == "saved":
            table.record(CardSaved(card))
        else:
            left.append(card)
    return left


def _leave_together(table: Table, cards: Sequence[int]) -> None:
    """All leave at once; which comes first into a pile, the active player says (KFX-3g)."""
    rest, beaten, paid = list(cards), table.beaten, table.paid
    table.tagged = table.beaten = table.paid = ()
    while rest:
        card = _first_of(table, rest)
        rest.remove(card)
        if card in paid:
            _discard_price(table, card)
            continue
        rules = _FALLEN if card in beaten else _PUT_AWAY
        if card in beaten and not is_beaten(table, card):
            rules = (*rules, "KFX-3d")
        put_away(table, card, table.match.owner[card], rules)


def _discard_price(table: Table, card: int) -> None:
    """An artifact that was its own price goes to its player's pile, or its owner's (a ruling)."""
    owner, controller = table.match.owner[card], table.state.controller[card]
    if owner == controller or table.decides("sacrificed-to") == "player":
        put_away(table, card, controller, ("KF-ART-5b",))
    else:
        put_away(table, card, owner, ("KF-ART-5b", "KFX-4c"))


def _first_of(table: Table, rest: Sequence[int]) -> int:
    owner = table.match.owner
    for player in (table.state.active, 1 - table.state.active):
        mine = [it for it in rest if owner[it] == player]
        if len(mine) >= SEVERAL:
            options = [Option("card", it) for it in mine]
            return table.choose(table.state.active, options, _PILED).value
        if mine:
            return mine[0]
    return rest[0]


def give_back(table: Table, cards: Sequence[int]) -> None:
    """Cards in play go to their owners' hands, all at once."""
    rest = list(cards)
    while rest:
        card = _first_back(table, rest)
        rest.remove(card)
        take_back(table, card)
    settle(table)


def _first_back(table: Table, rest: Sequence[int]) -> int:
    """Whose upgrades come first onto a pile that gets those of several, the active player says."""
    owner = table.match.owner
    piles = {card: {owner[it] for it in table.upgrades(card)} for card in rest}
    counted = Counter(it for each in piles.values() for it in each)
    shared = [it for it, times in counted.items() if times >= SEVERAL]
    laden = [card for card, each in piles.items() if not each.isdisjoint(shared)]
    if not laden:
        return rest[0]
    return table.choose(table.state.active, [Option("card", it) for it in laden], _PILED).value


def sacrifice(table: Table, player: int, card: int, *, price: bool = False) -> None:
    """A player sacrifices a card: it counts as destroyed, as a *price* by a ruling.

    One that is being destroyed already is not sacrificed (KFX-3f).
    """
    if card in table.tagged:
        return
    asked = price and bool(abilities(table, card, "destroyed"))
    destroys = not asked or table.rulings["sacrifice-destroys"] == "yes"
    rules: Rules = ("KFX-13a",) if destroys else ()
    if price and table.match.cards[card].type == "artifact":
        rules = ("KF-ART-5a", *rules)
        table.paid += (card,)
    if table.recorder is not None:
        table.record(CardSacrificed(player, card, rules))
    if asked:
        table.ruling("sacrifice-destroys")
    _fall(table, [card], [card] if destroys else [])
