"""What YAML allows and we do not, and what is wrong with a whole file: the words for it."""

import re
from collections.abc import Iterable

from react_tools.source.edit import Edit, Fix
from react_tools.source.fault import Fault, Faults, quoted
from react_tools.source.guard import CONTROL, named
from react_tools.source.mending import without_entry
from react_tools.source.properties import without_property
from react_tools.source.scalar import is_beyond
from react_tools.source.text import Text
from react_tools.source.tree import Entry, Mapping, Scalar, Sequence, plain

DEEPEST = 60

Place = tuple[int, int]

_PROPERTY = re.compile(r"(?:&[-0-9A-Za-z_]+|!<[^\s>]*>|![^\s,\[\]{}]*)")
_WORD = re.compile(r"\S+")
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\r\n]*)*+")
_CURES = {
    "anchor": "delete it, and write the value out where it is repeated",
    "tag": "delete it, or put the whole text in quotes",
}
# No text holds a carriage return but by an escape: at a line's end it is no part of it.
_ESCAPED = re.compile(f"{CONTROL.pattern}|\r")
_SORTS = {int: "a number", float: "a number", bool: "a truth value", type(None): "nothing"}


class Strict:
    """Notes the faults of one file that is readable YAML."""

    def __init__(self, text: Text, faults: Faults) -> None:
        self._text = text
        self._faults = faults

    def empty(self) -> None:
        """There is nothing in the file."""
        self._note("empty", (0, 0), "this file is empty", "write it or delete it")

    def too_deep(self, start: int) -> None:
        """One list or block too many begins at *start*."""
        message = f"this is nested more than {DEEPEST} levels deep"
        self._note("too-deep", (start, start + 1), message, "no definition needs more than ten")

    def second_document(self, start: int) -> None:
        """Another document begins at *start*."""
        message = "a second document begins here; it is not read"
        word = _WORD.match(self._text.content, start)
        place = word.span() if word else (start, start)
        self._note("several-documents", place, message, "give it a file of its own")

    def rest(self, start: int) -> None:
        """Nothing but comments may follow the end of the document, at *start*."""
        start = self._behind_gap(start)
        if start < len(self._text.content):
            self.second_document(start)

    def alias(self, start: int, end: int) -> str:
        """An alias; it stands for the text that it is, since what it repeats is not looked for."""
        name = self._text.content[start:end]
        if self._faults.wants("alias"):
            message = f"the alias {quoted(name)} repeats a value"
            self._add("alias", (start, end), message, "write the value out")
        return name

    def properties(self, at: int) -> int:
        """The anchor and the tag of a value, from *at* on; return where the value itself begins."""
        for _ in range(2):  # one of each, in either order
            found = _PROPERTY.match(self._text.content, at)
            if found is None:
                break
            kind = "anchor" if found[0][0] == "&" else "tag"
            if self._faults.wants(kind):
                message = f"the {kind} {quoted(found[0])} has no effect here"
                fix = without_property(self._text, *found.span())
                self._add(kind, found.span(), message, _CURES[kind], fix=fix)
            at = self._behind_gap(found.end())
        return at

    def long_key(self, key: Sequence | Mapping) -> str:
        """A key that is a list or a block; return the name that it gets."""
        place = key.start, key.end
        if self._faults.wants("key-not-text"):
            self._add("key-not-text", place, "this key is more than a word", "use a word")
        return self._text.content[slice(*place)]

    def no_word(self, key: Scalar) -> str:
        """A key that is a number, a truth value or nothing; return the name that it gets."""
        name = key.text
        if not self._faults.wants("key-not-text"):
            return name
        place = key.start, key.end
        if name:
            message = f"the key {quoted(name)} is {_SORTS[type(key.value)]}, not text"
            fix = self._quoted(place, name, safe=True)
            self._add("key-not-text", place, message, "put it in quotes", fix=fix)
        else:
            self._add("key-not-text", place, "a key is missing here", "write the key")
        return name

    def twice(self, first: Entry, second: Entry) -> None:
        """A key that the block has already."""
        if self._faults.wants("duplicate-key"):
            message = f"the key {quoted(first.name)} stands twice in this block"
            place = second.start, second.end
            same = repr(plain(first.value)) == repr(plain(second.value))
            edits = without_entry(second) if same else ()
            fix = Fix(edits, safe=True) if edits else None
            self._add("duplicate-key", place, message, "delete one of them", first=first, fix=fix)

    def merge(self, entry: Entry) -> None:
        """A key that takes over another block's keys."""
        if self._faults.wants("merge-key"):
            message = "the key << takes over the keys of another block"
            self._add("merge-key", (entry.start, entry.end), message, "write the keys out")

    def values(self, found: Iterable[Scalar]) -> None:
        """What only whole values show: numbers too large, and control characters by escape."""
        for scalar in found:
            value = scalar.value
            if not isinstance(value, str):
                continue
            if (control := _ESCAPED.search(value)) and scalar.quote == '"':
                self._escape(scalar, control[0])
            elif is_beyond(value) and not scalar.quote:
                self._number(scalar)

    def _number(self, scalar: Scalar) -> None:
        if self._faults.wants("number"):
            message = f"the number {quoted(scalar.text)} is too large"
            place, fix = (scalar.start, scalar.end), None
            if scalar.text == self._text.content[slice(*place)]:
                fix = self._quoted(place, scalar.text, safe=False)
            self._add("number", place, message, "quote it, if it is a name", fix=fix)

    def _escape(self, scalar: Scalar, control: str) -> None:
        if self._faults.wants("control-character"):
            message = f"an escape makes the control character {named(control)}"
            place = scalar.start, scalar.end
            self._add("control-character", place, message, "delete the escape")

    def _behind_gap(self, at: int) -> int:
        """The next place at or behind *at* that is neither blank nor comment."""
        gap = _GAP.match(self._text.content, at)
        return gap.end() if gap else at

    def _note(self, kind: str, place: Place, message: str, hint: str) -> None:
        """Count a fault that a file has but once, and add it."""
        self._faults.wants(kind)
        self._add(kind, place, message, hint)

    def _quoted(self, place: Place, name: str, *, safe: bool) -> Fix:
        """What is taken for a text already, in quotes."""
        return Fix((Edit(self._text.span(*place), f'"{name}"'),), safe)

    def _add(
        self,
        kind: str,
        place: Place,
        *words: str,
        first: Entry | None = None,
        fix: Fix | None = None,
    ) -> None:
        message, hint = words
        others = () if first is None else ((first.span, "first here"),)
        self._faults.add(Fault(kind, self._text.span(*place), message, hint, others, fix))
