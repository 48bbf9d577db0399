"""A file broken byte by byte and line by line, as slips, editors and transports break files."""

import gzip
from collections.abc import Callable, Sequence
from random import Random  # noqa: TID251 -- seeded: the same mutants always

Change = Callable[[Random, bytes], bytes]

_INVALID = (
    b"\xff", b"\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80",
    b"\xc3", b"\xf8\x88\x80\x80\x80",
)  # fmt: skip
_SIGNS = (
    "\x00", "\x07", "\x08", "\x0b", "\x0c", "\x1b", "\x1b[31m", "\x1b]0;x\x07", "\x7f", "\x85",
    "\x9b", "\u00a0", "\u00ad", "\u061c", "\u200b", "\u200e", "\u202e", "\u2028", "\u2029",
    "\u2066", "\ufeff", "\ufffe", "\uffff", "\U000e0001", "\U0010ffff", "\u0430", "\u0301",
    "\u0300" * 40, "🂡", "ﷺ", "İ", "ß", "%", "%s", "{}", "{0}", "[red]", "[/]", "::error::x",
    "##[group]", "&a", "*a", "!t", "!!str", "<<: x", "|", ">", "@", "`", "'", '"', "#", " #", ": ",
    ":", "- ", "? ", ", ", "[", "]", "{", "}", "\\", "~", "\t", "\n", "\r", "\r\n", "\n\n",
    "---\n", "\n---\n", "\n...\n", "%YAML 1.1\n", "\n%TAG ! x\n", "\\ud800", "\\x00",
    '"\\ud83c\\udca1"', '"\\ud800"', '"\\0"', '"\\e[31m"', '"\\u202e"', '"\\N\\_\\L\\P"',
    "\n- x\n", "\nx: y\n", "=", "!<tag:yaml.org,2002:python/object/apply:os.system>",
)  # fmt: skip
_ENCODINGS = (
    "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-8-sig", "cp1251", "koi8-r", "latin-1",
    "utf-7",
)  # fmt: skip


def _place(random: Random, data: bytes) -> int:
    return random.randint(0, len(data))


def _run(random: Random, data: bytes) -> tuple[int, int]:
    """A stretch of bytes, mostly a short one."""
    most = random.choice((1, 2, 5, 20, 200, len(data)))
    start = _place(random, data)
    return start, min(len(data), start + random.randint(1, max(1, most)))


def flip(random: Random, data: bytes) -> bytes:
    """Another bit in a byte."""
    at = _place(random, data)
    found = bytes(it ^ (1 << random.randrange(8)) for it in data[at : at + 1])
    return data[:at] + found + data[at + 1 :]


def delete(random: Random, data: bytes) -> bytes:
    """A stretch is missing."""
    start, end = _run(random, data)
    return data[:start] + data[end:]


def insert(random: Random, data: bytes) -> bytes:
    """Bytes by chance."""
    at = _place(random, data)
    return data[:at] + random.randbytes(random.choice((1, 2, 8))) + data[at:]


def insert_invalid(random: Random, data: bytes) -> bytes:
    """Bytes that are no UTF-8."""
    at = _place(random, data)
    return data[:at] + random.choice(_INVALID) + data[at:]


def insert_sign(random: Random, data: bytes) -> bytes:
    """What means something to YAML, to a terminal, to a service, or to nobody."""
    text = data.decode(errors="surrogateescape")
    at = random.randint(0, len(text))
    found = text[:at] + random.choice(_SIGNS) + text[at:]
    return found.encode(errors="surrogateescape")


def duplicate(random: Random, data: bytes) -> bytes:
    """A stretch stands twice, or many times."""
    start, end = _run(random, data)
    return data[:end] + data[start:end] * random.choice((1, 1, 2, 30)) + data[end:]


def move(random: Random, data: bytes) -> bytes:
    """A stretch stands elsewhere."""
    start, end = _run(random, data)
    rest = data[:start] + data[end:]
    at = _place(random, rest)
    return rest[:at] + data[start:end] + rest[at:]


def truncate(random: Random, data: bytes) -> bytes:
    """The rest did not arrive, or the beginning."""
    at = _place(random, data)
    return data[:at] if random.random() < 0.8 else data[at:]


def empty(random: Random, data: bytes) -> bytes:
    """Nothing, or nothing that says anything."""
    every = (
        b"",
        b"\n",
        b" ",
        b"# x\n",
        b"---\n",
        b"\xef\xbb\xbf",
        b"~\n",
        b"...\n",
        b"{}",
        b"[]",
        b"x",
    )
    return random.choice(every)


