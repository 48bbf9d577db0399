"""What is printed on two cards, compared."""

from react_tools.rulesets.keyforge.definitions import Card

_PRINTED = ("type", "power", "armor", "aember", "traits", "keywords")
"""What is the same on every copy of one edition, maverick or not."""


def difference(one: Card, other: Card) -> str:
    """The first fact in which they differ; empty if there is none."""
    unlike = (it for it in _PRINTED if getattr(one, it) != getattr(other, it))
    return next(unlike, "")
