"""A run as one of its players sees it: what is hidden stands nowhere in it."""

from collections.abc import Callable

import pytest

from react_tools.scenario.runner import Run
from react_tools.scenario.seen import seen

Play = Callable[[str], Run]

SETTING = """\
ruleset: react
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, splash], deck: [smudge, splash]}
  D: {creator: dancer, hand: [dizzying-pas, scatter], deck: [glissade]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""
DRAWN = """\
script:
  - calligrapher: {play: brush-spirit.B, target: c2}
  - dancer: pass
  - calligrapher: {play: sheathing-respite, pay: s, choices: [{pick: none}]}
  - dancer: pass
  - calligrapher: pass
expect: {rest: same}
"""


def told(run: Run) -> list[str]:
    """Each finding as `CODE message | hint`."""
    return [f"{it.code} {it.message}" + (f" | {it.hint}" if it.hint else "") for it in run.findings]


def script(*steps: str, expect: str = "{rest: same}") -> str:
    return "\n".join([f"{SETTING}script:", *(f"  - {it}" for it in steps), f"expect: {expect}\n"])


def test_the_other_players_hand_is_counted(play: Play) -> None:
    facts = seen(play(script("calligrapher: {end: main}")), "dancer").game.facts()

    assert facts["calligrapher"]["hand"] == ("?", "?")


def test_ones_own_hand_is_seen(play: Play) -> None:
    facts = seen(play(script("calligrapher: {end: main}")), "dancer").game.facts()

    assert facts["dancer"]["hand"] == ("dizzying-pas", "scatter")


@pytest.mark.parametrize("player", ["dancer", "calligrapher"])
def test_no_deck_is_seen(play: Play, player: str) -> None:
    facts = seen(play(script("calligrapher: {end: main}")), player).game.facts(first=True)

    assert [facts[it]["deck"] for it in ("calligrapher", "dancer")] == [("?", "?"), ("?",)]


def test_discard_piles_lie_open(play: Play) -> None:
    text = script("calligrapher: {end: main}").replace("hand: [fl", "discard: [smudge], hand: [fl")

    assert seen(play(text), "dancer").game.facts()["calligrapher"]["discard"] == ("smudge",)


def drawn(run: Run) -> list[str]:
    recorder = run.game.recorder
    assert recorder is not None
    events = [it.event for it in recorder.entries if it.event.kind == "card_drawn"]
    return [f"{it.say(run.game.teller, 'en')} {it.data(run.game.teller)}" for it in events]


def test_who_draws_sees_the_card(play: Play) -> None:
    (first, *_) = drawn(seen(play(SETTING + DRAWN), "calligrapher"))

    assert first.startswith("Calligrapher draws Smudge (hand: 3) {'event': 'card_drawn'")


def test_the_other_player_sees_that_a_card_is_drawn(play: Play) -> None:
    (first, *_) = drawn(seen(play(SETTING + DRAWN), "dancer"))

    assert first == (
        "Calligrapher draws a card (hand: 3) {'event': 'card_drawn', 'player': 'calligrapher', "
        "'now': 3, 'rules': ['RA-DRAW-1']}"
    )


def test_nothing_more_is_seen_by_looking_twice(play: Play) -> None:
    once = seen(play(SETTING + DRAWN), "dancer")
    facts = seen(once, "calligrapher").game.facts()

    assert [facts[it]["hand"] for it in ("calligrapher", "dancer")] == [("?",) * 3, ("?", "?")]


REFUSED = "dancer: {play: glissade, direction: up, refused: RA-CHAIN-19}"


def test_what_the_other_player_tried_in_vain_is_not_seen(play: Play) -> None:
    run = seen(play(script(REFUSED)), "calligrapher")

    assert (run.refusals, run.cited) == ([], set())


def test_what_one_tried_in_vain_oneself_is_seen(play: Play) -> None:
    run = seen(play(script(REFUSED)), "dancer")

    assert [it.tried for it in run.refusals] == ["dancer: play glissade direction up"]
    assert "RA-CHAIN-19" in run.cited


def test_why_the_other_players_step_cannot_be_is_not_seen(play: Play) -> None:
    run = seen(play(script("dancer: {play: cutting-step, target: b2}")), "calligrapher")

    assert told(run) == [
        (
            "RT215 a step of dancer does not come as it is written; calligrapher does not see why"
            " | look without --as"
        )
    ]


def test_why_ones_own_step_cannot_be_is_seen_without_what_the_other_player_can_do(
    play: Play,
) -> None:
    run = seen(play(script("dancer: {play: glissade, direction: up}")), "dancer")

    assert told(run) == [
        (
            "RT201 dancer cannot play glissade direction up: the chain is empty; a reaction only "
            "answers a card (RA-CHAIN-19, RA-CHAIN-18, RA-CHAIN-20)"
        )
    ]


def test_what_one_can_do_oneself_is_seen(play: Play) -> None:
    run = seen(play(script("calligrapher: {play: smudge}")), "calligrapher")

    assert " | calligrapher can: play master-hand.A; " in told(run)[0]


def test_an_expectation_that_is_not_met_names_no_card(play: Play) -> None:
    text = script(
        "calligrapher: {play: splash, target: b1}",
        expect="{changed: {calligrapher: {hand: -2}}, rest: same}",
    )

    assert told(seen(play(text), "dancer")) == [
        "RT209 calligrapher.hand should change by -2, but it went from [?, ?] to [?]"
    ]


def test_a_run_that_holds_holds_for_who_sees_less_of_it(play: Play) -> None:
    text = script(
        "calligrapher: {play: splash, target: b1}",
        expect="{changed: {calligrapher: {hand: -1}}, rest: same}",
    )

    assert seen(play(text), "dancer").ok


def test_a_question_to_which_the_script_has_no_answer_may_be_what_it_is_about(play: Play) -> None:
    text = DRAWN.replace(", choices: [{pick: none}]", "").replace(
        "{rest: same}",
        "{changed: {calligrapher: {exhausted: true, supply.ink: +1}, s: {exhausted: true, "
        "tokens.ink: -1}}, rest: same, waits: {who: calligrapher, for: choice}}",
    )
    text = SETTING.replace("hand: [flowing", "discard: [smudge, splash], hand: [flowing") + text

    assert told(seen(play(text), "dancer")) == told(play(text)) == []


def test_a_card_from_an_unknown_deck_is_no_secret(play: Play) -> None:
    text = (SETTING + DRAWN).replace(", deck: [smudge, splash]", "")

    assert [it.code for it in seen(play(text), "dancer").findings] == ["RT213"]
