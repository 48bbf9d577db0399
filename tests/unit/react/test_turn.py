"""The parts of a turn: what happens by itself, in which order, and who is asked next."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """
ruleset: react
phase: draw
active: calligrapher
field: |
  . . . .
  C s . D
pieces:
  C: {creator: calligrapher, deck: [splash, smudge], exhausted: true}
  D: {creator: dancer, deck: [glissade, scatter]}
  s: {summon: brush-spirit, of: calligrapher, exhausted: true}
"""
FULL = "hand: [scatter, scatter, scatter, glissade, glissade, glissade], "
END = {"end": "main"}


def told(duel: Duel) -> list[str]:
    """The record, in short."""
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def asked(duel: Duel) -> tuple[str, str] | None:
    decision = duel.decision()
    return (decision.who, decision.kind) if decision else None


def counts(duel: Duel, fact: str) -> list[int]:
    found = [duel.facts()[it][fact] for it in ("calligrapher", "dancer")]
    return [len(it) for it in found if isinstance(it, tuple)]


def test_both_draw_a_card_the_active_player_first(start: Start) -> None:
    duel = start(SETTING.replace("active: calligrapher", "active: dancer"))

    assert told(duel) == ["draw-phase", "drew dancer", "drew calligrapher", "main dancer"]


def test_after_the_draw_phase_the_active_player_may_play(start: Start) -> None:
    assert asked(start(SETTING)) == ("calligrapher", "intention")


def test_a_full_hand_draws_nothing(start: Start) -> None:
    duel = start(SETTING.replace("creator: dancer, ", f"creator: dancer, {FULL}"))

    assert (counts(duel, "hand"), counts(duel, "deck")) == ([1, 6], [1, 2])


def test_a_full_hand_does_not_lose_by_an_empty_deck(start: Start) -> None:
    text = SETTING.replace("creator: dancer, ", f"creator: dancer, {FULL}")
    duel = start(text.replace("deck: [glissade, scatter]", "deck: []"))

    assert asked(duel) == ("calligrapher", "intention")


def test_who_has_to_draw_from_an_empty_deck_loses(start: Start) -> None:
    duel = start(SETTING.replace("deck: [glissade, scatter]", "deck: []"))

    assert (told(duel)[-2:], asked(duel)) == (["decked dancer", "ended calligrapher"], None)


EMPTY = SETTING.replace("deck: [glissade, scatter]", "deck: []").replace(
    "deck: [splash, smudge]", "deck: []"
)


def test_of_two_empty_decks_the_active_players_loses(start: Start) -> None:
    assert told(start(EMPTY))[-1] == "ended dancer"


def test_of_two_empty_decks_neither_wins_by_the_other_ruling(start: Start) -> None:
    duel = start(EMPTY.replace("phase:", "rulings: {deck-out-both: draw}\nphase:"))

    assert told(duel)[-1] == "ended draw"


def test_the_ruling_on_two_empty_decks_says_nothing_of_one(start: Start) -> None:
    text = SETTING.replace("deck: [glissade, scatter]", "deck: []")
    duel = start(text.replace("phase:", "rulings: {deck-out-both: draw}\nphase:"))

    assert told(duel)[-1] == "ended calligrapher"


def test_the_first_turn_has_no_masterpiece_phase(start: Start) -> None:
    duel = start(SETTING.replace("phase: draw", "phase: masterpiece\nturn: 1"))

    assert asked(duel) == ("calligrapher", "intention")


@pytest.mark.parametrize("phase", ["start", "masterpiece"])
def test_every_other_turn_begins_with_an_improvement(start: Start, phase: str) -> None:
    duel = start(SETTING.replace("phase: draw", f"phase: {phase}"))

    assert asked(duel) == ("calligrapher", "improvement")


def test_at_the_end_of_the_turn_all_recover(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, END)

    assert [duel.facts()[it]["exhausted"] for it in ("calligrapher", "s")] == [False, False]


def test_then_the_other_player_is_active(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, END)

    assert duel.facts()["duel"] == {"turn": 3, "active": "dancer"}


def test_the_end_of_a_turn_is_told_in_its_order(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, END)

    assert told(duel)[4:] == [
        "ended-main calligrapher",
        "end-phase",
        "recovered calligrapher",
        "recovered s",
        "passed-turn dancer",
        "turn 3 dancer",
        "masterpiece",
    ]
