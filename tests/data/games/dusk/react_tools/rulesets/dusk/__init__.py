"""Dusk: two players lay hidden cards against open ones, and keep one of each two."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from react_tools.document import Document
from react_tools.lint.check import AnyCheck
from react_tools.reference.entry import Entry
from react_tools.reference.listing import Listing
from react_tools.reference.wording import Wording
from react_tools.rulesets.dusk.game import Evening
from react_tools.rulesets.dusk.library import Library, build
from react_tools.rulesets.dusk.trial import TRIAL
from react_tools.staging.plain import KINDS, TELLING, TOLD_BY, Plain


class Dusk(Plain[Library, Evening]):
    """What Dusk supplies (react_tools.ruleset.Ruleset)."""

    name = "dusk"
    kinds: Mapping[str, str] = {
        "game": "dusk/game",
        "cards": "dusk/cards",
        "deck": "dusk/deck",
        "scenario": "dusk/scenario",
        **KINDS,
    }
    told_by: Mapping[str, str] = {
        **TOLD_BY,
        "drawn": "game",
        "hands": "scenario",
        "deck": "deck",
        "cards": "cards",
    }
    telling: Mapping[str, str] = {
        **TELLING,
        "drawn": "the game's numbers",
        "deck": "a deck",
        "cards": "cards",
    }
    trial = TRIAL
    wording = Wording(
        side="deck",
        player="player",
        example="`deck: hearth`",
        refused="`{lead: fox, refused: DU-LEAD-2}`",
        choices="`choices: [{by: ann, pick: owl}]`",
        pinned="`rulings: {equal-sums: last-trick}`",
        setting="`ruleset`, `title`, `players`, `leader`, `hands`",
        picks="`answer fox (crown)`",
        move="`lead fox`",
        numbered="trick",
        counts={"en": "tricks", "ru": "взяток"},
        asked="trick",
    )

    @property
    def checks(self) -> Sequence[AnyCheck]:
        """Its lint checks, in the order of their codes."""
        from react_tools.rulesets.dusk.checks import CHECKS

        return CHECKS

    @property
    def listings(self) -> Mapping[str, Listing]:
        """Cards and decks."""
        from react_tools.rulesets.dusk.reference import LISTINGS

        return LISTINGS

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
        """What the documents define."""
        return build(documents, broken)

    def entries(self, library: Library) -> Iterable[Entry]:
        """What designers have defined."""
        from react_tools.rulesets.dusk.reference import entries

        return entries(library)

    def opening(
        self,
        sides: Sequence[str],
        words: Mapping[str, str],
        shuffle: Callable[[list[str]], None],
        library: Library,
    ) -> str:
        """The setting of a game between two decks."""
        from react_tools.rulesets.dusk.opening import opening

        return opening(sides, words, shuffle, library)


DUSK = Dusk()
