"""Edits that change nothing a card says; nothing may be found after them."""

import re
from random import Random  # noqa: TID251 -- seeded: the same edits always

from react_tools.source.tree import Mapping, Scalar
from seeded.edits import is_alone, piece
from seeded.files import File
from seeded.values import texts


def comments(luck: Random, file: File) -> str:
    """A comment in a line of its own, and one behind a line."""
    rows = file.text.splitlines(keepends=True)
    blocks = {row for site in file.sites if _is_block(site.node) for row in _rows(file, site.node)}
    free = [at for at in range(len(rows)) if at not in blocks]
    at = luck.choice(free)
    rows.insert(at, f"{' ' * luck.randint(0, 8)}# a word on what follows\n")
    return "".join(rows)


def _is_block(node: object) -> bool:
    return isinstance(node, Scalar) and node.quote in {"|", ">"}


def _rows(file: File, node: object) -> range:
    assert isinstance(node, Scalar)
    first = file.text.count("\n", 0, node.start)
    return range(first + 1, file.text.count("\n", 0, node.end) + 2)


_ORDERED = {"battleline", "pieces", "players"}
"""Blocks whose order says something: who stands left of whom, who is named first."""


def order_of_keys(luck: Random, file: File) -> str:
    """Two neighbouring keys of a block in each other's place."""
    for _ in range(20):
        site = luck.choice(file.sites)
        if not isinstance(site.node, Mapping) or len(site.node.entries) < 2:
            continue
        if site.key in _ORDERED:
            continue
        inner = [it for it in file.sites if it.above is site]
        at = luck.randrange(len(inner) - 1)
        one, other = inner[at : at + 2]
        if not (is_alone(file, one) and is_alone(file, other)):
            continue
        if one.in_brackets:
            first, second = (one.start, one.node.end), (other.start, other.node.end)
        else:
            first, second = piece(file, one), piece(file, other)
        text = file.text
        return (
            text[: first[0]] + text[second[0] : second[1]] + text[first[1] : second[0]]
            + text[first[0] : first[1]] + text[second[1] :]
        )  # fmt: skip
    return file.text


def quotes(luck: Random, file: File) -> str:
    """A plain text in quotes."""
    plain = [
        it for it in texts(file)
        if isinstance(it.node, Scalar) and not it.node.quote and "'" not in it.node.text
        and it.node.source.content.startswith(it.node.text, it.node.start)
    ]  # fmt: skip
    if not plain:
        return file.text
    node = luck.choice(plain).node
    assert isinstance(node, Scalar)
    return f"{file.text[: node.start]}'{node.text}'{file.text[node.end :]}"


def line_endings(_: Random, file: File) -> str:
    """Lines that end as Windows ends them."""
    return file.text.replace("\n", "\r\n")


def blank_lines(luck: Random, file: File) -> str:
    """A blank line between two others."""
    rows = file.text.splitlines(keepends=True)
    blocks = {row for site in file.sites if _is_block(site.node) for row in _rows(file, site.node)}
    at = luck.choice([it for it in range(1, len(rows)) if it not in blocks])
    return "".join([*rows[:at], "\n", *rows[at:]])


def byte_order_mark(_: Random, file: File) -> str:
    """The mark that some editors put before everything."""
    return f"\ufeff{file.text}"


def other_comment(_: Random, file: File) -> str:
    """Without the comment that tells an editor the schema."""
    return re.sub(r"^# yaml-language-server:.*\n", "", file.text)
