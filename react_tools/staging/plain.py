"""What a game supplies that says no more than it must (react_tools.ruleset.Ruleset).

A game extends it with its words, its library and its start, and with more where it has more. What
only some commands need it loads when they ask for it: playing a scenario is not to pay for checks,
figures and drafts.
"""

from abc import abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from react_tools.document import Document
from react_tools.errors import DraftError
from react_tools.game import Game
from react_tools.lint.check import AnyCheck
from react_tools.reference.entry import Entry
from react_tools.reference.figure import Figure
from react_tools.reference.listing import Listing
from react_tools.reference.origin import Origins
from react_tools.reference.outline import Outline
from react_tools.reference.wording import Wording
from react_tools.ruleset import Page, SettingError, Touched
from react_tools.scenario.player import Player
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.soundness import Soundness
from react_tools.source.tree import Mapping as MappingNode
from react_tools.staging.shelf import Shelf
from react_tools.staging.trial import Trial
from react_tools.staging.untold import Untold
from react_tools.staging.unwatched import Unwatched
from react_tools.tournament import Tournament
from react_tools.trace.event import Lang

GameT = TypeVar("GameT", bound=Game)
ShelfT = TypeVar("ShelfT", bound=Shelf)

KINDS: Mapping[str, str] = {
    "rulebook": "rulebook",
    "sentences": "sentences",
    "rulings": "rulings",
}
"""The kinds of file that every game has, each with its schema; a game adds its own before them."""

TOLD_BY: Mapping[str, str] = {"script": "scenario", "rules": "rulebook", "lines": "sentences"}
"""The keys that only one kind of file has, of those that every game has."""

TELLING: Mapping[str, str] = {
    "script": "a scenario",
    "rules": "a register of rules",
    "lines": "the sentences they stand for",
    "rulings": "rulings",
}
"""What a file with such a key is called."""


class Plain(Generic[ShelfT, GameT]):
    """A game with nothing beyond what it must have.

    Attributes:
        told_by: the keys by which a kind of file is told, in the order in which they are looked
            for; `rulings`, which scenarios have too, comes last by itself.
        trial: how its scenarios are played.
    """

    name: str
    kinds: Mapping[str, str]
    told_by: Mapping[str, str] = TOLD_BY
    telling: Mapping[str, str] = TELLING
    wording: Wording
    trial: Trial[ShelfT, GameT]
    extensions: Mapping[str, str] = {}
    sections: Mapping[str, str] = {}
    drafts: Container[str] = frozenset[str]()
    openings: Mapping[str, Sequence[str]] = {}
    pages: Mapping[str, Page] = {}

    @property
    def checks(self) -> Sequence[AnyCheck]:
        """Its lint checks, in the order of their codes: none."""
        return ()

    @property
    def synonyms(self) -> Sequence[Sequence[str]]:
        """Groups of words that mean one thing when somebody asks: none."""
        return ()

    @property
    def listings(self) -> Mapping[str, Listing]:
        """What can be listed of its own: nothing."""
        return {}

    def kind_of(self, tree: MappingNode) -> str | None:
        """By the key that only one kind of file has."""
        telling = (kind for key, kind in self.told_by.items() if key in tree)
        return next(telling, "rulings" if "rulings" in tree else None)

    @abstractmethod
    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> ShelfT:
        """What the documents define; of two things with one id the first counts."""

    def entries(self, library: ShelfT) -> Iterable[Entry]:
        """What designers have defined, as entries of the manual: nothing."""
        return ()

    def figure(self, entry: Entry, library: ShelfT, lang: Lang) -> Figure:
        """An entry by its name alone."""
        return Figure(entry.title[lang], (), (), {"id": entry.id, "kind": entry.kind})

    def origins(self, library: ShelfT) -> Sequence[Origins]:
        """Where facts come from is not told."""
        return ()

    @property
    def outline(self) -> Outline:
        """Every key is a fact, called as the file calls it."""
        return Outline()

    @property
    def soundness(self) -> Soundness:
        """Nothing but what the contract tells."""
        return Unwatched()

    @property
    def tournament(self) -> Tournament:
        """Played by chance; nobody knows who wins."""
        return Untold()

    def touched(
        self,
        changed: Sequence[Document],
        paths: Container[str],
        library: ShelfT,
    ) -> Touched:
        """Everything."""
        return Touched(None, f"all, for what rests on what {self.name} does not say")

    def drafted(self, name: str, words: Mapping[str, str], library: ShelfT) -> str:
        """No file is drafted."""
        raise DraftError(f"{self.name} has no draft of a {name}")

    def opening(
        self,
        sides: Sequence[str],
        words: Mapping[str, str],
        shuffle: Callable[[list[str]], None],
        library: ShelfT,
    ) -> str:
        """Games begin at scenarios only."""
        raise DraftError(f"{self.name} begins no game by itself; begin at a scenario: --from FILE")

    def setting(
        self,
        game: Game,
        title: str,
        rulings: Mapping[str, str],
    ) -> tuple[str, Mapping[str, str]]:
        """No position is written down."""
        raise DraftError(f"{self.name} does not write a position down as a setting")

    def start(self, scenario: Scenario, library: ShelfT) -> GameT:
        """A recorded game at a scenario's setting.

        Raises:
            SettingError: the setting makes no position; its findings say why.
        """
        return self.trial.start(scenario, library)

    def attempt(self, scenario: Scenario, library: ShelfT, playing: Playing = Player) -> Run:
        """What comes of a scenario, played anew."""
        return self._held(self.trial.attempt(scenario, library, playing), library)

    def play(self, scenario: Scenario, library: ShelfT) -> Run | SettingError:
        """What came of a scenario, or why its setting makes no position; each is played once."""
        came = self.trial.played(scenario, library)
        return came if isinstance(came, SettingError) else self._held(came, library)

    def _held(self, run: Run, library: ShelfT) -> Run:
        """A run whose game is held to what is promised, if its scenario wants that."""
        if not run.scenario.expect.sound or run.held:
            return run
        from react_tools.promises.ground import Ground
        from react_tools.promises.scenarios import unsound

        run.held = True
        # What a game that breaks a promise makes of the rest says nothing of the scenario.
        run.findings = [*unsound(run.scenario, Ground(self, library))] or run.findings
        return run
