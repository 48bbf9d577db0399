"""What is played in duels: every effect by itself, of either face of a card."""

import pytest

from react_tools.promises.ground import data, laid
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.tournament import TOURNAMENT

SETTING = """\
ruleset: react
active: dancer
field: |
  . D .
  . . C
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer, ascended: false, hand: [glissade]}
"""


def test_both_faces_of_a_card_can_be_played(library: Library) -> None:
    effects = TOURNAMENT.playable("dancer", library)

    assert effects[:6] == [
        "dancer pirouette.A",
        "dancer pirouette.B",
        "dancer pirouette.A (ascended)",
        "dancer pirouette.B (ascended)",
        "dancer pirouette.C (ascended)",
        "dancer dancing-fish.A",
    ]
    assert len(effects) == len(set(effects)) == 11


@pytest.mark.parametrize(
    ("ascended", "told"), [("false", "pirouette.B"), ("true", "pirouette.B (ascended)")]
)
def test_what_is_played_is_told_by_its_face(library: Library, ascended: str, told: str) -> None:
    game = REACT.start(laid(data(SETTING.replace("false", ascended))), library)
    choices = [it for it in game.legal() if it.terms.get("play") == "pirouette.B"]

    assert {TOURNAMENT.played(game, it) for it in choices} == {f"dancer {told}"}
