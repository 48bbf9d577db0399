"""The sight of a game that cannot be, since the rules forbid its setting: nothing."""

from collections.abc import Mapping, Sequence

from react_tools.game import Decision, Facts, Picture
from react_tools.trace.event import Lang, Teller
from react_tools.trace.recorder import Recorder

_NOTHING: Mapping[Lang, str] = {"en": "Nothing is played", "ru": "Разыгрывать нечего"}


class NoPosition:
    """Where there is no position (react_tools.game.Sight)."""

    called = "player"
    things = "nothing"

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.teller: Teller = _Silent()
        self.aliases: Mapping[str, str] = {}
        self.recorder = Recorder()

    def decision(self) -> Decision | None:
        """Nobody is asked."""
        return None

    def facts(self, *, first: bool = False) -> Facts:  # noqa: ARG002 -- there is neither
        """No fact."""
        return {}

    def pictures(self, lang: Lang) -> Mapping[int, Picture]:  # noqa: ARG002 -- in none
        """No table."""
        return {}

    def question(self, lang: Lang) -> str:
        """That there is nothing to ask."""
        return _NOTHING[lang]

    def moment(self, lang: Lang) -> str:
        """No turn."""
        return _NOTHING[lang]

    def holdings(
        self,
        lang: Lang,  # noqa: ARG002 -- in none
        hidden: Sequence[str] = (),  # noqa: ARG002 -- nothing is
    ) -> Sequence[tuple[str, str]]:
        """No card."""
        return ()

    def outcome(
        self,
        lang: Lang,  # noqa: ARG002 -- in none
        *,
        books: bool = True,  # noqa: ARG002 -- there are none
    ) -> Sequence[str]:
        """No change."""
        return ()

    def at_rest(self) -> bool:
        """Nothing was begun."""
        return True

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:  # noqa: ARG002 -- in none
        """No card was played."""
        return ()

    def seen_by(self, player: str) -> "NoPosition":  # noqa: ARG002 -- all see the same
        """The same."""
        return self


class _Silent:
    """Knows no things, for there are none (react_tools.trace.event.Teller)."""

    def tell(self, field: str, value: object, lang: Lang) -> object:  # noqa: ARG002 -- as above
        """The bare value."""
        return value

    def name(self, field: str, value: object) -> object:  # noqa: ARG002 -- as above
        """The bare value."""
        return value
