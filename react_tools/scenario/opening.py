"""Something to begin with: of a setting, the play from which most comes, played to its end."""

from react_tools.game import Choice, EndlessError, Game, UnknownCardError
from react_tools.scenario.asking import Asking


def open_with_most(asking: Asking, game: Game) -> None:
    """Answer what is asked until the first kind of question comes again.

    First comes the choice after which most facts are others; then everybody passes who can, and
    takes the first thing there is who cannot. *game* stands at the setting.
    """
    first = asking.question()
    if first is None:
        return
    legal = list(game.legal())
    if not legal:
        return
    asking.answer(max(legal, key=lambda it: _changes(game, it, first.kind)))
    while (question := asking.question()) is not None and question.kind != first.kind:
        asking.answer(_idle([it.choice for it in asking.offers("en")]))


def _changes(game: Game, choice: Choice, kind: str) -> int:
    """How many facts are others once a choice is carried out and nobody adds to it."""
    fork = game.fork()
    try:
        fork.apply(choice)
        while (decision := fork.decision()) is not None and decision.kind != kind:
            fork.apply(_idle(list(fork.legal())))
    except (UnknownCardError, EndlessError):
        return -1
    before = fork.facts(first=True)
    return sum(
        value != before.get(thing, {}).get(name)
        for thing, facts in fork.facts().items()
        for name, value in facts.items()
    )


def _idle(legal: list[Choice]) -> Choice:
    """A pass, if one can pass; else the first thing there is."""
    return next((it for it in legal if "pass" in it.terms), legal[0])
