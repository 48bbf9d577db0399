"""Where lines go: standard output, in colour on a terminal that wants it.

Rich is loaded only for a terminal with colour; everybody else gets plain text.
"""

import os
import sys
from collections.abc import Iterable

from react_tools.render.line import Line, clean, plain


def wants_colour() -> bool:
    """A terminal, and nobody asked for none (https://no-color.org)."""
    return (
        sys.stdout.isatty()
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM", "") != "dumb"
    )


def show(lines: Iterable[Line]) -> None:
    """Print lines."""
    if wants_colour():
        _coloured(lines)
        return
    for one in lines:
        sys.stdout.write(f"{plain(one)}\n")


def _coloured(lines: Iterable[Line]) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for one in lines:
        pieces = [(clean(piece.text), piece.style) for piece in one]
        console.print(Text.assemble(*pieces), soft_wrap=True)
