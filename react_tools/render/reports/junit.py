"""A report as JUnit XML, for what shows test results: Jenkins, GitLab, actions of GitHub.

A suite `lint` has a case for each file, a suite `scenarios` one for each scenario. A case fails
by its errors; warnings and notes are what it says. Findings have their lines of the file: who
shows a case shows nothing of that. Times are 0: no clock is looked at.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from react_tools.findings import Finding, Level
from react_tools.render.findings.text import Sheet
from react_tools.render.findings.texts import Texts
from react_tools.render.line import Line, clean, line, plain
from react_tools.render.rooted import rooted
from react_tools.render.summary import amounts
from react_tools.render.told import settled
from react_tools.report import Report

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

# What XML 1.0 cannot hold, beside the control characters that `clean` shows by their numbers.
_UNFIT = re.compile("[\ud800-\udfff\ufffe\uffff]")


def lines(report: Report, texts: Texts | None = None) -> list[Line]:
    """The whole document; excerpts are from *texts*, or from the files."""
    from xml.etree import ElementTree as ET

    told = partial(_told, texts=texts or Texts(report.stamps), flags=report.task == "lint")
    suites = []
    if report.task != "test" or report.findings:
        cases = [_case(path, "lint", path, told(found)) for path, found in _files(report).items()]
        suites.append(_suite(report, "lint", cases))
    if report.task != "lint":
        cases = [_case(it.id, "scenarios", it.path, told(it.findings)) for it in report.results]
        suites.append(_suite(report, "scenarios", cases))
    whole = _element("testsuites", {"name": f"react-tools {report.task}", **_sums(suites)}, suites)
    ET.indent(whole)
    text = ET.tostring(whole, encoding="unicode")
    return [line('<?xml version="1.0" encoding="UTF-8"?>'), *(line(it) for it in text.split("\n"))]


def _files(report: Report) -> Mapping[str, Sequence[Finding]]:
    """The files that have a case: all that lint looked at; of those of `test` only the faulty."""
    looked_at = () if report.task == "test" else report.files
    files: dict[str, list[Finding]] = {path: [] for path in looked_at}
    for finding in report.findings:
        files.setdefault(finding.span.path, []).append(finding)
    return files


def _case(name: str, suite: str, path: str, inside: Iterable["Element"]) -> "Element":
    told = {"name": name, "classname": suite, "file": rooted(path) or path, "time": "0"}
    return _element("testcase", told, inside)


def _told(findings: Sequence[Finding], texts: Texts, *, flags: bool) -> Iterator["Element"]:
    """What is wrong in a case, and what else is said in it."""
    errors = [it for it in findings if it.level is Level.ERROR]
    others = [it for it in findings if it.level is not Level.ERROR]
    sheet = Sheet(texts, flags=flags)
    if errors:
        first = {"message": errors[0].message, "type": errors[0].code}
        yield _element("failure", first, text=_text(errors, sheet))
    if others:
        yield _element("system-out", text=_text(others, sheet))


def _suite(report: Report, name: str, cases: Sequence["Element"]) -> "Element":
    failed = sum(case.find("failure") is not None for case in cases)
    counts = {"tests": str(len(cases)), "failures": str(failed), "errors": "0", "skipped": "0"}
    words = {"looked_at": amounts(report.counts), "scope": report.scope}
    if name == "lint":
        words["settled"] = settled(report).strip(" ()")
    told = [
        _element("property", {"name": word, "value": value})
        for word, value in words.items()
        if value
    ]
    properties = _element("properties", {}, told)
    return _element("testsuite", {"name": name, **counts, "time": "0"}, [properties, *cases])


def _sums(suites: Sequence["Element"]) -> dict[str, str]:
    added = {
        word: str(sum(int(suite.get(word, "0")) for suite in suites))
        for word in ("tests", "failures", "errors")
    }
    return {**added, "time": "0"}


def _text(findings: Iterable[Finding], sheet: Sheet) -> str:
    return "\n\n".join("\n".join(map(plain, sheet.told(it))) for it in findings)


def _element(
    name: str,
    words: Mapping[str, str] | None = None,
    inside: Iterable["Element"] = (),
    text: str = "",
) -> "Element":
    """An element, with text that XML 1.0 can hold: what it cannot is shown by its number."""
    from xml.etree import ElementTree as ET

    told = {word: _UNFIT.sub(_number, clean(value)) for word, value in (words or {}).items()}
    made = ET.Element(name, told)
    made.text = _UNFIT.sub(_number, text) or None
    made.extend(inside)
    return made


def _number(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04x}"
