"""Tabs at the beginning of lines, and the blanks that may stand for them."""

import re

from yaml.error import YAMLError
from yaml.events import StreamEndEvent

from react_tools.source.edit import Edit, Fix
from react_tools.source.events import FASTEST
from react_tools.source.text import Text

_TABBED = re.compile(r"^ *+\t[ \t]*+(?=\S)", re.MULTILINE)
_WIDTHS = (2, 4, 8)


def without_tabs(text: Text) -> Fix | None:
    """Blanks for the tabs with which lines begin: of the usual widths the first that can be read.

    How wide a tab was meant to be nobody knows, so this is to be looked at.
    """
    for width in _WIDTHS:
        found = [(it.span(), it[0].expandtabs(width)) for it in _TABBED.finditer(text.content)]
        if found and _reads(_TABBED.sub(lambda it: it[0].expandtabs(width), text.content)):  # noqa: B023
            return Fix(tuple(Edit(text.span(*place), blanks) for place, blanks in found))
    return None


def _reads(content: str) -> bool:
    """Whether a text is YAML."""
    get = FASTEST(content).get_event
    try:
        while not isinstance(get(), StreamEndEvent):
            pass
    except YAMLError:
        return False
    return True
