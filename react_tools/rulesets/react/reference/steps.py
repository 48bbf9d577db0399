"""Steps and triggers in the card language, one clause a line, as a card shows them."""

from collections.abc import Iterable, Iterator, Sequence

from react_tools.reference.figure import Told
from react_tools.reference.lines import lines
from react_tools.rulesets.react.build import is_step, step
from react_tools.rulesets.react.definitions import Passive
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step, Written
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


def waking(passive: Passive) -> tuple[Told, ...]:
    """What wakes a passive: its trigger, its filters, its condition; or what it replaces."""
    filters = [f"{name} {union(given)}" for name, given in passive.filters.items()]
    ways = [f"how {', '.join(passive.ways)}"] if passive.ways else []
    told_of = (("of", passive.of), ("face", passive.face), ("player", passive.player))
    told_of_it = [f"{word} {value}" for word, value in told_of if value]
    what, word = ("damage", "replace") if passive.instead else (passive.when, "when")
    lines = [Told(" · ".join([what, *told_of_it, *filters, *ways]), word)]
    if passive.condition:
        lines.append(Told(passive.condition.text, "if"))
    if passive.instead:
        lines.append(Told(passive.instead + (" · may" if passive.may else ""), "with"))
    return tuple(lines)


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
            yield Told(f"{one.count.text}{_by(one.by)}:", "choose", depth)
            for inner in one.lists:
                yield from _hung("", "•", inner, depth + 1, folded=folded)
        case May():
            yield from _hung(
                f"{_by(one.by).lstrip()}:".removeprefix(":"), "may", one.steps, depth, folded=folded
            )
        case Each():
            yield from _hung(f"{one.those.text}:", "each", one.steps, depth, folded=folded)


def _by(by: Written | None) -> str:
    """Who does it, if it is not the owner."""
    return f" by {by.text}" if by else ""


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
    given = {name: union(it) for name, it in clause.arguments.items()} | dict(clause.words)
    names = [name for name in verb.parameters if name in given and name != verb.main]
    said = " ".join([given[verb.main], *(f"{name} {given[name]}" for name in names)])
    return f"{said}{_by(clause.by)}"
