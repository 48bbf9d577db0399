"""What a card game supplies: its kinds of file, its checks, its words, its game."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from react_tools.findings import Finding
from react_tools.lint.check import AnyCheck
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import Mapping as MappingNode

LibraryT = TypeVar("LibraryT", bound="Library")


class Document(Struct, frozen=True):
    """A file that its schema has passed: its kind (`creator`, `scenario` …), path and tree.

    `ground` files were not asked for: the others stand on them.
    """

    kind: str
    path: str
    tree: MappingNode
    ground: bool = False


class SettingError(Exception):
    """A scenario whose setting makes no position; the findings say why."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__("; ".join(it.message for it in findings))
        self.findings = tuple(findings)


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
    def checks(self) -> Sequence[AnyCheck]:
        """Its lint checks, in the order of their codes."""

    @property
    def pages(self) -> Mapping[str, Page]:
        """The manual pages of its verbs and triggers, by word."""

    def kind_of(self, tree: MappingNode) -> str | None:
        """The kind of a file, by what it holds; None if it is none of ours."""

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> LibraryT:
        """What the documents define; of two things with one id the first counts.

        *broken* are the paths of files that have errors, by their bare names.
        """

    def play(self, scenario: Scenario, library: LibraryT) -> Run | SettingError:
        """What came of a scenario, or why its setting makes no position; each is played once."""


AnyRuleset = Ruleset[Any]
