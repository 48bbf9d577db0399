"""Why something cannot be chosen: each reason with its words, its rules or its key."""

from collections.abc import Callable

import pytest

from react_tools.game import Terms
from react_tools.replay.answers import Refused
from react_tools.rulesets.react.game import Duel

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """
ruleset: react
active: calligrapher
field: |
  . . . .
  . s D .
  . C . t
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, splash], discard: [smudge]}
  D: {creator: dancer, hand: [dizzying-pas, glissade, scatter]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
  t: {summon: brush-spirit, of: calligrapher, exhausted: true}
"""
STRIKE = {"play": "brush-spirit.B", "target": "c2"}
PASS = {"pass": ""}
END = {"end": "main"}


@pytest.fixture
def duel(start: Start) -> Duel:
    """The calligrapher may play an intention; one of two spirits is exhausted."""
    return start(SETTING)


@pytest.fixture
def answered(duel: Duel, take: Take) -> Duel:
    """A spirit's attack lies on the chain, and the dancer is asked for a reaction."""
    take(duel, STRIKE)
    return duel


FIRST: dict[str, tuple[str, Terms, Refused]] = {
    "somebody else's name": (
        "bard",
        PASS,
        Refused(
            "nobody here is called 'bard'; the creators are calligrapher and dancer",
            (),
            "unknown",
        ),
    ),
    "an intention out of turn": (
        "dancer",
        {"play": "scatter", "target": "c2"},
        Refused("only the active player may play an intention", ("RA-CHAIN-10",)),
    ),
    "a reaction without a chain": (
        "dancer",
        {"play": "glissade"},
        Refused(
            "the chain is empty; a reaction only answers a card",
            ("RA-CHAIN-19", "RA-CHAIN-18", "RA-CHAIN-20"),
        ),
    ),
    "a card that is not in hand": (
        "calligrapher",
        {"play": "call-of-the-brush"},
        Refused("the card is not in hand", ("RA-CARD-10",)),
    ),
    "an exhausted unit that is named": (
        "calligrapher",
        {"play": "brush-spirit.B", "exhaust": "t"},
        Refused("t is exhausted and cannot pay", ("RA-COST-11", "RA-COST-3")),
    ),
    "a target out of reach": (
        "calligrapher",
        {"play": "master-hand.A", "target": "a3"},
        Refused(
            "target cannot be 'a3'; it can be a1, b2, c1",
            ("RA-COST-3", "RA-ZONE-3", "target-reach"),
        ),
    ),
    "a direction that the cost does not ask for": (
        "calligrapher",
        {"play": "master-hand.A", "direction": "left"},
        Refused("its cost asks for no direction", ("RA-COST-3",), "vague"),
    ),
    "an open choice of a target": (
        "calligrapher",
        {"play": "master-hand.A"},
        Refused("this can be played in several ways; say target: a1, b2, c1", (), "vague"),
    ),
    "an ability card without its letter": (
        "calligrapher",
        {"play": "brush-spirit"},
        Refused("say which effect: brush-spirit.A or brush-spirit.B", ("RA-CHAIN-9",), "vague"),
    ),
    "a misspelt card": (
        "calligrapher",
        {"play": "flowin-ink"},
        Refused("no card is called 'flowin-ink'; did you mean 'flowing-ink'?", (), "unknown"),
    ),
    "a pass on nothing": (
        "calligrapher",
        PASS,
        Refused("there is no chain to pass on", ("RA-CHAIN-13",)),
    ),
    "the end of somebody else's main phase": (
        "dancer",
        END,
        Refused(
            "only the active player ends the main phase, and only between chains",
            ("RA-CHAIN-7",),
        ),
    ),
    "a pick where nothing is asked": (
        "calligrapher",
        {"pick": "s"},
        Refused("nothing is to be chosen here", (), "vague"),
    ),
}


@pytest.mark.parametrize("case", FIRST)
def test_before_a_chain_each_refusal_has_its_reason(duel: Duel, case: str) -> None:
    who, terms, refused = FIRST[case]

    assert duel.refusal(who, terms) == refused


