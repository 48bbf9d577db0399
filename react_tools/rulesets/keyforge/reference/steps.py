"""Steps in the card language, one clause a line, as a card shows them."""

from collections.abc import Iterable, Iterator, Sequence

from react_tools.reference.figure import Told
from react_tools.reference.lines import lines
from react_tools.rulesets.keyforge.build import is_step, step
from react_tools.rulesets.keyforge.effects import VERBS
from react_tools.rulesets.keyforge.steps import Branch, Clause, May, Pick, Step, Written
from react_tools.source.tree import Mapping


def told(steps: Sequence[Step], depth: int = 0, *, folded: bool = True) -> tuple[Told, ...]:
    """Every clause on its line; what hangs on a condition or a choice stands deeper.

    *folded*: one clause that hangs there alone stands on the same line.
    """
    return tuple(line for one in steps for line in _step(one, depth, folded=folded))


def clauses(nodes: Iterable[Mapping], *, folded: bool) -> Iterator[Told]:
    """The steps that mappings are; of what is none, its keys and values."""
    for node in nodes:
        yield from told((step(node),), folded=folded) if is_step(node) else lines(node)


def in_one_line(steps: Sequence[Step]) -> str:
    """Every clause, in one line; what hangs on a condition stands behind its colon."""
    parts = [f"{it.verb} {it.text}".strip() for it in told(steps)]
    return "; ".join(parts).replace(":; ", ": ")


def union(given: Sequence[Written]) -> str:
    """A parameter as it is written; a list of phrases is their union."""
    return " + ".join(it.text for it in given)


def _step(one: Step, depth: int, *, folded: bool) -> Iterator[Told]:
    match one:
        case Clause():
            yield Told(_told(one), one.verb, depth)
        case Branch():
            yield from _hung(f"{one.condition.text}:", "if", one.then, depth, folded=folded)
            if one.otherwise:
                yield from _hung("", "else:", one.otherwise, depth, folded=folded)
        case Pick():
            yield Told(f"{one.count}{_by(one)}:", "choose", depth)
            for inner in one.lists:
                yield from _hung("", "•", inner, depth + 1, folded=folded)
        case May():
            text = f"{_by(one).lstrip()}:".removeprefix(":")
            yield from _hung(text, "may", one.steps, depth, folded=folded)


def _by(step: Clause | Pick | May) -> str:
    """Who decides, if it is not the active player."""
    return " by opponent" if step.by_opponent else ""


def _hung(
    text: str, word: str, steps: Sequence[Step], depth: int, *, folded: bool
) -> Iterator[Told]:
    """What hangs on a word: on its line if it is one clause, else beneath it."""
    match steps:
        case (Clause() as only,) if folded:
            clause = f"{only.verb} {_told(only)}"
            yield Told(f"{text} {clause}" if text else clause, word, depth)
        case _:
            yield Told(text, word, depth)
            yield from told(steps, depth + 1, folded=folded)


def _told(clause: Clause) -> str:
    """What the verb is told: its main parameter, then the others by name."""
    verb = VERBS[clause.verb]
    given = {name: union(it) for name, it in clause.arguments.items()}
    given |= {name: str(it) for name, it in clause.numbers.items()} | dict(clause.words)
    names = [name for name in verb.parameters if name in given and name != verb.main]
    said = " ".join([given.get(verb.main, ""), *(f"{name} {given[name]}" for name in names)])
    return f"{said.strip()}{_by(clause)}"
