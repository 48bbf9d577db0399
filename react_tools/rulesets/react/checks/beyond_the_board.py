"""RA129: a number that no board, hand or masterpiece of the game allows."""

from collections.abc import Callable, Iterator, Mapping

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.board import Numbers
from react_tools.rulesets.react.checking.phrases import told, withins, withins_in
from react_tools.rulesets.react.checking.programs import Program, all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Amount, Quantity
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Written


@check("RA129", Level.WARNING, Creator)
def beyond_the_board(creator: Creator, library: Library) -> Iterator[Hit]:
    """A card says a number that the field, the hand or the masterpiece does not hold.

    Why it matters: what goes beyond is never done, so the number on the card is not the one that
    counts. A straight move ends at the edge, a hand takes no more than its limit, a masterpiece has
    so many cards, and a distance that reaches the whole field leaves nothing out. The numbers stand
    in `board.yaml`.

    Wrong:
        deck:
          - {id: filing, do: [{move: {who: creator, by: 11, toward: direction}}]}

    Right:
        deck:
          - {id: filing, do: [{move: {who: creator, by: 1, toward: direction}}]}
    """
    numbers = library.numbers
    if numbers is None:
        return
    whole = numbers.columns + numbers.rows - 2
    reaches = any(steps >= whole for it in told(creator) for steps in withins_in(*it))
    for program in all_programs(creator):
        for clause in program.clauses:
            limit = _LIMITS.get(clause.verb)
            if limit is not None:
                yield from limit(clause, numbers)
        if reaches:
            yield from _everywhere(program, whole)


def _everywhere(program: Program, whole: int) -> Iterator[Hit]:
    """Distances that leave nothing of the field out."""
    for written in program.written:
        for steps in withins(written):
            if steps >= whole:
                message = f"within {steps} is the whole field, whose ends are {whole} apart"
                yield Hit(written.node.span, message, "leave it out, or say fewer")


def _straight(clause: Clause, numbers: Numbers) -> Iterator[Hit]:
    longest = max(numbers.columns, numbers.rows) - 1
    if "toward" in clause.arguments:
        yield from _over(clause, "by", longest, f"a straight way across the field is {longest}")


def _hand(clause: Clause, numbers: Numbers) -> Iterator[Hit]:
    yield from _over(clause, "amount", numbers.hand, f"a hand holds at most {numbers.hand} cards")


def _pile(clause: Clause, numbers: Numbers) -> Iterator[Hit]:
    most, why = numbers.deck, f"a deck has only {numbers.deck} cards"
    if clause.words.get("to") == "hand":
        most, why = numbers.hand, f"a hand holds at most {numbers.hand} cards"
    yield from _over(clause, "cards", most, why)


def _harm(clause: Clause, numbers: Numbers) -> Iterator[Hit]:
    yield from _over(clause, "amount", numbers.damage, f"{numbers.damage} damage end the duel")


def _picture(clause: Clause, numbers: Numbers) -> Iterator[Hit]:
    yield from _over(clause, "times", numbers.pieces, f"a masterpiece has {numbers.pieces} cards")


_LIMITS: Mapping[str, Callable[[Clause, Numbers], Iterator[Hit]]] = {
    "move": _straight,
    "draw": _hand,
    "return": _pile,
    "damage": _harm,
    "wound": _harm,
    "improve": _picture,
}


def _over(clause: Clause, parameter: str, most: int, why: str) -> Iterator[Hit]:
    """A number of a clause that is over what there can be."""
    for written in clause.arguments.get(parameter, ()):
        number = _number(written)
        if number > most:
            message = f"this {clause.verb} says {number}, and {why}"
            yield Hit(written.node.span, message, f"say {most} or fewer")


def _number(written: Written) -> int:
    match written.tree:
        case Amount(number=number) | Quantity(count=number):
            return number
        case _:
            return 0
