"""Which part of some files a change bears upon, and why."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from react_tools import places
from react_tools.belonging import by_tree
from react_tools.changes import Changes
from react_tools.document import Document
from react_tools.errors import NoComparisonError
from react_tools.files import homes
from react_tools.games import by_path
from react_tools.load import Loaded
from react_tools.ruleset import AnyRuleset
from react_tools.settings import Settings, may_settle
from react_tools.source.parse import parse, read
from react_tools.source.reading import text
from react_tools.source.tree import Mapping, Node

_PACKAGE = Path(__file__).parent


class Scope(Struct, frozen=True):
    """A part of the files that were loaded.

    Attributes:
        paths: those that are to be judged.
        why: in a few words; empty if there is nothing to say.
        all: whether that is why all of them are, whatever has changed among them.
    """

    paths: tuple[str, ...]
    why: str
    all: bool = False


def scope(paths: Sequence[Path], loaded: Loaded, settings: Settings, changes: Changes) -> Scope:
    """The files among *loaded*, which were asked for as *paths*, that *changes* bear upon.

    Raises:
        NoComparisonError: a file lies outside the repository.
    """
    _check_inside(loaded, changes)
    if why := _everything(changes):
        return Scope(loaded.paths, why, all=True)
    documents = list(_changed(_roots(paths, loaded, settings), loaded.ruleset, settings, changes))
    heirs = list(_heirs(documents, loaded))
    touched = loaded.ruleset.touched([*documents, *heirs], changes, loaded.library)
    if touched.paths is None:
        return Scope(loaded.paths, touched.why, all=True)
    resting = touched.paths | {it.path for it in heirs}
    wanted = tuple(it for it in loaded.paths if it in changes or it in resting)
    return Scope(wanted, touched.why)


def _check_inside(loaded: Loaded, changes: Changes) -> None:
    for path in loaded.paths:
        named = Path(path).absolute(), Path(path).resolve()
        if not any(it.is_relative_to(changes.root) for it in named):
            raise NoComparisonError(
                f"--since compares within {changes.root}, and {path} lies outside;"
                " leave it out, or judge it without --since"
            )


def _everything(changes: Changes) -> str:
    """Why everything is to be judged: what every file stands on has changed."""
    for path in sorted(changes.paths):
        ours = any(path.is_relative_to(it) for it in (_PACKAGE, places.SCHEMAS))
        if ours and path.suffix in {".py", ".json"}:
            return "all, for react-tools itself has changed"
        if may_settle(path):
            return f"all, for {path.name} has changed"
    return ""


def _roots(paths: Sequence[Path], loaded: Loaded, settings: Settings) -> list[Path]:
    """The folders whose files count: those asked for, and what they stand on."""
    asked = [path if path.is_dir() else path.parent for path in paths]
    ground = homes([Path(it) for it in loaded.paths], settings.packs, loaded.ruleset.name)
    return [it.resolve() for it in (*asked, *ground)]


def _changed(
    roots: Sequence[Path], ruleset: AnyRuleset, settings: Settings, changes: Changes
) -> Iterator[Document]:
    """The changed files as they are and as they were, as far as they can be read."""
    for path in sorted(changes.paths):
        if path.suffix in {".yaml", ".yml"} and path.is_file() and _within(path, roots):
            tree = read(path, limit=settings.limit).tree
            yield from _document(tree, path, ruleset, settings)
    for old in changes.before:
        if _within(old.path, roots):
            tree = parse(old.data, old.path.as_posix(), limit=settings.limit).tree
            yield from _document(tree, old.path, ruleset, settings)


def _heirs(documents: Sequence[Document], loaded: Loaded) -> Iterator[Document]:
    """What extends a changed file, over however many others, even if it cannot be laid on it."""
    kinds = loaded.ruleset.extensions
    names = {text(it.tree, kinds.get(it.kind, it.kind)) for it in documents}
    waiting = list(loaded.laid)
    while heirs := [it for it in waiting if text(it.tree, "extends") in names]:
        yield from heirs
        names |= {text(it.tree, kinds[it.kind]) for it in heirs}
        waiting = [it for it in waiting if it not in heirs]


def _within(path: Path, roots: Sequence[Path]) -> bool:
    return any(path.is_relative_to(root) for root in roots)


def _document(
    tree: Node | None, path: Path, ruleset: AnyRuleset, settings: Settings
) -> Iterator[Document]:
    """A file as one of the kinds of a game; nothing if it is of none, or of another game."""
    if not isinstance(tree, Mapping):
        return
    game = by_path(path, settings.packs) or by_tree(tree, settings)
    kind = ruleset.kind_of(tree) if game == ruleset.name else None
    if kind is not None:
        yield Document(kind, path.as_posix(), tree)


def told(every: Sequence[Loaded], parts: Sequence[Scope], revision: str) -> str:
    """`since main: 4 of 95 files, 3 of 90 scenarios: those with dancer`, of all games together."""
    since = f"since {revision}"
    files = [path for it in every for path in it.paths]
    wanted = {path for part in parts for path in part.paths}
    why = "; ".join(dict.fromkeys(part.why for part in parts if part.why and part.paths))
    if not wanted:
        return f"{since} nothing has changed on which these files rest: 0 of {len(files)} judged"
    if all(part.all for part in parts):
        return f"{since}: {why}"
    if len(wanted) == len(files):
        return f"{since}: all {len(files)} files"
    scenarios = [it.path for loaded in every for it in loaded.scenarios()]
    some = sum(it in wanted for it in scenarios)
    because = f": {why}" if why else ""
    amount = f"{len(wanted)} of {len(files)} files, {some} of {len(scenarios)} scenarios{because}"
    return f"{since}: {amount}; no others are judged"
