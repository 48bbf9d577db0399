"""Everything that was loaded for Re;ACT, by id."""

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain

from msgspec import field
from msgspec.structs import replace

from react_tools.document import Document
from react_tools.rulebook import Ruling
from react_tools.rulesets.react.board import Board, Numbers
from react_tools.rulesets.react.box import Box, boxes
from react_tools.rulesets.react.build import creator
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.statement import RulingIs, Term
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.mentions import known, named
from react_tools.source.tree import Mapping as MappingNode
from react_tools.source.tree import plain
from react_tools.staging.shelf import Shelf, fill, put


class Library(Shelf):
    """What the files define (react_tools.ruleset.Library).

    Attributes:
        every_creator: all of them, those with an id that another has included.
        every_box: all boxes, those with an id that another has included.
        numbers: the numbers of the game, None if no `board.yaml` was loaded; `board`: its tree.
    """

    every_creator: list[Creator] = field(default_factory=list)
    creators: dict[str, Creator] = field(default_factory=dict)
    every_box: list[Box] = field(default_factory=list)
    boxes: dict[str, Box] = field(default_factory=dict)
    numbers: Numbers | None = None
    board: MappingNode | None = None
    _faults: dict[str, str] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether the numbers of the game are there."""
        return self.numbers is not None

    def subjects(self, paths: Container[str]) -> Iterator[object]:
        """Creators, boxes, scenarios of *paths*, and the library itself for what crosses files."""
        yield from (it for it in self.every_creator if it.node.path in paths)
        yield from (it for it in self.every_box if it.node.path in paths)
        yield from super().subjects(paths)

    def counts(self, paths: Container[str]) -> dict[str, int]:
        """How many of each kind of thing *paths* hold."""
        creators = [it for it in self.every_creator if it.node.path in paths]
        return {
            "creators": len(creators),
            "cards": sum(len(it.deck) + len(it.abilities) for it in creators),
            "boxes": sum(it.node.path in paths for it in self.every_box),
            **super().counts(paths),
        }

    def fault_of(self, creator: Creator) -> str:
        """Why a creator's cards cannot be compiled; empty if they can."""
        if creator.id not in self._faults:
            self._faults[creator.id] = _fault(creator, self.rulings)
        return self._faults[creator.id]

    def family(self, creator: Creator) -> str:
        """The id of the creator that, over however many others, this one extends."""
        seen: set[str] = set()
        while creator.extends in self.creators and creator.extends not in {creator.id, *seen}:
            seen.add(creator.id)
            creator = self.creators[creator.extends]
        return creator.id

    def match(
        self, pair: tuple[Creator, Creator], size: tuple[int, int], pinned: Mapping[str, str]
    ) -> Match:
        """Two creators on a field of *size* (columns, rows); compiled once for equal wishes."""
        settings = self.settings(pinned)

        def made() -> Match:
            assert self.numbers is not None  # noqa: S101 -- settings are read only when it is there
            return Match(pair, Board(*size), self.numbers, settings)

        key = (pair[0].id, pair[1].id, *size, tuple(sorted(settings.items())))
        return self.compiled(key, made)


def build(documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
    """The library that the documents make; of two things with one id the first counts."""
    builders = {"creator": _creator, "board": _board, "boxes": _boxes}
    return fill(Library(broken=broken), documents, builders)


def _fault(creator: Creator, rulings: Mapping[str, Ruling]) -> str:
    """A phrase that does not parse, or the name of what is nowhere defined."""
    if any(written.fault for written in creator.written):
        return "a phrase does not parse"
    names_of = known(creator)
    names = (it for written in creator.written for it in named(written))
    asked = (it for written in creator.written for it in written.rulings())
    terms = (term.id for it in asked if (term := unanswered(it, rulings)))
    strange = (it.name.id for it in names if it.name.id not in names_of[it.sort])
    unknown = next(chain(strange, terms), "")
    return f"no {unknown!r} is defined" if unknown else ""


def unanswered(asked: RulingIs, rulings: Mapping[str, Ruling]) -> Term | None:
    """The ruling, or the setting of it, that no `rulings.yaml` has; None if both are known."""
    ruling = rulings.get(asked.ruling.id)
    if ruling is None:
        return asked.ruling
    return None if asked.setting.id in ruling.settings else asked.setting


def _creator(library: Library, document: Document) -> None:
    made = document.once(_made)
    if document.ground and made.id in library.broken:
        return  # this one does not stand in for it
    put(made, document, library.every_creator, library.creators)


def _made(document: Document) -> Creator:
    return replace(creator(document.tree), layer=document.layer, extends=document.extends)


def _boxes(library: Library, document: Document) -> None:
    for made in boxes(document.tree, document.layer):
        put(made, document, library.every_box, library.boxes)


def _board(library: Library, document: Document) -> None:
    library.board = library.board or document.tree
    library.numbers = library.numbers or Numbers.from_plain(plain(document.tree))  # type: ignore[arg-type]