IN_CHAIN: dict[str, tuple[str, Terms, Refused]] = {
    "an intention": (
        "calligrapher",
        {"play": "splash"},
        Refused("the chain is open; an intention only starts one", ("RA-CHAIN-10", "RA-CHAIN-20")),
    ),
    "the opponent's intention": (
        "dancer",
        {"play": "scatter"},
        Refused("only the active player may play an intention", ("RA-CHAIN-10",)),
    ),
    "a reaction to one's own card": (
        "calligrapher",
        {"play": "flowing-ink"},
        Refused(
            "a reaction may be played only after the opponent has played or passed",
            ("RA-CHAIN-15",),
        ),
    ),
    "a pass out of order": (
        "calligrapher",
        PASS,
        Refused(
            "a reaction may be played only after the opponent has played or passed",
            ("RA-CHAIN-15",),
        ),
    ),
    "the end of the main phase": (
        "calligrapher",
        END,
        Refused(
            "only the active player ends the main phase, and only between chains",
            ("RA-CHAIN-7",),
        ),
    ),
    "an open choice of a direction": (
        "dancer",
        {"play": "glissade"},
        Refused(
            "this can be played in several ways; say direction: down, left, right, up",
            (),
            "vague",
        ),
    ),
    "a pass that is legal": ("dancer", PASS, Refused("a pass is legal here", (), "vague")),
}


@pytest.mark.parametrize("case", IN_CHAIN)
def test_in_an_open_chain_each_refusal_has_its_reason(answered: Duel, case: str) -> None:
    who, terms, refused = IN_CHAIN[case]

    assert answered.refusal(who, terms) == refused


def test_a_card_that_nobody_could_mean_is_refused_with_the_cards_there_are(duel: Duel) -> None:
    refused = duel.refusal("dancer", {"play": "zzz"})

    assert refused.message == (
        "no card is called 'zzz'; known: pirouette.A, pirouette.B, pirouette.C, dancing-fish.A, "
        "dancing-fish.B, dizzying-pas, glissade, scatter, cutting-step"
    )


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        ("splash", "RA-CARD-10"),
        ("brush-spirit.B", "RA-CARD-11"),
        ("brush-spirit", "RA-CARD-11"),
    ],
)
def test_the_opponents_card_is_refused_as_the_opponents(duel: Duel, wanted: str, rule: str) -> None:
    assert duel.refusal("dancer", {"play": wanted}) == Refused(
        f"{wanted} is of calligrapher, not of dancer", (rule,)
    )


def test_a_discarded_card_is_not_in_hand_and_cannot_be_used_again(
    answered: Duel, take: Take
) -> None:
    take(answered, PASS)

    assert answered.refusal("calligrapher", {"play": "smudge"}) == Refused(
        "the card is not in hand", ("RA-CARD-10", "RA-CARD-13")
    )


def test_the_side_that_is_down_cannot_be_played(start: Start) -> None:
    duel = start(SETTING.replace("active: calligrapher", "active: dancer"))

    assert duel.refusal("dancer", {"play": "pirouette.C"}) == Refused(
        "this side of the ability card is not up", ("RA-CARD-11",)
    )


def test_a_card_whose_units_are_off_the_field_cannot_be_played(start: Start) -> None:
    duel = start(SETTING.replace("active: calligrapher", "active: dancer"))

    assert duel.refusal("dancer", {"play": "dancing-fish.B"}) == Refused(
        "its cost cannot be paid: no such unit is on the field", ("RA-COST-3", "RA-CARD-16")
    )


def test_a_card_whose_every_unit_is_exhausted_cannot_be_played(start: Start) -> None:
    duel = start(SETTING.replace("tokens: {ink: 1}", "exhausted: true"))

    assert duel.refusal("calligrapher", {"play": "brush-spirit.B"}) == Refused(
        "its cost cannot be paid: it is exhausted and cannot pay", ("RA-COST-11", "RA-COST-3")
    )


def test_a_card_without_a_possible_target_cannot_be_played(start: Start) -> None:
    text = SETTING.replace("active: calligrapher", "active: dancer")
    duel = start(text.replace("glissade", "cutting-step"))

    assert duel.refusal("dancer", {"play": "cutting-step"}) == Refused(
        "its cost cannot be paid: no zone can be its target", ("RA-COST-3", "target-reach")
    )


def test_a_card_without_a_token_to_pay_cannot_be_played(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("tokens: {ink: 1}", "exhausted: false"))
    take(duel, STRIKE, PASS)

    assert duel.refusal("calligrapher", {"play": "sheathing-respite"}) == Refused(
        "its cost cannot be paid: there is no 1 ink to pay with", ("RA-COST-3",)
    )


