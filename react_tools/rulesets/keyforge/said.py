"""What the record keeps of phrases: their meaning, and who stood behind their words."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from react_tools.rulesets.keyforge.frame import Frame
    from react_tools.rulesets.keyforge.language.parse import Tree


class Said(NamedTuple):
    """Phrases (several are a union) with the meaning that their fixed words had.

    Attributes:
        texts: the phrases as written.
        trees: their meaning.
        player: to whom `you` and `friendly` refer.
        this, fought, chosen: the cards for which these words stood.
    """

    texts: tuple[str, ...]
    trees: "tuple[Tree, ...]"
    player: int
    this: int
    fought: int
    chosen: tuple[int, ...]

    @classmethod
    def by(cls, frame: "Frame", texts: tuple[str, ...], trees: "tuple[Tree, ...]") -> "Said":
        """The phrases as *frame* understands them now."""
        return cls(texts, trees, frame.player, frame.this, frame.fought, tuple(frame.chosen))
