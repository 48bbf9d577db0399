"""The parser: libyaml's where PyYAML has it, PyYAML's own where not."""

from collections.abc import Callable
from typing import Any, Protocol


class Events(Protocol):
    """What a YAML text holds, bit by bit, in the order of the file."""

    def get_event(self) -> Any:
        """The next of yaml.events, None behind the last.

        Raises:
            yaml.YAMLError: the text is no YAML.
        """

    def get_token(self) -> Any:
        """The next of yaml.tokens, None behind the last; not beside `get_event`.

        Raises:
            yaml.YAMLError: the text is no YAML.
        """


Parser = Callable[[str], Events]


def _pure(text: str) -> Events:
    """PyYAML's own parser; loaded only where it is needed."""
    from react_tools.source.pure import PureParser

    return PureParser(text)


PURE: Parser = _pure

try:
    from yaml.cyaml import CParser  # type: ignore[attr-defined]
except ImportError:  # pragma: no cover -- PyYAML was built without libyaml
    FASTEST: Parser = PURE
else:
    FASTEST = CParser
