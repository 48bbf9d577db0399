"""The table drawn: who lies where, and what lies on it."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.drawing import draw
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Lang

Begin = Callable[..., Contest]


def _drawn(game: Contest, lang: Lang = "en") -> tuple[str, ...]:
    return draw(game.teller, Table(game.match, game.state, None), lang).lines


def test_the_active_player_sits_below(begin: Begin) -> None:
    assert _drawn(begin()) == (
        "Opp: keys 0 of 3, æmber 1",
        "  battleline: [K Knight · 4/2, damage 1, stunned]  [I Imp · 2/2, +Plate 2]",
        f"── turn 2: Tom, house Dis {'─' * 50}",
        "  battleline: [T The Terror · 5]  [M Monk · 3, æmber 1]  (N Monk · 3)",
        "  artifacts:  [F Flask]",
        "Tom: keys 0 of 3, æmber 5",
    )


def test_who_becomes_active_comes_below(begin: Begin) -> None:
    assert _drawn(begin(active="opp"))[-1] == "Opp: keys 0 of 3, æmber 1"


def test_armor_that_is_used_up_shows_against_the_whole(begin: Begin) -> None:
    drawn = _drawn(begin(FEW.format(many="K: {card: knight, armor_used: 1}")))
    assert "[K Knight · 4/1(2)]" in "".join(drawn)


def test_no_line_is_wider_than_a_trace_has_room_for(begin: Begin) -> None:
    many = ", ".join(f"K{at}: {{card: knight, damage: 1, stunned: true}}" for at in range(9))
    drawn = _drawn(begin(FEW.format(many=many)), "ru")
    assert max(map(len, drawn)) <= 76


def test_an_empty_battleline_is_drawn(begin: Begin) -> None:
    assert "  battleline: –" in _drawn(begin(FEW.format(many="")))


FEW = """\
ruleset: keyforge
title: Many
active: tom
house: dis
players:
  tom: {{aember: 0}}
  opp: {{battleline: {{{many}}}}}
"""
