"""Whether an outcome depends on a ruling, and which two traces show it."""

from collections.abc import Callable, Mapping

import pytest

from react_tools.scenario.endings import Endings, ending
from react_tools.scenario.pairs import Rulings
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Play, Varied, combined, varied

PlayText = Callable[[str], Run]
Look = Callable[[str], str]

# A scenario in which only the zone of the Calligrapher, and how long it goes on, can differ.
SETTING = """\
ruleset: react
title: t
active: calligrapher
field: |
  D . . .
  {row}
pieces:
  C: {{creator: calligrapher, deck: [splash]}}
  D: {{creator: dancer, deck: [scatter, scatter]}}
script: [{script}]
expect: {{}}
"""
LONG = "calligrapher: {end: main}"
A1, B1, C1, D1 = "C . . .", ". C . .", ". . C .", ". . . C"
TWO: Rulings = {"a": ("x", "y"), "b": ("x", "y")}


@pytest.fixture
def vary(play: PlayText) -> Callable[..., Varied]:
    """Vary what a function makes of the rulings at which it looks: a row, and perhaps a script."""

    def _vary(
        made: Callable[[Look], str],
        rulings: Rulings,
        own: Mapping[str, str] | None = None,
        most: int = 256,
    ) -> Varied:
        first = {name: settings[0] for name, settings in rulings.items()}
        return varied(_playing(play, made), rulings, {**first, **(own or {})}, most)

    return _vary


def _playing(play: PlayText, made: Callable[[Look], str]) -> Play:
    def _play(settings: Mapping[str, str]) -> Endings:
        touched: set[str] = set()

        def look(name: str) -> str:
            touched.add(name)
            return settings[name]

        row, _, script = made(look).partition("|")
        came = play(SETTING.format(row=row, script=script))
        came.cited.clear()
        came.cited.update(touched)
        return Endings((ending(came, ()),))

    return _play


def settings_of(found: Varied, ruling: str) -> list[dict[str, str]]:
    pair = found.pairs[ruling]
    return [dict(pair.one.settings), dict(pair.other.settings)]


Vary = Callable[..., Varied]


def test_a_ruling_that_matters_is_found_with_its_pair(vary: Vary) -> None:
    found = vary(lambda look: A1 if look("a") == "x" else B1, TWO)

    assert (found.touched, list(found.pairs), found.whole) == (["a"], ["a"], True)
    assert settings_of(found, "a") == [{"a": "x"}, {"a": "y"}]


def test_a_ruling_that_is_touched_need_not_matter(vary: Vary) -> None:
    found = vary(lambda look: A1 if look("a") else B1, TWO)

    assert (found.touched, found.pairs) == (["a"], {})


def test_a_ruling_that_is_not_touched_is_not_varied(vary: Vary) -> None:
    found = vary(lambda _: A1, TWO)

    assert (found.touched, len(found.variants)) == ([], 1)


def test_two_rulings_may_matter_only_together(vary: Vary) -> None:
    found = vary(lambda look: B1 if [look("a"), look("b")] == ["y", "y"] else A1, TWO)

    assert list(found.pairs) == ["a", "b"]
    assert settings_of(found, "a") == [{"a": "x", "b": "y"}, {"a": "y", "b": "y"}]
    assert found.elsewhere(found.pairs["a"]) == {"b": "y"}


def test_a_ruling_may_be_touched_under_another_setting_only(vary: Vary) -> None:
    found = vary(lambda look: B1 if look("a") == "y" and look("b") == "y" else A1, TWO)

    assert settings_of(found, "b") == [{"a": "y", "b": "x"}, {"a": "y", "b": "y"}]


def test_a_run_stands_for_all_that_it_does_not_touch(vary: Vary) -> None:
    found = vary(lambda look: A1 if look("a") == "x" else B1, {**TWO, "c": ("x", "y", "z")})

    assert len(found.variants) == 2


def test_every_setting_of_a_ruling_is_played(vary: Vary) -> None:
    found = vary(lambda look: {"x": A1, "y": A1, "z": B1}[look("a")], {"a": ("x", "y", "z")})

    assert settings_of(found, "a") == [{"a": "x"}, {"a": "z"}]
    assert [it and it.settings for it in map(found.under, ({"a": "x"}, {"a": "y"}))] == [
        {"a": "x"},
        {"a": "y"},
    ]


def test_the_own_setting_comes_first(vary: Vary) -> None:
    found = vary(lambda look: A1 if look("a") == "x" else B1, TWO, {"a": "y"})

    assert settings_of(found, "a") == [{"a": "y"}, {"a": "x"}]


def test_the_shortest_two_traces_are_taken(vary: Vary) -> None:
    rows = {
        ("x", "x"): f"{A1}|{LONG}",
        ("y", "x"): f"{B1}|{LONG}",
        ("x", "y"): C1,
        ("y", "y"): D1,
    }
    found = vary(lambda look: rows[look("a"), look("b")], TWO)

    assert settings_of(found, "a") == [{"a": "x", "b": "y"}, {"a": "y", "b": "y"}]


def test_of_traces_of_one_length_the_nearest_are_taken(vary: Vary) -> None:
    rows = {("x", "x"): A1, ("y", "x"): B1, ("x", "y"): C1, ("y", "y"): D1}
    found = vary(lambda look: rows[look("a"), look("b")], TWO)

    assert settings_of(found, "a") == [{"a": "x", "b": "x"}, {"a": "y", "b": "x"}]


def test_longer_traces_that_come_to_the_same_are_no_pair(vary: Vary) -> None:
    found = vary(lambda look: f"{A1}|" if look("a") == "x" else A1, TWO)

    assert found.pairs == {}


def test_a_ruling_that_was_turned_counts_though_the_run_does_not_tell_so(play: PlayText) -> None:
    def _play(settings: Mapping[str, str]) -> Endings:
        row, touched = (A1, {"a"}) if settings["a"] == "x" else (B1, set[str]())
        came = play(SETTING.format(row=row, script=""))
        came.cited.clear()
        came.cited.update(touched)
        return Endings((ending(came, ()),))

    found = varied(_play, TWO, {"a": "x", "b": "x"})

    assert settings_of(found, "a") == [{"a": "x"}, {"a": "y"}]


def test_so_many_combinations_are_played_at_most(vary: Vary) -> None:
    many = dict.fromkeys("abcd", ("x", "y"))
    whole = vary(lambda look: A1 if {look(it) for it in "abcd"} else B1, many)
    most = vary(lambda look: A1 if {look(it) for it in "abcd"} else B1, many, most=5)

    assert (len(whole.variants), whole.whole) == (16, True)
    assert (len(most.variants), most.whole) == (5, False)


def test_what_just_fits_is_all(vary: Vary) -> None:
    found = vary(lambda look: A1 if look("a") == "x" else B1, TWO, most=2)

    assert found.whole


def test_what_was_not_played_is_not_known(vary: Vary) -> None:
    found = vary(lambda look: A1 if look("a") == "x" else B1, TWO, most=1)

    assert found.under({"a": "y", "b": "x"}) is None


def test_settings_are_gathered_by_what_comes_of_them(vary: Vary) -> None:
    found = vary(lambda look: B1 if look("a") == "y" and look("b") == "y" else A1, TWO)

    assert [settings for _, settings in combined(found)] == [
        [{"a": "x"}, {"a": "y", "b": "x"}],
        [{"a": "y", "b": "y"}],
    ]
