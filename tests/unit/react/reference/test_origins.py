"""Which facts are published: what the files say, read closely, and never more than they say."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from react_tools import places
from react_tools.load import load
from react_tools.reference.origin import tally
from react_tools.rulesets.react.box import boxes
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.reference.origins import (
    FACTS,
    HOLDING,
    board_origins,
    boxes_origins,
    origins,
)
from react_tools.settings import Settings
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as MappingNode

LibraryOf = Callable[..., Library]
CLERK = """\
creator: clerk
name: {en: Clerk, ru: Клерк}
source: house
sources: {name.en: faq, deck: review}
tokens:
  stamp: {at: zone, supply: 3, name: {en: Stamp, ru: штамп}, of: штампа, sources: {name: site}}
abilities:
  - id: desk
    of: creator
    sources: {front: rulebook}
    front:
      name: {en: Desk, ru: Стол}
      effects:
        A: {kind: intention, do: [{improve: 1}], sources: {do: inferred}}
    ascended:
      name: {en: Throne, ru: Трон}
      effects:
        A: {kind: intention, do: [{improve: 1}]}
deck:
  - id: filing
    name: {en: Filing, ru: Учёт}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    sources: {cost: rulebook, name.ru: rulebook}
    do: [{draw: 1}]
masterpiece: {name: {en: Form, ru: Бланк}, cards: 3}
"""


@pytest.fixture
def facts(library_of: LibraryOf) -> Mapping[str, Mapping[str, str]]:
    things = origins(library_of(CLERK).creators["clerk"]).things
    return {f"{it.kind} {it.id}": it.facts for it in things}


def test_a_fact_has_the_source_of_its_file_unless_it_is_named(
    facts: Mapping[str, Mapping[str, str]],
) -> None:
    assert facts["creator clerk"] == {"name.en": "faq", "name.ru": "house", "masterpiece": "house"}


def test_a_name_that_is_named_whole_is_so_in_both_languages(
    facts: Mapping[str, Mapping[str, str]],
) -> None:
    assert facts["token stamp"] == {
        "name.en": "site",
        "name.ru": "site",
        "at": "house",
        "supply": "house",
    }


def test_what_is_said_of_a_side_holds_for_what_lies_in_it_unless_it_is_named(
    facts: Mapping[str, Mapping[str, str]],
) -> None:
    assert facts["ability desk"] == {
        "of": "house",
        "front.name.en": "rulebook",
        "front.name.ru": "rulebook",
        "front.A.kind": "rulebook",
        "front.A.do": "inferred",
        "ascended.name.en": "house",
        "ascended.name.ru": "house",
        "ascended.A.kind": "house",
        "ascended.A.do": "house",
    }


def test_that_there_is_no_cost_can_be_a_fact(facts: Mapping[str, Mapping[str, str]]) -> None:
    assert facts["card filing"] == {
        "name.en": "review",
        "name.ru": "rulebook",
        "number": "review",
        "copies": "review",
        "printed": "review",
        "kind": "review",
        "cost": "rulebook",
        "do": "review",
    }


def test_what_an_extension_writes_over_a_published_fact_is_ours(tmp_path: Path) -> None:
    file = tmp_path / "mine" / "creators" / "dancer.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(
        "creator: dancer\nextends: dancer\n"
        "tokens: {scale: {at: unit, supply: 12}}\n"
        "deck: [{id: dizzying-pas, do: [{draw: 1}], kind: intention, sources: {kind: site}}]\n",
        "utf-8",
    )

    library = load([file], Settings()).library
    assert isinstance(library, Library)
    things = {it.id: it.facts for it in origins(library.creators["dancer"]).things}

    assert things["scale"] == {
        "name.en": "rulebook",
        "name.ru": "rulebook",
        "at": "house",
        "supply": "house",
    }
    assert [things["dizzying-pas"][name] for name in ("do", "kind", "cost")] == [
        "house",
        "site",
        "rulebook",
    ]


def test_the_numbers_of_the_board_are_facts(library: Library) -> None:
    assert library.board
    (board,) = board_origins(library.board).things

    assert (board.facts["field.stars"], board.facts["hand.limit"]) == ("house", "rulebook")


def test_who_is_announced_is_a_fact_of_the_box_and_the_name_is_not(library: Library) -> None:
    facts = {(it.kind, it.id): it.facts for it in boxes_origins(library.boxes.values()).things}

    assert facts["box", "core"]["announced"] == "review"
    assert facts["announced", "animator"] == {"name.en": "review", "name.ru": "house"}


def test_a_box_has_the_source_of_its_own_file() -> None:
    text = "source: site\nboxes:\n  a: {name: {en: A, ru: А}, sources: {name.ru: house}}\n"
    tree = parse(text.encode(), "boxes.yaml").tree
    assert isinstance(tree, MappingNode)

    (thing,) = boxes_origins(boxes(tree, 0)).things

    assert thing.facts == {"name.en": "site", "name.ru": "house"}


def test_every_fact_of_a_shipped_creator_has_a_source(library: Library) -> None:
    for creator in library.creators.values():
        things = origins(creator).things

        assert sum(tally(things).values()) == sum(len(it.facts) for it in things)


# The schema and this list name the same facts


def named(schema: Mapping[str, Any]) -> set[str]:
    """The facts that `sources:` may name, the short for several left out where those are named."""
    names = set(schema["properties"]["sources"]["properties"])
    return {it for it in names if not any(other.startswith(f"{it}.") for other in names)}


def schemas() -> Iterator[tuple[str, set[str]]]:
    creator = json.loads((places.SCHEMAS / "react/creator.schema.json").read_text("utf-8"))
    board = json.loads((places.SCHEMAS / "react/board.schema.json").read_text("utf-8"))
    boxed = json.loads((places.SCHEMAS / "react/boxes.schema.json").read_text("utf-8"))["$defs"]
    parts = creator["$defs"]
    yield "box", named(boxed["box"])
    yield "announced", named(boxed["announcement"])
    yield "creator", named(creator)
    yield "board", named(board)
    yield "ability", named(parts["one-faced"]) | named(parts["two-faced"])
    for kind in ("token", "summon", "passive", "effect", "card"):
        yield kind, named(parts[kind])


@pytest.mark.parametrize(("kind", "names"), list(schemas()))
def test_the_schema_names_the_same_facts(kind: str, names: set[str]) -> None:
    assert {*FACTS[kind], *HOLDING.get(kind, ())} == names
