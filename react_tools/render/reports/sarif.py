"""A report as SARIF 2.1.0, for what gathers the findings of many tools (GitHub code scanning).

The format: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. Each scenario that
does not hold is told by results too.
"""

import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote_from_bytes

from react_tools import __version__
from react_tools.findings import Finding, Fix
from react_tools.policy.unplaced import unplaced
from react_tools.render.document import document
from react_tools.render.line import Line
from react_tools.render.rooted import rooted
from react_tools.render.summary import count
from react_tools.report import Report, Settled, Told
from react_tools.source.span import Span

if TYPE_CHECKING:
    from react_tools.reference.entry import Entry

Data = dict[str, object]

_MOST = 25_000  # results of a run that GitHub takes; of those it shows the 5,000 most severe
_ROOT = "%SRCROOT%"
_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
_LINK = re.compile(r"\[(?=[^\]]*\]\()")


def lines(report: Report, most: int = _MOST) -> list[Line]:
    """The whole document, with so many results at most."""
    news = report.worst_first()
    every = [*news, *(Told(it.finding) for it in report.settled)]
    told = every[:most]
    codes = sorted({it.finding.code for it in told})
    driver = {"name": "react-tools", "version": __version__, "rules": _rules(report, codes, told)}
    results = _results(told, codes)
    if report.settled:
        _suppress(results[: len(news)], results[len(news) :], report.settled)
    run = {
        "tool": {"driver": driver},
        "invocations": [{"executionSuccessful": True, **_notices(report, len(every), most)}],
        "originalUriBaseIds": {_ROOT: {"description": {"text": "The root of the checkout."}}},
        "columnKind": "unicodeCodePoints",
        "results": results,
    }
    return document({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]})


def _rules(report: Report, codes: list[str], told: list[Told]) -> list[Data]:
    """What the codes mean, from the manual, which is read only for them."""
    from react_tools import rulesets
    from react_tools.manual import entries

    games = map(rulesets.get, reversed(report.rulesets) if codes else ())
    pages = {it.id: it for game in games for it in entries.codes(game)}
    levels = {it.finding.code: str(it.finding.level) for it in reversed(told)}
    return [_rule(pages[code], levels[code]) for code in codes]


def _rule(entry: "Entry", level: str) -> Data:
    title, page = entry.title["en"], entry.page["en"]
    summary = page.partition("\n")[2].strip().partition("\n\n")[0]
    return {
        "id": entry.id,
        "shortDescription": {"text": title},
        "fullDescription": {"text": " ".join(summary.split())},
        "help": {"text": page},
        "defaultConfiguration": {"level": level},
    }


def _notices(report: Report, every: int, most: int) -> Data:
    """What was not looked at, and what is left out."""
    texts = [("note", report.scope)] if report.scope else []
    if every > most:
        left_out = count(every - most, "results")
        texts.append(("warning", f"{left_out} left out: GitHub takes {most:,} of a run"))
    told = [{"level": level, "message": {"text": _said(text)}} for level, text in texts]
    return {"toolExecutionNotifications": told} if told else {}


def _suppress(news: list[Data], others: list[Data], settled: Sequence[Settled]) -> None:
    """Say of the *others* what settles them; and of all the rest that nothing does.

    The format wants that: where one result of a run says something about it, all do.
    """
    for result in news:
        result["suppressions"] = []
    for result, it in zip(others, settled, strict=False):  # some may be left out
        if it.place is None:
            told: Data = {"kind": "external", "justification": "it is in the baseline"}
        else:
            where = _location(it.place, {it.place.path: _uri(it.place.path)})
            told = {"kind": "inSource", "justification": _said(it.reason), "location": where}
        result["suppressions"] = [told]


def _results(told: list[Told], codes: list[str]) -> list[Data]:
    uris = _uris(told)
    seen: Counter[str] = Counter()
    index = {code: at for at, code in enumerate(codes)}
    results = []
    for it in told:
        finding = it.finding
        fingerprint = _fingerprint(it, uris)
        seen[fingerprint] += 1
        hint = f"\nhint: {finding.hint}" if finding.hint else ""
        result: Data = {
            "ruleId": finding.code,
            "ruleIndex": index[finding.code],
            "level": str(finding.level),
            "message": {"text": _said(f"{it.message}{hint}")},
            "locations": [_location(finding.span, uris)],
            "partialFingerprints": {"findingHash/v1": f"{fingerprint}:{seen[fingerprint]}"},
        }
        if finding.others:
            others = [_location(span, uris, word) for span, word in finding.others]
            result["relatedLocations"] = others
        if finding.fix is not None:
            result["fixes"] = [_fix(finding.fix, uris)]
        results.append(result)
    return results


def _fingerprint(told: Told, uris: Mapping[str, Data]) -> str:
    """The same however many lines come before: places in the message do not count."""
    finding = told.finding
    message = unplaced(finding.message)
    uri = str(uris[finding.span.path]["uri"])
    whole = f"{finding.code}\0{uri}\0{told.scenario}\0{message}"
    encoded = whole.encode(errors="backslashreplace")
    import hashlib

    return hashlib.blake2b(encoded, digest_size=16).hexdigest()


def _location(span: Span, uris: Mapping[str, Data], word: str = "") -> Data:
    place = {"artifactLocation": uris[span.path], "region": _region(span)}
    said: Data = {"message": {"text": _said(word)}} if word else {}
    return {"physicalLocation": place, **said}


def _region(span: Span) -> Data:
    return {
        "startLine": max(span.line, 1),
        "startColumn": max(span.column, 1),
        "endLine": max(span.end_line, 1),
        "endColumn": max(span.end_column, 1),
    }


def _fix(fix: Fix, uris: Mapping[str, Data]) -> Data:
    """What would mend it; a fix is of one file."""
    told = "changes nothing of what the file means" if fix.safe else "look at what it changes"
    replacements = [
        {"deletedRegion": _region(it.span), "insertedContent": {"text": it.text}}
        for it in fix.edits
    ]
    change = {"artifactLocation": uris[fix.edits[0].span.path], "replacements": replacements}
    return {"description": {"text": told}, "artifactChanges": [change]}


def _uris(told: list[Told]) -> Mapping[str, Data]:
    """Where each file lies, as a URI; there are far fewer files than findings."""
    spans = (span for it in told for span in _spans(it.finding))
    return {path: _uri(path) for path in {span.path for span in spans}}


def _spans(finding: Finding) -> list[Span]:
    mended = [edit.span for edit in finding.fix.edits[:1]] if finding.fix else []
    return [finding.span, *(span for span, _ in finding.others), *mended]


def _uri(path: str) -> Data:
    """A path as a URI: from the root of the checkout, or a whole one if it lies outside."""
    inside = rooted(path)
    if inside is None:
        return {"uri": Path(path).absolute().as_uri()}
    return {"uri": quote_from_bytes(os.fsencode(inside)), "uriBaseId": _ROOT}


def _said(text: str) -> str:
    """Text without links: `[word](where)` would be one."""
    return _LINK.sub(r"\\[", text)
