"""Everything that was loaded for KeyForge, by id."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from react_tools import rulebook
from react_tools.rulebook import Rule, Ruling
from react_tools.ruleset import Document, SettingError
from react_tools.rulesets.keyforge.build import cards, deck, numbers
from react_tools.rulesets.keyforge.definitions import Card, Deck, Numbers
from react_tools.rulesets.keyforge.match import Copy, Match, Seat
from react_tools.scenario.build import scenario
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import Mapping as MappingNode

_MOST_MATCHES = 256
"""How many matches are kept: who tries every setting of every ruling makes many more."""


class Library(Struct):
    """What the files define (react_tools.ruleset.Library).

    Attributes:
        every_card, every_deck, every_scenario: all of them, those with an id that another has
            included.
        numbers: the numbers of the game, None if no `game.yaml` was loaded; `game`: its tree.
        broken: the paths of files that have errors, by the ids they say they define, or their
            bare names.
        played: what came of the scenarios that were played, by path.
    """

    every_card: list[Card] = field(default_factory=list)
    every_deck: list[Deck] = field(default_factory=list)
    every_scenario: list[Scenario] = field(default_factory=list)
    cards: dict[str, Card] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    numbers: Numbers | None = None
    game: MappingNode | None = None
    broken: Mapping[str, str] = field(default_factory=dict)
    played: dict[str, Run | SettingError] = field(default_factory=dict)
    _matches: dict[object, Match] = field(default_factory=dict)

    def subjects(self, paths: Container[str]) -> Iterator[object]:
        """Cards, decks and scenarios of *paths*, and the library itself for what crosses files."""
        yield from (it for it in self.every_card if it.node.path in paths)
        yield from (it for it in self.every_deck if it.node.path in paths)
        yield from (it for it in self.every_scenario if it.path in paths)
        yield self

    def counts(self, paths: Container[str]) -> Mapping[str, int]:
        """How many of each kind of thing *paths* hold."""
        return {
            "cards": sum(it.node.path in paths for it in self.every_card),
            "decks": sum(it.node.path in paths for it in self.every_deck),
            "scenarios": sum(it.path in paths for it in self.every_scenario),
            "rules": sum(it.span.path in paths for it in self.rules.values()),
            "rulings": sum(it.span.path in paths for it in self.rulings.values()),
        }

    def may_be_broken(self, _: str) -> bool:
        """Whether a card that is not known may stand in a file that has errors."""
        return bool(self.broken)

    def settings(self, pinned: Mapping[str, str]) -> Mapping[str, str]:
        """The setting of every ruling: the default, unless it is pinned."""
        return {it.id: pinned.get(it.id, it.default) for it in self.rulings.values()}

    def match(
        self, copies: Sequence[Copy], seats: tuple[Seat, Seat], pinned: Mapping[str, str]
    ) -> Match:
        """The cards of a setting; compiled once for equal ones."""
        settings = self.settings(pinned)
        told = tuple((it.card.id, it.owner, it.house, it.name) for it in copies)
        key = (told, seats, tuple(sorted(settings.items())))
        if key not in self._matches:
            assert self.numbers is not None  # noqa: S101 -- settings are read only when it is there
            if len(self._matches) == _MOST_MATCHES:
                del self._matches[next(iter(self._matches))]
            self._matches[key] = Match(copies, seats, self.numbers, settings)
        return self._matches[key]


def build(documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
    """The library that the documents make; of two things with one id the first counts."""
    library = Library(broken=broken)
    for document in documents:
        _BUILDERS[document.kind](library, document)
    return library


def _cards(library: Library, document: Document) -> None:
    for card in cards(document.tree):
        made = replace(card, layer=document.layer)
        if document.ground and made.id in library.cards:
            continue
        library.every_card.append(made)
        library.cards.setdefault(made.id, made)


def _deck(library: Library, document: Document) -> None:
    made = deck(document.tree)
    if document.ground and made.id in library.decks:
        return
    library.every_deck.append(made)
    library.decks.setdefault(made.id, made)


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


def _game(library: Library, document: Document) -> None:
    library.game = library.game or document.tree
    library.numbers = library.numbers or numbers(document.tree)


_BUILDERS = {
    "cards": _cards,
    "deck": _deck,
    "game": _game,
    "rulebook": _rulebook,
    "rulings": _rulings,
    "scenario": _scenario,
    "sentences": _sentences,
}
