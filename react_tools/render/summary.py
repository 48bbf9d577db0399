"""What a command looked at: a run that read nothing is never a success."""

from collections.abc import Mapping

from msgspec import Struct


class Summary(Struct, frozen=True):
    """Counts of what was looked at, by thing (`files`, `creators` …)."""

    counts: Mapping[str, int]

    def __str__(self) -> str:
        """`2 files, 1 creator, 16 cards`; what there is none of is left out."""
        told = [count(number, thing) for thing, number in self.counts.items() if number]
        return ", ".join(told) or "nothing"


def count(number: int, thing: str) -> str:
    """`1 card`, `2 cards`; *thing* is given in the plural."""
    return f"{number} {thing.removesuffix('s') if number == 1 else thing}"
