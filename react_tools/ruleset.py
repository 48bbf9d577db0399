"""What a card game supplies: its kinds of file, its checks, its words, its game."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from react_tools.document import Document
from react_tools.findings import Finding
from react_tools.game import Game
from react_tools.lint.check import AnyCheck
from react_tools.reference.entry import Entry
from react_tools.reference.figure import Figure
from react_tools.reference.listing import Listing
from react_tools.reference.origin import Origins
from react_tools.reference.outline import Outline
from react_tools.reference.wording import Wording
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.player import Player
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.soundness import Soundness
from react_tools.source.tree import Mapping as MappingNode
from react_tools.tournament import Tournament
from react_tools.trace.event import Lang, Rules

LibraryT = TypeVar("LibraryT", bound="Library")


class Touched(Struct, frozen=True):
    """What is to be judged anew, since it rests on what has changed.

    Attributes:
        paths: the files; None for all there are.
        why: what made them so, in a few words: `those with dancer`.
    """

    paths: frozenset[str] | None
    why: str


class SettingError(Exception):
    """A scenario whose setting makes no position.

    Attributes:
        findings: why; `rules`: for each the rules that forbid it, none if it is a mere slip.
        rulings: those by which it might make one, or be wrong in another way.
    """

    def __init__(
        self,
        findings: Sequence[Finding],
        rules: Sequence[Rules] = (),
        rulings: Iterable[str] = (),
    ) -> None:
        super().__init__("; ".join(it.message for it in findings))
        self.findings = tuple(findings)
        self.rules = tuple(rules) or ((),) * len(self.findings)
        self.rulings = frozenset(rulings)


class Library(Protocol):
    """Everything that was loaded for one ruleset, by id."""

    @property
    def rules(self) -> Mapping[str, Rule]:
        """The rulebook."""

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """The rulings."""

    @property
    def scenarios(self) -> Mapping[str, Scenario]:
        """The scenarios."""

    @property
    def broken(self) -> Mapping[str, str]:
        """The paths of files that have errors, by the ids they say they define."""

    def subjects(self, paths: Container[str]) -> Iterable[object]:
        """What checks look at: the definitions and scenarios of *paths*, and the library itself."""

    def counts(self, paths: Container[str]) -> Mapping[str, int]:
        """How many of each kind of thing *paths* hold, for the summary of a run."""


class Page(Struct, frozen=True):
    """A manual page of a word of the card language."""

    kind: str
    text: str


class Ruleset(Protocol[LibraryT]):
    """One card game. A new one lies in its own folder of react_tools.rulesets."""

    @property
    def name(self) -> str:
        """Its id, as in `cards/<name>` and `ruleset: <name>`."""

    @property
    def kinds(self) -> Mapping[str, str]:
        """Its kinds of file, each with the schema that judges it."""

    @property
    def extensions(self) -> Mapping[str, str]:
        """Its kinds of file that are laid over another, each with the kind that comes of it.

        They say `extends: <id>`; a kind's name is the key that holds the id: `creator: dancer`.
        """

    @property
    def sections(self) -> Mapping[str, str]:
        """The keys of files under which things with ids stand, for what an extension drops.

        Each with what these things are called: `{"deck": "cards"}`.
        """

    @property
    def telling(self) -> Mapping[str, str]:
        """The keys by which kinds of file are told, each with what has it: `a scenario`."""

    @property
    def wording(self) -> Wording:
        """What shared messages and pages call its things."""

    @property
    def listings(self) -> Mapping[str, Listing]:
        """What can be listed that not every game has, by the word that a user says: `verbs`."""

    @property
    def drafts(self) -> Container[str]:
        """Which files it can draft, of those that `drafted` knows."""

    @property
    def openings(self) -> Mapping[str, Sequence[str]]:
        """What may be chosen for a duel, the first if nothing is: `{"hands": ("dealt", …)}`."""

    @property
    def checks(self) -> Sequence[AnyCheck]:
        """Its lint checks, in the order of their codes."""

    @property
    def pages(self) -> Mapping[str, Page]:
        """The manual pages of its verbs and triggers, by word."""

    @property
    def synonyms(self) -> Sequence[Sequence[str]]:
        """Groups of words that mean one thing when somebody asks; the book has but one of each."""

    def kind_of(self, tree: MappingNode) -> str | None:
        """The kind of a file, by what it holds; None if it is none of ours."""

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> LibraryT:
        """What the documents define; of two things with one id the first counts.

        *broken* are the paths of files that have errors, by the ids they say they define.
        """

    def entries(self, library: LibraryT) -> Iterable[Entry]:
        """What designers have defined, as entries of the manual: creators, cards, decks."""

    def figure(self, entry: Entry, library: LibraryT, lang: Lang) -> Figure:
        """What one of these entries looks like."""

    def origins(self, library: LibraryT) -> Sequence[Origins]:
        """Where the facts of what designers have defined come from, a group a file."""

    @property
    def outline(self) -> Outline:
        """How its files look to a player."""

    @property
    def soundness(self) -> Soundness:
        """What it knows of its positions, so that it can be held to its promises."""

    @property
    def tournament(self) -> Tournament:
        """What it knows of its duels, so that many can be played and counted."""

    def touched(
        self, changed: Sequence[Document], paths: Container[str], library: LibraryT
    ) -> Touched:
        """Which files rest on *changed* ones, as they are and were; *paths* holds what changed."""

    def drafted(self, name: str, words: Mapping[str, str], library: LibraryT) -> str:
        """A file to begin with, one of its `drafts`, filled with *words*.

        It is called as what it defines (`creator`), or it is an `extension` of it, the `first`
        scenario of a drafted one, or a `question`: the setting of a scenario.
        """

    def opening(
        self,
        sides: Sequence[str],
        words: Mapping[str, str],
        shuffle: Callable[[list[str]], None],
        library: LibraryT,
    ) -> str:
        """The setting of a whole duel between *sides*, which are known, before anything is done.

        It names every card in its place, so that nothing is left to luck. *words* are those that
        somebody may choose: `active`, who begins, `lang`, that of the title, and its `openings`.

        Raises:
            DraftError: these two cannot play against each other; the message says by which rule.
        """

    def setting(
        self, game: Game, title: str, rulings: Mapping[str, str]
    ) -> tuple[str, Mapping[str, str]]:
        """A position in which nothing is under way, as a setting's text.

        Beside it stand the names of things that are called otherwise there, each with that name.

        Raises:
            DraftError: a setting cannot say it.
        """

    def start(self, scenario: Scenario, library: LibraryT) -> Game:
        """A recorded game at a scenario's setting.

        Raises:
            SettingError: the setting makes no position; its findings say why.
        """

    def attempt(self, scenario: Scenario, library: LibraryT, playing: Playing = Player) -> Run:
        """What comes of a scenario, played anew by whoever takes its steps.

        Raises:
            SettingError: the setting makes no position, and the scenario does not expect that.
        """

    def play(self, scenario: Scenario, library: LibraryT) -> Run | SettingError:
        """What came of a scenario, or why its setting makes no position; each is played once."""


AnyRuleset = Ruleset[Any]
