"""What a setting before the setup may not say: what the setup has still to bring (RA-SETUP)."""

from collections.abc import Sequence

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.setting_faults import SUPPLY
from react_tools.rulesets.react.state import UNKNOWN, State
from react_tools.source.reading import text
from react_tools.source.span import Span
from react_tools.source.tree import Mapping
from react_tools.staging.faults import Faults


def check_setup(
    match: Match, root: Mapping, state: State, spans: Sequence[Span], faults: Faults
) -> None:
    """Before the setup no hand is dealt, and nothing but the creators lies on the boards.

    *spans* are the places of the two creators.
    """
    _check_boards(match, root, state, faults)
    for player, span in enumerate(spans):
        if state.hand[player]:
            message, cure = (
                "in the setup the hands are not dealt yet",
                "leave `hand` out; list the `deck`",
            )
            faults.add(SUPPLY, span, message, cure, "RA-SETUP-14")
        if text(root, "hands") == "first-game":
            _check_first_hand(match, state, player, span, faults)


def _check_boards(match: Match, root: Mapping, state: State, faults: Faults) -> None:
    """Cards wait beside the masterpiece board, tokens and summons before their players."""
    span = root.key_span("pieces")
    if any(piece != NOWHERE for piece in state.row):
        message = "in the setup the masterpiece cards lie beside their board"
        faults.add(SUPPLY, root.key_span("masterpiece"), message, "", "RA-SETUP-5")
    if any(zone != NOWHERE for it, zone in enumerate(state.where) if it not in match.creators):
        message = "in the setup summons lie before their players, not on the field"
        faults.add(SUPPLY, span, message, "", "RA-SETUP-9")
    if any(state.lying) or any(state.riding):
        message = "in the setup tokens lie before their players"
        faults.add(SUPPLY, span, message, "", "RA-SETUP-9")
    _check_stars(match, state, span, faults)


def _check_stars(match: Match, state: State, span: Span, faults: Faults) -> None:
    """On a field of the board's own size the creators start on its stars."""
    board, numbers = match.board, match.numbers
    if (board.columns, board.rows) != (numbers.columns, numbers.rows):
        return
    stars = [board.zone(star) for star in numbers.stars]
    if {state.where[it] for it in match.creators} != set(stars):
        message = f"the creators start on the stars {' and '.join(numbers.stars)}"
        faults.add(SUPPLY, span, message, "draw them there, or leave `field` out", "RA-SETUP-6")


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
