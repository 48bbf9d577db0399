"""Names that may be meant in any of the games: the first that has one answers.

A game is loaded only when those before it have no answer.
"""

from typing import TYPE_CHECKING, TypeVar

from react_tools.errors import UnknownNameError
from react_tools.games import games
from react_tools.load import Loaded, load, shipped
from react_tools.manual.asking import answer, called, named
from react_tools.manual.entries import entries

if TYPE_CHECKING:
    from collections.abc import Callable

    from react_tools.manual.asking import Answer
    from react_tools.reference.entry import Entry
    from react_tools.settings import Settings

AnswerT = TypeVar("AnswerT")


def first_that_knows(settings: "Settings", ask: "Callable[[str], AnswerT]") -> "AnswerT":
    """What the first of the games answers that knows what is asked.

    Raises:
        UnknownNameError: none of them does; the first one tells it.
    """
    trouble: UnknownNameError | None = None
    for game in games(settings):
        try:
            return ask(game)
        except UnknownNameError as error:
            trouble = trouble or error
    raise trouble or UnknownNameError("no game")


class Lookup:
    """What every game has of names, the one that is meant first."""

    def __init__(self, settings: "Settings", *, scenarios: bool = False) -> None:
        self._names = games(settings)
        self._settings = settings
        self._scenarios = scenarios
        self._loaded: dict[str, Loaded] = {}

    def called(self, name: str) -> "tuple[Loaded, tuple[Entry, ...]]":
        """What designers have called so.

        Raises:
            UnknownNameError: nothing is called so in any of the games; the first one tells it.
        """
        for game in self._names:
            loaded = self._load(game)
            if found := named(name, loaded.ruleset.entries(loaded.library)):
                return loaded, found
        first = self._load(self._names[0])
        known = list(first.ruleset.entries(first.library))
        return first, called(name, known, first.library.broken)

    def answer(self, text: str) -> "tuple[Loaded, Answer]":
        """What there is to be told about *text*.

        What another game calls exactly so comes before what the first one merely comes near to.

        Raises:
            UnknownNameError: nothing is about it in any of the games; the first one tells it.
        """
        first, *others = self._names
        given, trouble = self._try(first, text)
        if given is not None and given.sure:
            return self._load(first), given
        for game in others:
            if named(text, self._entries(game)):
                return self._load(game), answer(text, self._entries(game))
        for game in others if given is None else ():
            other, _ = self._try(game, text)
            if other is not None:
                return self._load(game), other
        if given is None:
            raise trouble or UnknownNameError(text)
        return self._load(first), given

    def _try(self, game: str, text: str) -> "tuple[Answer | None, UnknownNameError | None]":
        synonyms = self._load(game).ruleset.synonyms
        try:
            return answer(text, self._entries(game), synonyms), None
        except UnknownNameError as error:
            return None, error

    def _entries(self, game: str) -> "list[Entry]":
        loaded = self._load(game)
        return entries(loaded.ruleset, loaded.library)

    def _load(self, game: str) -> Loaded:
        if game not in self._loaded:
            home = shipped(game)
            paths = [home / "rulebook.yaml", home / "rulings.yaml"]
            self._loaded[game] = load(
                paths, self._settings, scenarios=self._scenarios, ruleset=game
            )
        return self._loaded[game]
