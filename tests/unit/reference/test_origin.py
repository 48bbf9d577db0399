"""Facts are counted by source, and told as short as they can be."""

import json

from react_tools import places
from react_tools.reference.origin import SOURCES, Thing, by_source, published, tally


def test_the_sources_are_those_of_the_schema() -> None:
    names = json.loads((places.SCHEMAS / "names.schema.json").read_text("utf-8"))

    assert tuple(names["$defs"]["source"]["enum"]) == SOURCES


def test_every_source_is_counted() -> None:
    counts = tally(
        [Thing("card", "a", {"do": "faq", "cost": "house"}), Thing("card", "b", {"do": "site"})]
    )

    assert dict(counts) == {
        "rulebook": 0,
        "site": 1,
        "faq": 1,
        "review": 0,
        "inferred": 0,
        "house": 1,
    }
    assert published(counts) == 2


def test_what_is_inferred_is_not_published() -> None:
    assert published(tally([Thing("card", "a", {"do": "inferred"})])) == 0


def test_a_name_stands_for_all_facts_beneath_it_if_they_have_one_source() -> None:
    facts = {
        "name.en": "faq",
        "name.ru": "faq",
        "front.A.kind": "house",
        "front.A.do": "house",
        "front.B.kind": "rulebook",
        "front.B.do": "house",
    }

    assert by_source(facts) == {
        "rulebook": ["front.B.kind"],
        "faq": ["name"],
        "house": ["front.A", "front.B.do"],
    }
