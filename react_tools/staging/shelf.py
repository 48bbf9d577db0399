"""What was loaded for a game, by id: the part that is the same in every game."""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from react_tools import rulebook
from react_tools.document import Document
from react_tools.rulebook import Rule, Ruling
from react_tools.ruleset import SettingError
from react_tools.scenario.build import scenario
from react_tools.scenario.faults import fault
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.span import Span
from react_tools.source.tree import Mapping as MappingNode

MadeT = TypeVar("MadeT")

NO_RULINGS = "RT219"
_RULINGS = "rulings"
"""What a file of rulings is called by, bare of its ending."""
_MOST_COMPILED = 256
"""How many are kept: who tries every setting of every ruling makes many more."""


class Named(Protocol):
    """A thing that files define."""

    @property
    def id(self) -> str:
        """What it is called by."""


class Register(Struct, frozen=True):
    """A file of rules, of rulings, or of the sentences that rules stand for, by its kind."""

    kind: str
    path: str
    tree: MappingNode
    layer: int = 0


class _Settings(dict[str, str]):
    """The settings of rulings; the rules may ask for one that has gone from its file.

    *files* are those that hold any of them, the nearest first.
    """

    def __init__(self, settings: Mapping[str, str], files: Iterable[str]) -> None:
        super().__init__(settings)
        self._file = next(iter([*files][::-1]), f"{_RULINGS}.yaml")

    def __missing__(self, ruling: str) -> str:
        message = f"the rules of the game ask for the ruling {ruling!r}, and it is not here"
        raise SettingError([fault(NO_RULINGS, Span.at(self._file, 1, 1), message, "put it back")])


class Shelf(Struct):
    """Scenarios, rules and rulings (react_tools.ruleset.Library); a game adds what it defines.

    Attributes:
        every_scenario: all of them, those with an id that another has included.
        registers: the files of rules and rulings, those included whose place another takes.
        broken: the paths of files that have errors, by the ids they say they define, or their
            bare names.
        played: what came of the scenarios that were played, by path.
    """

    every_scenario: list[Scenario] = field(default_factory=list)
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    registers: list[Register] = field(default_factory=list)
    broken: Mapping[str, str] = field(default_factory=dict)
    played: dict[str, Run | SettingError] = field(default_factory=dict)
    _compiled: dict[Hashable, Any] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether everything is there that settings rest on: a game's numbers, if it has any."""
        return True

    def subjects(self, paths: Container[str]) -> Iterator[object]:
        """Scenarios and registers of *paths*, and the library itself for what crosses files."""
        yield from (it for it in self.every_scenario if it.path in paths)
        yield from (it for it in self.registers if it.path in paths)
        yield self

    def counts(self, paths: Container[str]) -> dict[str, int]:
        """How many scenarios, rules and rulings *paths* hold."""
        return {
            "scenarios": sum(it.path in paths for it in self.every_scenario),
            "rules": sum(it.span.path in paths for it in self.rules.values()),
            "rulings": sum(it.span.path in paths for it in self.rulings.values()),
        }

    @property
    def broken_rulings(self) -> str:
        """The path of a file of rulings that has errors; empty if there is none."""
        return self.broken.get(_RULINGS, "")

    def settings(self, pinned: Mapping[str, str]) -> Mapping[str, str]:
        """The setting of every ruling: the default, unless it is pinned."""
        found = {it.id: pinned.get(it.id, it.default) for it in self.rulings.values()}
        return _Settings(found, {it.span.path: None for it in self.rulings.values()})

    def compiled(self, key: Hashable, make: Callable[[], MadeT]) -> MadeT:
        """What *make* gives, made once for equal keys: what games of equal settings share."""
        if key not in self._compiled:
            if len(self._compiled) == _MOST_COMPILED:
                del self._compiled[next(iter(self._compiled))]
            self._compiled[key] = make()
        made: MadeT = self._compiled[key]
        return made


NamedT = TypeVar("NamedT", bound=Named)
ShelfT = TypeVar("ShelfT", bound=Shelf)
Builder = Callable[[ShelfT, Document], None]
"""Puts what a file of one kind defines on the shelf."""


def fill(
    shelf: ShelfT, documents: Iterable[Document], builders: Mapping[str, Builder[ShelfT]]
) -> ShelfT:
    """Put what the documents define on a shelf: *builders* know the kinds that are a game's own."""
    every: dict[str, Builder[ShelfT]] = {**_BUILDERS, **builders}
    for document in documents:
        every[document.kind](shelf, document)
    return shelf


def put(made: NamedT, document: Document, every: list[NamedT], known: dict[str, NamedT]) -> None:
    """Put a thing with the others of its kind; of two with one id the first counts.

    Those of files that nobody asked for are left out of *every* if another has their id.
    """
    if document.ground and made.id in known:
        return
    every.append(made)
    known.setdefault(made.id, made)


def _scenario(shelf: Shelf, document: Document) -> None:
    put(document.once(_made), document, shelf.every_scenario, shelf.scenarios)


def _made(document: Document) -> Scenario:
    return replace(scenario(document.tree, document.path), layer=document.layer)


def _rulebook(shelf: Shelf, document: Document) -> None:
    _register(shelf, document)
    for rule in document.once(_rules):
        shelf.rules.setdefault(rule.id, rule)


def _rulings(shelf: Shelf, document: Document) -> None:
    _register(shelf, document)
    for ruling in document.once(_settable):
        shelf.rulings.setdefault(ruling.id, ruling)


def _rules(document: Document) -> tuple[Rule, ...]:
    return tuple(rulebook.rules(document.tree))


def _settable(document: Document) -> tuple[Ruling, ...]:
    return tuple(rulebook.rulings(document.tree))


def _register(shelf: Shelf, document: Document) -> None:
    """Of sentences no more is kept: they are held against the book where that is at hand."""
    made = Register(document.kind, document.path, document.tree, document.layer)
    shelf.registers.append(made)


_BUILDERS: Mapping[str, Builder[Shelf]] = {
    "rulebook": _rulebook,
    "rulings": _rulings,
    "scenario": _scenario,
    "sentences": _register,
}
