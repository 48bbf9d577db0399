"""Packs over packs: a file that extends another, and one that takes another's place.

    creator: dancer            # the same id: this one counts instead of the one beneath
    extends: dancer            # and it is that one, with what follows laid over it
    without: [glissade]        # what of it is dropped

A new id with `extends:` is a new creator that begins as a copy of the other.
"""

import difflib
import math
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from react_tools import places
from react_tools.document import Document
from react_tools.findings import Finding, Level, has_error
from react_tools.ruleset import AnyRuleset
from react_tools.schema.validate import validate
from react_tools.source.join import joined, named, without
from react_tools.source.reading import items, text
from react_tools.source.tree import Joined, follow

PAGES: dict[str, tuple[str, str]] = {
    "RT054": (
        "one $side in place of another",
        (
            "Two packs define a $side with the same id; the nearer one counts. Nearest are packs "
            "in the order of --cards, of REACT_TOOLS_CARDS and of the settings, then the folder "
            "`cards` one stands in, then what is shipped. This is a note: if it is meant, nothing "
            "has to be done; if not, give yours another id."
        ),
    ),
    "RT055": (
        "nothing to extend",
        (
            "`extends:` names the $side on which this file is laid. Under the same id that is "
            "the one in a pack beneath this file's; under a new id it may stand anywhere. Either "
            "there is none of that name, or it has errors itself, or the names lead round in a "
            "circle."
        ),
    ),
    "RT056": (
        "nothing to drop",
        (
            "`without:` lists what the extended $side has and this one has not: $sections, by id. "
            "It has nothing that is called so."
        ),
    ),
}
_OURS = ("extends", "without")


class Broken(NamedTuple):
    """A file that has an error, and the id it says it defines."""

    layer: int
    id: str
    path: str


class Extended(NamedTuple):
    """Documents, each extension laid on what it extends.

    Attributes:
        documents: all that came out well, the nearest first.
        findings: what is wrong with extensions, and a note on each that takes another's place.
        broken: the path of each file that has an error, by the id it says it defines.
    """

    documents: list[Document]
    findings: list[Finding]
    broken: dict[str, str]


def extended(
    documents: Iterable[Document], broken: Iterable[Broken], ruleset: AnyRuleset
) -> Extended:
    """Lay every extension among *documents* on what it extends."""
    laying = _Laying(documents, broken, ruleset)
    found = (*laying.findings, *_in_place(laying.done))
    return Extended(laying.done, list(found), _nearest(laying.broken, laying.done))


