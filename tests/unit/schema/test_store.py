"""The store of schemas: addresses, pointers, parts."""

import re

import pytest

from react_tools.errors import UnknownNameError
from react_tools.schema import store


def test_every_file_is_a_kind() -> None:
    assert {"names", "rulings", "react/board", "react/creator", "react/scenario"} <= set(
        store.kinds()
    )


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(UnknownNameError, match="no schema is called 'react/creatr'"):
        store.document("react/creatr")


@pytest.mark.parametrize("kind", store.kinds())
def test_the_address_of_a_schema_is_its_path(kind: str) -> None:
    assert store.document(kind)["$id"] == f"https://react-tools.invalid/schemas/{kind}.schema.json"


@pytest.mark.parametrize("kind", store.kinds())
def test_a_validator_is_made_once(kind: str) -> None:
    assert store.judge(kind) is store.judge(kind)


def test_a_part_of_a_schema_is_a_kind() -> None:
    assert store.judge("names#/$defs/id").is_valid("brush-spirit")


@pytest.mark.parametrize("text", ["ink\n", "ink\r", "\nink", "ink\u2028"])
def test_both_validators_end_an_id_where_it_ends(text: str) -> None:
    kind = "names#/$defs/id"

    assert not store.judge(kind).is_valid(text)
    assert not store.explainer(kind).is_valid(text)


def test_both_validators_end_a_pattern_of_keys_where_it_ends() -> None:
    kind, facts = "react/scenario#/$defs/facts", {"tokens.ink\n": 1}

    assert not store.judge(kind).is_valid(facts)
    assert not store.explainer(kind).is_valid(facts)


@pytest.mark.parametrize("number", [8.0, 1e1])
def test_both_validators_take_a_whole_number_with_a_point(number: float) -> None:
    kind = "react/creator#/$defs/summon/properties/count"

    assert store.judge(kind).is_valid(number)
    assert store.explainer(kind).is_valid(number)


def test_a_key_knows_what_it_may_stand_in() -> None:
    assert store.owners("react/creator")["copies"] == ("a deck card",)


def test_a_pointer_leads_into_another_file() -> None:
    schema = {
        "$ref": "https://react-tools.invalid/schemas/names.schema.json#/$defs/id",
        "title": "x",
    }

    assert store.resolved(schema)["title"] == "x"
    assert re.match(store.resolved(schema)["pattern"], "brush-spirit")


def test_a_key_says_what_it_says_once_for_all_that_have_it_alike() -> None:
    told = store.described("react/creator")

    assert list(told["gender"].values()) == [("a cases block",)]
    assert len(told["at"]) > 1
    assert ("a creator", "a summon") in told["cases"].values()
