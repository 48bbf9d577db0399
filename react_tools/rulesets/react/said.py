"""What the record keeps of things said: a phrase with who stood behind its words, and lists."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from react_tools.replay.question import Option
    from react_tools.rulesets.react.frame import Frame
    from react_tools.rulesets.react.steps import Written


class Said(NamedTuple):
    """Phrases (several are a union) with the meaning that their fixed words had.

    Attributes:
        texts: the phrases as written.
        trees: their meaning.
        owner: the player to whom `own` and `creator` refer.
        words: what `this`, `payer`, `subject`, `target`, `place`, `origin`, `it` stood for.
    """

    texts: tuple[str, ...]
    trees: tuple[object, ...]
    owner: int
    words: tuple[tuple[str, int], ...]

    @classmethod
    def by(cls, frame: "Frame", written: "tuple[Written, ...]") -> "Said":
        """The phrases as *frame* understands them now."""
        words = (
            ("this", frame.this),
            ("payer", frame.payer),
            ("subject", frame.subject),
            ("target", frame.target),
            ("place", frame.place),
            ("origin", frame.origin),
            ("it", frame.it),
            ("it_zone", frame.it_zone),
        )
        texts = tuple([it.text for it in written])
        return cls(texts, tuple([it.tree for it in written]), frame.owner, words)


class Listing(NamedTuple):
    """Things of several kinds, each with how many there are; 1 is not said."""

    things: "tuple[tuple[Option, int], ...]"