class _Laying:
    """The work of `extended`: each extension is laid once, what it extends before it."""

    def __init__(
        self, documents: Iterable[Document], broken: Iterable[Broken], ruleset: AnyRuleset
    ) -> None:
        self.findings: list[Finding] = []
        self.broken = list(broken)
        self._ruleset = ruleset
        self._all = sorted(documents, key=lambda it: it.layer)
        self._made: dict[str, Document | None] = {}
        whole = [self._whole(it, ()) for it in self._all]
        self.done = [it for it in whole if it is not None]

    def _whole(self, document: Document, above: tuple[Document, ...]) -> Document | None:
        """A document as it is, or laid on what it extends; None if that cannot be done."""
        kind = self._ruleset.extensions.get(document.kind)
        if kind is None:
            return document
        if document.path not in self._made:
            beneath = self._beneath(document, kind, (*above, document))
            made = beneath and self._laid(document, kind, beneath)
            self._made[document.path] = made
            if made is None:
                own = text(document.tree, kind)
                self.broken.append(Broken(document.layer, own, document.path))
        return self._made[document.path]

    def _beneath(
        self, document: Document, kind: str, above: tuple[Document, ...]
    ) -> Document | None:
        """What a document extends, whole; None, and a finding, if there is no such thing."""
        wanted, own = text(document.tree, "extends"), text(document.tree, kind)
        known = {
            text(it.tree, kind): it
            for it in reversed(self._all)
            if self._ruleset.extensions.get(it.kind, it.kind) == kind
            and (it.layer > document.layer or text(it.tree, kind) != own)
        }
        found = known.get(wanted)
        ill = self._nearer_broken(document, wanted, own, found)
        if ill:
            message, hint = f"{wanted!r} has errors itself", f"mend {ill} first"
        elif found is None:
            message = f"there is no {wanted!r} to extend" + (" in a pack beneath" * (wanted == own))
            hint = _meant(wanted, sorted(known))
        elif found in above:
            message, hint = f"{wanted} extends {own} too", "let one of them stand by itself"
        elif whole := self._whole(found, above):
            return whole
        else:
            message, hint = f"{wanted!r} has errors itself", f"mend {found.path} first"
        span = follow(document.tree, ("extends",)).span
        self.findings.append(Finding("RT055", Level.ERROR, span, message, hint))
        return None

    def _nearer_broken(
        self, document: Document, wanted: str, own: str, found: Document | None
    ) -> str:
        """The path of a file with errors that would be extended if it had none; empty if none is.

        What is farther away does not stand in for it.
        """
        farthest = found.layer if found else math.inf
        for each in sorted(self.broken):
            beneath = each.layer > document.layer or wanted != own
            if each.id == wanted and beneath and each.layer < farthest:
                return each.path
        return ""

    def _laid(self, document: Document, kind: str, beneath: Document) -> Document | None:
        """A document laid on *beneath*; None if what comes of it is no good file of its kind."""
        tree, sections = document.tree, self._ruleset.sections
        drop = {text(it): it for it in items(tree.get("without"))}
        known = set(named(beneath.tree, sections))
        found = [
            Finding(
                "RT056",
                Level.ERROR,
                node.span,
                f"{beneath.path} has nothing called {name!r} to drop",
                _meant(name, sorted(known)),
            )
            for name, node in drop.items()
            if name not in known
        ]
        whole = joined(tree, without(beneath.tree, drop, sections))
        rest = {name: it for name, it in whole.entries.items() if name not in _OURS}
        told = Joined(tree.source, tree.start, rest, tree.end)
        found += (moved(it, document) for it in validate(told, self._ruleset.kinds[kind]))
        self.findings.extend(found)
        if has_error(found):
            return None
        return document.on(text(tree, "extends"), kind, whole)


def moved(finding: Finding, document: Document) -> Finding:
    """A finding that lies in the file beneath, told where the extension says what it extends."""
    if finding.span.path == document.path:
        return finding
    span = follow(document.tree, ("extends",)).span
    others = ((finding.span, "what is meant"), *finding.others)
    return replace(finding, span=span, others=others, fix=None)


def _in_place(documents: Sequence[Document]) -> Iterator[Finding]:
    """A note on each document that takes the place of one that is farther away."""
    above: dict[tuple[str, str], Document] = {}
    for document in documents:
        own = document.once(_own)
        nearer = above.get((document.kind, own), document)
        above[document.kind, own] = document
        same = nearer.tree.source.content == document.tree.source.content  # a copy changes nothing
        if own and not same and 0 < nearer.layer < document.layer:  # a loose file is in no pack
            word = "extends" if nearer.extends == own else "takes the place of"
            yield Finding(
                "RT054",
                Level.NOTE,
                follow(nearer.tree, (nearer.kind,)).span,
                f"this {own} {word} {_called(document.path)}",
            )


def _own(document: Document) -> str:
    """The id that a file gives to what it defines."""
    return text(document.tree, document.kind)


def _called(path: str) -> str:
    """A file as a note names it."""
    shipped = Path(path).resolve().is_relative_to(places.CARDS)
    return "the shipped one" if shipped else f"the one of {path}"


def _nearest(broken: Iterable[Broken], documents: Iterable[Document]) -> dict[str, str]:
    """The paths of files with errors, without those whose place a nearer file takes."""
    good: dict[str, int] = {}
    for document in documents:
        good.setdefault(document.once(_own), document.layer)
    found: dict[str, str] = {}
    for each in sorted(broken):
        if good.get(each.id, each.layer + 1) > each.layer:
            found.setdefault(each.id, each.path)
    return found


def _meant(name: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        return f"did you mean {near[0]!r}?"
    return f"there are: {', '.join(known)}" if known else ""
