"""From a rule of a grammar to a parser of phrases."""

from collections.abc import Callable, Container
from functools import lru_cache
from typing import TypeVar

from react_tools.phrases.reader import Reader

TreeT = TypeVar("TreeT")


def whole(rule: Callable[[Reader], TreeT], reserved: Container[str]) -> Callable[[str], TreeT]:
    """The parser of a phrase that is nothing but *rule*, memoised by text.

    It raises PhraseFaultError, which knows the place in the text and what was expected there.
    *reserved* are the words of the language.
    """

    @lru_cache(maxsize=4096)
    def parse(text: str) -> TreeT:
        reader = Reader(text, reserved)
        tree = rule(reader)
        reader.end()
        return tree

    return parse
