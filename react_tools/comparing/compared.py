"""Two states compared, game by game."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from react_tools.comparing.changes import Doubt, SheetChange, changes
from react_tools.comparing.sheets import names, sheets
from react_tools.comparing.sides import Side
from react_tools.reference.entry import Text
from react_tools.reference.outline import Outline
from react_tools.ruleset import Document
from react_tools.rulesets import RULESETS


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
        old, new = (
            sheets(_asked(side, game), outline, everything=everything) for side in (before, after)
        )
        doubt = Doubt(before.words.get(game, ()), after.words.get(game, ()))
        found = changes(old, new, doubt, () if everything else outline.unannounced)
        called = names((it for loaded in reversed(both) for it in loaded.whole), outline)
        yield Compared(game, outline, called, tuple(found))


def _asked(side: Side, game: str) -> Iterator[Document]:
    """The documents that were asked for, and not what they stand on."""
    if game in side.loaded:
        yield from (it for it in side.loaded[game].whole if not it.ground)
