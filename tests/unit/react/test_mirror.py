"""A setting of Re;ACT turned round: half a turn, the players exchanged."""

from collections.abc import Mapping
from typing import Any

import pytest

from react_tools.load import load
from react_tools.places import EXAMPLES
from react_tools.promises.ground import data, laid
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.mirror import Reflection, mirrored

SETTING = """\
ruleset: react
active: dancer
field: |
  . D .
  . . C
pieces:
  C: {creator: calligrapher, hand: [flowing-ink]}
  D: {creator: dancer}
masterpiece: C1 . D2 . .
zones: {a1: {scale: 2}}
"""
SETUP = """\
ruleset: react
phase: setup
active: dancer
hands: dealt
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer}
"""


def turned(text: str, library: Library, **rulings: str) -> Mapping[str, Any]:
    found = mirrored({**data(text), "rulings": rulings}, library)
    assert found is not None
    return found


def test_the_field_is_turned_by_half_a_turn(library: Library) -> None:
    found = turned(SETTING, library)

    assert found["field"] == "C . .\n. D .\n"
    assert found["zones"] == {"c2": {"scale": 2}}


def test_the_second_creator_is_named_first(library: Library) -> None:
    found = turned(SETTING, library)

    assert [*found["pieces"]] == ["D", "C"]
    assert found["active"] == "dancer"


def test_both_read_the_masterpiece_board_from_one_end(library: Library) -> None:
    assert turned(SETTING, library)["masterpiece"] == "C1 . D2 . ."


def test_where_each_reads_it_from_an_own_end_it_is_turned_too(library: Library) -> None:
    found = turned(SETTING, library, **{"picture-side": "own"})

    assert found["masterpiece"] == ". . D2 . C1"


def test_where_sets_go_by_the_board_only_the_players_are_exchanged(library: Library) -> None:
    found = turned(SETTING, library, **{"each-order": "board"})

    assert (found["field"], found["zones"]) == (". D .\n. . C\n", {"a1": {"scale": 2}})
    assert [*found["pieces"]] == ["D", "C"]


def test_on_the_stars_the_creators_change_places_by_being_exchanged(library: Library) -> None:
    rows = turned(SETUP, library)["field"].splitlines()

    assert (rows[0], rows[-1]) == (". . C . .", ". . D . .")


def test_choices_are_told_in_words_of_the_twin(library: Library) -> None:
    setting = {**data(SETTING), "rulings": {"picture-side": "own"}}
    twin = mirrored(setting, library)
    assert twin is not None
    game, other = (REACT.start(laid(it), library) for it in (setting, twin))
    told = Reflection(game, other).terms

    assert told({"play": "x", "target": "a1", "direction": "left"}) == {
        "play": "x",
        "target": "c2",
        "direction": "right",
    }
    assert told({"pay": "a1,b2"}) == {"pay": "c2,b1"}
    assert told({"pick": "card 1 in cell 2"}) == {"pick": "card 1 in cell 4"}
    assert told({"pick": "swap cells 1 and 3"}) == {"pick": "swap cells 3 and 5"}


def test_a_position_that_is_another_one_is_told_by_its_first_fact(library: Library) -> None:
    setting = data(SETTING)
    twin = mirrored(setting, library)
    assert twin is not None
    wrong = {**twin, "zones": {"c2": {"scale": 1}}}
    game, right, other = (REACT.start(laid(it), library) for it in (setting, twin, wrong))

    assert Reflection(game, right).parted() == ""
    assert Reflection(game, other).parted() == "dancer.supply.scale is 8, not 7"


@pytest.mark.parametrize(("active", "pinned"), [("calligrapher", "first"), ("dancer", None)])
def test_sheets_followed_as_the_players_are_named_have_a_mirror_if_that_is_their_turn(
    everything: Library, active: str, pinned: str | None
) -> None:
    both = [it.id for it in everything.creators.values() if it.setup][:2]
    text = SETUP.replace("calligrapher", both[0]).replace("creator: dancer", f"creator: {both[1]}")
    setting = {**data(text), "active": both[0] if active == "calligrapher" else both[1]}
    found = mirrored(setting, everything)

    assert (found and found["rulings"]["setup-order"]) == pinned


MURALS = """\
ruleset: react
active: tagger
field: |
  . T .
  . . C
pieces:
  C: {creator: calligrapher}
  T: {creator: tagger}
"""


def test_where_who_comes_is_answered_units_side_by_side_go_by_the_board(library: Library) -> None:
    # Two that one effect moves side by side: the one in the lower row goes first, and is asked.
    assert turned(MURALS, library)["field"] == ". T .\n. . C\n"


def test_where_all_go_at_once_it_is_turned_though_who_comes_is_answered(library: Library) -> None:
    found = turned(MURALS, library, **{"group-move": "at-once"})

    assert found["field"] == "C . .\n. T .\n"


def test_where_several_of_a_kind_come_at_once_the_board_says_which_comes_where() -> None:
    own = load([EXAMPLES / "react" / "creators"]).library
    assert isinstance(own, Library)

    sheep = SETTING.replace("dancer", "shepherd").replace("D", "S").replace("scale: 2", "")

    assert turned(sheep, own)["field"] == ". S .\n. . C\n"
    assert turned(sheep.replace("shepherd", "mason"), own)["field"] == "C . .\n. S .\n"
