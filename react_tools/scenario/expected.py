"""Writes the expectation that a run meets: what has come of it, as `expect:` says it."""

from collections.abc import Container, Iterator, Mapping

from react_tools.game import Fact
from react_tools.scenario.runner import Run
from react_tools.scenario.sightless import NoPosition
from react_tools.source.write import mapping, sequence, word
from react_tools.trace.event import Event

_MOST_CITED = 6
_WIDEST = 100
_STEP = "  "


def expected(run: Run, newline: str = "\n") -> str:
    """The whole block, with its key and a line end behind each line.

    The trace holds the events that matter: no quiet ones, and none that only repeat the script or
    always follow from it – unless there are no others.
    """
    lines = ["expect:", *(f"{_STEP}{line}" for line in _block(run))]
    return "".join(f"{line}{newline}" for line in lines)


def _block(run: Run) -> Iterator[str]:
    if isinstance(run.game, NoPosition):
        yield f"refused: {run.refusals[0].rules[0]}"
        return
    changed = _changed(run)
    if changed:
        yield "changed:"
        for thing, facts in changed.items():
            yield from (f"{_STEP}{line}" for line in _facts(thing, facts))
    yield "rest: same"
    if told := [it.short(run.game.teller) for it in _telling(run)]:
        yield from _listed("trace", told)
    yield f"waits: {waits(run)}"


def _changed(run: Run) -> dict[str, dict[str, str]]:
    """Each thing of which something has changed, with what has."""
    found, first = {}, run.game.facts(first=True)
    for thing, after in run.game.facts().items():
        before = first[thing]
        changes = {
            name: told
            for name, new in after.items()
            if (told := _change(before.get(name, _nothing(new)), new))
        }
        if changes:
            found[thing] = changes
    return found


def _nothing(new: Fact) -> Fact:
    """What a fact was of a thing that was not there: nothing of it, as comparing takes it."""
    return () if isinstance(new, tuple) else type(new)()


def _change(old: Fact, new: Fact) -> str:
    """A difference of numbers, or of numbers of cards, else the new value; empty if none."""
    if isinstance(new, tuple) and isinstance(old, tuple):
        return _difference(len(new) - len(old))
    if isinstance(new, bool):
        return str(new).lower() if new != old else ""
    if isinstance(new, int) and isinstance(old, int):
        return _difference(new - old)
    return word(str(new)) if new != old else ""


def _difference(number: int) -> str:
    return f"{number:+d}" if number else ""


def _facts(thing: str, facts: Mapping[str, str]) -> Iterator[str]:
    """The facts of a thing in one line, or a line each where that would be too wide."""
    line = f"{word(thing)}: {mapping(facts)}"
    if len(line) + 2 * len(_STEP) <= _WIDEST:
        yield line
        return
    yield f"{word(thing)}:"
    for name, value in facts.items():
        yield f"{_STEP}{word(name)}: {value}"


def worth_citing(run: Run, rules: Container[str]) -> list[str]:
    """Rules that a scenario may cite: those on which refusals and telling events rest, a few."""
    cited = [*(it.rules for it in run.refusals), *(it.cited() for it in _telling(run))]
    found = dict.fromkeys(rule for each in cited for rule in each if rule in rules)
    return list(found)[:_MOST_CITED]


def _telling(run: Run) -> list[Event]:
    """The events that matter, in order."""
    recorder = run.game.recorder
    events = [it.event for it in recorder.entries if not it.event.quiet] if recorder else []
    return [it for it in events if not it.routine] or events


def _listed(key: str, texts: list[str]) -> Iterator[str]:
    line = f"{key}: {sequence(word(text) for text in texts)}"
    if len(line) + len(_STEP) <= _WIDEST:
        yield line
        return
    yield f"{key}:"
    yield from (f"{_STEP}- {word(text)}" for text in texts)


def waits(run: Run) -> str:
    """The decision that is open in the end, as `waits:` says it."""
    decision = run.game.decision()
    if decision is None:
        return mapping({"for": "nothing"})
    return mapping({"who": word(decision.who), "for": word(decision.kind)})
