"""What came of a clause: done, partly or nothing, and in the last two cases why.

Each clause of a card has exactly one outcome. The reasons are a closed list, each with the rules
that it rests on; their sentences are filled from the outcome's values.
"""

from typing import Literal, NamedTuple

from msgspec import Struct

from react_tools.trace.event import Rules


class Reason(Struct, frozen=True):
    """Why a clause did nothing, or not all of it.

    Attributes:
        rules: two at most; that the impossible is skipped (RA-EFFECT-3) is added by the event.
        by_choice: nothing was impossible, the player declined.
    """

    key: str
    en: str
    ru: str
    rules: Rules
    by_choice: bool = False


Values = tuple[tuple[str, object], ...]


class Outcome(NamedTuple):
    """What came of one clause; `values` fill the reason's sentence."""

    word: Literal["done", "partly", "nothing"]
    reason: Reason | None = None
    values: Values = ()


DONE = Outcome("done")


def nothing(reason: Reason, **values: object) -> Outcome:
    """Nothing happened, and why."""
    return Outcome("nothing", reason, tuple(values.items()))


def partly(reason: Reason, **values: object) -> Outcome:
    """Some of it happened; why the rest did not."""
    return Outcome("partly", reason, tuple(values.items()))


def together(outcomes: list[Outcome]) -> Outcome:
    """One outcome of several tries: done if all were, nothing if none was even in part."""
    failed = next((it for it in outcomes if it.word != "done"), None)
    if failed is None:
        return DONE
    if all(it.word == "nothing" for it in outcomes):
        return outcomes[0]
    return failed._replace(word="partly")
