"""RA301: numbers of the game that do not go together."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.board import Board, Numbers
from react_tools.rulesets.react.library import Library
from react_tools.source.span import Span
from react_tools.source.tree import Mapping, follow


@check("RA301", Level.ERROR, Library)
def board_contradicts_itself(library: Library, _: Library) -> Iterator[Hit]:
    """Two numbers of `board.yaml` contradict each other, or a star lies outside the field.

    Why it matters: no duel can be set up by them, or not as they say. A first hand fits into a
    hand and comes out of a deck, a masterpiece fits into the cells of its board.

    Wrong:
        hand: {limit: 6, start: 8}

    Right:
        hand: {limit: 6, start: 4}
    """
    if library.board is not None and library.numbers is not None:
        yield from _stars(library.board, library.numbers)
        yield from _too_many(library.board, library.numbers)


def _stars(tree: Mapping, numbers: Numbers) -> Iterator[Hit]:
    board = Board(numbers.columns, numbers.rows)
    last = board.name(board.zones[-1])
    for at, star in enumerate(numbers.stars):
        if board.zone(star) is None:
            message = f"the star {star} lies outside the field, whose zones are a1 to {last}"
            yield Hit(_place(tree, "field", "stars", at), message, "name a zone of the field")


def _too_many(tree: Mapping, numbers: Numbers) -> Iterator[Hit]:
    """More of something than there is room for, or than there is."""
    hand, deck = _place(tree, "hand", "limit"), _place(tree, "deck", "size")
    start, cards = _place(tree, "hand", "start"), _place(tree, "masterpiece", "cards")
    if numbers.dealt > numbers.hand:
        message = f"a first hand has {numbers.dealt} cards, but a hand holds at most {numbers.hand}"
        cure = f"lower start to {numbers.hand}, or raise limit to {numbers.dealt}"
        yield Hit(start, message, cure, ((hand, "the most a hand holds"),))
    if numbers.dealt > numbers.deck:
        message = f"a first hand has {numbers.dealt} cards, but a deck has only {numbers.deck}"
        cure = f"lower start to {numbers.deck}, or raise deck.size"
        yield Hit(start, message, cure, ((deck, "the cards of a deck"),))
    if numbers.damage > numbers.pieces:
        message = (
            f"{numbers.damage} damage ends a creator's duel, but only {numbers.pieces} masterpiece "
            "cards can be turned face down for it"
        )
        cure = f"lower damage to {numbers.pieces}"
        yield Hit(_place(tree, "creator", "damage"), message, cure, ((cards, "the cards"),))
    if numbers.pieces > numbers.cells:
        message = f"a masterpiece of {numbers.pieces} cards does not fit into {numbers.cells} cells"
        cure = f"lower cards to {numbers.cells}, or raise cells to {numbers.pieces}"
        cells = _place(tree, "masterpiece", "cells")
        yield Hit(cards, message, cure, ((cells, "the cells of the board"),))


def _place(tree: Mapping, *keys: str | int) -> Span:
    return follow(tree, keys).span
