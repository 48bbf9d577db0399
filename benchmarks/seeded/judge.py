"""What lint says of a file with a mistake, and whether that is it."""

import zlib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random  # noqa: TID251 -- seeded: the same mistakes always
from typing import NamedTuple

from react_tools.findings import Finding
from seeded.files import File, files
from seeded.kinds import HARMLESS, Maker
from tests.broken.judged import found

_TRIES = 200


class Came(NamedTuple):
    """What came of the variants of one kind.

    Attributes:
        made: how many there were.
        found: of how many something is said that is not said of the file without the mistake.
        placed: of how many of these on a line of the mistake.
        codes: by what they were found.
        missed: the first of those of which nothing was said, or not there: file, what was done.
    """

    kind: str
    made: int
    found: int
    placed: int
    codes: Counter[str]
    missed: tuple[tuple[str, str, str], ...]


def of_kind(maker: Maker, many: int, seed: int) -> Came:
    """What comes of so many variants of a kind of mistake, each in a file drawn by chance."""
    luck = Random(f"{seed} {maker.__name__}")
    made = told = placed = 0
    codes, missed = Counter[str](), list[tuple[str, str, str]]()
    for _ in range(_TRIES * many):
        if made == many:
            break
        file = _drawn(luck)
        mistake = maker(luck, file)
        if mistake is None or mistake.text == file.text:
            continue
        made += 1
        new = news(file, mistake.text)
        told += bool(new)
        codes.update({it.code for it in new})
        on = any(line in mistake.lines for it in new for line in _lines(it, file))
        placed += on
        if not on:
            where = ", ".join(f"{it.code} {it.span}" for it in new[:3]) or "nothing"
            missed.append((file.source.path, mistake.what[:80], where))
    return Came(maker.__name__, made, told, placed, codes, tuple(missed))


def of_harmless(at: int, many: int, seed: int) -> Came:
    """What is found in so many files after an edit that changes nothing."""
    edit = HARMLESS[at]
    luck = Random(f"{seed} {edit.__name__}")
    codes, missed, told = Counter[str](), list[tuple[str, str, str]](), 0
    for _ in range(many):
        file = _drawn(luck)
        new = news(file, edit(luck, file))
        told += bool(new)
        codes.update({it.code for it in new})
        missed += [
            (file.source.path, edit.__name__, f"{it.code} {it.span} {it.message}") for it in new
        ]
    return Came(edit.__name__, many, told, 0, codes, tuple(missed))


def _drawn(luck: Random) -> File:
    """A file: its kind first, so that the many scenarios do not crowd out the rest."""
    kinds = sorted({it.kind for it in files()})
    kind = luck.choice([*kinds, "creator"])
    return luck.choice([it for it in files() if it.kind == kind])


def news(file: File, text: str) -> Sequence[Finding]:
    """What is said of a file with another text, and is not said of it as it is.

    Places move, so that a finding is the same by what it says.
    """
    number = zlib.crc32(file.source.path.encode())
    old = _said(file, number)
    every = found(file.source, text.encode("utf-8", "surrogatepass"), number)
    return [it for it in every if (it.code, it.message) not in old]


@cache
def _said(file: File, number: int) -> frozenset[tuple[str, str]]:
    return frozenset((it.code, it.message) for it in found(file.source, file.source.data, number))


def _lines(finding: Finding, file: File) -> set[int]:
    """The lines of the file to which a finding leads."""
    spans = (finding.span, *(span for span, _ in finding.others))
    return {it.line for it in spans if it.path == file.source.path}
