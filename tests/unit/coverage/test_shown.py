"""When a scenario shows a rule or a ruling, and what it lacks if it does not."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from react_tools.coverage.showing import Lack, Showing
from react_tools.coverage.shown import shown
from react_tools.document import Document
from react_tools.rulesets.react import REACT
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

Show = Callable[..., dict[str, Showing]]

# A player has to improve the masterpiece (RA-TURN-4), unless the ruling improve-must says no.
MUST = """\
ruleset: react
title: A player who can improve the masterpiece must
cites: [RA-TURN-4]
twin: t/may
phase: masterpiece
active: dancer
field: |
  . D . .
  C . . .
pieces:
  C: {creator: calligrapher, deck: [splash]}
  D: {creator: dancer, deck: [scatter]}
script:
  - dancer: {improve: none, refused: RA-TURN-4}
expect:
  rest: same
  waits: {who: dancer, for: improvement}
"""
MAY = """\
ruleset: react
title: By the other ruling a player may leave the masterpiece as it is
cites: [RA-TURN-4, RA-DRAW-4]
twin: t/must
phase: masterpiece
active: dancer
rulings: {improve-must: "no"}
field: |
  . D . .
  C . . .
pieces:
  C: {creator: calligrapher, deck: [splash]}
  D: {creator: dancer, deck: [scatter]}
script:
  - dancer: {improve: none}
expect:
  changed:
    calligrapher: {hand: +1, deck: -1}
    dancer: {hand: +1, deck: -1}
  rest: same
  waits: {who: dancer, for: intention}
