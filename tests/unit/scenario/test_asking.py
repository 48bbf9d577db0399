"""A script that grows by answers: questions, offers, undoing, and what the script then says."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.asking import Asking
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.writing import step

SETTING = """\
ruleset: react
title: t
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
"""
STRUCK = "  - calligrapher: {play: brush-spirit.B, exhaust: s, target: c2}\n"
INKED = (
    f"{STRUCK}  - dancer: pass\n  - calligrapher: {{play: flowing-ink, direction: left}}\n"
    "  - dancer: pass\n  - calligrapher: pass\n"
)

Ask = Callable[[str], Asking]


@pytest.fixture
def ask(read_scenario: Callable[[str], Scenario], library: Library) -> Ask:
    """Ask a scenario's text on."""
    return lambda text: Asking(read_scenario(text), lambda it: start(it, library))


def written(asking: Asking) -> list[str]:
    return [it.written for it in asking.offers("en")]


def answer(asking: Asking, *texts: str) -> None:
    for text in texts:
        (offer,) = (it for it in asking.offers("en") if it.written == text)
        assert asking.answer(offer.choice) is None


def script(asking: Asking) -> list[str]:
    return [step(it) for it in asking.scenario.script]


def test_without_a_script_the_active_player_is_asked_to_begin(ask: Ask) -> None:
    question = ask(SETTING).question()

    assert question is not None
    assert (question.who, question.kind) == ("calligrapher", "intention")


def test_where_the_script_has_run_out_the_next_player_is_asked(ask: Ask) -> None:
    assert written(ask(SETTING + STRUCK)) == ["{play: dizzying-pas}", "pass"]


def test_offers_are_counted(ask: Ask) -> None:
    assert [it.label for it in ask(SETTING + STRUCK).offers("en")] == ["1", "2"]


def test_an_offer_is_told_in_words(ask: Ask) -> None:
    first = ask(SETTING).offers("en")[8]

    assert (first.told, first.written) == (
        "Brush Spirit (B): exhaust Brush Spirit s, target b1 (Calligrapher)",
        "{play: brush-spirit.B, exhaust: s, target: b1}",
    )


def test_a_choice_in_the_middle_of_a_play_is_asked(ask: Ask) -> None:
    asking = ask(SETTING + INKED)

    assert written(asking) == ["calligrapher", "s", "dancer"]


def test_an_answer_goes_into_the_play_that_asked(ask: Ask) -> None:
    asking = ask(SETTING + INKED)
    answer(asking, "s")

    assert script(asking)[2] == (
        "calligrapher: {play: flowing-ink, direction: left, choices: [{by: calligrapher, pick: s}]}"
    )


def test_an_answer_leads_to_the_next_question(ask: Ask) -> None:
    asking = ask(SETTING)
    answer(asking, "{play: brush-spirit.B, exhaust: s, target: c2}", "pass")
    question = asking.question()

    assert question is not None
    assert (question.who, question.kind) == ("calligrapher", "reaction")


def test_undoing_takes_the_latest_answer_back(ask: Ask) -> None:
    asking = ask(SETTING + STRUCK)
    before = written(asking)
    answer(asking, "pass")

    assert asking.undo()
    assert (written(asking), len(script(asking))) == (before, 1)


def test_there_is_nothing_to_undo_at_the_beginning(ask: Ask) -> None:
    assert not ask(SETTING + STRUCK).undo()


def test_a_duel_that_is_over_asks_nothing(ask: Ask) -> None:
    text = SETTING.replace("D: {creator: dancer,", "D: {creator: dancer, damage: 2,")
    asking = ask(text + STRUCK)
    answer(asking, "pass", "pass")

    assert asking.question() is None
    assert asking.fault() is None


def test_a_script_that_cannot_go_on_asks_nothing(ask: Ask) -> None:
    asking = ask(f"{SETTING}  - dancer: pass\n")
    fault = asking.fault()

    assert asking.question() is None
    assert fault is not None
    assert fault.code == "RT201"


def test_answers_that_wait_for_their_card_are_no_fault(ask: Ask) -> None:
    text = INKED.replace("direction: left}", "direction: left, choices: [{pick: s}]}")
    waiting = text[: text.index("  - dancer: pass\n  - calligrapher: pass\n")]

    assert ask(SETTING + waiting).fault() is None


