"""Both engines agree at the kept positions; with the counts there, and on every line."""

from collections import Counter
from typing import Any

import pytest

from react_tools.explore.beginning import begin
from react_tools.explore.perft import divide, summed, total
from react_tools.game import Choice, Facts
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from tests.perft import engines
from tests.perft.engines import (
    Around,
    Judged,
    apart,
    apart_by,
    counted,
    counted_again,
    first,
    second,
)
from tests.perft.positions import DATA, GAMES, Position, every, library, rewritten, rows

SMALL = [pytest.param(game, it, id=f"{game} {it.name}") for game, it in every("small")]
OF_REACT = [pytest.param(it, id=it.name) for game, it in every("small") if game == "react"]


@pytest.mark.parametrize(("game", "position"), SMALL)
def test_the_counts_are_those_that_are_kept(game: str, position: Position) -> None:
    assert counted(game, position) == position.kept


@pytest.mark.parametrize("position", OF_REACT)
def test_the_second_engine_counts_the_same(position: Position) -> None:
    assert counted_again(position) == position.kept


@pytest.mark.parametrize("position", OF_REACT)
def test_both_engines_agree_on_every_line(position: Position) -> None:
    found = apart(position)

    assert found is None, str(found)


# What the positions are


def test_there_are_enough_of_them() -> None:
    assert len(OF_REACT) >= 60
    assert len(rows("keyforge")["small"]) >= 10


def test_no_two_are_the_same() -> None:
    times = Counter((game, it.name) for game, it in every())

    assert [it for it, many in times.items() if many > 1] == []


def test_every_setting_beside_them_is_used() -> None:
    for game in GAMES:
        home = DATA / game / "scenarios"
        there = {it.relative_to(home).with_suffix("").as_posix() for it in home.rglob("*.yaml")}
        assert there - {it.at for each, it in every() if each == game} == set()


def test_small_ones_are_small_and_huge_ones_huge() -> None:
    sizes = {
        size: [sum(count.choices for count in it.kept) for _, it in every(size)]
        for size in ("small", "large", "huge")
    }

    assert max(sizes["small"]) < 700
    assert max(sizes["large"]) < 20_000
    assert sum(sizes["huge"]) > 1_000_000


class Noting(Around):
    """A game that notes what is played in it, and in all its forks."""

    def __init__(self, game: Any, played: set[str]) -> None:
        super().__init__(game)
        self._played = played

    def apply(self, choice: Choice) -> None:
        self._played.add(choice.terms.get("play", ""))
        self._game.apply(choice)


@pytest.fixture(scope="module")
def played() -> set[str]:
    """The effects that are played in some line of a small position."""
    found = set[str]()
    for game, position in every("small"):
        if game == "react":
            one: Any = Noting(first(game, position), found)
            begun = begin(one, position.after).begun
            total(divide(one, position.limit, begun))
    return found


def effects(creator: Creator) -> set[str]:
    """What can be played of a creator's cards, as scripts call it."""
    of_abilities = {
        effect.id for it in creator.abilities for face in it.faces for effect in face.effects
    }
    return of_abilities | {it.effect.id for it in creator.deck}


def test_every_effect_of_every_card_is_played_in_some_line(played: set[str]) -> None:
    known = library("react")
    assert isinstance(known, Library)

    assert {name for it in known.creators.values() for name in effects(it)} - played == set()


def of_rulings() -> list[tuple[str, str, Position]]:
    """Each setting of a ruling that is not its default, with each position that has it."""
    known = library("react")
    return [
        (ruling, setting, it)
        for game, it in every("small")
        if game == "react"
        for ruling, setting in it.scenario(known).rulings.items()
        if setting != known.rulings[ruling].default
    ]


def test_every_ruling_has_a_position_whose_lines_come_differently_by_its_default() -> None:
    known = library("react")
    telling = {
        ruling
        for ruling, _, it in of_rulings()
        if apart_by(it, {ruling: known.rulings[ruling].default})
    }

    assert set(known.rulings) - telling == set()


# Where two differ


def test_who_has_won_is_compared_too() -> None:
    """Nobody's facts are others if both decks are empty, but who has won is."""
    it = Position("turns/deck-is-empty", 0, (), ("end main",), {"deck-out-both": "draw"})

    found = apart_by(it, {"deck-out-both": "active-loses"})

    assert found is not None
    assert (found.one, found.other) == (("the duel.won draw",), ("the duel.won dancer",))


class Restful(Around):
    """A game in which the calligrapher is never exhausted from so many choices on."""

    def __init__(self, game: Any, made: int) -> None:
        super().__init__(game)
        self._left = made

    def apply(self, choice: Choice) -> None:
        self._game.apply(choice)
        self._left -= 1

    def facts(self) -> Facts:
        facts = {thing: dict(known) for thing, known in self._game.facts().items()}
        if self._left <= 0:
            facts["calligrapher"]["exhausted"] = False
        return facts


def test_engines_are_compared_at_each_choice_of_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    after = ("splash c1", "dizzying-pas", "sheathing-respite", "glissade left")
    row = next(it for it in rows("react")["small"] if it.after == after)
    monkeypatch.setattr(engines, "second", lambda it: Restful(second(it), 3))

    found = apart(row)

    assert found is not None
    assert (len(found.path), found.path[-1].split()[1]) == (3, "sheathing-respite")
    assert found.other == ("calligrapher.exhausted False",)


@pytest.mark.parametrize("game", GAMES)
def test_counts_are_written_into_their_rows_and_nowhere_else(game: str) -> None:
    text = (DATA / f"{game}.yaml").read_text("utf-8")

    assert rewritten(game, lambda it: it.kept) == text
    assert rewritten(game, lambda it: it.kept[:-1]) != text


def test_the_whole_of_a_row_is_counted_behind_its_choices() -> None:
    position = next(it for it in rows("react")["small"] if it.after)
    one = first("react", position)
    begun = begin(one, position.after).begun

    assert summed(total(divide(one, position.limit, begun))).choices == sum(
        it.choices for it in position.kept
    )


def test_a_judged_game_says_who_has_won() -> None:
    class Over:
        def facts(self) -> dict[str, dict[str, str]]:
            return {"s": {"zone": "b2"}}

    told = Judged(Over(), lambda _: "dancer").facts()

    assert told == {"s": {"zone": "b2"}, "the duel": {"won": "dancer"}}
