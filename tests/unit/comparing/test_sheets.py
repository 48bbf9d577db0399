"""What files tell a player, key by key: what is a change to anybody at the table, and what none."""

import pytest

from tests.unit.comparing.conftest import CLERK, DIS, Changed, Told


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("source: house", "source: review"),
        ("creator: clerk\n", "# a remark\ncreator: clerk  # here too\n"),
        ("{en: Filing, ru: Учёт}", "{ru: 'Учёт', en: \"Filing\"}"),
        ("    copies: 8\n    printed: 8/30\n", "    printed: 8/30\n    copies: 0x8\n"),
        ("target zone within 2", "target  zone within 2"),
        ("supply: 3, name", "supply: 3, sources: {at: rulebook}, name"),
        ("of: штампа", "of: штампом"),
        ("at: unit", "at: [unit]"),
        ("{place: {token: stamp, at: target}}", "{place: {at: target, token: stamp}}"),
        ("- draw: 1", "- {draw: 1}"),
        ("ru: Клерк}", "ru: Клерк}\ncases: {gender: m, alive: true, one: [], many: []}"),
    ],
)
def test_what_nobody_at_the_table_sees_is_no_change(
    changed: Changed, before: str, after: str
) -> None:
    assert before in CLERK
    assert changed(CLERK, CLERK.replace(before, after)) == []


def test_where_facts_come_from_is_a_change_to_who_asks_for_everything(told: Told) -> None:
    after = CLERK.replace("source: house", "source: review")

    assert told(CLERK, after, everything=True) == {"source": ("house", "review")}


@pytest.mark.parametrize(
    ("before", "after", "facts"),
    [
        ("copies: 8", "copies: 7", {"copies": (8, 7)}),
        ("supply: 3", "supply: 4", {"supply": (3, 4)}),
        ("{en: Filing,", "{en: File,", {"name.en": ("Filing", "File")}),
        ("{en: Clerk,", "{en: Scribe,", {"name.en": ("Clerk", "Scribe")}),
        ("kind: reaction", "kind: intention", {"kind": ("reaction", "intention")}),
        ("at: unit", "at: [zone, unit]", {"at": ("unit", ["zone", "unit"])}),
        ("at: unit", "at: unit, lasts: turn", {"lasts": (None, "turn")}),
        (
            "    cost: target zone within 2 of this\n",
            "",
            {"cost": ("target zone within 2 of this", None)},
        ),
    ],
)
def test_a_fact_is_told_before_and_after(
    told: Told, before: str, after: str, facts: dict[str, object]
) -> None:
    assert before in CLERK
    assert told(CLERK, CLERK.replace(before, after)) == facts


def test_words_of_a_list_in_another_order_are_no_change(changed: Changed) -> None:
    assert changed(DIS, DIS.replace("[demon, small]", "[small, demon]")) == []


def test_numbers_of_a_list_in_another_order_are_a_change(told: Told) -> None:
    game = "ruleset: keyforge\nkeys: 3\nopening_hands: [7, 6]\nsource: house\n"

    assert told(game, game.replace("[7, 6]", "[6, 7]")) == {"opening_hands": ([7, 6], [6, 7])}


def test_an_ability_that_gets_a_limit_is_the_same_ability(told: Told) -> None:
    after = DIS.replace("{reap: [{gain: 1}]}", "{reap: {do: [{gain: 1}], per_turn: 1}}")

    assert told(DIS, after) == {"reap.per_turn": (None, 1)}


def test_nothing_is_a_fact_that_is_null(changed: Changed) -> None:
    assert changed(DIS, DIS.replace("power: 2", "power: 2\n    armor: null")) == []


def test_what_is_no_step_is_told_by_its_keys(told: Told) -> None:
    before = DIS.replace("[{gain: 1}]", "[{gain: 1}], constant: [{who: this, power: 1}]")
    after = before.replace("power: 1}", "power: 2}")

    assert told(before, after) == {"constant": (["power 1, who this"], ["power 2, who this"])}


def test_a_new_default_of_a_ruling_is_told_and_a_new_ruling_is_not(changed: Changed) -> None:
    before = "ruleset: react\nrulings:\n  - {id: a, question: {en: A?, ru: А?}, default: x}\n"
    after = before.replace("default: x", "default: y") + "  - {id: b, default: x}\n"

    (sheet,) = changed(before, after)

    (thing,) = sheet.things
    assert (thing.thing.id, thing.thing.name["en"]) == ("a", "A?")
    assert [it.path for it in thing.facts] == [("default",)]


@pytest.mark.parametrize("key", ["script: []", "rules: []", "lines: []"])
def test_scenarios_rules_and_sentences_lie_on_no_table(changed: Changed, key: str) -> None:
    assert changed([], f"{key}\ntitle: x\n") == []


def test_what_a_schema_may_come_to_allow_is_a_fact_already(told: Told) -> None:
    after = CLERK.replace("copies: 8", "copies: 8\n    rarity: {back: [{foil: true}], tier: 3}")

    assert told(CLERK, after) == {"rarity.back": (None, ["foil true"]), "rarity.tier": (None, 3)}


def test_a_card_with_two_faces_is_called_by_both(changed: Changed) -> None:
    desk = """\
abilities:
  - id: desk
    front: {name: {en: Desk, ru: Стол}, effects: {A: {kind: reaction, do: [{draw: 1}]}}}
    ascended: {name: {en: Throne, ru: Трон}, effects: {A: {kind: reaction, do: [{draw: 2}]}}}
"""

    (sheet,) = changed(CLERK, CLERK + desk)

    assert sheet.things[0].thing.name == {"en": "Desk / Throne", "ru": "Стол / Трон"}
