"""A duel as one of its players sees it.

Hidden are the other player's hand, both decks, and which card the other player draws. Open are the
field, the chain, the discard piles (RA-DISCARD-2), how many cards lie anywhere, and all that is
played. Cards of which a verb lets somebody choose lie in discard piles, so a choice tells nothing
that is hidden.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from react_tools.game import Decision, Facts, Picture, Sight
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.cards import CardDrawn
from react_tools.trace.event import Event, Lang, Teller
from react_tools.trace.recorder import Entry, Recorder

HIDDEN = "?"
"""A card whose face is not seen."""


class View:
    """What one player sees of a duel (react_tools.game.Sight); it stays as it is when made."""

    called = "creator"
    things = "units, creators and zones"

    def __init__(self, duel: Sight, player: str) -> None:
        self._duel = duel
        self._player = player
        self.recorder = self._recorded()

    @property
    def teller(self) -> Teller:
        """The names of its things."""
        return self._duel.teller

    @property
    def players(self) -> Sequence[str]:
        """The creators' ids."""
        return self._duel.players

    @property
    def aliases(self) -> Mapping[str, str]:
        """Letters of creators, and what the table shows of summons."""
        return self._duel.aliases

    def decision(self) -> Decision | None:
        """Everybody sees who is asked."""
        return self._duel.decision()

    def facts(self, *, first: bool = False) -> Facts:
        """The position, with cards that are not seen as `?`."""
        found = {}
        for thing, facts in self._duel.facts(first=first).items():
            hidden = {"deck"} if thing == self._player else {"hand", "deck"}
            found[thing] = {
                name: (HIDDEN,) * len(fact) if name in hidden and isinstance(fact, tuple) else fact
                for name, fact in facts.items()
            }
        return found

    def pictures(self, lang: Lang) -> Mapping[int, Picture]:
        """Drawings show no hands and no decks."""
        return self._duel.pictures(lang)

    def question(self, lang: Lang) -> str:
        """The question that is open, without what could be answered."""
        return self._duel.question(lang)

    def moment(self, lang: Lang) -> str:
        """Everybody sees whose turn it is."""
        return self._duel.moment(lang)

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """Of the other player's hand only how many cards it holds."""
        others = (it for it in self.players if it != self._player)
        return self._duel.holdings(lang, (*hidden, *others))

    def outcome(self, lang: Lang, *, books: bool = True) -> Sequence[str]:
        """Sentences on what has changed name no card that is hidden."""
        return self._duel.outcome(lang, books=books)

    def at_rest(self) -> bool:
        """Everybody sees the chain."""
        return self._duel.at_rest()

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """What has been played is open."""
        return self._duel.grounds(lang)

    def seen_by(self, player: str) -> Sight:
        """Nobody sees more than is seen here."""
        return self if player == self._player else View(self, player)

    def _recorded(self) -> Recorder | None:
        """The record, entry by entry, as it is seen."""
        whole = self._duel.recorder
        if whole is None:
            return None
        seen = Recorder()
        seen.entries = [Entry(it.depth, self._seen(it.event), it.rulings) for it in whole.entries]
        return seen

    def _seen(self, event: Event) -> Event:
        """An event, without what it would tell of hidden cards."""
        if isinstance(event, CardDrawn) and self._duel.players[event.player] != self._player:
            return replace(event, card=NOWHERE)
        return event