def encode(random: Random, data: bytes) -> bytes:
    """Saved in another encoding, packed, or with a mark."""
    if random.random() < 0.1:
        return gzip.compress(data, mtime=0)
    text = data.decode(errors="replace")
    return text.encode(random.choice(_ENCODINGS), errors="replace")


def end_lines(random: Random, data: bytes) -> bytes:
    """Other line ends, all through or here and there."""
    end = random.choice((b"\r\n", b"\r", b"\x85", b"\n\r", b"\x0c", b"\xe2\x80\xa8"))
    share = random.choice((1.0, 0.1))
    lines = data.split(b"\n")
    return b"".join(it + (end if random.random() < share else b"\n") for it in lines)


def _on_lines(change: Callable[[Random, list[bytes]], Sequence[bytes]]) -> Change:
    def changed(random: Random, data: bytes) -> bytes:
        return b"".join(change(random, data.splitlines(keepends=True) or [b""]))

    changed.__name__ = change.__name__
    return changed


@_on_lines
def indent(random: Random, lines: list[bytes]) -> Sequence[bytes]:
    """Lines further in, further out, or by tabs."""
    start = random.randrange(len(lines))
    end = start + random.choice((1, 1, 3, len(lines)))
    how = random.choice((b" ", b"  ", b"\t", b"    ", b"\xc2\xa0", b""))
    for at in range(start, min(end, len(lines))):
        lines[at] = how + (lines[at].lstrip(b" ") if not how else lines[at])
    return lines


@_on_lines
def drop_line(random: Random, lines: list[bytes]) -> Sequence[bytes]:
    """A line is missing."""
    del lines[random.randrange(len(lines))]
    return lines


@_on_lines
def repeat_line(random: Random, lines: list[bytes]) -> Sequence[bytes]:
    """A line stands twice, the second time anywhere."""
    again = random.choice(lines)
    lines.insert(random.choice((lines.index(again), random.randint(0, len(lines)))), again)
    return lines


@_on_lines
def swap_lines(random: Random, lines: list[bytes]) -> Sequence[bytes]:
    """Two lines in each other's place."""
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return lines


@_on_lines
def join_lines(random: Random, lines: list[bytes]) -> Sequence[bytes]:
    """A line end is missing."""
    at = random.randrange(len(lines))
    lines[at] = lines[at].rstrip(b"\r\n")
    return lines


def long_line(random: Random, data: bytes) -> bytes:
    """A line, or a word in it, of vast length."""
    at = _place(random, data)
    unit = random.choice(
        (b"x", b"x ", b" ", b"#", b"'", b'"', b"\t", b"a: ", b"1", b"[]", b"\xd0\xb0")
    )
    return data[:at] + unit * random.choice((300, 5_000, 60_000)) + data[at:]


def nest(random: Random, data: bytes) -> bytes:
    """Deeper than anything means."""
    at = _place(random, data)
    unit, end = random.choice(
        ((b"[", b"]"), (b"{a: ", b"}"), (b"- ", b""), (b"? ", b""), (b"[{x: ", b"}]"))
    )
    depth = random.choice((3, 12, 59, 61, 2_000))
    closed = end * depth if random.random() < 0.7 else b""
    return data[:at] + unit * depth + b"x" + closed + data[at:]


def grow(random: Random, data: bytes) -> bytes:
    """More than a file may have, or nearly so."""
    size = random.choice((300_000, 999_000, 1_000_001, 1_200_000))
    how = random.randrange(4)
    if how == 0:
        return data + b"#" * (size - len(data))
    if how == 1:
        return data + b"\n" * (size - len(data))
    if how == 2:
        return data + b"".join(b"k%d: 1\n" % it for it in range(size // 12))
    return (data * (size // max(1, len(data)) + 1))[:size]


CHANGES: Sequence[tuple[Change, int]] = (
    (flip, 32), (delete, 40), (insert, 20), (insert_invalid, 16), (insert_sign, 96),
    (duplicate, 24), (move, 24), (truncate, 20), (empty, 4), (encode, 12), (end_lines, 12),
    (indent, 32), (drop_line, 24), (repeat_line, 16), (swap_lines, 16), (join_lines, 16),
    (long_line, 6), (nest, 12), (grow, 1),
)  # fmt: skip
"""Each with how often it is taken beside the others."""
