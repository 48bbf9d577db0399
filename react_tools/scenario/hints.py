"""What would be legal, for the hints of findings."""

from react_tools.game import Game

_SHOWN = 8


def legal_now(game: Game) -> str:
    """What can be done now, and who can do it."""
    decision = game.decision()
    if decision is None:
        return "nothing is open: the game is over"
    told = (f"play {it.terms['play']}" if "play" in it.terms else it.name for it in game.legal())
    names = list(dict.fromkeys(told))
    more = f" … and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return f"{decision.who} can: {'; '.join(names[:_SHOWN])}{more}"


def pickable(game: Game) -> str:
    """What can be picked where a card asks."""
    return f"can be picked: {', '.join(it.terms['pick'] for it in game.legal())}"
