"""What is read of the files of one game: text, tree, the verdict of its schema.

What a file holds is always a finding; one with an error counts as broken, the others are documents.
"""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from react_tools.belonging import by_content, known
from react_tools.extend import Broken
from react_tools.files import Real
from react_tools.findings import Finding, Level, has_error
from react_tools.games import by_path
from react_tools.ruleset import AnyRuleset, Document
from react_tools.schema.validate import validate
from react_tools.settings import Settings
from react_tools.source.fault import Fault
from react_tools.source.parse import Parsed, read
from react_tools.source.reading import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from react_tools.source.remark import Remark


class Intake:
    """What was read so far of one game.

    Attributes:
        folders: those on which the files stand, the nearest first.
        documents: files without an error.
        findings: what is wrong with any of them.
        remarks: the comments that speak to us, in files that are not of the ground.
        broken: the files that have an error, by the id they say they define or, where they do not,
            by their bare names.
        stamps: of the bytes that were read, by path.
        real: where files really are.
    """

    def __init__(self, game: AnyRuleset, settings: Settings, parsed: dict[Path, Parsed]) -> None:
        self.ruleset = game
        self.settings = settings
        self.folders: Sequence[Path] = ()
        self.documents: list[Document] = []
        self.findings: list[Finding] = []
        self.remarks: list[Remark] = []
        self.broken: list[Broken] = []
        self.stamps: dict[str, int] = {}
        self.real = Real()
        self._parsed = parsed

    def read(self, file: Path, *, ground: bool = False) -> None:
        """Read one file; one of the *ground* that belongs to another game is passed over."""
        shown, game = file.as_posix(), self.ruleset
        told = by_path(file, self.settings.packs) if ground else game.name
        if told not in {"", game.name}:
            return
        parsed = self._parsed.pop(file, None) or read(file, shown, limit=self.settings.limit)
        if not told and by_content(parsed, self.settings) != game.name:
            return
        self.remarks += () if ground else parsed.remarks
        if parsed.stamp is not None:
            self.stamps[shown] = parsed.stamp
        found = [_finding(fault) for fault in parsed.faults]
        document = None
        if parsed.tree is not None:
            document = known(parsed.tree, shown, game, found)
        if document is not None:
            found.extend(validate(document.tree, game.kinds[document.kind]))
        self.findings.extend(found)
        layer = self._layer(self.real(file))
        if has_error(found):
            side = game.wording.side
            self.broken.append(
                Broken(layer, text(parsed.tree, side) or _named(file, parsed, side), shown)
            )
        elif document is not None:
            self.documents.append(replace(document, ground=ground, layer=layer))

    def _layer(self, file: Path) -> int:
        """How far away a file lies: 0 is one that is in none of the folders."""
        inside = (at for at, folder in enumerate(self.folders, 1) if file.is_relative_to(folder))
        return next(inside, 0)


def _named(file: Path, parsed: Parsed, key: str) -> str:
    """The id that a file without a tree says it defines; else the file's bare name."""
    found = re.search(rb"^%s:[ \t]*([^\s#]+)" % key.encode(), parsed.head, re.MULTILINE)
    return found[1].decode(errors="replace") if found else file.stem


def _finding(fault: Fault) -> Finding:
    told = (fault.span, fault.message, fault.hint, fault.others, fault.fix, fault.cut)
    return Finding(fault.code, Level.ERROR, *told)