def test_an_ability_card_on_the_chain_cannot_be_played_again(answered: Duel, take: Take) -> None:
    take(answered, PASS, {"play": "sheathing-respite"}, PASS)

    assert answered.refusal("calligrapher", {"play": "sheathing-respite"}) == Refused(
        "the ability card lies on the chain already", ("ability-twice", "RA-CARD-14")
    )


def test_with_the_other_ruling_an_ability_card_on_the_chain_wants_only_its_cost(
    start: Start, take: Take
) -> None:
    duel = start(SETTING + 'rulings: {ability-twice: "yes"}')
    take(duel, STRIKE, PASS, {"play": "sheathing-respite"}, PASS)

    assert duel.refusal("calligrapher", {"play": "sheathing-respite"}).rules == (
        "RA-COST-11",
        "RA-COST-3",
        "ability-twice",
    )


def test_while_the_chain_resolves_nothing_can_be_played(answered: Duel, take: Take) -> None:
    take(answered, PASS, {"play": "flowing-ink", "direction": "left"}, PASS, PASS)

    assert answered.refusal("dancer", {"play": "glissade"}) == Refused(
        "the chain is resolving; no card can be played", ("RA-RESOLVE-2", "RA-RESOLVE-7")
    )


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        ("none", Refused("one of these has to be chosen: {}", ("RA-EFFECT-6",))),
        ("a1", Refused("'a1' cannot be picked here; it can be {}", (), "vague")),
    ],
)
def test_what_is_asked_is_answered_with_what_is_open(
    answered: Duel, take: Take, wanted: str, refused: Refused
) -> None:
    take(answered, PASS, {"play": "flowing-ink", "direction": "left"}, PASS, PASS)

    message = refused.message.format("calligrapher, t, s, dancer")
    assert answered.refusal("calligrapher", {"pick": wanted}) == refused._replace(message=message)


def test_outside_the_main_phase_nothing_can_be_played(duel: Duel, take: Take) -> None:
    take(duel, END)

    assert duel.refusal("calligrapher", {"play": "splash"}) == Refused(
        "cards are played in the main phase only", ("RA-TURN-6",)
    )


def test_an_improvement_that_is_not_open_is_refused_with_those_that_are(
    duel: Duel, take: Take
) -> None:
    take(duel, END)

    assert duel.refusal("dancer", {"improve": "swap cells 1 and 2"}) == Refused(
        "cells are swapped when no card can be laid, and card 1 can; it can be card 1 in cell 1, "
        "card 1 in cell 2, card 1 in cell 3, card 1 in cell 4, card 1 in cell 5, card 2 in cell 1 "
        "…",
        ("RA-PIECE-14", "RA-PIECE-25"),
    )


def test_only_the_active_player_improves_in_the_masterpiece_phase(duel: Duel, take: Take) -> None:
    take(duel, END)

    assert duel.refusal("calligrapher", {"improve": "card 1 in cell 1"}).rules == ("RA-TURN-4",)


def test_when_the_duel_is_over_that_is_why_nothing_can_be_played(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("D: {creator: dancer,", "D: {creator: dancer, damage: 2,"))
    take(duel, STRIKE, PASS, PASS)
    assert duel.decision() is None

    assert "RA-END-1" in duel.refusal("calligrapher", {"play": "splash"}).rules


@pytest.mark.parametrize("terms", [END, PASS, {"improve": "card 1 in cell 1"}, {"pick": "s"}])
def test_when_the_duel_is_over_that_is_why_nothing_else_can_be_done(
    start: Start, take: Take, terms: Terms
) -> None:
    duel = start(SETTING.replace("D: {creator: dancer,", "D: {creator: dancer, damage: 2,"))
    take(duel, STRIKE, PASS, PASS)

    assert duel.refusal("calligrapher", terms) == Refused("the duel is over", ("RA-END-1",))


def test_a_holder_that_cannot_pay_is_refused_with_those_that_can(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("D: {creator: dancer,", "D: {creator: dancer, tokens: {ink: 1},"))
    take(duel, STRIKE, PASS)

    refused = duel.refusal("calligrapher", {"play": "sheathing-respite", "pay": "t"})

    assert refused == Refused("pay cannot be 't'; it can be dancer, s", ("RA-COST-3",))
