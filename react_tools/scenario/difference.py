"""How two scenarios differ: leaf by leaf in setting and script, and fact by fact in outcome."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from react_tools.scenario.compare import told
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario, Step
from react_tools.scenario.writing import choice, step
from react_tools.source.reading import entries
from react_tools.source.tree import Mapping, Node, Scalar
from react_tools.source.tree import Sequence as List

_APART = frozenset({"ruleset", "title", "cites", "twin", "expect", "script", "field"})


class Leaf(NamedTuple):
    """One thing that differs: where it stands, and what it is in each; empty: not there."""

    path: str
    one: str
    other: str


def setting(one: Scenario, other: Scenario) -> list[Leaf]:
    """What differs in setting and script, in the order of the first file."""
    return [
        *_rows(one, other),
        *_nodes("", one.root, other.root),
        *_steps(one.script, other.script),
    ]


def outcome(one: Run, other: Run) -> list[Leaf]:
    """The facts that differ in the end, and who is asked next if that differs."""
    return [*_facts(one, other), *_waits(one, other)]


def _rows(one: Scenario, other: Scenario) -> Iterator[Leaf]:
    """The rows of the drawings, counted from below as zones are."""
    drawn, drawn_other = _drawn(one), _drawn(other)
    for row in reversed(range(max(len(drawn), len(drawn_other)))):
        a, b = (each[row] if row < len(each) else "" for each in (drawn, drawn_other))
        if a != b:
            yield Leaf(f"field.{row + 1}", a, b)


def _drawn(scenario: Scenario) -> list[str]:
    field = scenario.root.get("field")
    lines = field.text.splitlines() if isinstance(field, Scalar) else []
    return [" ".join(line.split()) for line in lines if line.strip()][::-1]


def _nodes(path: str, one: Node | None, other: Node | None) -> Iterator[Leaf]:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in dict.fromkeys([*one.entries, *other.entries]):
            if path or name not in _APART:
                inner = f"{path}.{name}" if path else name
                yield from _nodes(inner, one.get(name), other.get(name))
        return
    a, b = _text(one), _text(other)
    if a != b:
        yield Leaf(path, a, b)


def _text(node: Node | None) -> str:
    """A value in one line."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, List):
        return f"[{', '.join(_text(item) for item in node.items)}]"
    inner = (f"{name}: {_text(entry.value)}" for name, entry in entries(node))
    return f"{{{', '.join(inner)}}}" if node is not None else ""


def _steps(one: Sequence[Step], other: Sequence[Step]) -> Iterator[Leaf]:
    """Steps that differ; those that only one script has stand alone."""
    texts, texts_other = [step(it) for it in one], [step(it) for it in other]
    codes = SequenceMatcher(None, texts, texts_other, autojunk=False).get_opcodes()
    for tag, a, b, c, d in codes:
        if tag == "replace" and b - a == d - c:
            for at in range(b - a):
                yield from _step(f"script.{a + at + 1}", one[a + at], other[c + at])
        elif tag != "equal":
            yield from (Leaf(f"script.{at + 1}", texts[at], "") for at in range(a, b))
            yield from (Leaf(f"script.{at + 1}", "", texts_other[at]) for at in range(c, d))


def _step(path: str, one: Step, other: Step) -> Iterator[Leaf]:
    """The terms in which one play differs from another; two different actions stand whole."""
    if (one.who, _act(one)) != (other.who, _act(other)):
        yield Leaf(path, step(one), step(other))
        return
    parts, parts_other = _parts(one), _parts(other)
    for name in dict.fromkeys([*parts, *parts_other]):
        a, b = parts.get(name, ""), parts_other.get(name, "")
        if a != b:
            yield Leaf(f"{path}.{name}", a, b)


def _act(one: Step) -> tuple[str, str]:
    """What is done: which card is played, or a pass."""
    return next(iter(one.terms.items()))


def _parts(one: Step) -> dict[str, str]:
    choices = ", ".join(choice(it.by, pick) for it in one.answers for pick in it.picks)
    more = {"refused": one.refused, "choices": choices}
    return {**one.terms, **{name: it for name, it in more.items() if it}}


def _facts(one: Run, other: Run) -> Iterator[Leaf]:
    facts, facts_other = one.game.facts(), other.game.facts()
    if not (facts and facts_other):
        return  # one of them has no position
    for thing in dict.fromkeys([*facts, *facts_other]):
        a, b = facts.get(thing, {}), facts_other.get(thing, {})
        for name in dict.fromkeys([*a, *b]):
            old, new = (told(it[name]) if name in it else "" for it in (a, b))
            if old != new:
                yield Leaf(f"{thing}.{name}", old, new)


def _waits(one: Run, other: Run) -> Iterator[Leaf]:
    a, b = (_asked(it) for it in (one, other))
    if a != b:
        yield Leaf("waits", a, b)


def _asked(run: Run) -> str:
    decision = run.game.decision()
    return f"{decision.who}, {decision.kind}" if decision is not None else "nothing"
