"""A scenario as a value: docs/writing-scenarios.md tells the format."""

from collections.abc import Mapping

from msgspec import Struct

from react_tools.game import Fact, Terms
from react_tools.source import tree
from react_tools.source.span import Span


class Answer(Struct, frozen=True):
    """Choices made in the middle of a play, by one player, in order; `by` may be left out."""

    by: str
    picks: tuple[str, ...]
    span: Span
    by_span: Span


class Step(Struct, frozen=True):
    """What one player does.

    Attributes:
        terms: what is chosen, by word (react_tools.game.Terms).
        refused: the rule that forbids it; empty if it is legal.
        answers: the choices made while the play is carried out.
    """

    who: str
    terms: Terms
    refused: str
    answers: tuple[Answer, ...]
    span: Span


class Change(Struct, frozen=True):
    """One expected change: a difference for a number, else the new value."""

    thing: str
    fact: str
    value: Fact
    span: Span


class Expectation(Struct, frozen=True):
    """What should come of it.

    Attributes:
        changed: facts that change; `rest_same`: no other does.
        trace: short events in this order, gaps allowed.
        waits: who is asked next and for what; `nothing` when the game is over; None if not said.
        refused: the rule by which there can be no such setting; None if there can.
        sound: whether the game has to keep every promise meanwhile (react_tools.promises).
    """

    changed: tuple[Change, ...]
    rest_same: bool
    trace: tuple[tuple[str, Span], ...]
    waits: tuple[str, str, Span] | None
    span: Span
    refused: tuple[str, Span] | None = None
    sound: bool = False

    @property
    def empty(self) -> bool:
        """Whether the scenario does not say yet what should come of it."""
        said = self.changed or self.rest_same or self.trace or self.waits or self.refused
        return not (said or self.sound)


class Scenario(Struct, frozen=True, eq=False, weakref=True):
    """One rules question with its answer.

    Attributes:
        id: `<topic>/<claim>`, from the path.
        cites: the rules that it shows, with their places.
        twin: the id of its boundary twin, or empty.
        rulings: the switches it pins.
        root: the whole file; the ruleset reads the setting from it.
        layer: how far away its file lies (react_tools.document.Document).
    """

    id: str
    path: str
    ruleset: str
    title: str
    cites: tuple[tuple[str, Span], ...]
    twin: str
    rulings: Mapping[str, str]
    script: tuple[Step, ...]
    expect: Expectation
    root: tree.Mapping
    layer: int = 0
