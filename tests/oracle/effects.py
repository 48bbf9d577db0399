"""Applying an effect: clause by clause, in printed order (RA-EFFECT-2).

What cannot be applied is skipped, the rest is applied (RA-EFFECT-3); nothing is optional but what
says "may" or "up to" (RA-EFFECT-6, RA-EFFECT-7).
"""

from collections.abc import Callable, Mapping, Sequence

from react_tools.rulesets.react.language.phrase import Player
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step, Written
from tests.oracle import (
    cards,
    conditions,
    damage,
    exhaustion,
    leaps,
    masterpiece,
    moves,
    phrases,
    selecting,
    summons,
    tokens,
)
from tests.oracle.asking import Story, pick
from tests.oracle.frame import Frame

Verb = Callable[[Frame, Clause], Story[bool]]

VERBS: Mapping[str, Verb] = {
    "damage": damage.damage,
    "descend": masterpiece.descend,
    "draw": cards.draw,
    "exhaust": exhaustion.exhaust,
    "improve": masterpiece.improve,
    "jump": leaps.jump,
    "move": moves.move,
    "pick": selecting.choose,
    "place": tokens.place,
    "put": leaps.put,
    "recover": exhaustion.recover,
    "remove": summons.remove,
    "return": cards.give_back,
    "shift": tokens.shift,
    "summon": summons.summon,
    "swap": leaps.swap,
    "take": tokens.take,
    "wound": damage.wound,
}
"""What is done by each verb; each says whether it did anything."""


def run(frame: Frame, steps: Sequence[Step]) -> Story[bool]:
    """Apply a list of steps, one after the other; whether any of it did anything."""
    anything = False
    frame.done = False
    for step in steps:
        did = yield from _step(frame, step)
        frame.done = did
        anything = anything or did
    return anything


def _step(frame: Frame, step: Step) -> Story[bool]:
    match step:
        case Clause():
            return (yield from _clause(frame, step))
        case Branch():
            return (yield from _branch(frame, step))
        case Pick():
            return (yield from _pick(frame, step))
        case May():
            return (yield from _may(frame, step))
        case Each():
            return (yield from _each(frame, step))


def _clause(frame: Frame, clause: Clause) -> Story[bool]:
    """One sentence of the card; who is named by `by` chooses and acts."""
    before, frame.actor = frame.actor, acting(frame, clause.by)
    did = yield from VERBS[clause.verb](frame, clause)
    frame.actor = before
    return did


def acting(frame: Frame, by: Written | None) -> str:
    """Who chooses and acts: whom the card names, or who applies it."""
    if by is None:
        return frame.actor
    player = by.player
    match player:
        case Player(word="you"):
            return frame.owner
        case Player(word="opponent"):
            return frame.table.other(frame.owner)
        case Player(of=whose):
            assert whose is not None
            owners = [it.owner for it in phrases.units(frame, whose)]
            return owners[0] if owners else frame.owner


def _branch(frame: Frame, branch: Branch) -> Story[bool]:
    """`if`: the condition is seen now (RA-RESOLVE-6)."""
    so = conditions.holds(frame, branch.condition.condition)
    return (yield from run(frame, branch.then if so else branch.otherwise))


def _pick(frame: Frame, choice: Pick) -> Story[bool]:
    """`choose`: so many different lists, applied in printed order (RA-EFFECT-5)."""
    before, frame.actor = frame.actor, acting(frame, choice.by)
    count = choice.count.amount
    left, chosen = list(range(len(choice.lists))), list[int]()
    while left and len(chosen) < count.number:
        words = [str(it + 1) for it in left] + ["none"] * count.up_to
        at = yield from pick(frame.table, frame.actor, words)
        if at == len(left):
            break
        chosen.append(left.pop(at))
    anything = False
    for at in sorted(chosen):
        did = yield from run(frame, choice.lists[at])
        anything = anything or did
    frame.actor = before
    return anything


def _may(frame: Frame, may: May) -> Story[bool]:
    """`may`: done whole or left whole (RA-EFFECT-7)."""
    before, frame.actor = frame.actor, acting(frame, may.by)
    at = yield from pick(frame.table, frame.actor, ["do", "none"])
    did = False
    if at == 0:
        did = yield from run(frame, may.steps)
    frame.actor = before
    return did


def _each(frame: Frame, each: Each) -> Story[bool]:
    """`each`: once for everything that is in the set at the start; who has left is skipped."""
    those = yield from selecting.selected(frame, (each.those,))
    before, anything = frame.it, False
    while those := [it for it in those if selecting.on_field(frame, it)]:
        frame.it = yield from selecting.next_of(frame, those)
        did = yield from run(frame, each.steps)
        anything = anything or did
    frame.it = before
    return anything
