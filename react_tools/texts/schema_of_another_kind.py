"""TX121: a comment for editors that names no schema, or that of another kind of file."""

import re
from collections.abc import Iterator
from urllib.parse import unquote

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets import RULESETS
from react_tools.schema.store import ENDING, kinds
from react_tools.source.fault import quoted
from react_tools.texts.writing import Writing

_SIGN = "yaml-language-server"
_COMMENT = re.compile(rf"^[ \t]*#[ \t]*{_SIGN}:[ \t]*\$schema=(?P<path>\S+)", re.MULTILINE)


@check("TX121", Level.WARNING, Writing)
def schema_of_another_kind(writing: Writing, _: object) -> Iterator[Hit]:
    """The comment that tells editors the schema names none, or that of another kind of file.

    Why it matters: the editor shows faults where there are none and completes keys that do not
    belong there, or it does neither, without a word. `react-tools schema` says the right line.

    Wrong:
        # yaml-language-server: $schema=../../../schemas/react/scenario.schema.json
        creator: dancer

    Right:
        # yaml-language-server: $schema=../../../schemas/react/creator.schema.json
        creator: dancer
    """
    found = _COMMENT.search(writing.content) if _SIGN in writing.content else None
    if found is None:
        return
    *_before, game, name = ["", "", *unquote(found["path"]).split("/")]
    home, own = writing.kind.rpartition("/")[::2]
    wanted = f"{own}{ENDING}"
    if name != wanted or (home and game in RULESETS and game != home):
        place = writing.source.span(*found.span("path"))
        there_is = any(it.rpartition("/")[2] + ENDING == name for it in kinds())
        fault = "is that of another kind of file" if there_is else "is none of ours"
        told = f"the schema {quoted(name)} {fault}; this one has {writing.kind + ENDING}"
        yield Hit(place, told, f"name schemas/{writing.kind}{ENDING}")
