"""A kind of entry that can be listed, and what it is called."""

from typing import NamedTuple

from react_tools.reference.entry import Text


class Listing(NamedTuple):
    """A kind of entry that can be listed.

    Attributes:
        kind: its word, as `Entry.kind`.
        one: what one is called.
        heading: what a list is headed by.
        what: what it is, in a few words.
        defined: whether designers define it, in files that may have errors.
    """

    kind: str
    one: Text
    heading: Text
    what: Text
    defined: bool = False


VERBS = Listing(
    "verb",
    {"en": "verb", "ru": "глагол"},
    {"en": "Verbs", "ru": "Глаголы"},
    {"en": "what a clause of a card can do", "ru": "что делает шаг карты"},
)
"""Those of a card language."""
