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

from react_tools.source.extent import stripped_end
from react_tools.source.fault import Faults
from react_tools.source.scalar import Plain, known_words
from react_tools.source.strict import DEEPEST, Strict
from react_tools.source.text import Text
from react_tools.source.tree import (
    BlockScalar,
    Entry,
    Mapping,
    Node,
    Scalar,
    Sequence,
    scalars,
)

_BLOCKS = frozenset("|>")
_MERGE = "<<"


class TooDeepError(Exception):
    """The text is nested too deeply; the fault is noted, reading stops."""


class Builder:
    """Makes the tree of one file.

    `_node`, `_mapping` and `_sequence` run for every event and are kept as plain as they
    can be: they are what the bar of benchmarks/parse.py measures. What is rare stands in
    methods of its own.
    """

    def __init__(self, text: Text, get_event: Callable[[], Any], faults: Faults) -> None:
        self._text = text
        self._next = get_event
        self._strict = Strict(text, faults)
        self._words = known_words()

    def document(self) -> Node | None:
        """The tree of the first document; None if there is nothing in it.

        Raises:
            TooDeepError: the text is nested too deeply.
            yaml.YAMLError: the text is no YAML.
        """
        self._next()
        if type(self._next()) is StreamEndEvent:
            self._strict.empty()
            return None
        tree = self._node(self._next(), 0)
        self._look_behind(self._next())
        if isinstance(tree, Scalar) and tree.value is None and tree.start == tree.end:
            self._strict.empty()
            return None
        if self._words.beyond or "\\" in self._text.content:
            self._strict.values(scalars(tree))
        return tree

    def _node(self, event: Any, depth: int) -> Node:
        """What begins with *event*, below *depth* collections."""
        kind: object = type(event)
        if kind is ScalarEvent:
            if event.style or event.anchor or event.tag or not event.value:
                return self._rare_scalar(event)
            return Scalar(self._text, event.start_mark.index, self._words[event.value])
        if kind is AliasEvent:
            return self._alias(event)
        if depth == DEEPEST:
            self._strict.too_deep(event.start_mark.index)
            raise TooDeepError
        make = self._mapping if kind is MappingStartEvent else self._sequence
        made = make(event.start_mark.index, depth + 1)
        if event.anchor or event.tag:
            made.start = self._strict.properties(made.start)
        return made

    def _mapping(self, begin: int, depth: int) -> Mapping:
        text, get, words = self._text, self._next, self._words
        entries: dict[str, Entry] = {}
        while True:
            event = get()
            kind: object = type(event)
            if kind is ScalarEvent and not (event.style or event.anchor or event.tag):
                start, name = event.start_mark.index, words[event.value]
            elif kind is MappingEndEvent:
                break
            else:
                start, name = self._rare_key(event, depth)
            value = self._node(get(), depth)
            if type(name) is not str:
                name = self._strict.no_word(Scalar(text, start, name))
            entry = Entry(text, start, name, value)
            if name in entries:
                self._strict.twice(entries[name], entry)
            else:
                entries[name] = entry
        if _MERGE in entries:
            self._merge(entries)
        return Mapping(text, begin, entries)

    def _sequence(self, begin: int, depth: int) -> Sequence:
        get, node = self._next, self._node
        items: list[Node] = []
        while type(event := get()) is not SequenceEndEvent:
            items.append(node(event, depth))
        return Sequence(self._text, begin, items)

    def _rare_scalar(self, event: Any) -> Scalar:
        """A scalar in quotes, a block scalar, an empty one, or one with an anchor or a tag."""
        content = self._text.content
        start, end = event.start_mark.index, event.end_mark.index
        if event.anchor or event.tag:
            start = min(self._strict.properties(start), end)
        if not event.style and not event.value:
            # The parsers place it before or behind the blanks that follow a colon.
            start = stripped_end(content, start)
        if event.style in _BLOCKS:
            end = stripped_end(content, end)
            return BlockScalar(self._text, start, event.value, end)
        return Scalar(self._text, start, event.value if event.style else self._words[event.value])

    def _alias(self, event: Any) -> Scalar:
        start, end = event.start_mark.index, event.end_mark.index
        return Scalar(self._text, start, self._strict.alias(start, end))

    def _rare_key(self, event: Any, depth: int) -> tuple[int, Plain]:
        """Where a key that is no plain word begins, and its name."""
        key = self._node(event, depth)
        if isinstance(key, Scalar):
            return key.start, key.value
        return key.start, self._strict.long_key(key)

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
