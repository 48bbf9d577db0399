"""What a trigger of the card language is made of."""

from msgspec import Struct


class Trigger(Struct, frozen=True):
    """A fact that passives can wait for.

    Attributes:
        name: what stands behind `when:`.
        filters: what may narrow it: `who` (units), `where` (zones), `token`, `how` (ways),
            `player` (must be written where it may).
        ways: the ways that `how` may name.
        words: the words of phrases that it gives a meaning.
        page: the manual page; the first line is the summary.
    """

    name: str
    filters: tuple[str, ...]
    words: tuple[str, ...]
    page: str
    ways: tuple[str, ...] = ()
