"""How a condition is told in English: the articles of what stands in it."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start as start_duel
from react_tools.scenario.runner import run

Sing = Callable[..., Duel]


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("there is a unit with note", "If there is a unit with Note: no"),
        ("there is an enemy unit", "If there is an enemy unit: yes"),
        ("there is an imp with note", "If there is an Imp with Note: no"),
    ],
)
def test_a_noun_has_the_article_that_it_sounds_like(sing: Sing, condition: str, told: str) -> None:
    duel = sing(f"[{{if: {condition}, then: [{{damage: zone of this}}]}}]")
    assert duel.recorder is not None

    assert told in [entry.event.say(duel.teller, "en") for entry in duel.recorder.entries]


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("{exhaust: an enemy unit with note}", "there is no enemy unit with Note"),
        (
            "{exhaust: [an imp with note, chosen]}",
            "there is no Imp with Note and nothing has been chosen",
        ),
        ("{exhaust: chosen}", "nothing has been chosen"),
    ],
)
def test_what_is_not_found_has_no_article_too_many(sing: Sing, steps: str, told: str) -> None:
    duel = sing(f"[{steps}]")
    assert duel.recorder is not None
    lines = [entry.event.say(duel.teller, "en") for entry in duel.recorder.entries]

    assert f"Nothing happens: {told}" in lines


def test_of_a_unit_that_is_gone_it_is_told_that_it_has_left(everything: Library) -> None:
    scenario = everything.scenarios["remove/card-of-who-is-gone-applies"]
    duel = run(scenario, start_duel(scenario, everything)).game
    assert duel.recorder is not None
    lines = [entry.event.say(duel.teller, "en") for entry in duel.recorder.entries]

    assert "Nothing happens: the unit has left the field" in lines
