"""The table drawn: who lies where, and what lies on it."""

from collections.abc import Callable

from msgspec.structs import replace

from react_tools.reference.label import Label
from react_tools.rulesets.keyforge.drawing import draw
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Lang

Begin = Callable[..., Contest]


def _drawn(game: Contest, lang: Lang = "en") -> tuple[str, ...]:
    return draw(game.teller, Table.of(game.match, game.state), lang).lines


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


def test_no_line_is_wider_for_the_name_of_a_deck(begin: Begin, library: Library) -> None:
    deck, text = library.decks["ember-vault"], FEW.format(many="")
    library.decks["ember-vault"] = replace(deck, label=Label("Long " * 20, "Долгий " * 20))
    drawn = _drawn(begin(text.replace("tom", "ember-vault")), "ru")
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
