"""What a setting before the setup may not say: hands, and first hands that cannot be taken."""

from collections.abc import Sequence

from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.setting_faults import SUPPLY, Faults
from react_tools.rulesets.react.state import UNKNOWN, State
from react_tools.source.reading import text
from react_tools.source.span import Span
from react_tools.source.tree import Mapping


def check_setup(
    match: Match, root: Mapping, state: State, spans: Sequence[Span], faults: Faults
) -> None:
    """Before the setup no hand is dealt; *spans* are the places of the two creators."""
    for player, span in enumerate(spans):
        if state.hand[player]:
            message = "in the setup the hands are not dealt yet"
            faults.add(SUPPLY, span, message, "leave `hand` out; list the `deck`")
        if text(root, "hands") == "first-game":
            _check_first_hand(match, state, player, span, faults)


def _check_first_hand(match: Match, state: State, player: int, span: Span, faults: Faults) -> None:
    """One copy of each different card: the deck has them, and a hand holds so many."""
    deck, most = state.deck[player], match.numbers.hand
    wanted = [at for at, (owner, _) in enumerate(match.cards) if owner == player]
    missing = [it for it in wanted if it not in deck] if UNKNOWN not in deck else []
    if missing:
        ids = ", ".join(match.cards[it][1].id for it in missing)
        message = f"the first hand of a first game needs a copy of {ids}; the deck has none"
        faults.add(SUPPLY, span, message)
    if len(wanted) > most:
        name = match.sheets[player].id
        message = f"{name} has {len(wanted)} different cards; a hand holds at most {most}"
        cure = "deal the first hands from the decks instead (`hands: dealt`)"
        faults.add(SUPPLY, span, message, cure)
