"""Steps in the card language, one clause a line, as a card shows them."""

from collections.abc import Iterator, Sequence

from react_tools.reference.figure import Told
from react_tools.rulesets.keyforge.effects import VERBS
from react_tools.rulesets.keyforge.steps import Branch, Clause, May, Pick, Step, Written


def told(steps: Sequence[Step], depth: int = 0) -> tuple[Told, ...]:
    """Every clause on its line; what hangs on a condition or a choice stands deeper."""
    return tuple(line for step in steps for line in _step(step, depth))


def in_one_line(steps: Sequence[Step]) -> str:
    """Every clause, in one line; what hangs on a condition stands behind its colon."""
    parts = [f"{it.verb} {it.text}".strip() for it in told(steps)]
    return "; ".join(parts).replace(":; ", ": ")


def union(given: Sequence[Written]) -> str:
    """A parameter as it is written; a list of phrases is their union."""
    return " + ".join(it.text for it in given)


def _step(step: Step, depth: int) -> Iterator[Told]:
    match step:
        case Clause():
            yield Told(_told(step), step.verb, depth)
        case Branch():
            yield from _hung(f"{step.condition.text}:", "if", step.then, depth)
            if step.otherwise:
                yield from _hung("", "else:", step.otherwise, depth)
        case Pick():
            yield Told(f"{step.count}{_by(step)}:", "choose", depth)
            for inner in step.lists:
                yield from _hung("", "•", inner, depth + 1)
        case May():
            text = f"{_by(step).lstrip()}:".removeprefix(":")
            yield from _hung(text, "may", step.steps, depth)


def _by(step: Clause | Pick | May) -> str:
    """Who decides, if it is not the active player."""
    return " by opponent" if step.by_opponent else ""


def _hung(text: str, word: str, steps: Sequence[Step], depth: int) -> Iterator[Told]:
    """What hangs on a word: on its line if it is one clause, else beneath it."""
    match steps:
        case (Clause() as only,):
            clause = f"{only.verb} {_told(only)}"
            yield Told(f"{text} {clause}" if text else clause, word, depth)
        case _:
            yield Told(text, word, depth)
            yield from told(steps, depth + 1)


def _told(clause: Clause) -> str:
    """What the verb is told: its main parameter, then the others by name."""
    verb = VERBS[clause.verb]
    given = {name: union(it) for name, it in clause.arguments.items()}
    given |= {name: str(it) for name, it in clause.numbers.items()} | dict(clause.words)
    names = [name for name in verb.parameters if name in given and name != verb.main]
    said = " ".join([given.get(verb.main, ""), *(f"{name} {given[name]}" for name in names)])
    return f"{said.strip()}{_by(clause)}"
