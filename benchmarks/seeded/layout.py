"""Mistakes made on YAML itself: indentation, brackets, quotes, bytes."""

import re
from random import Random  # noqa: TID251 -- seeded: the same mistakes always

from react_tools.source.tree import Scalar
from seeded.edits import Mistake, line, replaced
from seeded.files import File
from seeded.values import texts

_ROW = re.compile(r"^( +)(?=[^ #\n])", re.MULTILINE)


def wrong_indentation(luck: Random, file: File) -> Mistake | None:
    """A line begun one column too far left or right."""
    found = list(_ROW.finditer(file.text))
    if not found:
        return None
    row = luck.choice(found)
    new = luck.choice((row.group() + " ", row.group()[1:]))
    made = replaced(file, row.start(), row.end(), new, "one column off")
    at = line(made.text, row.start())
    return made._replace(lines=frozenset({at - 1, at, at + 1}))


def tab(luck: Random, file: File) -> Mistake | None:
    """A tab for the blanks at the beginning of a line."""
    found = list(_ROW.finditer(file.text))
    if not found:
        return None
    row = luck.choice(found)
    return replaced(file, row.start(), row.end(), "\t" * max(1, len(row.group()) // 2), "a tab")


def trailing_blank(luck: Random, file: File) -> Mistake | None:
    """A blank at the end of a line."""
    ends = [it.start() for it in re.finditer(r"(?<=\S)\n", file.text)]
    at = luck.choice(ends)
    return replaced(file, at, at, luck.choice((" ", "   ", "\t")), "a blank at the end")


def missing_comma(luck: Random, file: File) -> Mistake | None:
    """A comma between brackets left out."""
    return _without(luck, file, r"(?<=[\w\]}]),(?= ?[\w{\[])")


def missing_bracket(luck: Random, file: File) -> Mistake | None:
    """A bracket that opens or closes left out."""
    return _without(luck, file, r"[\[\]{}]")


def missing_colon(luck: Random, file: File) -> Mistake | None:
    """The colon behind a key left out."""
    return _without(luck, file, r"(?<=\w):(?= )")


def missing_quote(luck: Random, file: File) -> Mistake | None:
    """One of two quotation marks left out."""
    found = [
        it for it in texts(file) if isinstance(it.node, Scalar) and it.node.quote in {"'", '"'}
    ]
    if not found:
        return None
    site = luck.choice(found)
    at = luck.choice((site.node.start, site.node.end - 1))
    return replaced(file, at, at + 1, "", "without a quotation mark")


def _without(luck: Random, file: File, pattern: str) -> Mistake | None:
    found = [
        it for it in re.finditer(pattern, file.text)
        if "#" not in file.text[file.text.rfind("\n", 0, it.start()) + 1 : it.start()]
    ]  # fmt: skip
    if not found:
        return None
    sign = luck.choice(found)
    made = replaced(file, sign.start(), sign.end(), "", f"without {sign.group()!r}")
    return made._replace(lines=made.lines | {line(made.text, sign.start())})


def missing_blank(luck: Random, file: File) -> Mistake | None:
    """No blank behind a colon or a dash."""
    return _without(luck, file, r"(?<=\w:) (?=\w)|(?<=^  -) |(?<=^    -) ")


def colon_in_text(luck: Random, file: File) -> Mistake | None:
    """A colon and a blank in a text without quotes."""
    found = [
        it for it in texts(file)
        if isinstance(it.node, Scalar) and not it.node.quote and " " in it.node.text
    ]  # fmt: skip
    if not found:
        return None
    site = luck.choice(found)
    at = file.text.find(" ", site.node.start, site.node.end)
    return replaced(file, at, at, ":") if at > 0 else None


def control_character(luck: Random, file: File) -> Mistake | None:
    """A character that no text has."""
    at = luck.randrange(len(file.text))
    return replaced(file, at, at, luck.choice("\x00\x08\x1b\x7f\u0090\ufffe"))


def conflict(luck: Random, file: File) -> Mistake | None:
    """A conflict that somebody left to git."""
    found = [it.start() for it in re.finditer(r"^", file.text, re.MULTILINE)][1:-1]
    at = luck.choice(found)
    end = file.text.find("\n", at) + 1
    row = file.text[at:end]
    new = f"<<<<<<< HEAD\n{row}=======\n{row}>>>>>>> theirs\n"
    return replaced(file, at, end, new, "a conflict")


def cut_short(luck: Random, file: File) -> Mistake | None:
    """A file whose end is missing."""
    at = luck.randrange(len(file.text) // 3, len(file.text) - 2)
    made = Mistake(file.text[:at], frozenset(), "cut short")
    last = line(made.text, len(made.text))
    return made._replace(lines=frozenset(range(1, last + 1)))
