"""What files tell a player: sheets with things on them, and of each its facts, by key."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from react_tools.document import Document
from react_tools.reference.entry import Text
from react_tools.reference.figure import Told
from react_tools.reference.outline import Outline
from react_tools.source.reading import child, text, texts
from react_tools.source.tree import Mapping, Node, Scalar, plain
from react_tools.source.tree import Sequence as ListNode
from react_tools.trace.event import LANGS

Path = tuple[str, ...]
"""The keys that lead to a fact, those that say nothing left out."""
_TITLES = ("name", "question", "title")


class Fact(Struct, frozen=True):
    """A fact of a thing.

    Attributes:
        value: as plain data; of clauses their lines, deeper ones indented.
        said: one value, or several with commas.
        lines: what it says in clauses, none in another's line.
        folded: the same as a card shows it.
    """

    value: object
    said: str
    lines: tuple[Told, ...] = ()
    folded: tuple[Told, ...] = ()


class Thing(Struct, frozen=True):
    """A thing with an id: what it is called, and its facts in the order of the file.

    `section` is the key under which it stands; empty for a whole sheet.
    """

    section: str
    id: str
    name: Text
    facts: dict[Path, Fact]


class Sheet(Struct, frozen=True):
    """A file, or what several of one group hold.

    Attributes:
        kind: the kind of file, or the key of the group: `creator`, `deck`, `house`.
        grouped: whether its things are things of all such sheets.
        own: the facts that belong to none of its things.
        things: by section and id.
    """

    kind: str
    id: str
    grouped: bool
    own: Thing
    things: dict[tuple[str, str], Thing]


def sheets(documents: Iterable[Document], outline: Outline, *, everything: bool) -> list[Sheet]:
    """What *documents* tell, of two with one id the first; *everything*: silent keys too."""
    found: dict[tuple[str, str], Sheet] = {}
    for document in documents:
        if document.kind in outline.untold:
            continue
        sheet = _Reading(document, outline, everything=everything).sheet()
        known = found.setdefault((sheet.kind, sheet.id), sheet)
        if known is not sheet and sheet.grouped:
            for key, thing in sheet.things.items():
                known.things.setdefault(key, thing)
    return list(found.values())


def names(documents: Iterable[Document], outline: Outline) -> dict[str, Text]:
    """What ids are called, as far as files say it; of two with one id the first."""
    found: dict[str, Text] = {}
    for document in documents:
        if document.kind not in outline.untold:
            if own := _name(document.tree):
                found.setdefault(text(document.tree, document.kind), own)
            for name, told in _named(document.tree):
                found.setdefault(name, told)
    return found


def _named(node: Node) -> Iterator[tuple[str, Text]]:
    """What has a name somewhere in a tree, by its id or its key."""
    if isinstance(node, ListNode):
        inner = [(text(it, "id"), it) for it in node]
    elif isinstance(node, Mapping):
        inner = [(key, it.value) for key, it in node.entries.items() if key not in _TITLES]
    else:
        return
    for name, it in inner:
        if name and (told := _name(it) or _bilingual(it)):
            yield name, told
        yield from _named(it)


class _Reading:
    """One document, read."""

    def __init__(self, document: Document, outline: Outline, *, everything: bool) -> None:
        self._kind = document.kind
        self._root = document.tree
        self._outline = outline
        self._everything = everything

    def sheet(self) -> Sheet:
        root, group = self._root, self._outline.groups.get(self._kind, "")
        sections = {
            key: inside
            for key, entry in root.entries.items()
            if (inside := dict(_inside(entry.value))) and not _all_bilingual(entry.value)
        }
        facts = self._facts(root, "", {*sections, self._kind})
        shared = facts if group else {}
        things = {
            (section, name): Thing(
                section, name, _name(node), shared | self._facts(node, section, {"id"})
            )
            for section, inside in sections.items()
            for name, node in inside.items()
        }
        name = text(root, group or self._kind) or self._kind
        own = Thing("", name, _name(root), {} if group else facts)
        return Sheet(group or self._kind, name, bool(group), own, things)

    def _facts(self, node: Mapping, section: str, without: set[str]) -> dict[Path, Fact]:
        """The facts of a thing, those named *without* left out."""
        only = self._outline.only.get(section or self._kind)
        found: dict[Path, Fact] = {}
        for key, entry in node.entries.items():
            if key not in without and (only is None or key in only or self._everything):
                found |= self._beneath(entry.value, section, (key,))
        return found

    def _beneath(self, node: Node, section: str, path: Path) -> Iterator[tuple[Path, Fact]]:
        """The facts at the end of a path."""
        outline = self._outline
        if outline.is_silent(section, path[-1]) and not self._everything:
            return
        if isinstance(node, Mapping):
            for key, entry in node.entries.items():
                yield from self._beneath(entry.value, section, (*path, key))
        elif (fact := self._fact(node)) is not None:
            yield tuple(it for it in path if it not in outline.through) or path[-1:], fact

    def _fact(self, node: Scalar | ListNode) -> Fact | None:
        if isinstance(node, Scalar):
            value = " ".join(node.value.split()) if isinstance(node.value, str) else node.value
            said = value if isinstance(value, str) else node.text
            return None if value is None else Fact(value, said)
        nodes = [it for it in node if isinstance(it, Mapping)]
        if not nodes:
            return Fact(plain(node), ", ".join(" ".join(text(it).split()) for it in node))
        lines = tuple(self._outline.clauses(nodes, folded=False))
        folded = tuple(self._outline.clauses(nodes, folded=True))
        return Fact([indented(it) for it in folded], "", lines, folded)


def indented(told: Told) -> str:
    """A clause in plain text."""
    return f"{'  ' * told.depth}{clause(told)}"


def clause(told: Told) -> str:
    """A clause without its indentation, with single blanks."""
    return " ".join(f"{told.verb} {told.text}".split())


def _inside(node: Node) -> Iterator[tuple[str, Mapping]]:
    """The things that stand under a key, by id; none if it holds anything else."""
    if isinstance(node, ListNode):
        items: Sequence[tuple[str, Node]] = [(text(it, "id"), it) for it in node]
    elif isinstance(node, Mapping):
        items = [(key, entry.value) for key, entry in node.entries.items()]
        if not all(_name(it) or _bilingual(it) for _, it in items):
            return
    else:
        return
    if all(name and isinstance(it, Mapping) for name, it in items):
        yield from ((name, it) for name, it in items if isinstance(it, Mapping))


def _all_bilingual(node: Node) -> bool:
    """Whether names stand under a key, and no things: `houses: {dis: {en: …, ru: …}}`."""
    return isinstance(node, Mapping) and all(_bilingual(it.value) for it in node.entries.values())


def _name(node: Node) -> Text:
    """What a thing is called, by each of its sides if these have the names; else nothing."""
    if not isinstance(node, Mapping):
        return {}
    own = (told for key in _TITLES if (told := _bilingual(node.get(key))))
    sides = (_bilingual(child(entry.value, _TITLES[0])) for entry in node.entries.values())
    several = [it for it in sides if it]
    joined = {lang: " / ".join(it[lang] for it in several) for lang in LANGS if several}
    return next(own, joined)


def _bilingual(node: Node | None) -> Text:
    """A text in both languages; nothing if it is none."""
    said = texts(node)
    if not said or not set(said) <= set(LANGS) or not any(said.values()):
        return {}
    first = next(it for it in said.values() if it)
    return {lang: " ".join((said.get(lang) or first).split()) for lang in LANGS}
