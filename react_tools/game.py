"""The contract of a game: two verbs, `legal()` and `apply(choice)`. No code but two exceptions.

There is exactly one pending decision until the game is over; then none. The runner, the trace
printer, and later solver, perft, fuzz and replay are thin loops over these two verbs. What can
only be looked at is a Sight: a whole game, or what one of its players may see of it.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Protocol

from react_tools.trace.event import Lang, Rules, Teller
from react_tools.trace.recorder import Recorder

Terms = Mapping[str, str]
"""What a choice says, by word: `{"play": "brush-spirit.B", "exhaust": "s"}`."""

Fact = int | str | bool | tuple[str, ...]

Facts = Mapping[str, Mapping[str, Fact]]
"""A position by thing and fact, in the words of scenarios: `{"s": {"zone": "b2"}}`."""


Decide = Callable[[int], int]
"""Answers a question on the spot: of so many choices, which by its index."""


class UnknownCardError(Exception):
    """A card has to be drawn that the setting does not name; the message says whose.

    Attributes:
        cure: what to write into the setting.
    """

    def __init__(self, message: str, cure: str = "") -> None:
        super().__init__(message)
        self.cure = cure


class EndlessError(Exception):
    """Passives wake one another without end; the message says which."""


class Decision(Protocol):
    """The question now put to a player."""

    @property
    def who(self) -> str:
        """The chooser's id."""

    @property
    def kind(self) -> str:
        """What is asked for: `intention`, `reaction`, `choice` and so on."""

    @property
    def cause(self) -> str:
        """What asks, in words: the card, the passive, the turn."""

    @property
    def place(self) -> int:
        """Which open play asks (its `Choice.place`), 0 if none does."""

    @property
    def rules(self) -> Rules:
        """The rules by which it is asked."""


class Choice(Protocol):
    """One answer that is open now."""

    @property
    def terms(self) -> Terms:
        """What it says, by word; no two open choices say the same."""

    @property
    def name(self) -> str:
        """The same in one line."""

    @property
    def place(self) -> int:
        """The open play that it starts, 0 if it starts none: a slot of the chain.

        Where one play is carried out before the next begins, each has the same place: 1.
        """


class Refusal(Protocol):
    """Why something cannot be chosen now."""

    @property
    def message(self) -> str:
        """In words."""

    @property
    def rules(self) -> Rules:
        """The rules that forbid it."""

    @property
    def key(self) -> str:
        """A word for what no rule forbids, such as a name nobody knows; else empty."""


class Picture(Protocol):
    """The table at one moment, as lines of text."""

    @property
    def lines(self) -> Sequence[str]:
        """Top line first."""


class Sight(Protocol):
    """What there is to be seen of a game."""

    @property
    def recorder(self) -> Recorder | None:
        """What happened so far, if it is recorded."""

    @property
    def teller(self) -> Teller:
        """The names of its things."""

    @property
    def players(self) -> Sequence[str]:
        """The ids of the players."""

    @property
    def called(self) -> str:
        """What a player is called: `creator`, `player`."""

    @property
    def things(self) -> str:
        """What has facts, in the plural: `units, creators and zones`."""

    @property
    def aliases(self) -> Mapping[str, str]:
        """Other names that scenarios may use, each with the one used here."""

    def decision(self) -> Decision | None:
        """The question that is open; None when the game is over."""

    def facts(self, *, first: bool = False) -> Facts:
        """The whole position: the present one, or the *first* one, of the setting."""

    def pictures(self, lang: Lang) -> Mapping[int, Picture]:
        """The table at each pictured entry of the record, by the entry's index."""

    def question(self, lang: Lang) -> str:
        """The question that is open, as a sentence; when the game is over, that."""

    def moment(self, lang: Lang) -> str:
        """Which turn it is and whose, in a few words."""

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """What lies beside the table: a player's name, then what is his.

        Of who is *hidden* only as much as everybody sees.
        """

    def outcome(self, lang: Lang, *, books: bool = True) -> Sequence[str]:
        """What is another way now than at the first, as sentences, what matters most first.

        Behind that, what did nothing when it was carried out, and why. With *books*, mere
        book-keeping is told where nothing else has changed: cards in hand.
        """

    def at_rest(self) -> bool:
        """Whether all that was begun has been carried out."""

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """What was played, by name, each with where its facts come from: published, or ours."""

    def seen_by(self, player: str) -> "Sight":
        """What a player may see of it; *player* is one of `players`."""


class Game(Sight, Protocol):
    """One duel."""

    def legal(self) -> Sequence[Choice]:
        """The choices open now, in a fixed order. Changes nothing."""

    def apply(self, choice: Choice, decide: Decide | None = None) -> None:
        """Make a choice that `legal()` has given; everything up to the next question happens.

        It may have given it in another game that stands in the same position. Questions that what
        has been begun asks are put to *decide*, if there is one, and do not stop it: whoever has
        nothing to look at before answering is spared what it costs to stop and go on.

        Raises:
            UnknownCardError: a card is drawn that the setting does not name.
            EndlessError: passives wake one another without end.
        """

    def told(self, choice: Choice, lang: Lang) -> str:
        """A choice that `legal()` has given, as a person reads it."""

    def attempted(self, who: str, terms: Terms, lang: Lang) -> str:
        """What *who* may not do, as a sentence, if *terms* are refused."""

    def refusal(self, who: str, terms: Terms) -> Refusal:
        """Why *who* cannot choose what *terms* say."""

    def fork(self) -> "Game":
        """An independent game in the same position."""

    def key(self) -> Hashable:
        """Equal exactly for equal positions."""
