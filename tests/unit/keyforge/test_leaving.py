"""What a card that leaves play leaves behind."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.leaving import take_back
from react_tools.rulesets.keyforge.table import Table


def test_how_often_its_ability_was_resolved_is_forgotten(begin: Callable[..., Contest]) -> None:
    game = begin()
    game.state.tally = [1] * game.match.limited
    left, stays = game.match.index["M"], game.match.index["N"]

    take_back(Table.of(game.match, game.state), left)

    assert [game.state.tally[it] for it in game.match.limits(left)] == [0]
    assert [game.state.tally[it] for it in game.match.limits(stays)] == [1]
