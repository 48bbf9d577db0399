"""What is asked, what can be answered and what has come of it, as a person reads it."""

from collections.abc import Callable, Mapping

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.trace.event import Lang

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
  C: {creator: calligrapher, hand: [flowing-ink], deck: [splash], discard: [smudge, splash]}
  D: {creator: dancer, hand: [dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""
STRIKE = {"play": "brush-spirit.B", "target": "c2"}
PASS = {"pass": ""}
REST = {"play": "sheathing-respite", "pay": "s"}


def both(duel: Duel) -> tuple[str, str]:
    return duel.question("en"), duel.question("ru")


def test_an_intention_is_asked_for_between_chains(start: Start) -> None:
    assert both(start(SETTING)) == (
        "Calligrapher may start a chain with an intention, or end the main phase",
        "Каллиграф может начать цепочку замыслом или завершить основную фазу",
    )


def test_a_reaction_is_asked_for_in_a_chain(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE)

    assert both(duel) == (
        "Dancer may play a reaction, or pass",
        "Танцор может сыграть реакцию или сказать «пас»",
    )


def test_a_choice_is_asked_for_by_its_card(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, {"play": "flowing-ink", "direction": "left"}, PASS, PASS)

    assert both(duel) == (
        "Calligrapher chooses a unit for Flowing Ink",
        "Каллиграф выбирает фигуру («Плавный штрих»)",
    )


def test_a_choice_may_be_of_nothing(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, REST, PASS, PASS)

    assert both(duel) == (
        "Calligrapher chooses a card, or nothing, for Sheathing Respite",
        "Каллиграф выбирает карту или ничего («Временная передышка»)",
    )


def test_when_the_duel_is_over_nothing_is_asked(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("creator: dancer,", "creator: dancer, damage: 2,"))
    take(duel, STRIKE, PASS, PASS)

    assert both(duel) == (
        "The duel is over: Calligrapher wins",
        "Дуэль окончена: побеждает каллиграф",
    )


def test_after_the_main_phase_the_other_player_improves_the_masterpiece(
    start: Start, take: Take
) -> None:
    duel = start(SETTING)
    take(duel, {"end": "main"})

    assert both(duel) == ("Dancer improves the masterpiece", "Танцор совершенствует шедевр")


def offers(duel: Duel, lang: Lang = "en") -> Mapping[str, str]:
    """Each choice by its terms, in words."""
    return {it.name: duel.told(it, lang) for it in duel.legal()}


def test_a_play_tells_its_card_and_its_cost(start: Start) -> None:
    told = offers(start(SETTING))

    assert told["play brush-spirit.A unit s exhaust s direction left"] == (
        "Brush Spirit (A): exhaust Brush Spirit s, left"
    )
    assert told["play brush-spirit.B unit s exhaust s target c2"] == (
        "Brush Spirit (B): exhaust Brush Spirit s, target c2 (Dancer)"
    )


def test_a_play_is_told_in_russian(start: Start) -> None:
    told = offers(start(SETTING), "ru")

    assert told["play brush-spirit.B unit s exhaust s target a2"] == (
        "«Дух кисти» (Б): истощить духа кисти s, цель a2 (пусто)"
    )


def test_a_play_that_costs_tokens_says_whose(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS)
    terms = "play sheathing-respite unit calligrapher exhaust calligrapher pay s"

    assert offers(duel)[terms] == (
        "Sheathing Respite: exhaust Calligrapher, pay Ink ×1 from Brush Spirit s"
    )
    assert offers(duel, "ru")[terms] == (
        "«Временная передышка»: истощить каллиграфа, чернила −1 на духе кисти s"
    )


def test_a_card_without_a_cost_is_told_by_its_name(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE)

    assert offers(duel) == {"play dizzying-pas": "Dizzying Pas", "pass": "pass"}


def test_the_second_pass_says_what_comes_of_it(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS)

    assert [*offers(duel).values()][-1] == "pass: the chain then resolves"
    assert [*offers(duel, "ru").values()][-1] == "пас: цепочка разыгрывается"


def test_a_unit_is_picked_with_its_zone(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, {"play": "flowing-ink", "direction": "left"}, PASS, PASS)

    assert list(offers(duel).values()) == [
        "Calligrapher (b1)",
        "Brush Spirit s (b2)",
        "Dancer (c2)",
    ]


def test_a_card_is_picked_by_its_name(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, REST, PASS, PASS)

    assert list(offers(duel).values()) == ["Splash", "Smudge", "nothing"]


def test_a_branch_is_picked_by_its_clauses(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("[flowing-ink]", "[smudge]"))
    take(duel, STRIKE, PASS, {"play": "smudge"}, PASS, PASS)

    assert offers(duel) == {
        "pick 1": "move creator by 1",
        "pick 2": "swap creator with an own unit with ink other than creator",
    }


def test_several_clauses_of_a_branch_stand_in_one_line(sing: Callable[..., Duel]) -> None:
    duel = sing(
        """[{choose: up to 1, from: [
            [{place: {token: note, at: this}}, {draw: 1}],
            [{if: this has note, then: [{draw: 1}, {damage: zone of this}], else: [{draw: 2}]}]
        ]}]"""
    )

    assert list(offers(duel).values()) == [
        "place note at this; draw 1",
        "if this has note: draw 1; damage zone of this; else: draw 2",
        "nothing",
    ]


@pytest.mark.parametrize(
    ("do", "english", "russian"),
    [
        (
            "{move: {who: this, by: up to 2, toward: to enemy creator}}",
            "how many steps Bard moves",
            "на сколько клеток переместится Бард",
        ),
        ("{draw: up to 2}", "how many cards to draw", "сколько карт взять"),
        (
            "{damage: {zone: zones adjacent to this, amount: up to 2}}",
            "how much damage to deal to b1, a2",
            "сколько урона нанести по b1, a2",
        ),
        (
            "{place: {token: note, at: this, count: up to 2}}",
            "how many Note tokens to place",
            "сколько жетонов ноты положить",
        ),
        (
            "{take: {token: note, from: this, count: up to 2}}",
            "how many Note tokens to take",
            "сколько жетонов ноты убрать",
        ),
    ],
)
def test_a_number_says_what_it_counts(
    sing: Callable[..., Duel], do: str, english: str, russian: str
) -> None:
    assert both(sing(f"[{do}]")) == (
        f"Bard chooses {english}, for Lute",
        f"Бард выбирает, {russian} («Лютня»)",
    )


# What has come of it


def changed(duel: Duel) -> tuple[list[str], list[str]]:
    return [*duel.outcome("en")], [*duel.outcome("ru")]


def test_at_first_nothing_has_changed(start: Start) -> None:
    assert changed(start(SETTING)) == ([], [])


def test_damage_and_the_fate_of_units_are_told(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, {"play": "flowing-ink", "direction": "left"}, PASS, PASS)
    take(duel, {"pick": "s"})

    assert changed(duel) == (
        [
            "Dancer takes 1 damage (1 of 3)",
            "Brush Spirit s goes from b2 to a2, is exhausted and has Ink ×2 (before: ×1)",
        ],
        [
            "Танцор получает 1 урон (1 из 3)",
            "Дух кисти s: b2 → a2, истощён, чернила ×2 (было ×1)",
        ],
    )


def test_the_winner_comes_first(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("creator: dancer,", "creator: dancer, damage: 2,"))
    take(duel, STRIKE, PASS, PASS)

    assert duel.outcome("en")[:2] == ["Calligrapher wins", "Dancer takes 1 damage (3 of 3)"]


def test_a_unit_that_is_gone_is_told(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, {"play": "master-hand.A", "target": "b2"}, PASS, PASS)

    assert changed(duel) == (
        ["Calligrapher is exhausted", "Brush Spirit s leaves the field"],
        ["Каллиграф: истощён", "Дух кисти s: фигура покидает поле"],
    )


def test_an_open_chain_is_told_by_its_cards(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, {"play": "dizzying-pas"})

    assert changed(duel)[0][-1] == "On the chain: Brush Spirit (B), Dizzying Pas"
    assert changed(duel)[1][-1] == "В цепочке: «Дух кисти» (Б), «Головокружительное па»"


def test_cards_in_hand_are_told_where_nothing_else_has_changed(start: Start, take: Take) -> None:
    duel = start(SETTING.replace("hand: [flowing-ink]", "hand: [splash, splash]"))
    take(duel, {"play": "splash", "target": "a1"}, PASS, PASS)

    assert (changed(duel)[0][0], changed(duel)[1][0]) == (
        "Calligrapher has 1 card in hand (-1)",
        "Каллиграф: карт в руке 1 (-1)",
    )


def test_tokens_on_zones_are_told(start: Start, take: Take) -> None:
    duel = start(
        SETTING.replace("active: calligrapher", "active: dancer").replace(
            "[dizzying-pas]", "[scatter]"
        )
    )
    take(duel, {"play": "scatter", "target": "d3"}, PASS, PASS)

    assert changed(duel) == (
        ["On d3: Scale ×2"],
        ["На d3: чешуйка ×2"],
    )


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_choice_by_a_passive_is_asked_for_by_its_name(
    sing: Callable[..., Duel], lang: Lang
) -> None:
    passives = """[{id: echo, name: {en: Echo, ru: Эхо}, when: placed, token: note,
        do: [{move: {who: an own imp, by: 1, toward: to creator}}]}]"""
    duel = sing("[{place: {token: note, at: this}}]", passives=passives)

    assert (
        duel.question(lang)
        == {
            "en": "Bard chooses a unit for Echo",
            "ru": "Бард выбирает фигуру («Эхо»)",
        }[lang]
    )
