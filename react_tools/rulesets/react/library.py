"""Everything that was loaded for Re;ACT, by id."""

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain

from msgspec import Struct, field
from msgspec.structs import replace

from react_tools import rulebook
from react_tools.rulebook import Rule, Ruling
from react_tools.ruleset import Document, SettingError
from react_tools.rulesets.react.board import Board, Numbers
from react_tools.rulesets.react.build import creator
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.statement import RulingIs, Term
from react_tools.rulesets.react.match import Match
from react_tools.scenario.build import scenario
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import Mapping as MappingNode
from react_tools.source.tree import plain

Pinned = tuple[tuple[str, str], ...]
_MOST_MATCHES = 256
"""How many matches are kept: who tries every setting of every ruling makes many more."""


class Library(Struct):
    """What the files define (react_tools.ruleset.Library).

    Attributes:
        every_creator, every_scenario: all of them, those with an id that another has included.
        numbers: the numbers of the game, None if no `board.yaml` was loaded; `board`: its tree.
        broken: the paths of files that have errors, by their bare names (a creator's is its id).
        played: what came of the scenarios that were played, by path.
    """

    every_creator: list[Creator] = field(default_factory=list)
    every_scenario: list[Scenario] = field(default_factory=list)
    creators: dict[str, Creator] = field(default_factory=dict)
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    numbers: Numbers | None = None
    board: MappingNode | None = None
    broken: Mapping[str, str] = field(default_factory=dict)
    played: dict[str, Run | SettingError] = field(default_factory=dict)
    _faults: dict[str, str] = field(default_factory=dict)
    _matches: dict[tuple[str, str, int, int, Pinned], Match] = field(default_factory=dict)

    def subjects(self, paths: Container[str]) -> Iterator[object]:
        """Creators and scenarios of *paths*, and the library itself for what crosses files."""
        yield from (it for it in self.every_creator if it.node.path in paths)
        yield from (it for it in self.every_scenario if it.path in paths)
        yield self

    def counts(self, paths: Container[str]) -> Mapping[str, int]:
        """How many of each kind of thing *paths* hold."""
        creators = [it for it in self.every_creator if it.node.path in paths]
        return {
            "creators": len(creators),
            "cards": sum(len(it.deck) + len(it.abilities) for it in creators),
            "scenarios": sum(it.path in paths for it in self.every_scenario),
            "rules": sum(it.span.path in paths for it in self.rules.values()),
            "rulings": sum(it.span.path in paths for it in self.rulings.values()),
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

    def settings(self, pinned: Mapping[str, str]) -> Mapping[str, str]:
        """The setting of every ruling: the default, unless it is pinned."""
        return {it.id: pinned.get(it.id, it.default) for it in self.rulings.values()}

    def match(
        self, pair: tuple[Creator, Creator], size: tuple[int, int], pinned: Mapping[str, str]
    ) -> Match:
        """Two creators on a field of *size* (columns, rows); compiled once for equal wishes."""
        settings = self.settings(pinned)
        key = (pair[0].id, pair[1].id, *size, tuple(sorted(settings.items())))
        if key not in self._matches:
            assert self.numbers is not None  # noqa: S101 -- settings are read only when it is there
            if len(self._matches) == _MOST_MATCHES:
                del self._matches[next(iter(self._matches))]
            self._matches[key] = Match(pair, Board(*size), self.numbers, settings)
        return self._matches[key]


def build(documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
    """The library that the documents make; of two things with one id the first counts."""
    library = Library(broken=broken)
    for document in documents:
        _BUILDERS[document.kind](library, document)
    return library


def _fault(creator: Creator, rulings: Mapping[str, Ruling]) -> str:
    """A phrase that does not parse, or the name of what is nowhere defined."""
    known = {it.id for it in creator.tokens} | {it.id for it in creator.summons}
    if any(written.fault for written in creator.written):
        return "a phrase does not parse"
    names = (name.id for written in creator.written for name in written.names())
    asked = (it for written in creator.written for it in written.rulings())
    terms = (term.id for it in asked if (term := unanswered(it, rulings)))
    unknown = next(chain((name for name in names if name not in known), terms), "")
    return f"no {unknown!r} is defined" if unknown else ""


def unanswered(asked: RulingIs, rulings: Mapping[str, Ruling]) -> Term | None:
    """The ruling, or the setting of it, that no `rulings.yaml` has; None if both are known."""
    ruling = rulings.get(asked.ruling.id)
    if ruling is None:
        return asked.ruling
    return None if asked.setting.id in ruling.settings else asked.setting


def _creator(library: Library, document: Document) -> None:
    made = replace(creator(document.tree), layer=document.layer, extends=document.extends)
    nearer = made.id in library.creators or made.id in library.broken
    if document.ground and nearer:
        return  # this one does not stand in for it, even if it has errors
    library.every_creator.append(made)
    library.creators.setdefault(made.id, made)


def _scenario(library: Library, document: Document) -> None:
    made = scenario(document.tree, document.path)
    if document.ground and made.id in library.scenarios:
        return
    library.every_scenario.append(made)
    library.scenarios.setdefault(made.id, made)


def _rulebook(library: Library, document: Document) -> None:
    for rule in rulebook.rules(document.tree):
        library.rules.setdefault(rule.id, rule)


def _rulings(library: Library, document: Document) -> None:
    for ruling in rulebook.rulings(document.tree):
        library.rulings.setdefault(ruling.id, ruling)


def _sentences(library: Library, document: Document) -> None:
    """Nothing rests on them: they are held against the register where the book is at hand."""


def _board(library: Library, document: Document) -> None:
    library.board = library.board or document.tree
    library.numbers = library.numbers or Numbers.from_plain(plain(document.tree))  # type: ignore[arg-type]


_BUILDERS = {
    "creator": _creator,
    "scenario": _scenario,
    "rulebook": _rulebook,
    "rulings": _rulings,
    "sentences": _sentences,
    "board": _board,
}
