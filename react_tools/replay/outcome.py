"""What came of a clause: done, partly or nothing, and in the last two cases why.

Each clause of a card has exactly one outcome. The reasons are a closed list, each with the rules
that it rests on; their sentences are filled from the outcome's values.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from react_tools.trace.event import Rules


class Reason(Struct, frozen=True):
    """Why a clause did nothing, or not all of it.

    Attributes:
        rules: two at most; that the impossible is skipped (RA-EFFECT-3) is added by the event.
        by_choice: nothing was impossible, the player declined.
        answered: it was done, and something answered it so that nothing came of it.
    """

    key: str
    en: str
    ru: str
    rules: Rules
    by_choice: bool = False
    answered: bool = False

    @property
    def is_possible(self) -> bool:
        """Whether the clause could be carried out all the same."""
        return self.by_choice or self.answered


Values = tuple[tuple[str, object], ...]


class Outcome(Struct, frozen=True, gc=False):
    """What came of one clause; `values` fill the reason's sentence, `others` failed too."""

    word: Literal["done", "partly", "nothing"]
    reason: Reason | None = None
    values: Values = ()
    others: tuple["Outcome", ...] = ()


DONE = Outcome("done")
NOTHING_YET = Outcome("nothing")
"""Before the first clause: `done` is not true of it."""


def nothing(reason: Reason, **values: object) -> Outcome:
    """Nothing happened, and why."""
    return Outcome("nothing", reason, tuple(values.items()))


def partly(reason: Reason, **values: object) -> Outcome:
    """Some of it happened; why the rest did not."""
    return Outcome("partly", reason, tuple(values.items()))


def together(outcomes: list[Outcome]) -> Outcome:
    """One outcome of several tries: done if all were, nothing if none was even in part."""
    if len(outcomes) == 1:
        return outcomes[0]
    failed = [it for it in outcomes if it.word != "done"]
    if not failed:
        return DONE
    word: Literal["nothing", "partly"] = "partly"
    if all(it.word == "nothing" for it in outcomes):
        word = "nothing"
    return replace(failed[0], word=word, others=tuple(failed[1:]))
