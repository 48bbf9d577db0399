"""From a creator's text to its definition: what does not parse is kept with its fault."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library

SINGER = """\
creator: singer
name: {{en: Singer, ru: Певец}}
source: house
abilities:
  - id: song
    name: {{en: Song, ru: Песня}}
    of: creator
    effects:
      A:
        kind: intention
        cost: {cost}
        do: [{do}]
"""


@pytest.fixture
def singer(library_of: Callable[..., Library]) -> Callable[..., Creator]:
    def _singer(*, cost: str = "exhaust this", do: str = "damage: target") -> Creator:
        return library_of(SINGER.format(cost=cost, do="{" + do + "}")).creators["singer"]

    return _singer


def faults(creator: Creator) -> list[tuple[str, str, int]]:
    """Each phrase that does not parse, with the column of its fault."""
    return [
        (it.text, it.fault.message, it.part(it.fault.first, it.fault.last).column)
        for it in creator.written
        if it.fault is not None
    ]


def test_a_creator_whose_phrases_parse_has_no_faults(singer: Callable[..., Creator]) -> None:
    assert faults(singer()) == []


CASES = {
    "a cost": ({"cost": "exhaust thsi"}, "exhaust thsi", 23),
    "a phrase in short form": ({"do": "damage: targte"}, "targte", 23),
    "a phrase in a block": ({"do": "move: {who: this, by: up too 2}"}, "up too 2", 40),
    "a phrase in a list": ({"do": "damage: [target, zoness]"}, "zoness", 32),
    "a condition": ({"do": "if: this hass ink, then: [{draw: 1}]"}, "this hass ink", 24),
    "a clause inside another": ({"do": "if: done, then: [{damage: targte}]"}, "targte", 41),
    "a number of branches": (
        {"do": "choose: many, from: [[{draw: 1}], [{draw: 2}]]"},
        "many",
        23,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_does_not_parse_is_kept_with_its_fault(
    singer: Callable[..., Creator], case: str
) -> None:
    texts, text, column = CASES[case]
    found = [(told, at) for told, _, at in faults(singer(**texts))]

    assert found == [(text, column)]


def test_every_phrase_is_gathered(singer: Callable[..., Creator]) -> None:
    creator = singer(do="if: this has ink, then: [{place: {token: ink, at: this, count: 2}}]")

    assert sorted((it.kind, it.text) for it in creator.written) == [
        ("amount", "2"),
        ("condition", "this has ink"),
        ("cost", "exhaust this"),
        ("holder", "this"),
        ("token", "ink"),
    ]
