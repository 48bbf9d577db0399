"""What is read of the files of one game: text, tree, the verdict of its schema.

What a file holds is always a finding; one with an error counts as broken, the others are documents.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from react_tools import places, rulesets
from react_tools.belonging import by_content, known
from react_tools.document import Document
from react_tools.extend import Broken
from react_tools.files import Real
from react_tools.findings import Finding, Level, has_error
from react_tools.games import by_path
from react_tools.ruleset import AnyRuleset
from react_tools.schema.validate import validate
from react_tools.settings import Settings
from react_tools.source.fault import Fault
from react_tools.source.parse import Held, Parsed, held, parsed, read
from react_tools.source.reading import text
from react_tools.source.remark import Remark

_SHIPPED = (places.CARDS, places.EXAMPLES)


class Taken(NamedTuple):
    """What came of one file.

    Attributes:
        document: the file, if it has no error.
        findings: what is wrong with it.
        broken: what it says it defines, if it has an error.
        remarks: the comments in it that speak to us.
        stamp: that of the bytes that were read; None if they are not all known.
    """

    document: Document | None
    findings: tuple[Finding, ...]
    broken: Broken | None
    remarks: tuple[Remark, ...]
    stamp: int | None


class _Place(NamedTuple):
    """Where a file stands: by which name, for which game, how far away, asked for or beneath."""

    shown: str
    game: str
    layer: int
    ground: bool


class Intake:
    """What was read so far of one game, and file by file what came of it.

    Attributes:
        asked: the files that are to be judged; any others are ground, on which these stand.
        folders: those on which the files stand, the nearest first.
        real: where files really are.
    """

    def __init__(
        self,
        game: AnyRuleset,
        asked: Sequence[Path],
        settings: Settings,
        parsed: dict[Path, Parsed] | None = None,
    ) -> None:
        self.ruleset = game
        self.asked = asked
        self.settings = settings
        self.folders: Sequence[Path] = ()
        self.real = Real()
        self._parsed = {} if parsed is None else parsed
        self._taken: dict[Path, Taken] = {}
        self._ground: dict[Path, Taken] = {}

    @property
    def documents(self) -> list[Document]:
        """The files without an error, those asked for first."""
        return [it.document for it in self._every() if it.document is not None]

    @property
    def broken(self) -> list[Broken]:
        """The files that have an error."""
        return [it.broken for it in self._every() if it.broken is not None]

    @property
    def findings(self) -> list[Finding]:
        """What is wrong with any of the files asked for."""
        return [finding for it in self._taken.values() for finding in it.findings]

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The comments that speak to us, in the files asked for."""
        return tuple(remark for it in self._taken.values() for remark in it.remarks)

    @property
    def stamps(self) -> dict[str, int]:
        """Those of the bytes that were read, by path."""
        every = (*self._taken.items(), *self._ground.items())
        return {file.as_posix(): it.stamp for file, it in every if it.stamp is not None}

    @property
    def files(self) -> tuple[Path, ...]:
        """All files that were read, by the names under which they are known."""
        return (*self._taken, *self._ground)

    def _every(self) -> Iterator[Taken]:
        yield from self._taken.values()
        yield from self._ground.values()

    def read(self, file: Path, *, ground: bool = False) -> None:
        """Read one file; one of the *ground* that belongs to another game is passed over."""
        game, limit = self.ruleset, self.settings.limit
        told = by_path(file, self.settings.packs) if ground else game.name
        if told not in {"", game.name}:
            return
        if told and file not in self._parsed and any(map(file.absolute().is_relative_to, _SHIPPED)):
            held_now = held(file, file.as_posix(), limit)
            taken = shipped(held_now, self._place(file, ground=ground), limit)
            self._those(ground=ground)[file] = taken
            return
        content = self._parsed.get(file) or read(file, file.as_posix(), limit=limit)
        if told or by_content(content, self.settings) == game.name:
            self._parsed.pop(file, None)
            self._take(file, content, ground=ground)

    def again(self, file: Path, parsed: Parsed) -> bool:
        """Take what a file holds now for what it held; whether it was read before, for this game.

        What files stand on is not looked for anew.
        """
        told = by_path(file, self.settings.packs) or by_content(parsed, self.settings)
        if told != self.ruleset.name or file not in self.files:
            return False
        self._take(file, parsed, ground=file in self._ground)
        return True

    def _take(self, file: Path, parsed: Parsed, *, ground: bool) -> None:
        self._those(ground=ground)[file] = _judged(parsed, self._place(file, ground=ground))

    def _those(self, *, ground: bool) -> dict[Path, Taken]:
        return self._ground if ground else self._taken

    def _place(self, file: Path, *, ground: bool) -> _Place:
        layer = self._layer(self.real(file))
        return _Place(file.as_posix(), self.ruleset.name, layer, ground)

    def _layer(self, file: Path) -> int:
        """How far away a file lies: 0 is one that is in none of the folders."""
        inside = (at for at, folder in enumerate(self.folders, 1) if file.is_relative_to(folder))
        return next(inside, 0)


@lru_cache(maxsize=2000)
def shipped(those: Held, place: _Place, limit: int) -> Taken:
    """What comes of a file that ships: judged once a process, as long as it holds the same bytes.

    All that is judged stands on it, and `lint --fix` judges again and again.
    """
    return _judged(parsed(those, place.shown, limit), place)


def _judged(parsed: Parsed, place: _Place) -> Taken:
    game, shown = rulesets.get(place.game), place.shown
    found = [_finding(fault) for fault in parsed.faults]
    document = None
    if parsed.tree is not None:
        document = known(parsed.tree, shown, game, found)
    if document is not None:
        found.extend(validate(document.tree, game.kinds[document.kind]))
    broken = None
    if has_error(found):
        side = game.wording.side
        name = text(parsed.tree, side) or _named(shown, parsed, side)
        document, broken = None, Broken(place.layer, name, shown)
    elif document is not None:
        document = replace(document, ground=place.ground, layer=place.layer)
    return Taken(document, tuple(found), broken, parsed.remarks, parsed.stamp)


def _named(shown: str, parsed: Parsed, key: str) -> str:
    """The id that a file without a tree says it defines; else the file's bare name."""
    found = re.search(rb"^%s:[ \t]*([^\s#]+)" % key.encode(), parsed.head, re.MULTILINE)
    return found[1].decode(errors="replace") if found else Path(shown).stem


def _finding(fault: Fault) -> Finding:
    told = (fault.span, fault.message, fault.hint, fault.others, fault.fix, fault.cut)
    return Finding(fault.code, Level.ERROR, *told)
