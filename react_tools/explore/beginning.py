"""Choices that are made before a walk begins, called by what they say.

They are called as a walk names them, `play flowing-ink direction left`, or by fewer of their words,
as a record has them (react_tools.records.notation), as long as these mean one open choice.
"""

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from react_tools.errors import UnknownNameError
from react_tools.explore.perft import NOT_BEGUN, Begun, onward
from react_tools.game import Choice, Game
from react_tools.records.notation import Choices


class Called(Protocol):
    """What calling a choice needs of a game (react_tools.game.Game)."""

    @property
    def aliases(self) -> Mapping[str, str]:
        """Other names of its things, each with the one used here."""

    def legal(self) -> Sequence[Any]:
        """The choices open now (react_tools.game.Choice)."""


class Beginning(NamedTuple):
    """What was chosen before: the names of the choices, and the line that is under way since."""

    after: tuple[str, ...] = ()
    begun: Begun = NOT_BEGUN


def begin(game: Game, called: Sequence[str]) -> Beginning:
    """Make choices in *game*.

    Raises:
        UnknownNameError: one of them is not open; its `more` are those that are.
        UnknownCardError, EndlessError: as `apply` does.
    """
    made, begun = tuple[str, ...](), NOT_BEGUN
    for typed in called:
        choice = meant(game, typed, made)
        game.apply(choice)
        made, begun = (*made, choice.name), onward(game, choice, begun)
    return Beginning(made, begun)


def meant(game: Called, typed: str, made: Sequence[str]) -> Choice:
    """The open choice that is called so; its whole name comes before a part of another's.

    *made*: the names of the choices before it, for who mistyped it.

    Raises:
        UnknownNameError: it is not open; its `more` are those that are.
    """
    legal: list[Choice] = list(game.legal())
    choices = Choices(legal)
    words = [game.aliases.get(it, it) for it in typed.split()]
    name = " ".join(words)
    found = [it for it in legal if it.name == name] or choices.meant(words)
    if words and len(found) == 1:
        return found[0]
    where = f"after {', '.join(made)}" if made else "at the setting"
    if not legal:
        raise UnknownNameError(f"{typed!r} cannot be chosen {where}: the game is over")
    if words and found:
        raise UnknownNameError(f"{typed!r} may mean several choices {where}", _listed(found))
    known = {told: it.name for it in legal for told in (choices.written(it), it.name)}
    near = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean {known[near[0]]}?" if near else ""
    raise UnknownNameError(f"{typed!r} cannot be chosen {where}{hint}", _listed(legal))


def _listed(choices: Sequence[Choice]) -> list[str]:
    """What is open, a line each."""
    return ["open there:", *(f"  {it.name}" for it in choices)]