"""
FAILS = ("for: improvement", "for: intention")
NO_CREATOR = ("creator: dancer,", "creator: dancr,")


def document(name: str, text: str) -> Document:
    tree = parse(text.encode(), f"scenarios/t/{name}.yaml").tree
    assert isinstance(tree, Mapping)
    return Document("scenario", f"scenarios/t/{name}.yaml", tree)


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def show(documents: tuple[Document, ...]) -> Show:
    """What these scenarios show, by the names of their texts; `only` says which are looked at."""
    ground = [it for it in documents if it.kind != "scenario"]

    def _show(only: Sequence[str] = (), **texts: str) -> dict[str, Showing]:
        written = [document(name, text) for name, text in texts.items()]
        library = REACT.library([*written, *ground], {})
        wanted = {f"t/{name}" for name in only or texts}
        scenarios = [it for it in library.scenarios.values() if it.id in wanted]
        return shown(REACT, library, scenarios)

    return _show


def lacks(showing: Showing) -> dict[str, str | None]:
    return {it.scenario.id.removeprefix("t/"): it.lack for it in showing.witnesses}


def test_a_rule_is_shown_by_a_scenario_and_its_twin(show: Show) -> None:
    found = show(must=MUST, may=MAY)["RA-TURN-4"]

    assert (found.shown, lacks(found)) == (True, {"must": None, "may": None})


def test_a_rule_is_shown_by_a_scenario_whose_twin_lies_elsewhere(show: Show) -> None:
    found = show(must=MUST, may=MAY, only=["must"])["RA-TURN-4"]

    assert lacks(found) == {"must": None}


def test_a_rule_that_no_scenario_cites_is_not_shown(show: Show) -> None:
    found = show(must=MUST, may=MAY)["RA-JUMP-2"]

    assert (found.shown, found.why) == (False, (Lack.UNCITED, None))


@pytest.mark.parametrize(
    ("must", "may", "lack"),
    [
        ([FAILS], [], Lack.FAILS),
        ([NO_CREATOR], [], Lack.FAILS),
        ([("twin: t/may", "twin: t/might")], [], Lack.TWINLESS),
        ([("twin: t/may\n", "")], [], Lack.TWINLESS),
        ([], [("twin: t/must", "twin: t/other")], Lack.UNRETURNED),
        ([], [NO_CREATOR], Lack.TWIN_FAILS),
        ([], [("dancer: {hand: +1, deck: -1}", "dancer: {hand: +2}")], Lack.TWIN_FAILS),
        ([("twin: t/may", "twin: t/must")], [], Lack.SAME_SCRIPT),
    ],
)
def test_a_scenario_lacks_what_it_lacks(
    show: Show, must: list[tuple[str, str]], may: list[tuple[str, str]], lack: Lack
) -> None:
    found = show(must=changed(MUST, *must), may=changed(MAY, *may), only=["must"])

    assert lacks(found["RA-TURN-4"]) == {"must": lack}


def test_twins_that_only_expect_otherwise_are_one_scenario(show: Show) -> None:
    same = changed(MUST, ("twin: t/may", "twin: t/must"), ("  rest: same\n", ""))

    found = show(must=changed(MUST, ("twin: t/may", "twin: t/same")), same=same)["RA-TURN-4"]

    assert lacks(found) == {"must": Lack.SAME_SCRIPT, "same": Lack.SAME_SCRIPT}


def test_twins_that_come_out_alike_show_nothing_whatever_they_expect(show: Show) -> None:
    rich = changed(
        MUST,
        ("twin: t/may", "twin: t/must"),
        ("[scatter]", "[scatter, glissade]"),
        ("  rest: same\n", ""),
    )

    found = show(must=changed(MUST, ("twin: t/may", "twin: t/rich")), rich=rich)["RA-TURN-4"]

    assert lacks(found) == {"must": Lack.SAME_OUTCOME, "rich": Lack.SAME_OUTCOME}


def test_a_rule_on_which_nothing_in_the_trace_rests_is_not_shown(show: Show) -> None:
    found = show(must=changed(MUST, ("[RA-TURN-4]", "[RA-JUMP-2]")), may=MAY)["RA-JUMP-2"]

    assert lacks(found) == {"must": Lack.UNTOUCHED}


def test_a_refusal_shows_the_rule_that_it_cites(show: Show) -> None:
    found = show(must=MUST, may=MAY, only=["must"])["RA-TURN-4"]

    assert found.shown


def test_what_lacks_least_says_why_a_rule_is_not_shown(show: Show) -> None:
    texts = {
        "fails": changed(MUST, FAILS),
        "alone": changed(MUST, ("twin: t/may\n", "")),
        "fails-too": changed(MUST, FAILS),
    }

    why = show(**texts)["RA-TURN-4"].why

    assert why is not None
    assert (why[0], why[1] and why[1].scenario.id) == (Lack.TWINLESS, "t/alone")


def test_those_that_show_a_rule_come_first_whatever_is_read_first(show: Show) -> None:
    fails = changed(MUST, FAILS)
    found = show(fails=fails, must=MUST, may=MAY)["RA-TURN-4"]
    again = show(may=MAY, fails=fails, must=MUST)["RA-TURN-4"]

    assert list(lacks(found)) == list(lacks(again)) == ["may", "must", "fails"]


def test_a_rule_that_is_cited_twice_counts_once(show: Show) -> None:
    twice = changed(MUST, ("[RA-TURN-4]", "[RA-TURN-4, RA-TURN-4]"))

    assert lacks(show(must=twice, may=MAY, only=["must"])["RA-TURN-4"]) == {"must": None}


def test_a_rule_that_is_not_in_the_register_is_nobodys(show: Show) -> None:
    assert "RA-NO-1" not in show(must=changed(MUST, ("RA-TURN-4]", "RA-NO-1]")), may=MAY)


# Rulings


def test_a_ruling_is_shown_by_twins_of_which_one_pins_it(show: Show) -> None:
    found = show(must=MUST, may=MAY)["improve-must"]

    assert (found.shown, lacks(found)) == (True, {"must": None, "may": None})


def test_a_ruling_is_shown_by_twins_that_both_pin_it(show: Show) -> None:
    pins = changed(MUST, ("active: dancer\n", 'active: dancer\nrulings: {improve-must: "yes"}\n'))

    assert show(must=pins, may=MAY)["improve-must"].shown


def test_a_ruling_that_no_scenario_pins_is_not_shown(show: Show) -> None:
    assert show(must=MUST, may=MAY)["picture-side"].why == (Lack.UNPINNED, None)


def test_twins_that_play_by_the_same_setting_show_no_ruling(show: Show) -> None:
    some = changed(MAY, ("t/must", "t/none"))
    none = changed(MAY, ("t/must", "t/some"), ("[splash]", "[]"))
    loses = f"{none.partition('expect:')[0]}expect:\n  waits: {{for: nothing}}\n"

    found = show(some=some, none=loses)["improve-must"]

    assert lacks(found) == {"some": Lack.SAME_SETTING, "none": Lack.SAME_SETTING}


def test_a_ruling_on_which_nothing_in_the_trace_rests_is_not_shown(show: Show) -> None:
    may = changed(MAY, ('{improve-must: "no"}', '{improve-must: "no", picture-side: own}'))

    found = show(must=MUST, may=may)["picture-side"]

    assert lacks(found) == {"must": Lack.UNTOUCHED, "may": Lack.UNTOUCHED}


def test_a_scenario_that_fails_shows_no_ruling(show: Show) -> None:
    found = show(must=changed(MUST, FAILS), may=MAY)["improve-must"]

    assert lacks(found) == {"must": Lack.FAILS, "may": Lack.TWIN_FAILS}


# What has to be shown


@pytest.mark.parametrize(
    ("name", "due"),
    [
        ("RA-GOAL-1", False),  # a definition
        ("RA-GOAL-2", False),  # a pointer
        ("RA-TURN-4", True),
        ("improve-must", True),
    ],
)
def test_definitions_and_pointers_need_not_be_shown(show: Show, name: str, due: bool) -> None:  # noqa: FBT001
    found = show(must=changed(MUST, FAILS))[name]

    assert (found.due, found.missing) == (due, due)


def test_every_rule_and_every_ruling_has_its_place(show: Show) -> None:
    found = show(must=MUST, may=MAY)

    assert [it.id for it in found.values()] == list(found)
    assert (found["RA-TURN-4"].topic, found["improve-must"].topic) == ("RA-TURN", "")


def test_who_waits_is_told_how_many_scenarios_are_played(documents: tuple[Document, ...]) -> None:
    told: list[object] = []

    def along(items: Iterable[Any], total: int, title: str) -> Iterable[Any]:
        told.extend((total, title))
        return items

    ground = [it for it in documents if it.kind != "scenario"]
    library = REACT.library([document("must", MUST), *ground], {})
    shown(REACT, library, [*library.scenarios.values()], along)

    assert told == [1, "playing scenarios"]
