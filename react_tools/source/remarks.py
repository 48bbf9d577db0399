"""Comments that speak to react-tools, and which line each of them is about.

A tree holds no comments. Whether a `#` begins one is decided by the parser's tokens: what lies
between them is blank or comment. A file without our name in it does
not pay for that.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from yaml.error import YAMLError
from yaml.tokens import DirectiveToken, DocumentEndToken, DocumentStartToken, ScalarToken

from react_tools.source.events import FASTEST, Parser
from react_tools.source.remark import NAME, Remark
from react_tools.source.text import Text

_OURS = re.compile(rf"#[ \t]*{NAME}(?:[ \t]*:|[ \t]+allow\b)[^\r\n]*")
_HEADER = re.compile(r"[|>][-+0-9]*[ \t]+")
_BLOCKS = frozenset("|>")
_NO_CONTENT = (DirectiveToken, DocumentStartToken, DocumentEndToken)


class _Token(NamedTuple):
    start: int
    end: int
    block: bool
    content: bool


_NOTHING = _Token(0, 0, block=False, content=False)


def remarks(text: Text, readable: str, parser: Parser | None) -> tuple[Remark, ...]:
    """The remarks of a file that is YAML; none if something behind its first document is not.

    Args:
        text: the file.
        readable: what of it may go to the parser; as long as the text.
        parser: what finds the tokens; the fastest if it is left out.
    """
    found = list(_OURS.finditer(readable))
    try:
        return tuple(_told(text, found, _Tokens(readable, parser or FASTEST))) if found else ()
    except YAMLError:  # where anything stands may be a comment or not
        return ()


def _told(text: Text, found: list[re.Match[str]], tokens: "_Tokens") -> Iterator[Remark]:
    for one in found:
        if tokens.is_comment(one.start()):
            said = one[0].rstrip()
            span = text.span(one.start(), one.start() + len(said))
            yield Remark(span, said, _line(text, one.start(), tokens))


def _line(text: Text, at: int, tokens: "_Tokens") -> int:
    """The line that a remark at *at* is about."""
    line, column = text.place(at)
    if text.content[at - column + 1 : at].strip():
        return line
    if tokens.is_head(at):
        return 0
    behind = tokens.content_behind(at)
    return line if behind is None else text.place(behind)[0]


class _Tokens:
    """What the parser takes for more than blanks and comments, in the order of the file.

    Raises:
        YAMLError: the text is no YAML.
    """

    def __init__(self, readable: str, parser: Parser) -> None:
        self._readable = readable
        self._found = sorted(_tokens(readable, parser))
        self._starts = [it.start for it in self._found]
        self._contents = [it.start for it in self._found if it.content]

    def is_comment(self, at: int) -> bool:
        """Whether the `#` at *at* begins a comment."""
        index = bisect_right(self._starts, at)
        before = self._found[index - 1] if index else _NOTHING
        if at < before.end:
            header = _HEADER.match(self._readable, before.start) if before.block else None
            return header is not None and header.end() == at
        line = max(self._readable.rfind("\n", 0, at), self._readable.rfind("\r", 0, at)) + 1
        return not self._readable[max(before.end, line) : at].strip()

    def is_head(self, at: int) -> bool:
        """Whether nothing but comments, directives and the mark of a document stands before."""
        return not self._contents or at < self._contents[0]

    def content_behind(self, at: int) -> int | None:
        """Where the next thing begins."""
        index = bisect_right(self._contents, at)
        return self._contents[index] if index < len(self._contents) else None


def _tokens(readable: str, parser: Parser) -> Iterator[_Token]:
    """What has a length; a key without `?` and the beginning of a block have none.

    Raises:
        YAMLError: the text is no YAML.
    """
    for token in iter(parser(readable).get_token, None):
        start, end = token.start_mark.index, token.end_mark.index
        if end > start:
            block = isinstance(token, ScalarToken) and token.style in _BLOCKS
            yield _Token(start, end, block, not isinstance(token, _NO_CONTENT))
