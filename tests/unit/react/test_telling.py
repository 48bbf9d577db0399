"""How a condition is told in English: the articles of what stands in it."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel

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
