"""The summary of a step of GitHub Actions: the whole report as Markdown.

GitHub names a file for it in GITHUB_STEP_SUMMARY, and takes a mebibyte of each step. What cannot
be written there is complained of and is no reason to fail: the log of the step has it all.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from react_tools.render.forum import code, escaped
from react_tools.render.line import clean
from react_tools.render.reports.text import closing
from react_tools.render.summary import count
from react_tools.report import Report, Told

LIMIT = 1024 * 1024
_CUT = 200  # bytes that the sentence on what is left out may have
_HEAD = "| level | place | code | what is wrong |\n| --- | --- | --- | --- |\n"


def append(report: Report) -> None:
    """Add the report to the summary of the step, if there is one."""
    name = os.environ.get("GITHUB_STEP_SUMMARY")
    if not name:
        return
    try:
        with Path(name).open("ab") as file:
            file.write(summary(report, LIMIT - file.tell()))
    except OSError as error:
        why = f"{error.strerror or error}; the report is in the log of this step"
        sys.stderr.write(clean(f"react-tools: cannot write GITHUB_STEP_SUMMARY, {name}: {why}"))
        sys.stderr.write("\n")


def summary(report: Report, room: int) -> bytes:
    """The report as Markdown, in UTF-8; cut, and saying so, where it has more than *room* bytes."""
    told = report.worst_first()
    head = "".join(f"{escaped(each)}\n\n" for each in closing(report))
    parts = [_bytes(f"### react-tools {report.task}\n\n{head}{_HEAD if told else ''}")]
    left = room - _CUT - len(parts[0])
    for at, row in enumerate(_rows(told)):
        left -= len(row)
        if left < 0:
            rest = count(len(told) - at, "findings")
            parts.append(_bytes(f"\n{rest} left out for want of room: see the log of this step.\n"))
            break
        parts.append(row)
    whole = b"".join([*parts, b"\n"])
    return whole if len(whole) <= room else b""


def _rows(told: list[Told]) -> Iterator[bytes]:
    for it in told:
        finding = it.finding
        said = [it.message]
        said += [f"{span}: {word}" for span, word in finding.others]
        said += [f"hint: {finding.hint}"] if finding.hint else []
        cell = "<br>".join(escaped(it) for it in said)
        place = code(str(finding.span)).replace("|", "\\|")  # a bar would end the cell
        yield _bytes(f"| {finding.level} | {place} | {finding.code} | {cell} |\n")


def _bytes(text: str) -> bytes:
    return text.encode(errors="backslashreplace")
