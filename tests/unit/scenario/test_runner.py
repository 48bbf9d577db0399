"""What can be wrong with a run: each fault with its place, its words and its hint."""

from collections.abc import Callable

import pytest

from react_tools.findings import Level
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.scenario.faults import PAGES
from react_tools.scenario.runner import Run, run
from react_tools.scenario.scenario import Scenario

Play = Callable[[str], Run]

WORKED = """\
ruleset: react
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink]}
  D: {creator: dancer, hand: [dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
script:
  - calligrapher: {play: brush-spirit.B, exhaust: s, target: c2}
  - dancer: {play: dizzying-pas}
  - calligrapher: {play: flowing-ink, direction: left, choices: [{by: calligrapher, pick: s}]}
  - dancer: pass
  - calligrapher: pass
expect:
  changed:
    s: {zone: a2, tokens.ink: +1, exhausted: true}
    dancer: {damage: +1, hand: -1, discard: +1}
    calligrapher: {hand: -1, discard: +1, supply.ink: -1}
  rest: same
  trace: [placed ink s, moved s a2, nothing dizzying-pas, damaged dancer 1]
  waits: {who: calligrapher, for: intention}
"""


def told(played: Run) -> list[str]:
    """Each finding as `line:column CODE message | hint`."""
    return [
        f"{it.span.line}:{it.span.column} {it.code} {it.message}"
        + (f" | {it.hint}" if it.hint else "")
        for it in played.findings
    ]


def swapped(old: str, new: str, text: str = WORKED) -> str:
    """The text with one piece replaced, which must be there."""
    assert text.count(old) == 1
    return text.replace(old, new)


def test_a_scenario_that_holds_has_no_findings(play: Play) -> None:
    assert told(play(WORKED)) == []


def test_a_run_knows_every_rule_that_was_cited(play: Play) -> None:
    assert {"RA-COST-4", "RA-CHAIN-16", "RA-RESOLVE-1"} <= play(WORKED).cited


def test_a_creators_letter_stands_for_its_id(play: Play) -> None:
    text = swapped("    dancer: {damage", "    D: {damage")
    text = swapped("damaged dancer 1", "damaged D 1", text)

    assert told(play(text)) == []


