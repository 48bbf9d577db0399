"""A game as one of its players sees it.

Hidden are the other player's hand, both decks, and whatever an event would tell of them, which a
game says itself. All the rest is open.
"""

from collections.abc import Mapping, Sequence

from react_tools.game import Decision, Facts, Picture, Sight
from react_tools.trace.event import Event, Lang, Teller
from react_tools.trace.recorder import Entry, Recorder

HIDDEN = "?"
"""A card whose face is not seen."""


class View:
    """What one player sees of a game (react_tools.game.Sight); it stays as it is when made.

    A player's own facts `hand` and `deck` are what lies there. A thing that lies in one of these
    by a name of its own has a fact `in`, such as `tom.hand`, and is left out.
    """

    def __init__(self, game: Sight, player: str) -> None:
        self._game = game
        self._player = player
        self.called, self.things = game.called, game.things
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
        return self if player == self._player else type(self)(self, player)

    def seen(self, event: Event) -> Event:
        """An event, without what it would tell of hidden cards."""
        return event

    def is_mine(self, player: int) -> bool:
        """Whether it is the player who looks, by the index that events give."""
        return self.players[player] == self._player

    def _recorded(self) -> Recorder | None:
        """The record, entry by entry, as it is seen."""
        whole = self._game.recorder
        if whole is None:
            return None
        seen = Recorder()
        seen.entries = [Entry(it.depth, self.seen(it.event), it.rulings) for it in whole.entries]
        return seen
