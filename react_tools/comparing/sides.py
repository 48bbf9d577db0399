"""What two words of a user mean – folders, files, git revisions –, and what lies there.

FOLDER, FILE    a path that is there
REV:PATH        a file or folder of a git revision, from the root of its repository; `REV:./PATH`
                from where one stands
REV             what the other word names, as it was in that revision, by the name that it had
                then; beside another revision the packs and the folder `cards`, else all that lies
                where one stands
nothing         the same as it lies there now
"""

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import replace

from react_tools.errors import MissingPathError, NoComparisonError, UnfitFlagsError
from react_tools.files import beneath
from react_tools.findings import Finding, Level
from react_tools.load import Loaded, load_each
from react_tools.revisions import Revision, lay_out, renamed, revision
from react_tools.settings import Settings
from react_tools.source.span import Span

_WORD = re.compile(r"[\w-]+")
_LEFT_OUT = frozenset({"scenarios", "sentences.yaml", "rulebook.yaml"})
"""What no player has before him, and what is long to read."""


class Side(Struct, frozen=True):
    """One of two states.

    Attributes:
        told: as its user calls it; empty for what lies there now.
        files: how many were read.
        loaded: what was read, by game.
        findings: the errors of what was read, each with its place.
        words: what stands in the files that have errors, and what these are called, by game.
    """

    told: str
    files: int
    loaded: dict[str, Loaded]
    findings: tuple[Finding, ...]
    words: dict[str, frozenset[str]]


class _Named(Struct, frozen=True):
    """A side as it is asked for.

    Attributes:
        revision: None for what lies there now.
        paths: None for those that the other side has.
        exact: whether they were named as those of the revision, and have to be in it.
    """

    told: str
    revision: Revision | None = None
    paths: tuple[Path, ...] | None = None
    exact: bool = False


def sides(before: str, after: str | None, settings: Settings) -> tuple[Side, Side]:
    """Both states; without *after* the second is what lies there now.

    Raises:
        MissingPathError: there is nothing to read under either name.
        NoComparisonError: git does not know a revision, or a path lies in no repository.
        UnfitFlagsError: both are the same place.
    """
    old, new = _named(before), _Named("") if after is None else _named(after)
    if after is None and old.revision is None:
        new = replace(new, paths=_here(before, settings))
    wanted = old.paths or new.paths or _around(settings)
    old, new = (replace(it, paths=it.paths or wanted) for it in (old, new))
    found = _read(old, settings), _read(new, settings)
    if not any(it.files for it in found):
        told = " and ".join(it.told or "what lies here" for it in found)
        raise MissingPathError(f"no YAML file in {told}; nothing was read")
    return found


def _here(before: str, settings: Settings) -> tuple[Path, ...]:
    """What lies here and is compared with a folder of another place.

    Raises:
        UnfitFlagsError: the folder is part of it, or a file.
    """
    here, there = _around(settings), Path(before).resolve()
    if not there.is_dir() or any(there.is_relative_to(it.resolve()) for it in here):
        what = "is part of what lies here" if there.is_dir() else "is a file"
        raise UnfitFlagsError(
            f"{before} {what}; name what to compare it with, such as a revision:"
            f" react-tools diff HEAD {before}"
        )
    return here


def _around(settings: Settings) -> tuple[Path, ...]:
    """What is one's own; where there is nothing, all that lies where one stands."""
    return settings.own or (Path(),)


def _named(word: str) -> _Named:
    """What a word means."""
    if word and Path(word).exists():
        return _Named(word, None, (Path(word),))
    name, colon, inside = word.partition(":")
    if ".." in word and not colon:
        ends = " ".join(it for it in word.replace("...", "..").split("..") if it)
        raise NoComparisonError(
            f"{word!r} is a range; name its ends one after the other: react-tools diff {ends}"
        )
    found = revision(name, Path.cwd())
    if not colon:
        return _Named(word, found)
    here = inside in {".", ".."} or inside.startswith(("./", "../"))
    path = Path(os.path.normpath((Path.cwd().resolve() if here else found.root) / inside))
    return _Named(word, found, (path,), exact=True)


def _read(named: _Named, settings: Settings) -> Side:
    """What lies on a side."""
    if named.revision is None:
        return _side(named, _files(it for it in named.paths or () if it.exists()), settings)
    with TemporaryDirectory(prefix="react-tools-") as folder:
        return _laid(named, named.revision, settings, Path(folder).resolve())


def _laid(named: _Named, found: Revision, settings: Settings, to: Path) -> Side:
    """What a revision holds, laid out in a folder with the packs on which it stands."""
    asked = [_within(it, found) for it in named.paths or ()]
    around = {it: _within(it, found) for it in _around(settings) if _is_within(it, found)}
    there = lay_out(found, list(dict.fromkeys([*asked, *around.values()])), to)
    lost = [it for it in asked if it not in there]
    if lost and named.exact:
        _, _, inside = named.told.partition(":")
        hint = f"; where you stand: {found.name}:./{inside}" if Path(inside).exists() else ""
        raise MissingPathError(f"there is no {lost[0]} in {found.name}{hint}")
    if former := renamed(found, lost):
        there += lay_out(found, [*former.values()], to)
        asked = [former.get(it, it) for it in asked]
    outside = [it for it in settings.packs if it not in around]
    packs = [to / it for it in around.values() if it in there and it != "."]
    files = _files(to / it for it in asked if it in there)
    side = _side(named, files, replace(settings, packs=(*packs, *outside)))
    shown = tuple(_shown(it, f"{to.as_posix()}/", f"{found.name}:") for it in side.findings)
    return replace(side, findings=shown)


def _is_within(path: Path, found: Revision) -> bool:
    return path.resolve().is_relative_to(found.root)


def _within(path: Path, found: Revision) -> str:
    """A path from the root of the repository.

    Raises:
        NoComparisonError: it lies outside.
    """
    if not _is_within(path, found):
        raise NoComparisonError(
            f"{path} lies outside {found.root}, whose revision {found.name} is; name a path in it:"
            f" {found.name}:PATH"
        )
    return path.resolve().relative_to(found.root).as_posix()


def _files(paths: Iterable[Path]) -> list[Path]:
    """The files of some paths, those left out that say nothing to a player."""
    return [
        file for path in paths for file in (beneath(path, _LEFT_OUT) if path.is_dir() else (path,))
    ]


def _side(named: _Named, files: Sequence[Path], settings: Settings) -> Side:
    """What *files* hold."""
    every = load_each(files, settings) if files else []
    findings = (it for loaded in every for it in loaded.findings if it.level is Level.ERROR)
    return Side(
        told=named.told,
        files=len(files),
        loaded={it.ruleset.name: it for it in every},
        findings=tuple(findings),
        words={it.ruleset.name: _words(it) for it in every},
    )


def _words(loaded: Loaded) -> frozenset[str]:
    """What stands in the files that have errors, word by word, and what they are called."""
    texts = (Path(it).read_text("utf-8", "replace") for it in loaded.left_out)
    found = frozenset(word for told in texts for word in _WORD.findall(told))
    return found | {Path(it).stem for it in loaded.left_out}


def _shown(finding: Finding, laid: str, told: str) -> Finding:
    """A finding on a revision, whose files its user does not know by where they were laid out."""

    def known(span: Span) -> Span:
        return replace(span, path=span.path.replace(laid, told))

    return replace(
        finding,
        span=known(finding.span),
        message=finding.message.replace(laid, told),
        hint=finding.hint.replace(laid, told),
        others=tuple((known(span), word) for span, word in finding.others),
        fix=None,
    )
