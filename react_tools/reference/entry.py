"""An entry of the manual: lists, search and pages read the same one."""

from collections.abc import Mapping

from msgspec import Struct, field

from react_tools.trace.event import Lang

Text = Mapping[Lang, str]


def same(text: str) -> Text:
    """A text that is there in one language only, and shown in both."""
    return {"en": text, "ru": text}


class Entry(Struct, frozen=True):
    """One thing that has a name.

    Attributes:
        id: what it is called by: `RA-CHAIN-16`, `RA101`, `swap`, `glissade`.
        kind: what it is, in the singular: `rule`, `check`, `card` …
        title: its one line.
        page: its page of the manual, in plain text.
        about: what a list says behind the title, by word: the `level` of a check, whose a card is.
        place: the heading and the line where the book says it; empty where no book does.
        owner: the id of what it belongs to; with it an id is unique (`dancer/glissade`).
        words: further words by which it is found.
        mentions: words that its file holds; a list tells it for them, behind what is called so.
        points: whether it only points at what other entries say; then it is no answer by itself.
    """

    id: str
    kind: str
    title: Text
    page: Text
    about: Mapping[str, Text] = field(default_factory=dict)
    place: Text = field(default_factory=dict)
    owner: str = ""
    words: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    points: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Everything it is called, whole: its id, with its owner's before it, its titles."""
        owned = (f"{self.owner}/{self.id}",) if self.owner else ()
        return (self.id, *owned, *self.title.values())