FAULTS: dict[str, tuple[str, str, list[str]]] = {
    "RT201: a step that is not legal": (
        "  - dancer: {play: dizzying-pas}\n",
        "  - calligrapher: {play: flowing-ink, direction: up}\n",
        [
            (
                "13:5 RT201 calligrapher cannot play flowing-ink direction up: a reaction may be "
                "played only after the opponent has played or passed (RA-CHAIN-15)"
                " | dancer can: play dizzying-pas; pass"
            )
        ],
    ),
    "RT201: a step that says too little": (
        ", exhaust: s, target: c2",
        "",
        [
            (
                "12:5 RT201 calligrapher cannot play brush-spirit.B: this can be played in several "
                "ways; say target: a2, b1, b3, c2"
                " | calligrapher can: play master-hand.A; play master-hand.B; play brush-spirit.A; "
                "play brush-spirit.B; end main"
            )
        ],
    ),
    "RT201: a card that nobody knows": (
        "{play: dizzying-pas}\n",
        "{play: dizzying-paz}\n",
        [
            (
                "13:5 RT201 dancer cannot play dizzying-paz: no card is called 'dizzying-paz'; "
                "did you mean 'dizzying-pas'? | dancer can: play dizzying-pas; pass"
            )
        ],
    ),
    "RT202: a refused step that is legal": (
        "{play: dizzying-pas}\n",
        "{play: dizzying-pas, refused: RA-CHAIN-15}\n",
        ["13:5 RT202 dancer can play dizzying-pas; it is not refused"],
    ),
    "RT203: a step refused for another reason": (
        "  - dancer: {play: dizzying-pas}\n",
        "  - calligrapher: {play: flowing-ink, direction: up, refused: RA-CHAIN-10}\n",
        [
            (
                "13:5 RT203 calligrapher cannot play flowing-ink direction up, but not because of "
                "RA-CHAIN-10: a reaction may be played only after the opponent has played or "
                "passed (RA-CHAIN-15)"
            )
        ],
    ),
    "RT204: a choice that is missing": (
        ", choices: [{by: calligrapher, pick: s}]",
        "",
        [
            (
                "14:5 RT204 calligrapher has to choose for flowing-ink; nothing says what"
                " | can be picked: calligrapher, s, dancer"
            )
        ],
    ),
    "RT205: a choice that is left over": (
        "pick: s}]",
        "pick: s}, {by: calligrapher, pick: c2}]",
        ["14:120 RT205 the choice 'c2' is never asked for"],
    ),
    "RT205: a pick of a list that is left over": (
        "pick: s}]",
        "pick: [s, c2]}]",
        ["14:91 RT205 the choice 'c2' is never asked for"],
    ),
    "RT206: somebody else who chooses": (
        "{by: calligrapher, pick: s}",
        "{by: dancer, pick: s}",
        ["14:71 RT206 calligrapher chooses here, not dancer"],
    ),
    "RT207: a pick that is not open": (
        "pick: s}]",
        "pick: t}]",
        [
            (
                "14:91 RT207 't' cannot be picked for flowing-ink"
                " | can be picked: calligrapher, s, dancer"
            )
        ],
    ),
    "RT209: a change by another number": (
        "{damage: +1, ",
        "{damage: +2, ",
        ["20:14 RT209 dancer.damage should change by +2, but it went from 0 to 1"],
    ),
    "RT209: a change that did not come": (
        "{damage: +1, ",
        "{damage: +1, tokens.ink: +1, ",
        ["20:26 RT209 dancer.tokens.ink should change by +1, but it stayed 0"],
    ),
    "RT209: another value": (
        "{zone: a2,",
        "{zone: a3,",
        ["19:9 RT209 s.zone should change to a3, but it went from b2 to a2"],
    ),
    "RT209: another truth": (
        "exhausted: true}",
        "exhausted: false}",
        ["19:35 RT209 s.exhausted should change to false, but it went from false to true"],
    ),
    "RT209: another number of cards": (
        "dancer: {damage: +1, hand: -1,",
        "dancer: {damage: +1, hand: -2,",
        ["20:26 RT209 dancer.hand should change by -2, but it went from [dizzying-pas] to []"],
    ),
    "RT209: a thing that is not there": (
        "    s: {zone",
        "    t: {zone",
        [
            "19:9 RT209 nothing here is called 't' | things are units, creators and zones",
            "19:19 RT209 nothing here is called 't' | things are units, creators and zones",
            "19:35 RT209 nothing here is called 't' | things are units, creators and zones",
            "18:3 RT210 s.zone changed too: it went from b2 to a2",
            "18:3 RT210 s.exhausted changed too: it went from false to true",
            "18:3 RT210 s.tokens.ink changed too: it went from 1 to 2",
        ],
    ),
    "RT209: a fact that it does not have": (
        "s: {zone: a2,",
        "s: {zone: a2, tokens.scale: +1,",
        [
            "19:19 RT209 s has no fact 'tokens.scale' | known: zone, exhausted, tokens.ink",
        ],
    ),
    "RT210: something else that changed": (
        "hand: -1, discard: +1}\n",
        "hand: -1}\n",
        ["18:3 RT210 dancer.discard changed too: it went from [] to [dizzying-pas]"],
    ),
    "RT211: an event that did not come": (
        "damaged dancer 1]",
        "destroyed s]",
        [
            (
                "23:59 RT211 the event 'destroyed s' is expected here; it does not come at all"
                " | what came: discarded dizzying-pas, link 1, saw true, struck c2, "
                "damaged dancer 1, done brush-spirit.B, returned brush-spirit, resolved"
            )
        ],
    ),
    "RT211: an event that came earlier": (
        "damaged dancer 1]",
        "damaged dancer 1, moved s a2]",
        [
            (
                "23:77 RT211 the event 'moved s a2' is expected here; it comes earlier"
                " | what came: done brush-spirit.B, returned brush-spirit, resolved"
            )
        ],
    ),
    "RT212: another question": (
        "for: intention}",
        "for: reaction}",
        [
            (
                "24:10 RT212 expected calligrapher to be asked for reaction; "
                "calligrapher is asked for intention"
            )
        ],
    ),
    "RT212: another player": (
        "{who: calligrapher,",
        "{who: dancer,",
        [
            (
                "24:10 RT212 expected dancer to be asked for intention; "
                "calligrapher is asked for intention"
            )
        ],
    ),
    "RT212: a question where none is expected": (
        "waits: {who: calligrapher, for: intention}",
        "waits: {for: nothing}",
        [
            (
                "24:10 RT212 expected nobody to be asked for nothing; "
                "calligrapher is asked for intention"
            )
        ],
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_says_where_it_is_and_what_came(play: Play, case: str) -> None:
    old, new, findings = FAULTS[case]

    assert told(play(swapped(old, new))) == findings


def test_every_fault_is_an_error(play: Play) -> None:
    played = play(swapped("{damage: +1, ", "{damage: +2, "))

    assert [it.level for it in played.findings] == [Level.ERROR]


def test_every_fault_is_tried_here() -> None:
    tried = {case.split(":")[0] for case in FAULTS} | {
        *("RT208", "RT213", "RT214", "RT215"),
        "RT216",  # test_barred.py
        *("RT218", "RT219"),  # tests/unit/staging/test_trial.py
    }

    assert tried == set(PAGES) - {"RT217"}  # a note, see test_varying.py


def test_a_step_after_the_end_is_left_over(play: Play) -> None:
    text = swapped("D: {creator: dancer,", "D: {creator: dancer, damage: 2,")
    text = swapped("  - calligrapher: pass\n", "  - calligrapher: pass\n  - dancer: pass\n", text)

    assert told(play(text)) == ["17:5 RT208 the game is over; nothing more can be done"]


def test_a_step_after_the_main_phase_is_for_what_is_asked_then(play: Play) -> None:
    head, _, tail = WORKED.partition("script:\n")
    text = f"{head}script:\n  - calligrapher: {{end: main}}\n  - dancer: pass\n"

    assert tail
    assert told(play(text + "expect: {rest: same}\n")) == [
        (
            "13:5 RT201 dancer cannot pass: there is no chain to pass on (RA-CHAIN-13) | "
            "dancer can: improve card 1 in cell 1; improve card 1 in cell 2; "
            "improve card 1 in cell 3; improve card 1 in cell 4; improve card 1 in cell 5; "
            "improve card 2 in cell 1; improve card 2 in cell 2; improve card 2 in cell 3 "
            "… and 7 more"
        )
    ]


def test_nothing_is_asked_any_more_when_the_duel_is_over(play: Play) -> None:
    text = swapped("D: {creator: dancer,", "D: {creator: dancer, damage: 2,")

    assert told(play(text))[-1] == (
        "24:10 RT212 expected calligrapher to be asked for intention; nothing is asked any more"
    )


def test_after_a_step_that_is_not_legal_nothing_more_is_compared(play: Play) -> None:
    text = swapped("{play: dizzying-pas}\n", "{play: dizzying-paz}\n")

    assert [it.code for it in play(text).findings] == ["RT201"]


def test_only_a_play_has_choices(play: Play) -> None:
    text = swapped("  - dancer: pass\n", "  - dancer: {pass: '', choices: [{pick: s}]}\n")

    assert told(play(text)) == ["15:41 RT205 only a play has choices"]


def test_a_choice_left_over_in_an_earlier_chain_is_found_too(play: Play) -> None:
    head, _, _ = WORKED.partition("script:\n")
    steps = (
        "  - calligrapher: {play: brush-spirit.B, target: c2, choices: [{pick: s}]}\n"
        "  - dancer: pass\n  - calligrapher: pass\n"
        "  - calligrapher: {play: master-hand.A, target: a1}\n"
    )

    assert told(play(f"{head}script:\n{steps}expect: {{rest: same}}\n"))[:1] == [
        "12:71 RT205 the choice 's' is never asked for"
    ]


def test_the_words_of_a_refusal_are_kept(play: Play) -> None:
    played = play(
        swapped(
            "  - dancer: {play: dizzying-pas}\n",
            "  - calligrapher: {play: flowing-ink, direction: up, refused: RA-CHAIN-15}\n"
            "  - dancer: {play: dizzying-pas}\n",
        )
    )

    assert [(it.tried, it.rules) for it in played.refusals] == [
        ("calligrapher: play flowing-ink direction up", ("RA-CHAIN-15",))
    ]


def test_a_refusal_is_cited(play: Play) -> None:
    step = "  - dancer: {play: dizzying-pas}\n"
    played = play(swapped(step, f"  - calligrapher: {{pass: '', refused: RA-CHAIN-15}}\n{step}"))

    assert "RA-CHAIN-15" in played.cited


def test_a_refused_step_changes_nothing(play: Play) -> None:
    step = "  - dancer: {play: dizzying-pas}\n"
    played = play(swapped(step, f"  - dancer: {{play: glissade, refused: RA-CARD-10}}\n{step}"))

    assert told(played) == []


FORCED = swapped("direction: left", "direction: right")


def test_a_choice_with_one_option_may_be_left_out(play: Play) -> None:
    played = play(FORCED)

    assert [it.code for it in played.findings if it.code in {"RT204", "RT205"}] == []


def test_a_choice_with_one_option_may_be_written(play: Play) -> None:
    played = play(
        swapped("{play: dizzying-pas}", "{play: dizzying-pas, choices: [{pick: s}]}", FORCED)
    )

    assert [it.code for it in played.findings if it.code in {"RT204", "RT205"}] == []


def test_a_forced_choice_that_is_written_wrong_is_found(play: Play) -> None:
    played = play(
        swapped("{play: dizzying-pas}", "{play: dizzying-pas, choices: [{pick: C}]}", FORCED)
    )

    assert told(played) == ["13:51 RT205 the choice 'C' is never asked for"]


PAID = """\
ruleset: react
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer, tokens: {ink: 1}}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
script:
  - calligrapher: {play: brush-spirit.B, target: c2}
  - dancer: pass
  - calligrapher: {play: sheathing-respite, pay: s}
  - dancer: pass
  - calligrapher: pass
expect: {rest: same}
"""


def test_a_card_drawn_from_an_unknown_deck_is_a_fault_of_the_step(play: Play) -> None:
    findings = play(PAID).findings

    assert [(it.code, it.span.line, it.span.column) for it in findings] == [("RT213", 16, 5)]


def test_a_step_may_call_a_creators_unit_by_its_letter(play: Play) -> None:
    text = swapped("C: {creator: calligrapher}", "C: {creator: calligrapher, deck: [splash]}", PAID)
    findings = play(swapped("pay: s", "pay: D", text)).findings

    assert [it.code for it in findings if it.code == "RT201"] == []


ENDLESS = """\
creator: bard
name: {en: Bard, ru: Бард}
source: house
tokens:
  note: {at: zone, supply: 5, name: {en: Note, ru: нота}, of: ноты}
passives:
  - id: echo
    name: {en: Echo, ru: Эхо}
    when: placed
    token: note
    do:
      - take: {token: note, from: place}
      - place: {token: note, at: place}
abilities:
  - id: lute
    name: {en: Lute, ru: Лютня}
    of: creator
    effects:
      A: {kind: intention, cost: exhaust this, do: [{place: {token: note, at: zone of this}}]}
"""


def test_passives_that_wake_one_another_without_end_are_a_fault_of_the_step(
    library_of: Callable[..., Library],
    start_in: Callable[[str, Library], Duel],
    read_scenario: Callable[[str], Scenario],
) -> None:
    text = (
        "ruleset: react\nactive: bard\nfield: |\n  B . D\n"
        "pieces: {B: {creator: bard}, D: {creator: dancer}}\n"
        "script:\n  - bard: {play: lute}\n  - dancer: pass\n  - bard: pass\n"
        "expect: {rest: same}\n"
    )
    played = run(read_scenario(text), start_in(text, library_of(ENDLESS)))

    assert [(it.code, it.span.line, it.span.column) for it in played.findings] == [("RT214", 9, 5)]


OPEN = swapped(
    "    s: {zone: a2, tokens.ink: +1, exhausted: true}\n"
    "    dancer: {damage: +1, hand: -1, discard: +1}\n"
    "    calligrapher: {hand: -1, discard: +1, supply.ink: -1}\n",
    "    s: {exhausted: true}\n    dancer: {hand: -1}\n    calligrapher: {hand: -1}\n",
    swapped(
        "  trace: [placed ink s, moved s a2, nothing dizzying-pas, damaged dancer 1]\n"
        "  waits: {who: calligrapher, for: intention}\n",
        "  waits: {who: calligrapher, for: choice}\n",
        swapped(", choices: [{by: calligrapher, pick: s}]", ""),
    ),
)


def test_a_scenario_may_be_about_the_choice_at_which_it_ends(play: Play) -> None:
    assert told(play(OPEN)) == []


def test_a_choice_is_missing_if_the_script_goes_on_behind_it(play: Play) -> None:
    text = swapped("expect:\n", "  - calligrapher: {end: main}\nexpect:\n", OPEN)

    assert [it.code for it in play(text).findings] == ["RT204"]


def test_while_a_card_asks_steps_may_be_refused(play: Play) -> None:
    tried = "  - dancer: {play: dizzying-pas, refused: RA-RESOLVE-2}\nexpect:\n"

    assert told(play(swapped("expect:\n", tried, OPEN))) == []


def test_while_a_card_asks_a_step_behind_a_refused_one_is_too_much(play: Play) -> None:
    tried = "  - dancer: {play: dizzying-pas, refused: RA-RESOLVE-2}\n"
    text = swapped("expect:\n", f"{tried}  - calligrapher: {{end: main}}\nexpect:\n", OPEN)

    assert [it.code for it in play(text).findings] == ["RT204"]


def test_a_choice_at_the_end_belongs_to_who_is_expected_to_choose(play: Play) -> None:
    text = swapped("who: calligrapher, for: choice", "who: dancer, for: choice", OPEN)

    assert [it.code for it in play(text).findings] == ["RT212"]


def test_cards_are_counted_so_one_for_another_is_no_change(play: Play) -> None:
    """The Calligrapher plays a card, and draws one."""
    setting = PAID.replace("C: {creator: calligrapher}", "C: {creator: calligrapher, %s}")
    text = setting % "hand: [flowing-ink], deck: [splash, smudge]"
    text = swapped("pay: s}", "pay: s, choices: [{pick: none}]}", text).replace(
        "  - dancer: pass\n  - calligrapher: pass\n",
        "  - dancer: pass\n  - calligrapher: {play: flowing-ink, direction: up, "
        "choices: [{pick: s}]}\n  - dancer: pass\n  - calligrapher: pass\n",
    )

    played = play(text)
    hands = [played.game.facts(first=it)["calligrapher"]["hand"] for it in (True, False)]

    assert hands == [("flowing-ink",), ("splash",)]
    assert [it for it in told(played) if ".hand" in it or "RT20" in it] == []
