"""Choices made before a walk: called by their words, refused with what is open."""

from collections.abc import Callable

import pytest

from react_tools.errors import UnknownNameError
from react_tools.explore.beginning import begin
from react_tools.game import Game

At = Callable[..., Game]
STRIKE = "play brush-spirit.B unit s exhaust s target c2"


@pytest.fixture
def game(at: At) -> Game:
    return at("damage/second-damage-ends-nothing")


@pytest.mark.parametrize(
    "typed",
    [
        STRIKE,
        f"  {STRIKE.replace(' ', '  ')} ",
        "brush-spirit.B c2",
        "play brush-spirit.B target c2",
        "brush-spirit.B s s c2",
    ],
)
def test_a_choice_is_called_by_its_words_or_by_fewer_that_mean_no_other(
    game: Game, typed: str
) -> None:
    assert begin(game, [typed]).after == (STRIKE,)


def test_units_may_be_called_as_the_table_shows_them(at: At) -> None:
    game = at("summon/third-scale-on-a-free-zone")
    shown = {name: mark for mark, name in game.aliases.items()}
    choice = next(it for it in game.legal() if "unit dancer" in it.name)

    assert begin(game, [choice.name.replace("dancer", shown["dancer"])]).after == (choice.name,)


def refused(game: Game, *called: str) -> UnknownNameError:
    with pytest.raises(UnknownNameError) as told:
        begin(game, called)
    return told.value


def test_what_is_not_open_is_refused_with_all_that_is(game: Game) -> None:
    error = refused(game, "end of it")

    assert str(error) == "'end of it' cannot be chosen at the setting"
    assert list(error.more) == ["open there:", *(f"  {it.name}" for it in game.legal())]


def test_it_is_said_behind_which_choices(game: Game) -> None:
    error = refused(game, STRIKE, "pass", "play splash")

    assert str(error).startswith(f"'play splash' cannot be chosen after {STRIKE}, pass")
    assert error.more[-1] == "  pass"


@pytest.mark.parametrize("typed", ["brush-spirit.B c", STRIKE.replace("c2", "c")])
def test_a_near_miss_is_told(game: Game, typed: str) -> None:
    assert str(refused(game, typed)).endswith(f"; did you mean {STRIKE}?")


def test_words_that_fit_several_choices_are_refused_with_these(game: Game) -> None:
    error = refused(game, "brush-spirit.B")

    assert str(error) == "'brush-spirit.B' may mean several choices at the setting"
    assert {it.split()[1] for it in error.more[1:]} == {"brush-spirit.B"}


def test_nothing_means_no_choice(game: Game) -> None:
    assert str(refused(game, " ")) == "' ' cannot be chosen at the setting"


def test_where_the_duel_is_over_nothing_can_be_chosen(at: At) -> None:
    error = refused(at("draw/empty-deck-loses-the-draw-phase"), "pass")

    assert str(error) == "'pass' cannot be chosen at the setting: the game is over"


def test_of_two_games_each_has_its_own_choices(at: At) -> None:
    game = at("use/ready-imp-reaps", "keyforge")
    first = game.legal()[0].name

    assert begin(game, [first]).after == (first,)
