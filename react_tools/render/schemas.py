"""Schemas as an editor wants them: paths, an address, lines to paste."""

from collections.abc import Callable, Mapping, Sequence

from react_tools.render.document import document
from react_tools.render.line import Line, Piece, line
from react_tools.schema.editors import Editing


def text_lines(every: Sequence[Editing]) -> list[Line]:
    """Kinds and paths; of a single kind all that there is to say.

    Paths and addresses are never broken: they are there to be pasted.
    """
    if len(every) != 1:
        wide = max((len(it.kind) for it in every), default=0)
        return [line(Piece(f"{it.kind:<{wide}}", "bold"), f"  {it.path}") for it in every]
    (only,) = every
    return [
        line(str(only.path)),
        line(only.address),
        line(),
        line(Piece(f"first line of a file, for any editor with {_server(only)}:", "bold")),
        line(only.modeline),
        *(_setting(only) if only.setting else ()),
    ]


def _server(editing: Editing) -> str:
    return "Taplo" if editing.toml else "yaml-language-server"


def _setting(editing: Editing) -> list[Line]:
    heading = Piece("or in the settings of VS Code (with the extension YAML):", "bold")
    return [line(), line(heading), *map(line, editing.setting.splitlines())]


def json_lines(every: Sequence[Editing]) -> list[Line]:
    """For programs."""
    told = [
        {
            "kind": it.kind,
            "path": str(it.path),
            "address": it.address,
            "modeline": it.modeline,
            "files": it.files,
        }
        for it in every
    ]
    return document({"schemas": told})


Format = Callable[[Sequence[Editing]], list[Line]]
FORMATS: Mapping[str, Format] = {"text": text_lines, "json": json_lines}
