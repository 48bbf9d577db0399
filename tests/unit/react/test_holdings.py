"""What lies beside the table, and who sees it."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.trace.event import Lang

SETTING = """\
active: dancer
field: |
  . D
  C .
pieces:
  C: {creator: calligrapher, hand: [smudge, splash, smudge], deck: [splash]}
  D: {creator: dancer, hand: [], discard: [glissade, scatter]}
"""


@pytest.fixture
def duel(start: Callable[[str], Duel]) -> Duel:
    return start(SETTING)


def test_everything_is_told_to_who_sees_everything(duel: Duel) -> None:
    assert duel.holdings("en") == [
        ("Calligrapher", "hand 3: Splash, Smudge ×2; deck 1"),
        ("Dancer", "hand 0; deck unknown; discard pile 2: Glissade, Scatter"),
    ]


def test_of_the_others_hand_only_the_number_is_told(duel: Duel) -> None:
    (calligrapher, _), (dancer, _) = (
        duel.seen_by(it).holdings("en") for it in ("dancer", "calligrapher")
    )

    assert calligrapher == ("Calligrapher", "hand 3; deck 1")
    assert dancer == ("Calligrapher", "hand 3: Splash, Smudge ×2; deck 1")


def test_who_sees_through_anothers_eyes_sees_neither_hand(duel: Duel) -> None:
    seen = duel.seen_by("dancer").seen_by("calligrapher")

    assert seen.holdings("en")[0] == ("Calligrapher", "hand 3; deck 1")


@pytest.mark.parametrize(("lang", "told"), [("en", "turn 2: Dancer"), ("ru", "ход 2: танцор")])
def test_the_turn_is_told(duel: Duel, lang: Lang, told: str) -> None:
    assert duel.moment(lang) == told
