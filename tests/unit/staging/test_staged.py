"""A game that goes on by steps: what is the same in every game, tried with the smallest."""

from collections.abc import Sequence
from typing import Self

import pytest
from msgspec import Struct
from msgspec.structs import astuple, replace

from react_tools.game import Facts
from react_tools.replay.answers import Answers, Asked, Move
from react_tools.replay.question import GameOverError, Option
from react_tools.replay.table import Table
from react_tools.staging.staged import Staged
from react_tools.trace.event import Event, Lang
from react_tools.trace.recorder import Recorder


class Count(Struct):
    """How far two players have counted; `next` says that it is the other one's turn by itself."""

    said: int = 0
    active: int = 0
    next: int = 0

    def copy(self) -> Self:
        return replace(self)

    def key(self) -> tuple[object, ...]:
        return astuple(self)


class Said(Event, frozen=True):
    en = "{player} says {number}"
    ru = "{player}: {number}"
    brief = "said {number}"
    player: int
    number: int


class Names:
    def tell(self, field: str, value: object, lang: Lang) -> object:
        return {"en": "AB", "ru": "АБ"}[lang][int(str(value))] if field == "player" else value

    def name(self, field: str, value: object) -> object:
        del field
        return value


def say(table: Table[Count]) -> None:
    more = table.choose(table.state.active, [Option("by", 1), Option("by", 2)], ("A-1",)).value
    table.record(Said(table.state.active, table.state.said + more))
    table.state.said += more
    table.state.next = 1
    if table.state.said > 2:
        raise GameOverError


def turn(table: Table[Count]) -> None:
    table.state.active, table.state.next = 1 - table.state.active, 0


class Counting(Staged[Names, Count, Table[Count]]):
    called = "player"
    things = "the count"

    @property
    def players(self) -> tuple[str, ...]:
        return ("a", "b")

    def decision(self) -> Asked | None:
        if self._steps.question is not None:
            return Asked(self.players[self.state.active], "choice", "the count", 1, ("A-1",))
        return None if self.state.said > 2 else Asked(self._who(), "count", "the turn", 0, ())

    def _who(self) -> str:
        return self.players[self.state.active]

    def legal(self) -> Sequence[Move]:
        if self._steps.question is not None:
            return Answers(self.teller.name, "pick", self._steps.question.options)
        return [] if self.state.said > 2 else [Move(lambda _: {"say": "on"}, 1, say)]

    def facts(self, *, first: bool = False) -> Facts:
        return {"count": {"said": (self._first if first else self.state).said}}


@pytest.fixture
def game() -> Counting:
    table = Table(Count(), Recorder(), {})
    return Counting(Names(), table, lambda state: turn if state.next else None)


def play(game: Counting, *at: int) -> None:
    for one in at:
        game.apply(game.legal()[one])


def test_what_follows_by_itself_follows(game: Counting) -> None:
    play(game, 0, 0)

    assert (game.state.said, game.state.active) == (1, 1)


def test_in_the_middle_of_a_step_nothing_is_at_rest(game: Counting) -> None:
    play(game, 0)

    assert not game.at_rest()


def test_a_move_in_which_something_is_asked_gives_its_place(game: Counting) -> None:
    play(game, 0)

    assert game._steps.question is not None  # noqa: SLF001 -- what it was put with
    assert game._steps.question.place == 1  # noqa: SLF001


def test_a_fork_in_the_middle_of_a_step_goes_its_own_way(game: Counting) -> None:
    play(game, 0)
    twin = game.fork()
    play(twin, 1)

    assert (twin.state.said, game.state.said, twin.recorder) == (2, 0, None)


def test_a_fork_has_the_key_of_its_original(game: Counting) -> None:
    play(game, 0)

    assert game.fork().key() == game.key()


def test_the_history_begins_with_the_setting(game: Counting) -> None:
    play(game, 0, 0)

    assert [(at, state.said) for at, state in game.history()] == [(-1, 0), (0, 0), (1, 1)]


def test_a_game_that_draws_nothing_has_no_pictures(game: Counting) -> None:
    play(game, 0, 0)

    assert game.pictures("en") == {}


def test_the_outcome_is_told_in_facts(game: Counting) -> None:
    play(game, 0, 1)

    assert game.outcome("en") == ["count.said: 0 → 2"]


def test_of_cards_the_outcome_tells_only_how_many(
    game: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = {True: ("owl", "fox"), False: ("owl",)}
    monkeypatch.setattr(game, "facts", lambda *, first=False: {"a": {"hand": hands[first]}})

    assert game.outcome("en") == ["a.hand: 2 → 1"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "A is asked: count (the turn)"), ("ru", "А отвечает: count (the turn)")],
)
def test_a_question_is_a_sentence(game: Counting, lang: Lang, told: str) -> None:
    assert game.question(lang) == told


def test_the_end_is_a_sentence_too(game: Counting) -> None:
    play(game, 0, 1, 0, 0)

    assert (game.question("en"), game.legal(), game.decision()) == ("The game is over", [], None)


def test_what_may_not_be_done_is_a_sentence(game: Counting) -> None:
    assert game.attempted("b", {"say": "on"}, "en") == "b may not: say on"
