"""What tells a scenario from its twin: how it is set and played, and what comes of it."""

from collections import Counter
from collections.abc import Hashable, Iterator

from react_tools.game import Fact, Facts, Sight
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import plain

_NOT_SETTING = frozenset({"title", "cites", "twin", "expect"})


def setting(scenario: Scenario) -> object:
    """Setting and script as plain data; that a step is refused is no part, but its outcome."""
    parts = scenario.root.entries.items()
    return _unrefused({k: plain(it.value) for k, it in parts if k not in _NOT_SETTING})


def came(run: Run) -> Hashable:
    """What came of a scenario, whatever is expected: changes, refusals, events, what is asked.

    Facts count by how they changed, so that what was laid out otherwise and lies there still is
    no other outcome.
    """
    game = run.game
    refused = tuple((it.who, it.tried, it.rules) for it in run.refusals)
    changed = frozenset(_changes(game.facts(first=True), game.facts()))
    return changed, refused, _events(game), _asked(game)


def _unrefused(part: object) -> object:
    if isinstance(part, dict):
        return {k: _unrefused(value) for k, value in part.items() if k != "refused"}
    return [_unrefused(item) for item in part] if isinstance(part, list) else part


def _changes(before: Facts, after: Facts) -> Iterator[tuple[str, str, Hashable]]:
    for thing in (*before, *(it for it in after if it not in before)):
        old, new = before.get(thing, {}), after.get(thing, {})
        for name in dict.fromkeys((*old, *new)):
            one, other = old.get(name), new.get(name)
            if one != other:
                yield thing, name, _change(one, other)


def _change(old: Fact | None, new: Fact | None) -> Hashable:
    """A difference for a number, what comes and what goes for cards and the like; else the new."""
    if isinstance(old, tuple) and isinstance(new, tuple):
        gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
        return frozenset(gone.items()), frozenset(come.items())
    if type(old) is int and type(new) is int:
        return new - old
    return new


def _events(game: Sight) -> tuple[str, ...]:
    recorder = game.recorder
    entries = recorder.entries if recorder else []
    return tuple(it.event.short(game.teller) for it in entries)


def _asked(game: Sight) -> Hashable:
    """Who is asked for what; how the duel ended, or which choice it is, in words."""
    decision = game.decision()
    if decision is None:
        return game.question("en")
    asked = (decision.who, decision.kind)
    return (*asked, game.question("en")) if decision.kind == "choice" else asked
