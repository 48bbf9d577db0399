"""What comments in files allow: `# react-tools: allow RA101, RA112 -- reason`.

A comment that does not hold to the form, or gives no reason, allows nothing and is a finding.
"""

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator

from msgspec import Struct

from react_tools.findings import Finding, Level
from react_tools.policy import codes
from react_tools.policy.codes import Catalogue
from react_tools.report import Settled
from react_tools.source.fault import quoted
from react_tools.source.remark import Remark
from react_tools.source.span import Span

_FORM = "write `# react-tools: allow CODE -- reason`"
_HEAD = re.compile(r"#[ \t]*react-tools[ \t]*(?P<colon>:?)[ \t]*(?P<word>[^\s:]*)")
_REASON = re.compile(r"(?:^|(?<=\s))(?:--|–|—)(?=\s|$)")  # editors make one dash of two
_CODE = re.compile(r"[^\s,]+")


class Allowed(Struct, frozen=True):
    """A code that a comment allows.

    Attributes:
        span: where the code stands.
        line: the line on which it is allowed; 0: on all of the file.
        reason: why.
        remark: where the comment stands.
    """

    code: str
    span: Span
    line: int
    reason: str
    remark: Span


class Allowing:
    """What the comments of some files allow.

    Attributes:
        settled: the findings that are allowed.
        left: those that are not.
    """

    def __init__(self, findings: Iterable[Finding], remarks: Iterable[Remark]) -> None:
        self.settled: list[Settled] = []
        self.left: list[Finding] = []
        self._faults: list[Finding] = []
        self._used = set[Allowed]()
        self._every: dict[tuple[str, str, int], list[Allowed]] = {}
        for remark in remarks:
            for it in self._read(remark):
                self._every.setdefault((it.span.path, it.code, it.line), []).append(it)
        for finding in findings:
            self._settle(finding)

    def faults(self, known: Callable[[], Catalogue], judged: Collection[str]) -> Iterator[Finding]:
        """What is wrong with the comments; of files that are not *judged* no code is unused."""
        yield from self._faults
        unused = [it for part in self._every.values() for it in part if it not in self._used]
        there = known() if unused else {}
        for it in unused:
            if it.code not in there:
                yield _unknown(it, there)
            elif codes.is_settled_by_nothing(it.code):
                yield _firm(it)
            elif it.span.path in judged:
                yield self._unused(it)

    def _read(self, remark: Remark) -> Iterator[Allowed]:
        head = _HEAD.match(remark.text)
        word = head["word"] if head else ""
        if head is None or not head["colon"] or word != "allow":
            self._faults.append(_misread(remark, word, colon=bool(head and head["colon"])))
            return
        start = head.end()
        sign = _REASON.search(remark.text, start)
        end = sign.start() if sign else len(remark.text)
        reason = remark.text[sign.end() :].strip() if sign else ""
        found = list(_CODE.finditer(remark.text, start, end))
        if not found:
            self._faults.append(_fault("RT073", remark.span, "this allows no code", _FORM))
        elif not reason:
            message = "this allows without a reason, and so allows nothing"
            hint = "say why behind the codes: `-- reason`"
            self._faults.append(_fault("RT072", remark.span, message, hint))
        else:
            for it in found:
                span = _part(remark.span, *it.span())
                yield Allowed(it[0], span, remark.line, reason, remark.span)

    def _settle(self, finding: Finding) -> None:
        if codes.is_settled_by_nothing(finding.code):
            self.left.append(finding)
            return
        for by, part in self._parted(finding):
            if by is None:
                self.left.append(part)
            else:
                self._used.add(by)
                self.settled.append(Settled(part, "comment", by.reason, by.remark))

    def _parted(self, finding: Finding) -> Iterator[tuple[Allowed | None, Finding]]:
        """A finding by what allows it: one that stands for many lines is allowed line by line."""
        parts: dict[Allowed | None, list[int]] = {}
        for at, (span, _) in enumerate(finding.places or ((finding.span, ""),)):
            parts.setdefault(self._allows(finding.code, span), []).append(at)
        for by, kept in parts.items():
            yield by, finding if len(parts) == 1 else finding.part(kept)

    def _allows(self, code: str, span: Span) -> Allowed | None:
        """What allows it: nearest is what stands on its line."""
        for line in (span.line, 0):
            if it := self._every.get((span.path, code, line)):
                return it[0]
        return None

    def _unused(self, it: Allowed) -> Finding:
        where = "on this line" if it.line == it.span.line else f"on line {it.line}"
        where = "in this file" if not it.line else where
        elsewhere = (one.span for one in self.left if one.code == it.code)
        other = next((one for one in elsewhere if one.path == it.span.path), None)
        hint = "delete it"
        if other is not None:
            hint = f"it is found on line {other.line}: put the comment there, or delete it"
        message = f"{it.code} is not found {where}; this allows nothing"
        return Finding("RT070", Level.WARNING, it.span, message, hint)


def _unknown(it: Allowed, known: Catalogue) -> Finding:
    if codes.matching(it.code, known):
        message = f"{quoted(it.code)} is the beginning of several codes; a comment allows one"
        return _fault("RT071", it.span, message, "write the code out")
    message = f"no code is called {quoted(it.code)}; this allows nothing"
    return _fault("RT071", it.span, message, codes.near(it.code, known))


def _firm(it: Allowed) -> Finding:
    message = f"{it.code} {codes.standing(it.code)}, and cannot be allowed"
    return _fault("RT074", it.span, message, "mend what it speaks of, and delete this")


def _misread(remark: Remark, word: str, *, colon: bool) -> Finding:
    if not colon:
        return _fault("RT073", remark.span, "a colon is missing behind react-tools", _FORM)
    if not word:
        return _fault("RT073", remark.span, "this comment says nothing", _FORM)
    near = difflib.get_close_matches(word.lower(), ["allow"])
    message = f"this comment is not understood: it says {quoted(word)}"
    return _fault("RT073", remark.span, message, "did you mean 'allow'?" if near else _FORM)


def _part(span: Span, first: int, last: int) -> Span:
    return Span(span.path, span.line, span.column + first, span.line, span.column + last)


def _fault(code: str, span: Span, message: str, hint: str) -> Finding:
    return Finding(code, Level.ERROR, span, message, hint)
