"""In which order several passives of one player are applied, and how that is asked."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Begin = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """
ruleset: react
phase: start
turn: 2
active: night-watch
rulings: {{passive-order-own: {}}}
field: |
  . . . .
  N . . D
pieces:
  N: {{creator: night-watch, deck: [lull, lull]}}
  D: {{creator: dancer, deck: [scatter, scatter]}}
"""


@pytest.fixture
def begin(start_in: Callable[[str, Library], Duel], everything: Library) -> Begin:
    """The start of a turn at which both passives of the Night Watch are due."""
    return lambda setting: start_in(SETTING.format(setting), everything)


def woken(duel: Duel) -> list[str]:
    assert duel.recorder is not None
    told = [entry.event.short(duel.teller) for entry in duel.recorder.entries]
    return [it for it in told if it.startswith("woke ")]


def test_own_passives_are_applied_as_they_are_printed(begin: Begin) -> None:
    assert woken(begin("printed")) == ["woke first-round", "woke vigil"]


def test_by_the_ruling_their_player_is_asked(begin: Begin) -> None:
    duel = begin("owner")

    assert ([it.terms for it in duel.legal()], duel.question("en"), duel.question("ru")) == (
        [{"pick": "first-round"}, {"pick": "vigil"}],
        "Night Watch says which passive answers first",
        "Ночной сторож решает, какая пассивная способность сработает первой",
    )


def test_by_the_ruling_the_one_that_is_named_is_applied_first(begin: Begin, take: Take) -> None:
    duel = begin("owner")
    take(duel, {"pick": "vigil"})

    assert woken(duel) == ["woke vigil", "woke first-round"]


@pytest.mark.parametrize(("setting", "first"), [("printed", "passive_woke"), ("owner", "chose")])
def test_what_comes_first_of_several_own_passives_rests_on_the_ruling(
    begin: Begin, take: Take, setting: str, first: str
) -> None:
    duel = begin(setting)
    if setting == "owner":
        take(duel, {"pick": "vigil"})
    assert duel.recorder is not None
    marked = [it.event.kind for it in duel.recorder.entries if "passive-order-own" in it.rulings]

    assert marked == [first]
