"""What came of a run, so that two can be compared: not how it came about, nor on what it rests."""

from collections.abc import Container, Hashable
from typing import NamedTuple

from msgspec import Struct

from react_tools.findings import Finding
from react_tools.scenario.runner import Run, may_stop
from react_tools.trace.event import Rules

EVENTS = "RT211"
"""The fault of an expected event that does not come: the position does not tell it."""


class NoPosition(NamedTuple):
    """A setting that makes no position: why, and by which rulings it might make one."""

    findings: tuple[Finding, ...]
    rulings: frozenset[str]


class Outcome(Struct, frozen=True):
    """What came of a run, or why there was no position to play from.

    Attributes:
        position: every fact.
        asked: who is asked what now; of a choice also what it is between, as the question says.
        refused: what was refused, and by which rules; rulings aside.
        ended: where the script made no sense any more and why, and which events did not come.
    """

    position: frozenset[Hashable]
    asked: Hashable
    refused: Hashable
    ended: Hashable


def outcome(came: Run | NoPosition, rulings: Container[str]) -> Outcome:
    """What came; which *rulings* are marked does not count."""
    if not isinstance(came, Run):
        return Outcome(
            frozenset(), None, None, tuple((it.code, it.message) for it in came.findings)
        )
    facts = came.game.facts()
    position = frozenset(
        (thing, name, it) for thing, named in facts.items() for name, it in named.items()
    )
    refused = tuple((it.who, it.tried, _rules(it.rules, rulings)) for it in came.refusals)
    return Outcome(position, _asked(came), refused, _ended(came, rulings))


def _asked(run: Run) -> Hashable:
    """Whose turn it is to do what; how the duel ended, or which choice it is, in words."""
    decision = run.game.decision()
    if decision is None:
        return run.game.question("en")
    asked = (decision.who, decision.kind, decision.cause)
    return (*asked, run.game.question("en")) if decision.kind == "choice" else asked


def _ended(run: Run, rulings: Container[str]) -> Hashable:
    missing = tuple(it.message for it in run.findings if it.code == EVENTS)
    stop = run.stop
    if stop is None or may_stop(run):
        return missing
    return (stop.finding.code, stop.finding.span, stop.step, _rules(stop.rules, rulings))


def _rules(rules: Rules, rulings: Container[str]) -> Rules:
    return tuple(it for it in rules if it not in rulings)
