"""RA106: a target, a direction or a payer on one side only."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import OF_COST, readable
from react_tools.rulesets.react.checking.programs import Read, all_programs
from react_tools.rulesets.react.definitions import Creator, Effect
from react_tools.rulesets.react.language.parse import PARSERS
from react_tools.rulesets.react.language.phrase import Cost, Exhaust, Part, Target, Turn
from react_tools.rulesets.react.library import Library

_HINTS = {
    "target": "let the cost ask for it: `target adjacent zone`",
    "direction": "let the cost ask for it: `direction`",
    "payer": "let the cost exhaust a unit: `exhaust an own unit`",
}


@check("RA106", Level.ERROR, Creator)
def cost_and_effect_disagree(creator: Creator, _: Library) -> Iterator[Hit]:
    """An effect reads what its cost does not ask for, or the cost asks for what nothing reads.

    Why it matters: `target`, `direction` and `payer` are fixed when the cost is paid and by
    nothing else. Without that part of the cost the word stands for nothing, and the clause never
    does anything; a part that nothing reads makes players choose for no reason. A cost may use
    its own earlier parts: `exhaust an own unit + target zone adjacent to payer`.

    Wrong:
        abilities:
          - {id: desk, effects: {A: {cost: exhaust this, do: [{damage: target}]}}}

    Right:
        abilities:
          - id: desk
            effects:
              A: {cost: exhaust this + target adjacent zone, do: [{damage: target}]}
    """
    for program in all_programs(creator):
        effect = program.effect
        if effect is not None and (effect.cost is None or effect.cost.tree is not None):
            reads = [it for it in program.reads if it.word.text in OF_COST]
            pieces = _pieces(effect.cost.text) if effect.cost is not None else ()
            yield from _unpaid(effect, reads, pieces)
            if readable(program.written):
                yield from _unread(effect, reads, pieces)


class _Piece(NamedTuple):
    """A part of a cost: the word it gives a meaning, and its place in the text."""

    gives: str
    first: int
    last: int


def _unpaid(effect: Effect, reads: list[Read], pieces: tuple[_Piece, ...]) -> Iterator[Hit]:
    """Words that are read and not paid for; in the cost itself, not by an earlier part."""
    given = {piece.gives for piece in pieces}
    for read in reads:
        word = read.word.text
        if word not in given:
            message = f"{effect.id} reads {word!r}, but its cost does not ask for one"
            yield Hit(read.span, message, _HINTS[word])
        elif read.written is effect.cost and word not in _earlier(pieces, read.word.first):
            message = f"{word!r} is read here before the cost asks for it"
            yield Hit(read.span, message, "the parts of a cost are paid in their order")


def _earlier(pieces: tuple[_Piece, ...], at: int) -> set[str]:
    """The words to which the parts of a cost before *at* give a meaning."""
    return {piece.gives for piece in pieces if piece.last <= at}


def _unread(effect: Effect, reads: list[Read], pieces: tuple[_Piece, ...]) -> Iterator[Hit]:
    """Parts of the cost that ask for a target or a direction that nothing reads."""
    read = {it.word.text for it in reads}
    for piece in pieces:
        if effect.cost and piece.gives in {"target", "direction"} - read:
            yield Hit(
                effect.cost.part(piece.first, piece.last),
                f"{effect.id}'s cost asks for a {piece.gives}, but nothing reads it",
                f"use {piece.gives!r} in a clause, or leave it out of the cost",
            )


@lru_cache(maxsize=4096)
def _pieces(cost: str) -> tuple[_Piece, ...]:
    """The parts of a cost: no id holds a `+`, so the text falls into the same ones."""
    tree, found, at = PARSERS["cost"](cost), [], 0
    assert isinstance(tree, Cost)  # noqa: S101 -- the parser of its kind gives no other
    for part, text in zip(tree.parts, cost.split("+"), strict=True):
        first = at + len(text) - len(text.lstrip())
        found.append(_Piece(_given_by(part), first, at + len(text.rstrip())))
        at += len(text) + 1
    return tuple(found)


def _given_by(part: Part) -> str:
    match part:
        case Target():
            return "target"
        case Turn():
            return "direction"
        case Exhaust():
            return "payer"
        case _:
            return ""
