"""A rule or a ruling with the scenarios made to show it; and all of them."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from react_tools.rulebook import Text
from react_tools.scenario.scenario import Scenario
from react_tools.source.span import Span

DUE = ("step", "permission", "prohibition", "exception")
"""The kinds of rule that have to be shown."""
RULING = "ruling"
_COUNTED = (*DUE, RULING)


class Lack(StrEnum):
    """Why a scenario does not show what it was made to show; the nearest to showing it last."""

    UNCITED = "uncited"
    UNPINNED = "unpinned"
    FAILS = "fails"
    UNTOUCHED = "untouched"
    TWINLESS = "twinless"
    UNRETURNED = "unreturned"
    TWIN_FAILS = "twin-fails"
    SAME_SCRIPT = "same-script"
    SAME_OUTCOME = "same-outcome"
    SAME_SETTING = "same-setting"


_ORDER = list(Lack)


class Witness(Struct, frozen=True):
    """A scenario that was made to show something, and what it lacks to do so, if anything."""

    scenario: Scenario
    lack: Lack | None = None


class Flaw(Struct, frozen=True):
    """A scenario that is wrong itself, whatever else shows its rules.

    Attributes:
        cites: the rules that it cites, but nothing in it rests on them; empty if it fails.
    """

    scenario: Scenario
    cites: tuple[str, ...] = ()


class Showing(Struct, frozen=True):
    """A rule or a ruling, and the scenarios that were made to show it.

    Attributes:
        kind: a rule's kind, or `ruling`.
        title: a rule's title, or a ruling's question.
        span: where it stands in the register.
        witnesses: those that show it come first, then by id.
    """

    id: str
    kind: str
    title: Text
    span: Span
    witnesses: tuple[Witness, ...]

    @property
    def due(self) -> bool:
        """Whether it has to be shown."""
        return self.kind in _COUNTED

    @property
    def topic(self) -> str:
        """The group of the register in which a rule stands: `RA-CHAIN`; empty for a ruling."""
        return "" if self.kind == RULING else self.id.rpartition("-")[0]

    @property
    def shown(self) -> bool:
        """Whether a scenario shows it."""
        return any(it.lack is None for it in self.witnesses)

    @property
    def missing(self) -> bool:
        """Whether it has to be shown and is not."""
        return self.due and not self.shown

    @property
    def why(self) -> tuple[Lack, Witness | None] | None:
        """What is missing, and the scenario that comes nearest to it, if there is any.

        None if it is shown, or need not be.
        """
        if not self.missing:
            return None
        tried = [(it.lack, it) for it in self.witnesses if it.lack]
        if tried:
            return max(tried, key=lambda it: _ORDER.index(it[0]))
        return Lack.UNPINNED if self.kind == RULING else Lack.UNCITED, None


class Coverage(Struct, frozen=True):
    """What was found out about a register.

    Attributes:
        showings: rules in the order of the register, then rulings.
        scenarios: how many were looked at.
        left_out: the paths of files with errors.
        flaws: the scenarios that are wrong themselves.
    """

    ruleset: str
    showings: tuple[Showing, ...]
    scenarios: int
    left_out: tuple[str, ...] = ()
    flaws: tuple[Flaw, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is missing, and nothing is wrong that could hide it."""
        return not (self.missing or self.left_out or self.flaws)

    @property
    def missing(self) -> tuple[Showing, ...]:
        """What has to be shown and is not."""
        return tuple(it for it in self.showings if it.missing)

    def topics(self) -> Mapping[str, list[Showing]]:
        """What stands in each group of the register, in its order; rulings come last."""
        found: dict[str, list[Showing]] = {}
        for it in self.showings:
            found.setdefault(it.topic, []).append(it)
        return found

    def counts(self) -> Mapping[str, tuple[int, int]]:
        """For each kind that has to be shown how many are, and out of how many."""
        return {kind: tally(it for it in self.showings if it.kind == kind) for kind in _COUNTED}


def tally(showings: Iterable[Showing]) -> tuple[int, int]:
    """How many of those that have to be shown are, and how many that are."""
    due = [it.shown for it in showings if it.due]
    return sum(due), len(due)
