"""By what bytes are known again, so that nobody shows others than those that were judged."""

from zlib import crc32


def stamp(data: bytes) -> int:
    """The same for the same bytes, and hardly ever for others; on every machine."""
    return crc32(data)
