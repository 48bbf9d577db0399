"""Two states compared, game by game."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from react_tools.comparing.changes import Doubt, SheetChange, changes
from react_tools.comparing.sheets import names, sheets
from react_tools.comparing.sides import Side
from react_tools.document import Document
from react_tools.reference.entry import Text
from react_tools.reference.outline import Outline
from react_tools.rulesets import RULESETS
from react_tools.source.reading import text


class Compared(Struct, frozen=True):
    """What has changed in the files of a game.

    Attributes:
        names: what ids are called, as far as any file says it.
    """

    ruleset: str
    outline: Outline
    names: Mapping[str, Text]
    changes: tuple[SheetChange, ...]


def compared(before: Side, after: Side, *, everything: bool) -> list[Compared]:
    """What has changed, of each game of which there is anything; *everything*: silent keys too."""
    return list(_compared(before, after, everything=everything))


def _compared(before: Side, after: Side, *, everything: bool) -> Iterator[Compared]:
    for game in RULESETS:
        both = [it.loaded[game] for it in (before, after) if game in it.loaded]
        if not both:
            continue
        outline = both[0].ruleset.outline
        documents = different(list(_asked(before, game)), list(_asked(after, game)))
        old, new = (sheets(it, outline, everything=everything) for it in documents)
        doubt = Doubt(before.words.get(game, ()), after.words.get(game, ()))
        found = changes(old, new, doubt, () if everything else outline.unannounced)
        known = (it for loaded in reversed(both) for it in loaded.whole)
        called = names(known, outline) if found else {}
        yield Compared(game, outline, called, tuple(found))


def _asked(side: Side, game: str) -> Iterator[Document]:
    """The documents that were asked for, of two with one id the first."""
    seen: set[tuple[str, str]] = set()
    for it in side.loaded[game].whole if game in side.loaded else ():
        key = it.kind, text(it.tree, it.kind) or it.path
        if not it.ground and key not in seen:
            seen.add(key)
            yield it


def different(
    before: Sequence[Document], after: Sequence[Document]
) -> tuple[list[Document], list[Document]]:
    """Both sides without the files that are the same on either: nothing in them has changed."""
    same = {_mark(it) for it in before} & {_mark(it) for it in after}
    old, new = ([it for it in side if _mark(it) not in same] for side in (before, after))
    return old, new


def _mark(document: Document) -> tuple[str, ...]:
    """What two files have in common only if they say the same; one that extends others has none."""
    mark = document.kind, document.tree.source.content
    return (*mark, document.path) if document.extends else mark
