"""`up to` leaves it to the owner, whatever the verb (RA-EFFECT-7)."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel

Sing = Callable[..., Duel]


@pytest.mark.parametrize(
    "clause",
    [
        "place: {token: note, at: this, count: up to 2}",
        "damage: {zone: zone of enemy creator, amount: up to 2}",
        "move: {who: this, by: up to 2, toward: to enemy creator}",
        "draw: up to 2",
    ],
)
def test_up_to_asks_how_many(sing: Sing, clause: str) -> None:
    decision = sing(f"[{{{clause}}}]").decision()

    assert decision is not None
    assert decision.kind == "choice"


def test_up_to_asks_how_many_are_taken(sing: Sing) -> None:
    duel = sing(
        "[{place: {token: note, at: this, count: 2}}, "
        "{take: {token: note, from: this, count: up to 2}}]"
    )

    assert [it.terms.get("pick") for it in duel.legal()] == ["0", "1", "2"]
