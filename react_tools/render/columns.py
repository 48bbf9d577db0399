"""Tables of counts: the first row says what columns hold, the first column what rows are."""

from collections.abc import Iterator, Sequence

from react_tools.render.forum import escaped
from react_tools.render.line import Line, Piece, line, padded, width, wrap
from react_tools.render.table import COLUMNS

_GAP = "  "


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[Line]:
    """A table, its numbers to the right; a choice that leaves them no room is broken."""
    wide = [max(map(width, column)) for column in zip(*rows, strict=True)]
    room = min(wide[0], COLUMNS - sum(wide[1:]) - len(_GAP) * len(wide[1:]))
    for at, (name, *numbers) in enumerate(rows):
        first, *more = [name] if width(name) <= room else wrap(name, room - len(_GAP))
        cells = (padded(it, most, right=True) for it, most in zip(numbers, wide[1:], strict=True))
        yield line(Piece(_GAP.join([padded(first, room), *cells]), "" if at else "dim"))
        yield from (line(f"{_GAP}{it}") for it in more)


def piped(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The same in Markdown."""
    head, *rest = rows
    yield f"| {' | '.join(map(escaped, head))} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    yield from (f"| {' | '.join(map(escaped, row))} |" for row in rest)
