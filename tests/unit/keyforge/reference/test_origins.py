"""Which facts are published, and which are ours."""

import json
from collections.abc import Callable

import pytest

from react_tools import places
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.reference.origins import FACTS, of_card, origins

SCHEMAS = {"card": "cards", "deck": "deck", "game": "game"}


@pytest.mark.parametrize("kind", SCHEMAS)
def test_the_facts_are_those_that_files_may_name_a_source_of(kind: str) -> None:
    path = places.SCHEMAS / "keyforge" / f"{SCHEMAS[kind]}.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    thing = schema["$defs"]["card"] if kind == "card" else schema
    named = set(thing["properties"]["sources"]["properties"])
    assert named - {"name", "text"} == set(FACTS[kind])


def test_a_fact_has_the_source_of_its_file(library: Library) -> None:
    assert of_card(library.cards["flask"]).facts["type"] == "house"


def test_a_fact_with_a_source_of_its_own_has_that(library: Library) -> None:
    assert of_card(library.cards["flask"]).facts["abilities"] == "rulebook"


def test_a_fact_that_is_not_there_has_no_source(library: Library) -> None:
    assert "armor" not in of_card(library.cards["terror"]).facts


def test_files_of_cards_come_before_decks_and_numbers(library: Library) -> None:
    assert [it.id for it in origins(library)] == ["dis", "sanctum", "ember-vault", "game"]


def test_what_was_used_is_told_with_its_sources(
    begin: Callable[..., Contest], take: Callable[..., None]
) -> None:
    game = begin()
    take(game, {"omni": "F"})
    assert game.grounds("en")[0] == ("Flask", "abilities published in the rulebook; the rest ours")


def test_a_card_that_is_not_shipped_names_its_file(
    begin: Callable[..., Contest], take: Callable[..., None]
) -> None:
    game = begin()
    take(game, {"omni": "F"})
    assert game.grounds("ru")[1] == (
        "Фляга",
        "карта не из комплекта; её файл: pack/cards/dis.yaml",
    )
