"""Decisions, choices and refusals as the contract wants them: what is open, what can be chosen."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from react_tools.game import Terms
from react_tools.replay.lazily import Lazily
from react_tools.replay.question import Option
from react_tools.replay.steps import Step
from react_tools.trace.event import Rules


class Asked(NamedTuple):
    """The open decision (react_tools.game.Decision)."""

    who: str
    kind: str
    cause: str
    place: int
    rules: Rules


class Refused(NamedTuple):
    """Why something cannot be chosen (react_tools.game.Refusal).

    `key` is `unknown` or `vague` where no rule forbids it.
    """

    message: str
    rules: Rules
    key: str = ""


class Move(Struct, frozen=True, eq=False, gc=False):
    """An open choice (react_tools.game.Choice).

    Attributes:
        said: gives what it says, worked out when somebody asks.
        step: what happens when it is made; None for an answer to a question.
        answer: which option of the question it is.
    """

    said: "Callable[[Move], Terms]"
    place: int = 0
    step: Step[Any] | None = None
    answer: int = 0

    @property
    def terms(self) -> Terms:
        """What it says, by word."""
        return self.said(self)

    @property
    def name(self) -> str:
        """The terms in one line."""
        return " ".join(f"{word} {value}".strip() for word, value in self.terms.items())


class Answers(Lazily[Move]):
    """The answers to a question.

    *word* says what kind of answers they are in scripts; *name* gives the name of a thing that can
    be picked, by its field and value.
    """

    __slots__ = ("_name", "_options", "_word")

    def __init__(
        self, name: Callable[[str, int], object], word: str, options: Sequence[Option]
    ) -> None:
        self._name = name
        self._word = word
        self._options = options
        self._size = len(options)

    def _made(self, at: int) -> Move:
        return Move(self._terms, answer=at)

    def _terms(self, move: Move) -> Terms:
        option = self._options[move.answer]
        return {self._word: str(self._name(option.field, option.value))}
