"""A broken file made smaller as long as the same is wrong with it."""

from collections.abc import Callable, Sequence

from tests.broken.judged import judged_bytes
from tests.broken.mutants import Mutant

TRIES = 1_500
_SPLITS: Sequence[bytes] = (b"\n", b" ", b"")
"""By lines, then by words, then by bytes."""


def shrunk(mutant: Mutant, trouble: str, tries: int = TRIES) -> bytes:
    """The least of a mutant of which that *trouble* is still told."""

    def still(data: bytes) -> bool:
        return judged_bytes(mutant.source, data, mutant.number).trouble == trouble

    return smaller(mutant.data, still, tries)


def smaller(data: bytes, still: Callable[[bytes], bool], tries: int = TRIES) -> bytes:
    """The least part of *data* of which something is still true, found in so many tries."""
    left = [tries]

    def may(data: bytes) -> bool:
        left[0] -= 1
        return left[0] >= 0 and still(data)

    for sign in _SPLITS:
        if sign or len(data) < 400:
            data = _without(data, sign, may)
    return data


def _without(data: bytes, sign: bytes, may: Callable[[bytes], bool]) -> bytes:
    """Without any run of parts that is not needed, long runs first."""
    parts = data.split(sign) if sign else [data[at : at + 1] for at in range(len(data))]
    size = max(1, len(parts) // 2)
    while True:
        at = 0
        while at < len(parts):
            rest = [*parts[:at], *parts[at + size :]]
            if may(sign.join(rest)):
                parts = rest
            else:
                at += size
        if size == 1:
            return sign.join(parts)
        size = max(1, size // 2)
