"""A game that says no more than it must."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import pytest

from react_tools.document import Document
from react_tools.errors import DraftError
from react_tools.game import Game
from react_tools.reference.entry import Entry, same
from react_tools.rulesets.keyforge import KEYFORGE
from react_tools.rulesets.react import REACT
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as MappingNode
from react_tools.staging.plain import KINDS, TELLING, TOLD_BY, Plain
from react_tools.staging.shelf import Shelf, fill

if TYPE_CHECKING:
    from react_tools.ruleset import AnyRuleset, Ruleset


class Small(Plain[Shelf, Game]):
    name = "small"
    kinds: Mapping[str, str] = {"pile": "small/pile", **KINDS}
    told_by: Mapping[str, str] = {**TOLD_BY, "pile": "pile"}
    wording = REACT.wording

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> Shelf:
        return fill(Shelf(broken=broken), documents, {})


SMALL = Small()


def kind(text: str) -> str | None:
    tree = parse(text.encode(), "some.yaml").tree
    assert isinstance(tree, MappingNode)
    return SMALL.kind_of(tree)


def test_games_that_extend_it_supply_what_a_game_supplies() -> None:
    small: Ruleset[Shelf] = SMALL
    games: list[AnyRuleset] = [REACT, KEYFORGE, small]

    assert [it.name for it in games] == ["react", "keyforge", "small"]


def test_a_file_is_told_by_its_key() -> None:
    assert [kind("pile: heap"), kind("script: []"), kind("deck: imps")] == [
        "pile",
        "scenario",
        None,
    ]


def test_a_scenario_that_pins_rulings_is_no_file_of_rulings() -> None:
    assert [kind("rulings: []"), kind("rulings: {}\nscript: []")] == ["rulings", "scenario"]


def test_what_tells_a_file_has_a_name() -> None:
    assert TELLING.keys() == {*TOLD_BY, "rulings"}


def test_what_it_leaves_out_is_empty() -> None:
    left_out = [SMALL.checks, SMALL.listings, SMALL.synonyms, SMALL.extensions, SMALL.openings]

    assert not any(left_out)
    assert [*SMALL.entries(Shelf())] == []


def test_whatever_has_changed_everything_is_judged_anew() -> None:
    assert SMALL.touched((), (), Shelf()).paths is None


def test_an_entry_is_shown_by_its_name() -> None:
    entry = Entry("heap", "pile", {"en": "Heap", "ru": "Куча"}, same("A heap."))

    assert SMALL.figure(entry, Shelf(), "ru").heading == "Куча"


def test_it_drafts_no_file() -> None:
    with pytest.raises(DraftError, match="small has no draft of a pile"):
        SMALL.drafted("pile", {}, Shelf())


def test_it_begins_no_game_by_itself() -> None:
    with pytest.raises(DraftError, match="begin at a scenario"):
        SMALL.opening(("heap", "mound"), {}, lambda _: None, Shelf())
