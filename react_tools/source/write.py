"""How a value is written in YAML, so that our reader takes it for the same."""

import json
import re
from collections.abc import Iterable, Mapping

from react_tools.source.scalar import value_of

# Words that are plain in brackets too: no comma, no colon, no sign that YAML takes for its own.
_PLAIN = re.compile(r"[^\W\d_](?:[\w./×-]| (?=[\w./×-]))*")

# Texts to us, but truth values to readers of YAML 1.1, such as many editors.
_TAKEN_FOR_TRUTH = frozenset({"y", "n", "yes", "no", "on", "off"})


def word(text: str) -> str:
    """A text: plain where it can be, else between quotation marks."""
    taken = text.lower() in _TAKEN_FOR_TRUTH
    if _PLAIN.fullmatch(text) and value_of(text) == text and not taken:
        return text
    return json.dumps(text, ensure_ascii=False)


def inner(written: str) -> str:
    """What *word* has written, as it stands between quotation marks with more around it."""
    return written[1:-1] if written.startswith('"') else written


def mapping(pairs: Mapping[str, str]) -> str:
    """A mapping in brackets; the values are written already."""
    return "{" + ", ".join(f"{word(key)}: {value}" for key, value in pairs.items()) + "}"


def sequence(items: Iterable[str]) -> str:
    """A list in brackets; the items are written already."""
    return "[" + ", ".join(items) + "]"


def wrapped(head: str, items: Iterable[str], columns: int, signs: str = "[]") -> list[str]:
    """A list in brackets behind *head*, broken between its items where a line would be too wide.

    What is broken goes on beneath, indented as deep as *head* and a step more.
    """
    lead = " " * (len(head) - len(head.lstrip()) + 2)
    lines, told = [f"{head}{signs[0]}"], list(items)
    for at, item in enumerate(told):
        part = item + (signs[1] if at == len(told) - 1 else ",")
        if lines[-1][-1] == signs[0]:
            lines[-1] += part
        elif len(lines[-1]) + 1 + len(part) <= columns:
            lines[-1] += f" {part}"
        else:
            lines.append(lead + part)
    return lines if told else [f"{head}{signs}"]
