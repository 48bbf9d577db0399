"""From the parser's events to a tree."""

from collections.abc import Callable
from typing import Any

from yaml.events import (
    AliasEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from react_tools.source.fault import Faults
from react_tools.source.scalar import Plain, Words
from react_tools.source.strict import DEEPEST, Strict
from react_tools.source.text import Text
from react_tools.source.tree import Entry, Mapping, Node, Scalar, Sequence, scalars

_BLOCKS = frozenset("|>")
_MERGE = "<<"
_WHITE = " \t\r\n"


class BeyondBoundsError(Exception):
    """The text is nested too deeply or holds too much; the fault is noted, reading stops."""


class Builder:
    """Makes the tree of one file.

    `_node`, `_mapping` and `_sequence` run for every event and are kept as plain as they
    can be: they are what the bar of benchmarks/parse.py measures. What is rare stands in
    methods of its own.
    """

    def __init__(self, text: Text, get_event: Callable[[], Any], faults: Faults, most: int) -> None:
        """Set the builder up.

        Args:
            text: the file.
            get_event: gives the next event.
            faults: takes what is found wrong.
            most: how many values the file may hold.
        """
        self.depth = 0
        self._text = text
        self._next = get_event
        self._strict = Strict(text, faults)
        self._words = Words()
        self._most = self._left = most

    def document(self) -> Node | None:
        """The tree of the first document; None if there is nothing in it.

        Raises:
            BeyondBoundsError: the text is nested too deeply or holds too much.
            yaml.YAMLError: the text is no YAML.
        """
        self._next()
        if type(self._next()) is StreamEndEvent:
            self._strict.empty()
            return None
        tree = self._node(self._next())
        self._look_behind(self._next())
        if isinstance(tree, Scalar) and tree.start == tree.end:
            self._strict.empty()
            return None
        if self._words.beyond or "\\" in self._text.content:
            self._strict.values(scalars(tree), self._words.beyond)
        return tree

    def _node(self, event: Any) -> Node:
        """What begins with *event*."""
        kind: object = type(event)
        if kind is ScalarEvent:
            if event.style or event.anchor or event.tag:
                return self._rare_scalar(event)
            start, end = event.start_mark.index, event.end_mark.index
            return Scalar(self._text, start, end, self._words[event.value])
        if kind is MappingStartEvent:
            return self._mapping(event)
        if kind is AliasEvent:
            start, end = event.start_mark.index, event.end_mark.index
            return Scalar(self._text, start, end, self._strict.alias(start, end))
        return self._sequence(event)

    def _mapping(self, opening: Any) -> Mapping:
        text, get, node, words = self._text, self._next, self._node, self._words
        entries: dict[str, Entry] = {}
        mapping = Mapping(text, self._enter(opening), entries)
        value: Node = mapping
        while type(event := get()) is not MappingEndEvent:
            start, end = event.start_mark.index, event.end_mark.index
            if type(event) is ScalarEvent and not (event.style or event.anchor or event.tag):
                name = words[event.value]
            else:
                name, start, end = self._rare_key(event)
            value = node(get())
            if type(name) is not str:
                name = self._strict.no_word(name, start, end)
            if name in entries:
                self._strict.twice(entries[name], start, end)
            else:
                entries[name] = Entry(text, start, end, name, value)
        if _MERGE in entries:
            self._merge(entries)
        self._leave(mapping, opening, event, value, len(entries))
        return mapping

    def _sequence(self, opening: Any) -> Sequence:
        get, node = self._next, self._node
        items: list[Node] = []
        sequence = Sequence(self._text, self._enter(opening), items)
        while type(event := get()) is not SequenceEndEvent:
            items.append(node(event))
        self._leave(sequence, opening, event, items[-1] if items else sequence, len(items))
        return sequence

    def _enter(self, opening: Any) -> int:
        """Go a level down; return where the collection begins."""
        self.depth += 1
        start: int = opening.start_mark.index
        if self.depth > DEEPEST:
            self._strict.too_deep(start)
            raise BeyondBoundsError
        return self._strict.properties(start) if opening.anchor or opening.tag else start

    def _leave(
        self, made: Mapping | Sequence, opening: Any, closing: Any, last: Node, count: int
    ) -> None:
        """Come up again, knowing where the collection ends.

        The parser notices the end of a block only where the next thing begins; the text
        of a block ends with its last value.
        """
        self.depth -= 1
        self._left -= count + 1
        if self._left < 0:
            self._strict.too_many(self._most)
            raise BeyondBoundsError
        end: int = closing.end_mark.index
        if not opening.flow_style or end == closing.start_mark.index:
            end = last.end if last.start < last.end else self._stripped(made.start, last.end)
        made.end = end

    def _rare_scalar(self, event: Any) -> Scalar:
        """A scalar in quotes, a block scalar, or one with an anchor or a tag."""
        start, end = event.start_mark.index, event.end_mark.index
        if event.anchor or event.tag:
            start = min(self._strict.properties(start), end)
        if event.style in _BLOCKS:
            end = self._stripped(start, end)
        value = event.value if event.style else self._words[event.value]
        return Scalar(self._text, start, end, value)

    def _rare_key(self, event: Any) -> tuple[Plain, int, int]:
        """A key that is no plain word: its name and its place."""
        node = self._node(event)
        if isinstance(node, Scalar):
            return node.value, node.start, node.end
        return self._strict.list_as_key(node.start, node.end), node.start, node.end

    def _merge(self, entries: dict[str, Entry]) -> None:
        """Report a merge key and take it out; in quotes it is a key like any other."""
        if not entries[_MERGE].key.quote:
            self._strict.merge(entries.pop(_MERGE))

    def _look_behind(self, end: Any) -> None:
        """See whether anything follows the first document, which ended with *end*."""
        if end.explicit:
            self._strict.rest(end.end_mark.index)
        elif type(event := self._next()) is not StreamEndEvent:
            self._strict.second_document(event.start_mark.index)

    def _stripped(self, start: int, end: int) -> int:
        """Where the text between *start* and *end* ends without blanks and empty lines."""
        content = self._text.content
        while end > start and content[end - 1] in _WHITE:
            end -= 1
        return end
