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
        stopped: where the script made no sense any more and why, if it did.
    """

    position: frozenset[Hashable]
    asked: Hashable
    refused: Hashable
    stopped: Hashable


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
    return Outcome(position, _asked(came), refused, _stopped(came, rulings))


def _asked(run: Run) -> Hashable:
    """Whose turn it is to do what; how the duel ended, or which choice it is, in words."""
    decision = run.game.decision()
    if decision is None:
        return run.game.question("en")
    asked = (decision.who, decision.kind, decision.cause)
    return (*asked, run.game.question("en")) if decision.kind == "choice" else asked


def missing(came: Run | NoPosition) -> tuple[str, ...]:
    """Which of the expected events did not come: the way to an outcome, not the outcome."""
    findings = came.findings if isinstance(came, Run) else ()
    return tuple(it.message for it in findings if it.code == EVENTS)


def _stopped(run: Run, rulings: Container[str]) -> Hashable:
    stop = run.stop
    if stop is None or may_stop(run):
        return None
    return (stop.finding.code, stop.finding.span, stop.step, _rules(stop.rules, rulings))


def _rules(rules: Rules, rulings: Container[str]) -> Rules:
    return tuple(it for it in rules if it not in rulings)
