"""Things drawn: the faces of a card in frames, side by side; the sections of a sheet."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from react_tools.reference.figure import Face, Figure, Part, Section, Told
from react_tools.render.document import document
from react_tools.render.line import Line, Piece, clean, line, padded, width, wrap
from react_tools.render.table import COLUMNS, table

_ALONE = 52
_GAP = 2
_EDGES = 4
_STYLES = {"": "", "first": "blue", "second": "red", "dim": "dim"}


def text_lines(figures: Sequence[Figure]) -> list[Line]:
    """For people: one beneath the other."""
    told: list[Line] = []
    for figure in figures:
        told += [line(), *_figure(figure)] if told else _figure(figure)
    return told


def json_lines(figures: Sequence[Figure]) -> list[Line]:
    """For programs: one document."""
    return document({"shown": [dict(it.data) for it in figures]})


def _figure(figure: Figure) -> list[Line]:
    heading = wrap(figure.heading, COLUMNS) if figure.heading else []
    bold = [line(Piece(it, "bold")) for it in heading]
    return [*bold, *_faces(figure.faces), *(one for it in figure.sections for one in _section(it))]


def _faces(faces: Sequence[Face]) -> list[Line]:
    """The frames of all faces, side by side and of one height."""
    wide = _ALONE if len(faces) < 2 else (COLUMNS - _GAP * (len(faces) - 1)) // len(faces)  # noqa: PLR2004 -- one face
    upper = [list(_upper(face, wide)) for face in faces]
    tall = max(map(len, upper), default=0)
    blank = _framed((), wide)
    whole = [
        [*above, *[blank] * (tall - len(above)), *_lower(face, wide)]
        for face, above in zip(faces, upper, strict=True)
    ]
    return [_beside(parts) for parts in zip(*whole, strict=True)]


def _upper(face: Face, wide: int) -> Iterator[Line]:
    """The name on its side, then each part behind a line that bears its head."""
    room = wide - _EDGES
    yield _rule("┌┐", wide)
    for each in wrap(face.name, room):
        yield _framed((Piece(padded(each, room, right=face.right), "bold"),), wide)
    for part in face.parts:
        yield _rule("├┤", wide, Piece(part.head, f"bold {_STYLES[part.tone]}"))
        for content in _part(part, room):
            yield _framed(content, wide)


def _part(part: Part, room: int) -> Iterator[Line]:
    for each in wrap(part.bar, room) if part.bar else ():
        yield line(Piece(each, _STYLES[part.tone]))
    for told in part.lines:
        yield from _told(told, room, "  ")


def _told(told: Told, room: int, lead: str) -> Iterator[Line]:
    """A line of steps, its word bold; what is too long goes on four further in."""
    indent = lead + "  " * told.depth
    for number, each in enumerate(wrap(f"{told.verb} {told.text}", room - 2, indent)):
        if number:
            yield line("  ", each)
        else:
            rest = each.removeprefix(f"{indent}{clean(told.verb)}")
            yield line(indent, Piece(clean(told.verb), "bold"), rest)


def _lower(face: Face, wide: int) -> Iterator[Line]:
    """The footer, a word at either end, beneath each other where they are too long."""
    room = wide - _EDGES
    left, right = face.footer
    yield _rule("├┤", wide)
    if width(left) + width(right) < room:
        yield _framed((Piece(left + padded(right, room - width(left), right=True), "dim"),), wide)
    else:
        for each in (*wrap(left, room), *wrap(right, room)):
            yield _framed((Piece(each, "dim"),), wide)
    yield _rule("└┘", wide)


def _rule(ends: str, wide: int, head: Piece | None = None) -> Line:
    """A line of a frame, perhaps with a head in it."""
    if head is None:
        return line(f"{ends[0]}{'─' * (wide - 2)}{ends[1]}")
    rest = "─" * (wide - _EDGES - 1 - width(head.text))
    return line(f"{ends[0]}─ ", head, f" {rest}{ends[1]}")


def _framed(content: Line, wide: int) -> Line:
    """A line between the sides of a frame."""
    taken = sum(width(piece.text) for piece in content)
    return (Piece("│ "), *content, Piece(f"{' ' * (wide - _EDGES - taken)} │"))


def _beside(parts: Sequence[Line]) -> Line:
    """The lines of several frames as one."""
    first, *others = parts
    return (*first, *(piece for it in others for piece in (Piece(" " * _GAP), *it)))


def _section(section: Section) -> Iterator[Line]:
    """A heading, rows in columns beneath it, lines beneath a row."""
    indent = 2 if section.heading else 0
    if section.heading:
        yield line()
        yield line(Piece(section.heading, "bold"))
    tabled = table([row.cells for row in section.rows], indent=indent)
    for row, lines in zip(section.rows, tabled, strict=True):
        style = _STYLES[row.tone]
        for one in lines if row.cells else ():
            yield tuple(piece._replace(style=style) for piece in one)
        for told in row.lines:
            yield from _told(told, COLUMNS, " " * (indent + 2 if row.cells else indent))


Format = Callable[[Sequence[Figure]], list[Line]]
FORMATS: Mapping[str, Format] = {"text": text_lines, "json": json_lines}
