"""A game as one of its players sees it.

Hidden are the other player's hand, both decks, and which card the other player draws. Open are all
cards in play, the discard piles, how many cards lie anywhere, and all that is played.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from react_tools.game import Decision, Facts, Picture, Sight
from react_tools.rulesets.keyforge.events.cards import CardDrawn
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.trace.event import Event, Lang, Teller
from react_tools.trace.recorder import Entry, Recorder

HIDDEN = "?"
"""A card whose face is not seen."""


class View:
    """What one player sees of a game (react_tools.game.Sight); it stays as it is when made."""

    called = "player"
    things = "cards in play, players and the game"

    def __init__(self, game: Sight, player: str) -> None:
        self._game = game
        self._player = player
        self.recorder = self._recorded()

    @property
    def teller(self) -> Teller:
        """The names of its things."""
        return self._game.teller

    @property
    def players(self) -> Sequence[str]:
        """The players' ids."""
        return self._game.players

    @property
    def aliases(self) -> Mapping[str, str]:
        """Other names of its things."""
        return self._game.aliases

    def decision(self) -> Decision | None:
        """Everybody sees who is asked."""
        return self._game.decision()

    def facts(self, *, first: bool = False) -> Facts:
        """The position, with cards that are not seen as `?`, or left out where they have a name."""
        unseen = {f"{it}.deck" for it in self.players}
        unseen |= {f"{it}.hand" for it in self.players if it != self._player}
        found = {}
        for thing, facts in self._game.facts(first=first).items():
            if facts.get("in") in unseen:
                continue
            hidden = {"deck"} if thing == self._player else {"hand", "deck"}
            found[thing] = {
                name: (HIDDEN,) * len(fact) if name in hidden and isinstance(fact, tuple) else fact
                for name, fact in facts.items()
            }
        return found

    def pictures(self, lang: Lang) -> Mapping[int, Picture]:
        """Drawings show no hands and no decks."""
        return self._game.pictures(lang)

    def question(self, lang: Lang) -> str:
        """The question that is open, without what could be answered."""
        return self._game.question(lang)

    def moment(self, lang: Lang) -> str:
        """Everybody sees whose turn it is."""
        return self._game.moment(lang)

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """Of the other player's hand only how many cards it holds."""
        others = (it for it in self.players if it != self._player)
        return self._game.holdings(lang, (*hidden, *others))

    def outcome(self, lang: Lang, *, books: bool = True) -> Sequence[str]:
        """Sentences on what has changed name no card that is hidden."""
        return self._game.outcome(lang, books=books)

    def at_rest(self) -> bool:
        """Everybody sees what is under way."""
        return self._game.at_rest()

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """What has been played is open."""
        return self._game.grounds(lang)

    def seen_by(self, player: str) -> Sight:
        """Nobody sees more than is seen here."""
        return self if player == self._player else View(self, player)

    def _recorded(self) -> Recorder | None:
        """The record, entry by entry, as it is seen."""
        whole = self._game.recorder
        if whole is None:
            return None
        seen = Recorder()
        seen.entries = [Entry(it.depth, self._seen(it.event), it.rulings) for it in whole.entries]
        return seen

    def _seen(self, event: Event) -> Event:
        """An event, without what it would tell of hidden cards."""
        if isinstance(event, CardDrawn) and self._game.players[event.player] != self._player:
            return replace(event, card=NOWHERE)
        return event
