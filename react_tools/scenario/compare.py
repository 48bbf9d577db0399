"""What came of a run, held against what the scenario expects."""

import difflib
from collections.abc import Iterator

from msgspec.structs import replace

from react_tools.findings import Finding
from react_tools.game import Fact, Facts, Sight
from react_tools.scenario.faults import fault
from react_tools.scenario.scenario import Change, Scenario
from react_tools.scenario.sightless import NoPosition


def compare(scenario: Scenario, game: Sight, *, whole: bool = True) -> list[Finding]:
    """Every expectation that was not met.

    A thing that has left or come has facts only on one side: those count as nothing (0) where they
    are expected, and are no change of the rest. Whoever does not see the *whole* game is told
    nothing of things that are out of sight: whether there are any is hidden too.
    """
    if scenario.expect.refused is not None:
        _, span = scenario.expect.refused
        possible = fault("RT216", span, "the rules allow this setting; it is not refused")
        return [] if isinstance(game, NoPosition) else [possible]
    before, after = game.facts(first=True), game.facts()
    return [
        *_changes(scenario if whole else _in_sight(scenario, game, after), game, before, after),
        *_rest(scenario, game, before, after),
        *_trace(scenario, game),
        *_waits(scenario, game),
    ]


def _in_sight(scenario: Scenario, game: Sight, after: Facts) -> Scenario:
    """A scenario that expects nothing of things that are not seen at the end."""
    changed = [
        it for it in scenario.expect.changed if game.aliases.get(it.thing, it.thing) in after
    ]
    return replace(scenario, expect=replace(scenario.expect, changed=tuple(changed)))


def _changes(scenario: Scenario, game: Sight, before: Facts, after: Facts) -> Iterator[Finding]:
    for change in scenario.expect.changed:
        thing = game.aliases.get(change.thing, change.thing)
        name = f"{change.thing}.{change.fact}"
        if thing not in after:
            near = difflib.get_close_matches(change.thing, after, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"things are {game.things}"
            yield fault("RT209", change.span, f"nothing here is called {change.thing!r}", hint)
        elif change.fact not in after[thing] and change.fact not in before.get(thing, {}):
            known = ", ".join(before.get(thing, after[thing]))
            message = f"{change.thing} has no fact {change.fact!r}"
            yield fault("RT209", change.span, message, f"known: {known}")
        else:
            old, new = (facts.get(thing, {}).get(change.fact, 0) for facts in (before, after))
            if not met(change, old, new):
                message = f"{name} should change {_wanted(change)}, but {_came(old, new)}"
                yield fault("RT209", change.span, message)


def met(change: Change, old: Fact, new: Fact) -> bool:
    """Whether a fact that was *old* and is *new* changed as expected."""
    wanted = change.value
    if isinstance(wanted, bool) or not isinstance(wanted, int):
        return wanted == new
    if isinstance(new, tuple) and isinstance(old, tuple):
        return len(new) - len(old) == wanted
    return isinstance(new, int) and isinstance(old, int) and new - old == wanted


def _wanted(change: Change) -> str:
    value = change.value
    if isinstance(value, int) and not isinstance(value, bool):
        return f"by {value:+d}"
    return f"to {told(value)}"


def told(fact: Fact) -> str:
    """A fact as a scenario writes it."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, tuple):
        return f"[{', '.join(fact)}]"
    return str(fact)


def _came(old: Fact, new: Fact) -> str:
    return f"it stayed {told(old)}" if old == new else f"it went from {told(old)} to {told(new)}"


def _rest(scenario: Scenario, game: Sight, before: Facts, after: Facts) -> Iterator[Finding]:
    if not scenario.expect.rest_same:
        return
    listed = {(game.aliases.get(it.thing, it.thing), it.fact) for it in scenario.expect.changed}
    for thing, facts in after.items():
        for name, new in facts.items():
            old = before.get(thing, {}).get(name, new)
            if _differ(old, new) and (thing, name) not in listed:
                message = f"{thing}.{name} changed too: {_came(old, new)}"
                yield fault("RT210", scenario.expect.span, message)


def _differ(old: Fact, new: Fact) -> bool:
    """Whether a fact has changed; cards are counted, as they are under `changed:`."""
    if isinstance(old, tuple) and isinstance(new, tuple):
        return len(old) != len(new)
    return old != new


def _trace(scenario: Scenario, game: Sight) -> Iterator[Finding]:
    recorder = game.recorder
    entries = recorder.entries if recorder else []
    came = [entry.event.short(game.teller) for entry in entries]
    at = 0
    for text, span in scenario.expect.trace:
        wanted = " ".join(game.aliases.get(word, word) for word in text.split())
        if wanted in came[at:]:
            at = came.index(wanted, at) + 1
            continue
        where = "it comes earlier" if wanted in came else "it does not come at all"
        message = f"the event {text!r} is expected here; {where}"
        yield fault("RT211", span, message, f"what came: {', '.join(came[at:]) or 'nothing more'}")
        return


def _waits(scenario: Scenario, game: Sight) -> Iterator[Finding]:
    if scenario.expect.waits is None:
        return
    who, kind, span = scenario.expect.waits
    decision = game.decision()
    came = ("", "nothing") if decision is None else (decision.who, decision.kind)
    if (game.aliases.get(who, who), kind) != came:
        now = f"{came[0]} is asked for {came[1]}" if decision else "nothing is asked any more"
        yield fault("RT212", span, f"expected {who or 'nobody'} to be asked for {kind}; {now}")
