"""Lists in an English sentence."""

from collections.abc import Sequence


def first_few(words: Sequence[str], most: int = 6) -> str:
    """The first of them, with a sign if there are more: `a, b, c …`."""
    return f"{', '.join(words[:most])}{' …' if len(words) > most else ''}"


def together(words: Sequence[str]) -> str:
    """All of them, of which there is one at least: `a, b and c`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
