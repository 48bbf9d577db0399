"""The chain: built card by card, resolved from the newest to the oldest (RA-CHAIN, RA-RESOLVE)."""

from copy import copy
from functools import partial

from tests.oracle import costs, effects, ending
from tests.oracle.asking import Choice, Fact, Question, Story, happened
from tests.oracle.costs import Play
from tests.oracle.frame import of_link
from tests.oracle.table import Link, Table

END = Choice({"end": "main"})
PASS = Choice({"pass": ""})


def main_phase(table: Table) -> Story[None]:
    """The active player starts chain after chain, until the phase is ended (RA-CHAIN-6, -7)."""
    while True:
        look = partial(_choices, table, table.active, "intention", END)
        choice = yield Question(table.active, "intention", 0, look)
        if not isinstance(choice.meaning, Play):
            return
        yield from one_chain(table, choice.meaning)


def _choices(table: Table, player: str, kind: str, instead: Choice) -> list[Choice]:
    """The cards that a player may put into the next slot, or what there is to do instead."""
    slot = len(table.chain) + 1
    plays = costs.plays(table, player, kind)
    return [*(Choice(it.terms, slot, it) for it in plays), instead]


def one_chain(table: Table, intention: Play) -> Story[None]:
    """An intention, and reactions until both pass in a row or the chain is full.

    After every card and every pass the other player is next (RA-CHAIN-12, RA-CHAIN-13).
    """
    yield from lay(table, intention)
    player, passes = table.other(intention.link.owner), 0
    while passes < 2 and len(table.chain) < table.world.numbers["slots"]:
        look = partial(_choices, table, player, "reaction", PASS)
        choice = yield Question(player, "reaction", 0, look)
        passes += 1
        if isinstance(choice.meaning, Play):
            yield from lay(table, choice.meaning)
            passes = 0
        player = table.other(player)
    yield from resolve(table)


def lay(table: Table, play: Play) -> Story[None]:
    """A card is put into the next slot and its cost is paid at once (RA-CHAIN-8, RA-CHAIN-14).

    Passives answer what the cost did when all of it is paid, and then that the card was played.
    """
    link = copy(play.link)
    if not link.ability:
        table.sides[link.owner].hand[link.card] -= 1
    table.chain.append(link)
    yield from happened(*costs.pay(table, play))
    yield from happened(Fact("played", player=link.owner))


def resolve(table: Table) -> Story[None]:
    """From the newest card to the oldest; nothing interrupts it (RA-RESOLVE-1, RA-RESOLVE-7)."""
    while table.chain:
        table.resolving = len(table.chain)
        link = table.chain[-1]
        if applies(table, link):
            yield from effects.run(of_link(table, link), costs.effect_of(table, link).steps)
        ending.put_away(table)
    table.resolving = 0


def applies(table: Table, link: Link) -> bool:
    """Whether a card does anything at all, whatever became of its unit or its face.

    Rulings source-gone (the unit has left), flip-in-chain (the card has been turned over).
    """
    if table.ruled("source-gone", "void") and table.found(link.this) is None:
        return False
    if link.ability and table.ruled("flip-in-chain", "void"):
        card = next(it for it in table.world.sheets[link.owner].abilities if it.id == link.card)
        return costs.up(table, link.owner, card) == link.face
    return True
