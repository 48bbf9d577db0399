"""Play by chance, with a fixed share of passes (react_tools.tournament.Style)."""

from collections.abc import Sequence

from react_tools.game import Choice, Game
from react_tools.tournament import Chance

PASSES = {"intention": 0.25, "reaction": 0.55}
"""How often nothing is played where something could be, by what is asked for.

Among all that can be played the one way to stop would hardly ever be met: who plays by chance would
never let a card be, and burn the deck.
"""


def at_random(game: Game, legal: Sequence[Choice], chance: Chance) -> Choice:
    """Stops in a fixed share of cases, else plays anything that can be played.

    What stops comes last among the choices, and starts no play.
    """
    asked = game.decision()
    share = PASSES.get(asked.kind, 0.0) if asked is not None else 0.0
    if not share or len(legal) == 1:
        return legal[int(chance() * len(legal))]
    return legal[-1] if chance() < share else legal[int(chance() * (len(legal) - 1))]
