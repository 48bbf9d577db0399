"""What an answer rests on besides rules: what of the cards is published, and what is ours."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """\
ruleset: react
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, smudge], deck: []}
  D: {creator: dancer, hand: [dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""
CLERK = """\
creator: clerk
name: {en: Clerk, ru: Клерк}
source: house
tokens:
  stamp: {at: zone, supply: 9, name: {en: Stamp, ru: штамп}, of: штампа}
passives:
  - id: echo
    name: {en: Echo, ru: Эхо}
    when: placed
    token: stamp
    if: place has 1 stamp
    sources: {when: faq, do: faq, token: faq}
    do: [{damage: place}]
abilities:
  - id: desk
    of: creator
    name: {en: Desk, ru: Стол}
    effects:
      A:
        kind: intention
        cost: exhaust this
        sources: {kind: site, cost: review, do: inferred}
        do: [{place: {token: stamp, at: a free adjacent zone}}]
"""
OFFICE = """\
ruleset: react
active: clerk
field: C . D
pieces: {C: {creator: clerk}, D: {creator: dancer}}
"""
PASS = {"pass": ""}


def test_nothing_that_was_not_played_is_told(start: Start) -> None:
    assert start(SETTING).grounds("en") == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                ("Brush Spirit (B)", "published in the rulebook"),
                ("Smudge", "ours"),
                (
                    "Flowing Ink",
                    "kind and cost published in the rulebook; effect inferred",
                ),
            ],
        ),
        (
            "ru",
            [
                ("«Дух кисти» (Б)", "опубликовано в книге правил"),
                ("«Смазанный след»", "наше"),
                (
                    "«Плавный штрих»",
                    "вид и стоимость – опубликовано в книге правил; эффект – выведено",
                ),
            ],
        ),
    ],
)
def test_each_card_that_was_played_says_what_of_it_is_published(
    start: Start, take: Take, lang: str, told: list[tuple[str, str]]
) -> None:
    duel = start(SETTING)
    take(duel, {"play": "brush-spirit.B", "target": "c2"}, PASS, {"play": "smudge"}, PASS)
    take(duel, {"play": "flowing-ink", "direction": "up"})

    assert duel.grounds("ru" if lang == "ru" else "en") == told


def test_a_card_played_twice_is_told_once(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("[flowing-ink, smudge]", "[smudge, smudge]"))
    take(duel, {"play": "brush-spirit.B", "target": "c2"}, PASS, {"play": "smudge"}, PASS)
    take(duel, {"play": "smudge"})

    assert [name for name, _ in duel.grounds("en")] == ["Brush Spirit (B)", "Smudge"]


def test_what_is_left_of_a_card_is_the_rest(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, {"play": "master-hand.A", "target": "b2"})

    assert duel.grounds("en") == [
        ("Master Hand (A)", "kind published in the rulebook; the rest ours")
    ]


@pytest.fixture
def clerk(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel], take: Take
) -> Duel:
    """A duel in which the clerk has used his desk."""
    duel = start_in(OFFICE, library_of(CLERK))
    take(duel, {"play": "desk"}, PASS, PASS)
    return duel


def test_the_effect_of_a_side_with_one_effect_is_found(clerk: Duel) -> None:
    assert clerk.grounds("en")[0] == (
        "Desk",
        "kind published on the publisher's site; cost published in a review; effect inferred",
    )


def test_a_condition_that_is_ours_makes_no_passive_a_published_one(clerk: Duel) -> None:
    assert clerk.grounds("en")[1] == (
        "Echo (passive)",
        "trigger and effect published in the publisher's answers; its conditions ours",
    )


def test_a_creator_that_is_not_the_shipped_one_names_its_file(clerk: Duel) -> None:
    assert clerk.grounds("en")[2:] == [("Clerk", "not the shipped one; its file is c.yaml")]
    assert clerk.grounds("ru")[2:] == [("Клерк", "творец не из комплекта; его файл: c.yaml")]


def test_a_player_sees_what_everybody_has_played(clerk: Duel) -> None:
    assert clerk.seen_by("dancer").grounds("en") == clerk.grounds("en")
