"""KeyForge: cards of three houses, one of which is active each turn; used cards are exhausted."""

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
from react_tools.rulesets.keyforge.effects import VERBS
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library, build
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.soundness import Soundness
from react_tools.staging.plain import KINDS, TELLING, TOLD_BY, Plain
from react_tools.tournament import Tournament
from react_tools.trace.event import Lang

_KINDS = {
    "cards": "keyforge/cards",
    "deck": "keyforge/deck",
    "game": "keyforge/game",
    "scenario": "keyforge/scenario",
    **KINDS,
}
_TOLD_BY = {
    **TOLD_BY,
    "keys": "game",
    "cards": "cards",
    "deck": "deck",
    "players": "scenario",
}
_TELLING = {
    "cards": "a file of cards",
    "deck": "a deck",
    **TELLING,
    "keys": "the game's numbers",
}
_WORDING = Wording(
    side="deck",
    player="player",
    example="`deck: ember-vault`",
    refused="`{reap: F, refused: KF-ART-6b}`",
    choices="`choices: [{by: tom, pick: K}]`",
    pinned="`rulings: {fight-ability: survived}`",
    setting="`ruleset`, `title`, `active`, `players`",
    picks="`fight T (K)`",
    move="`play imp flank left`",
    numbered="play",
    counts={"en": "plays", "ru": "розыгрышей"},
    asked="play or use",
)


class KeyForge(Plain[Library, Contest]):
    """What KeyForge supplies (react_tools.ruleset.Ruleset).

    What only some commands need is loaded when they ask for it.
    """

    name = "keyforge"
    kinds: Mapping[str, str] = _KINDS
    told_by: Mapping[str, str] = _TOLD_BY
    telling: Mapping[str, str] = _TELLING
    wording = _WORDING
    trial = TRIAL
    drafts: Container[str] = frozenset({"cards", "deck", "question"})
    pages: Mapping[str, Page] = {name: Page("verb", verb.page) for name, verb in VERBS.items()}

    @property
    def checks(self) -> Sequence[AnyCheck]:
        """Its lint checks, in the order of their codes."""
        from react_tools.rulesets.keyforge.checks import CHECKS

        return CHECKS

    @property
    def synonyms(self) -> Sequence[Sequence[str]]:
        """Groups of words that mean one thing when somebody asks."""
        from react_tools.rulesets.keyforge.reference.synonyms import SYNONYMS

        return SYNONYMS

    @property
    def listings(self) -> Mapping[str, Listing]:
        """Verbs; houses, decks and cards."""
        from react_tools.rulesets.keyforge.reference.listings import LISTINGS

        return LISTINGS

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
        """What the documents define."""
        return build(documents, broken)

    def entries(self, library: Library) -> Iterable[Entry]:
        """The cards and the decks."""
        from react_tools.rulesets.keyforge.reference.entries import entries

        return entries(library)

    def figure(self, entry: Entry, library: Library, lang: Lang) -> Figure:
        """A card, or a deck as a list."""
        from react_tools.rulesets.keyforge.reference.figures import figure

        return figure(entry, library, lang)

    def origins(self, library: Library) -> Sequence[Origins]:
        """The files of cards, the decks, then the numbers of the game."""
        from react_tools.rulesets.keyforge.reference.origins import origins

        return origins(library)

    @property
    def outline(self) -> Outline:
        """How its files look to a player."""
        from react_tools.rulesets.keyforge.reference.outline import OUTLINE

        return OUTLINE

    @property
    def soundness(self) -> Soundness:
        """What it knows of its positions."""
        from react_tools.rulesets.keyforge.soundness import SOUNDNESS

        return SOUNDNESS

    @property
    def tournament(self) -> Tournament:
        """What it knows of its duels."""
        from react_tools.rulesets.keyforge.tournament import TOURNAMENT

        return TOURNAMENT

    def touched(
        self, changed: Sequence[Document], paths: Container[str], library: Library
    ) -> Touched:
        """The scenarios and decks in which a changed card is, and what stands on either."""
        from react_tools.rulesets.keyforge.touching import touched

        return touched(changed, paths, library)

    def drafted(self, name: str, words: Mapping[str, str], library: Library) -> str:
        """A file to begin with, filled with *words*."""
        from react_tools.rulesets.keyforge.drafting import drafted

        return drafted(name, words, library)

    def opening(
        self,
        sides: Sequence[str],
        words: Mapping[str, str],
        shuffle: Callable[[list[str]], None],
        library: Library,
    ) -> str:
        """The setting of a whole game between two decks."""
        from react_tools.rulesets.keyforge.opening import opening

        return opening([library.decks[it] for it in sides], words, shuffle, library)

    def setting(
        self, game: Game, title: str, rulings: Mapping[str, str]
    ) -> tuple[str, Mapping[str, str]]:
        """A position in which nothing is half done, and the names that are others there."""
        from react_tools.rulesets.keyforge.writing import Writer

        assert isinstance(game, Contest)  # noqa: S101 -- `start` gives no other
        writer = Writer(game)
        return writer.text(title, rulings), writer.names


KEYFORGE = KeyForge()
