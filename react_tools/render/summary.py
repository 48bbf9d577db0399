"""What a command looked at: a run that read nothing is never a success."""

from collections.abc import Mapping


def amounts(counts: Mapping[str, int]) -> str:
    """`2 files, 1 creator, 16 cards`; what there is none of is left out."""
    return ", ".join(count(number, thing) for thing, number in counts.items() if number)


def count(number: int, thing: str) -> str:
    """`1 card`, `2 boxes`; *thing* is given in the plural."""
    ending = "es" if thing.endswith("xes") else "s"
    return f"{number} {thing.removesuffix(ending) if number == 1 else thing}"
