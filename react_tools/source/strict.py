"""What YAML allows and we do not, and what is wrong with a whole file: the words for it."""

import re
from collections.abc import Iterable

from react_tools.source.fault import Fault, Faults, quoted
from react_tools.source.guard import CONTROL, named
from react_tools.source.text import Text
from react_tools.source.tree import Entry, Mapping, Scalar, Sequence

DEEPEST = 60

Place = tuple[int, int]

_PROPERTY = re.compile(r"(?:&[-0-9A-Za-z_]+|!<[^\s>]*>|![^\s,\[\]{}]*)")
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\r\n]*)*+")
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
        end = min(start + 3, len(self._text.content))
        self._note("several-documents", (start, end), message, "give it a file of its own")

    def rest(self, start: int) -> None:
        """Nothing but comments may follow the end of the document, at *start*."""
        start = self._behind_gap(start)
        if start < len(self._text.content):
            self.second_document(start)

    def alias(self, start: int, end: int) -> str:
        """An alias; it stands for the text that it is, since what it repeats is not looked for."""
        name = self._text.content[start:end]
        message = f"the alias {quoted(name)} repeats a value"
        self._note("alias", (start, end), message, "write the value out")
        return name

    def properties(self, at: int) -> int:
        """The anchor and the tag of a value, from *at* on; return where the value itself begins."""
        while found := _PROPERTY.match(self._text.content, at):
            word = quoted(found[0])
            if found[0][0] == "&":
                message = f"the anchor {word} names a value for reuse"
                self._note("anchor", found.span(), message, "delete it")
            else:
                message = f"the tag {word} has no effect here"
                self._note("tag", found.span(), message, "delete it, or quote the text")
            at = self._behind_gap(found.end())
        return at

    def long_key(self, key: Sequence | Mapping) -> str:
        """A key that is a list or a block; return the name that it gets."""
        place = key.start, key.end
        self._note("key-not-text", place, "this key is more than a word", "use a word")
        return self._text.content[key.start : key.end]

    def no_word(self, key: Scalar) -> str:
        """A key that is a number, a truth value or nothing; return the name that it gets."""
        place = key.start, key.end
        if key.text:
            message = f"the key {quoted(key.text)} is {_SORTS[type(key.value)]}, not text"
            self._note("key-not-text", place, message, "put it in quotes")
        else:
            self._note("key-not-text", place, "a key is missing here", "write the key")
        return key.text

    def twice(self, first: Entry, second: Entry) -> None:
        """A key that the block has already."""
        message = f"the key {quoted(first.name)} stands twice in this block"
        place = second.start, second.end
        self._note("duplicate-key", place, message, "delete one of them", first)

    def merge(self, entry: Entry) -> None:
        """A key that takes over another block's keys."""
        message = "the key << takes over the keys of another block"
        self._note("merge-key", (entry.start, entry.end), message, "write the keys out")

    def values(self, found: Iterable[Scalar], beyond: set[str]) -> None:
        """What only whole values show: numbers in *beyond*, and control characters by escape."""
        for scalar in found:
            place = scalar.start, scalar.end
            if not scalar.quote and scalar.value in beyond:
                message = f"the number {quoted(scalar.text)} is too large"
                self._note("number", place, message, "quote it, if it is a name")
            elif scalar.quote == '"' and (control := CONTROL.search(scalar.text)):
                message = f"an escape makes the control character {named(control[0])}"
                self._note("control-character", place, message, "delete the escape")

    def _behind_gap(self, at: int) -> int:
        """The next place at or behind *at* that is neither blank nor comment."""
        gap = _GAP.match(self._text.content, at)
        return gap.end() if gap else at

    def _note(
        self, kind: str, place: Place, message: str, hint: str, first: Entry | None = None
    ) -> None:
        if self._faults.wants(kind):
            others = () if first is None else ((first.span, "first here"),)
            self._faults.add(Fault(kind, self._text.span(*place), message, hint, others))