def test_an_answer_that_cannot_be_played_is_taken_back_with_why(ask: Ask) -> None:
    """The deck is not given, so a card cannot be drawn from it."""
    asking = ask(f"{SETTING}{STRUCK}  - dancer: pass\n")
    answer(asking, "{play: sheathing-respite, exhaust: calligrapher, pay: s}", "pass")
    (last,) = (it for it in asking.offers("en") if it.written == "pass")
    fault = asking.answer(last.choice)

    assert fault is not None
    assert fault.code == "RT213"
    assert fault.hint == (
        "write `deck: [flowing-ink]` beside `creator: calligrapher`, top card first; "
        "`deck: []` is an empty one"
    )
    assert len(script(asking)) == 4


BARD = """\
creator: bard
name: {en: Bard, ru: Бард}
source: house
summons:
  imp: {count: 2, name: {en: Imp, ru: Бес}}
abilities:
  - id: lute
    name: {en: Lute, ru: Лютня}
    of: creator
    effects:
      A:
        kind: intention
        cost: exhaust this
        do:
          - move: {who: an own unit adjacent to creator, by: 1, toward: to creator}
          - damage: zone of an own imp
"""
STAGE = """\
ruleset: react
title: t
active: bard
field: |
  . . . D
  i . j .
  B . . .
pieces:
  B: {creator: bard}
  D: {creator: dancer}
  i: {summon: imp, of: bard}
  j: {summon: imp, of: bard}
script:
  - bard: {play: lute}
  - dancer: pass
  - bard: pass
"""


def test_an_answer_that_a_forced_choice_would_use_up_is_written_twice(
    read_scenario: Callable[[str], Scenario], library_of: Callable[..., Library]
) -> None:
    """The first clause has `i` only; answering the second one with `i` must not be taken for it."""
    creators = library_of(BARD)
    asking = Asking(read_scenario(STAGE), lambda it: start(it, creators))
    answer(asking, "i")

    assert asking.fault() is None
    assert script(asking)[0] == (
        "bard: {play: lute, choices: [{by: bard, pick: i}, {by: bard, pick: i}]}"
    )


def test_an_answer_that_no_forced_choice_would_use_up_is_written_once(
    read_scenario: Callable[[str], Scenario], library_of: Callable[..., Library]
) -> None:
    creators = library_of(BARD)
    asking = Asking(read_scenario(STAGE), lambda it: start(it, creators))
    answer(asking, "j")

    assert script(asking)[0] == "bard: {play: lute, choices: [{by: bard, pick: j}]}"


COUNTING = """\
creator: bard
name: {en: Bard, ru: Бард}
source: house
tokens:
  note: {at: unit, supply: 5, name: {en: Note, ru: нота}, of: ноты}
summons:
  imp: {count: 2, name: {en: Imp, ru: Бес}}
abilities:
  - id: lute
    name: {en: Lute, ru: Лютня}
    of: creator
    effects:
      A:
        kind: intention
        cost: exhaust this
        do: [{place: {token: note, at: this, count: up to 2}}]
"""


def test_numbers_are_their_own_labels(
    read_scenario: Callable[[str], Scenario], library_of: Callable[..., Library]
) -> None:
    creators = library_of(COUNTING)
    asking = Asking(read_scenario(STAGE), lambda it: start(it, creators))

    assert [(it.label, it.written) for it in asking.offers("en")] == [
        ("0", "0"),
        ("1", "1"),
        ("2", "2"),
    ]


SETUP = """\
ruleset: react
title: t
phase: setup
active: calligrapher
pieces:
  C: {creator: calligrapher, deck: [splash, smudge, splash, smudge, splash]}
  D: {creator: dancer, deck: [scatter, glissade, scatter, glissade, scatter, glissade]}
script:
"""


def test_what_no_card_asks_is_a_step_of_its_own(ask: Ask) -> None:
    asking = ask(SETUP)
    answer(asking, "b1", "{end: main}", "{improve: card 1 in cell 3}")

    assert script(asking) == [
        "calligrapher: {pick: b1}",
        "calligrapher: {end: main}",
        "dancer: {improve: card 1 in cell 3}",
    ]
