"""What can be laid now, and why something cannot."""

from collections.abc import Sequence

from msgspec import Struct

from react_tools.game import Terms
from react_tools.replay.answers import Refused
from react_tools.rulesets.dusk import turn
from react_tools.rulesets.dusk.names import Names
from react_tools.rulesets.dusk.state import NOWHERE, State
from react_tools.rulesets.dusk.table import Table


class Lead(Struct, frozen=True):
    """A card face down: a step (react_tools.replay.steps)."""

    card: int

    def __call__(self, table: Table) -> None:
        """Lay it."""
        turn.lead(table, self.card)


class Answer(Struct, frozen=True):
    """A card face up: a step."""

    card: int

    def __call__(self, table: Table) -> None:
        """Lay it."""
        turn.answer(table, self.card)


def who(state: State) -> int:
    """Who lays a card now."""
    return state.leader if state.led == NOWHERE else 1 - state.leader


def word(state: State) -> str:
    """Whether a card is led now, or answers."""
    return "lead" if state.led == NOWHERE else "answer"


def open_now(state: State) -> Sequence[Lead | Answer]:
    """All that can be laid, in a fixed order."""
    move = Lead if state.led == NOWHERE else Answer
    return [move(it) for it in sorted(set(state.hands[who(state)]))]


def refusal(names: Names, state: State, player: str, terms: Terms) -> Refused:
    """Why *player* cannot do what *terms* say, which `legal()` does not have."""
    wanted, turned = word(state), names.players[who(state)]
    if player not in names.players:
        return Refused(f"the players are {' and '.join(names.players)}", (), "unknown")
    if len(terms) != 1 or not terms.keys() <= {"lead", "answer"}:
        return Refused(f"say which card is laid: `{{{wanted}: …}}`", (), "vague")
    ((said, card),) = terms.items()
    if card not in names.ids:
        return Refused(f"there are the cards {', '.join(names.ids)}", (), "unknown")
    rule = "DU-LEAD-1" if wanted == "lead" else "DU-LEAD-3"
    if player != turned or said != wanted:
        return Refused(f"it is for {turned} to {wanted}", (rule,))
    return Refused(f"{player} does not hold {card}", ("DU-LEAD-2",))
