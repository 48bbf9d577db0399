"""A word as a finger slips on it, and letters that only look right."""

from collections.abc import Container
from random import Random  # noqa: TID251 -- seeded: the same slips always

ALIKE = dict(zip("aceopxyABCEHKMOPTX", "асеорхуАВСЕНКМОРТХ", strict=True))
"""Latin letters, each with the Cyrillic one that looks the same."""
INVISIBLE = ("\u200b", "\u00ad", "\u2060", "\ufeff", "\u200e", "\u200d")


def misspelt(luck: Random, word: str, taken: Container[str]) -> str:
    """The word with one slip: a letter left out, doubled, put in, changed, or two exchanged.

    It is none of those *taken*; empty if no slip gives such a word.
    """
    for _ in range(20):
        at = luck.randrange(len(word))
        other = luck.choice("abcdefghijklmnopqrstuvwxyz")
        slip = luck.choice((
            word[:at] + word[at + 1 :],
            word[:at] + word[at] * 2 + word[at + 1 :],
            word[:at] + other + word[at:],
            word[:at] + other + word[at + 1 :],
            word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :],
        ))  # fmt: skip
        sound = slip.strip("-") == slip and "--" not in slip and slip[:1].isalpha()
        if slip != word and slip not in taken and sound:
            return slip
    return ""
