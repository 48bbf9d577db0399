"""What phrases mean: who is asked, who is seen, what was fixed."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel

Sing = Callable[..., Duel]


def short(duel: Duel) -> list[str]:
    """The record as scenarios write it."""
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def kind(duel: Duel) -> str:
    """What is asked for now."""
    decision = duel.decision()
    return decision.kind if decision else "nothing"


def test_a_phrase_with_an_article_asks(sing: Sing) -> None:
    assert kind(sing("[{place: {token: note, at: an own unit}}]")) == "choice"


def test_a_phrase_for_all_asks_nobody(sing: Sing) -> None:
    duel = sing("[{place: {token: note, at: own units}}]")

    assert [duel.facts()[it]["tokens.note"] for it in ("bard", "i", "j", "dancer")] == [1, 1, 1, 0]


@pytest.mark.parametrize(
    "phrase",
    [
        "units other than an own unit",
        "units adjacent to an enemy unit",
        "units at a zone with note",
        "units within 1 of an enemy unit",
        "units in line with an enemy unit",
    ],
)
def test_an_article_inside_a_filter_asks_nobody(sing: Sing, phrase: str) -> None:
    assert kind(sing(f"[{{place: {{token: note, at: {phrase}}}}}]")) == "intention"


@pytest.mark.parametrize(
    "condition",
    [
        "there is an own unit",
        "an own unit has note",
        "an own unit is ready",
        "an own unit is own",
        "an own unit is adjacent to creator",
        "a zone is free",
    ],
)
def test_a_condition_asks_nobody(sing: Sing, condition: str) -> None:
    assert kind(sing(f"[{{if: {condition}, then: [{{damage: zone of this}}]}}]")) == "intention"


def test_a_filter_of_a_passive_asks_nobody(sing: Sing) -> None:
    echo = (
        "[{id: echo, name: {en: Echo, ru: Эхо}, when: left, who: an own summon, "
        "do: [{damage: zone of creator}]}]"
    )
    duel = sing("[{move: {who: own summons, by: 1, toward: away from creator}}]", passives=echo)

    assert kind(duel) == "intention"
