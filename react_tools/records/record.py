"""The text of a record: a setting in YAML, a line `---`, and moves in the short notation."""

import re
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from react_tools.findings import Finding, Level
from react_tools.records.moves import Move, moves
from react_tools.scenario.faults import fault
from react_tools.scenario.manuscript import lasting, manuscript
from react_tools.scenario.scenario import Scenario
from react_tools.schema.validate import validate
from react_tools.source.fault import Fault, Faults
from react_tools.source.guard import guarded, too_large
from react_tools.source.parse import parse
from react_tools.source.text import Text
from react_tools.source.tree import Mapping, Node

BREAK = "---\n"
_MOVES_INSTEAD = ("script", "expect")
_BREAK = re.compile(r"^---[ \t]*(?:\r\n|\r|\n|\Z)", re.MULTILINE)


class Record(Struct, frozen=True):
    """A record: `head` is the text of its setting, with the line that ends it."""

    head: str
    scenario: Scenario
    moves: tuple[Move, ...]


class Read(NamedTuple):
    """What was read; no record if something is wrong with it."""

    record: Record | None
    findings: list[Finding]


def read(data: bytes, path: str, schema: str, limit: int) -> Read:
    """The record that a file's bytes hold; *schema* is that of scenarios."""
    if len(data) > limit:
        return Read(None, [_finding(too_large(len(data), limit, path))])
    faults = Faults()
    whole = guarded(data, path, limit, faults)
    if whole is None or faults.in_order():
        return Read(None, [_finding(it) for it in faults.in_order()])
    text = whole.text
    end = _BREAK.search(text.content)
    if end is None:
        message = "this record has no line `---` behind its setting"
        return Read(None, [fault("RT221", text.span(0, 0), message, "write it, and moves behind")])
    head = text.content[: end.start()].encode()
    script = manuscript(Path(path), head, schema)
    clean = script is not None and not any(key in script.root for key in _MOVES_INSTEAD)
    findings = [] if clean else _wrong(head, text, schema)
    found = tuple(moves(text, end.end(), findings))
    if script is None or findings:
        return Read(None, findings)
    return Read(Record(text.content[: end.end()], script.scenario, found), findings)


def setting(data: bytes, limit: int) -> Node | None:
    """The setting that a record's bytes begin with, as far as it can be read."""
    found = re.search(rb"^---[ \t]*\r?$", data, re.MULTILINE)
    return parse(data[: found.start()] if found else b"", "", limit=limit).tree


def _wrong(head: bytes, text: Text, schema: str) -> list[Finding]:
    """What is wrong with a setting."""
    parsed = parse(head, text.path)
    if parsed.faults:
        return [_finding(it) for it in parsed.faults]
    if not isinstance(parsed.tree, Mapping):
        message = "nothing of a setting stands before the line `---`"
        return [fault("RT221", text.span(0, 0), message, "write it as that of a scenario")]
    for key in _MOVES_INSTEAD:
        if key in parsed.tree:
            message = f"a record has moves instead of {key!r}"
            return [fault("RT221", parsed.tree.key_span(key), message, "take it away")]
    return lasting(validate(parsed.tree, schema), parsed.tree, schema)


def _finding(fault: Fault) -> Finding:
    return Finding(fault.code, Level.ERROR, fault.span, fault.message, fault.hint, fault.others)
