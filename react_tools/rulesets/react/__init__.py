"""Re;ACT – The Arts of War: cards on a five-slot chain, paid for at once, resolved newest first."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from react_tools.document import Document
from react_tools.game import Game
from react_tools.lint.check import AnyCheck
from react_tools.reference.entry import Entry
from react_tools.reference.figure import Figure
from react_tools.reference.listing import Listing
from react_tools.reference.origin import Origins
from react_tools.reference.outline import Outline
from react_tools.reference.wording import Wording
from react_tools.ruleset import Page, Touched
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library, build
from react_tools.rulesets.react.trial import TRIAL
from react_tools.rulesets.react.triggers import TRIGGERS
from react_tools.soundness import Soundness
from react_tools.staging.plain import KINDS, TELLING, TOLD_BY, Plain
from react_tools.tournament import Tournament
from react_tools.trace.event import Lang

_KINDS = {
    "creator": "react/creator",
    "extension": "react/extension",
    "scenario": "react/scenario",
    "board": "react/board",
    "boxes": "react/boxes",
    **KINDS,
}
_TOLD_BY = {
    **TOLD_BY,
    "chain": "board",
    "boxes": "boxes",
    "extends": "extension",
    "creator": "creator",
    "field": "scenario",
}
_TELLING = {"creator": "a creator's file", **TELLING, "chain": "a board", "boxes": "boxes"}
_EXTENSIONS = {"extension": "creator"}
_SECTIONS = {
    "deck": "cards",
    "abilities": "abilities",
    "passives": "passives",
    "tokens": "tokens",
    "groups": "groups",
    "summons": "summons",
}
_WORDING = Wording(
    side="creator",
    player="creator",
    example="`creator: dancer`",
    refused="`{play: glissade, direction: up, refused: RA-CHAIN-15}`",
    choices="`choices: [{by: dancer, pick: s}]`",
    pinned="`rulings: {source-gone: applies}`",
    setting="`ruleset`, `title`, `active`, `pieces`",
    picks="`flowing-ink left (s, c2)`",
    move="`brush-spirit.B exhaust s target c2`",
    numbered="chain",
    counts={"en": "chains", "ru": "цепей"},
    asked="card on the chain",
)


class React(Plain[Library, Duel]):
    """What Re;ACT supplies (react_tools.ruleset.Ruleset).

    What only some commands need is loaded when they ask for it: playing a scenario is not to pay
    for checks, figures and drafts.
    """

    name = "react"
    kinds: Mapping[str, str] = _KINDS
    extensions: Mapping[str, str] = _EXTENSIONS
    sections: Mapping[str, str] = _SECTIONS
    told_by: Mapping[str, str] = _TOLD_BY
    telling: Mapping[str, str] = _TELLING
    wording = _WORDING
    trial = TRIAL
    drafts: Container[str] = frozenset({"boxes", "creator", "extension", "first", "question"})
    openings: Mapping[str, Sequence[str]] = {"hands": ("dealt", "first-game")}
    pages: Mapping[str, Page] = {
        **{name: Page("verb", verb.page) for name, verb in VERBS.items()},
        **{name: Page("trigger", trigger.page) for name, trigger in TRIGGERS.items()},
    }

    @property
    def checks(self) -> Sequence[AnyCheck]:
        """Its lint checks, in the order of their codes."""
        from react_tools.rulesets.react.checks import CHECKS

        return CHECKS

    @property
    def synonyms(self) -> Sequence[Sequence[str]]:
        """Groups of words that mean one thing when somebody asks."""
        from react_tools.rulesets.react.reference.synonyms import SYNONYMS

        return SYNONYMS

    @property
    def listings(self) -> Mapping[str, Listing]:
        """Verbs, triggers and keys; creators and cards."""
        from react_tools.rulesets.react.reference.listings import LISTINGS

        return LISTINGS

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
        """What the documents define."""
        return build(documents, broken)

    def entries(self, library: Library) -> Iterable[Entry]:
        """The creators and their cards, then the boxes."""
        from react_tools.rulesets.react.reference.boxes import entries as boxes
        from react_tools.rulesets.react.reference.entries import entries

        return [*entries(library.creators.values()), *boxes(library)]

    def figure(self, entry: Entry, library: Library, lang: Lang) -> Figure:
        """A creator's sheet, a card, or a box."""
        from react_tools.rulesets.react.reference.figures import figure

        return figure(entry, library, lang)

    def origins(self, library: Library) -> Sequence[Origins]:
        """The creators, then the boxes, then the board."""
        from react_tools.rulesets.react.reference import origins

        boxes = [origins.boxes_origins(library.boxes.values())] if library.boxes else []
        board = [origins.board_origins(library.board)] if library.board else []
        return [*(origins.origins(it) for it in library.creators.values()), *boxes, *board]

    @property
    def outline(self) -> Outline:
        """How its files look to a player."""
        from react_tools.rulesets.react.reference.outline import OUTLINE

        return OUTLINE

    @property
    def soundness(self) -> Soundness:
        """What it knows of its positions."""
        from react_tools.rulesets.react.soundness import SOUNDNESS

        return SOUNDNESS

    @property
    def tournament(self) -> Tournament:
        """What it knows of its duels."""
        from react_tools.rulesets.react.tournament import TOURNAMENT

        return TOURNAMENT

    def touched(
        self, changed: Sequence[Document], paths: Container[str], library: Library
    ) -> Touched:
        """The scenarios in which a changed creator takes part, and what stands on either."""
        from react_tools.rulesets.react.touching import touched

        return touched(changed, paths, library)

    def drafted(self, name: str, words: Mapping[str, str], library: Library) -> str:
        """A file to begin with, filled with *words*."""
        from react_tools.rulesets.react.drafting import drafted

        return drafted(name, words, library)

    def opening(
        self,
        sides: Sequence[str],
        words: Mapping[str, str],
        shuffle: Callable[[list[str]], None],
        library: Library,
    ) -> str:
        """The setting of a whole duel, before the setup."""
        from react_tools.rulesets.react.opening import opening

        return opening([library.creators[it] for it in sides], words, shuffle, library)

    def setting(
        self, game: Game, title: str, rulings: Mapping[str, str]
    ) -> tuple[str, Mapping[str, str]]:
        """A position between two chains, and the names of units that have letters there."""
        from react_tools.rulesets.react.writing import Writer

        assert isinstance(game, Duel)  # noqa: S101 -- `start` gives no other
        writer = Writer(game)
        return writer.text(title, rulings), writer.names


REACT = React()
