"""Perft: what is counted is what there is, whoever looks, and in whatever order."""

from collections.abc import Callable, Sequence
from typing import Any, Self

import pytest

from react_tools.explore.beginning import begin
from react_tools.explore.perft import NOT_BEGUN, Begun, Count, Row, divide, onward, summed, total
from react_tools.game import EndlessError, Game, UnknownCardError
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

At = Callable[..., Game]
POSITIONS = [
    ("react", "damage/second-damage-ends-nothing"),
    ("react", "draw/empty-deck-loses-in-mid-chain"),
    ("react", "cost/exhausted-unit-cannot-pay"),
    ("react", "swap/dizzying-pas-must-be-done"),
    ("react", "masterpiece/completed-by-a-card-in-mid-chain"),
    ("react", "turn/turns-alternate"),
    ("keyforge", "order/active-player-says-who-captures-first"),
    ("keyforge", "damage/each-armor-takes-its-own"),
    ("keyforge", "action/another-monk-reaps"),
]
of_each = pytest.mark.parametrize(("ruleset", "scenario"), POSITIONS)


def counts(game: Game, limit: int, begun: Begun = NOT_BEGUN) -> list[Count]:
    return [it.count for it in total(divide(game, limit, begun))]


def followed(start: Game, way: Sequence[int]) -> tuple[Game, int, bool]:
    """Where these choices lead, how many plays they are, and whether a chain was laid."""
    game, plays, laid = start.fork(), 0, False
    for at in way:
        choice = game.legal()[at]
        game.apply(choice)
        plays += choice.place > 0
        asked = game.decision()
        laid |= plays > 0 and (game.at_rest() or (asked is not None and asked.place > 0))
    return game, plays, laid


def written_out(start: Game, limit: int) -> list[Count]:
    """The same counts, of lines that are all played from their beginning, one choice longer."""
    rows = [Row() for _ in range(limit + 1)]
    ways: list[tuple[int, ...]] = [()]
    while ways:
        way = ways.pop()
        game, plays, laid = followed(start, way)
        for at, choice in enumerate(game.legal()):
            depth = plays + (choice.place > 0)
            if depth > limit:
                continue
            rows[depth].choices += 1
            try:
                after, _, laid_now = followed(start, (*way, at))
            except UnknownCardError:
                rows[depth].open += 1
                continue
            rows[depth].chains += laid_now - laid
            if after.at_rest():
                rows[depth].lines += 1
                rows[depth].ends.add(after.key())
            else:
                ways.append((*way, at))
    while rows and not rows[-1].choices:
        rows.pop()
    return [it.count for it in rows]


@of_each
def test_the_counts_are_those_of_lines_written_out(at: At, ruleset: str, scenario: str) -> None:
    game = at(scenario, ruleset)

    assert counts(game, 2) == written_out(game, 2)
    assert summed(total(divide(game, 2))).choices > 0


@of_each
def test_the_game_in_which_lines_begin_stays_as_it_is(at: At, ruleset: str, scenario: str) -> None:
    game = at(scenario, ruleset)
    before = game.key(), game.facts(), [it.terms for it in game.legal()]

    total(divide(game, 2))

    assert (game.key(), game.facts(), [it.terms for it in game.legal()]) == before


@of_each
def test_a_first_choice_has_the_counts_of_what_follows_it_and_itself(
    at: At, ruleset: str, scenario: str
) -> None:
    game = at(scenario, ruleset)
    for choice, rows in divide(game, 2):
        whole, after = summed(rows), game.fork()
        if whole.open == 1 == whole.choices:
            continue
        after.apply(choice)
        rest = summed(total(divide(after, 2, onward(after, choice, NOT_BEGUN))))
        if after.at_rest():
            assert whole.count == Count(1, choice.place, 1, 1, 0)
        else:
            assert whole.count[2:] == rest.count[2:]
            assert whole.choices == rest.choices + 1


@of_each
def test_a_depth_is_the_same_under_every_higher_limit(at: At, ruleset: str, scenario: str) -> None:
    game = at(scenario, ruleset)

    assert counts(game, 2)[:2] == counts(game, 1)
    assert counts(game, 1)[:1] == counts(game, 0)


def test_there_are_rows_as_far_as_lines_go_whatever_the_limit(at: At) -> None:
    game = at("draw/empty-deck-loses-in-mid-chain")
    for limit in (2, 9, 10**30):
        depths = [len(rows) for _, rows in divide(game, limit)]

        assert (min(depths), max(depths)) == (1, 3)
        assert counts(game, limit) == counts(game, 2)


def test_without_plays_only_what_is_no_play_is_chosen(at: At) -> None:
    game = at("turn/turns-alternate")

    assert [choice.name for choice, _ in divide(game, 0)] == ["end main"]


class Reversed:
    """A game whose choices come in the opposite order."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def legal(self) -> Sequence[Any]:
        return list(self._game.legal())[::-1]

    def fork(self) -> Self:
        return type(self)(self._game.fork())


@of_each
def test_counts_do_not_depend_on_the_order_of_choices(at: At, ruleset: str, scenario: str) -> None:
    game = at(scenario, ruleset)
    backward: Any = Reversed(game)

    assert counts(backward, 2) == counts(game, 2)


def test_an_end_of_lines_of_several_depths_counts_once_in_the_sum(at: At) -> None:
    """There a second card may do nothing: all ends of one card are ends of two as well."""
    depths = total(divide(at("attached/cart-enters-with-its-carter"), 2))

    assert depths[1].ends < depths[2].ends
    assert summed(depths).ends == depths[2].ends


def test_of_an_unnamed_card_it_is_said_whose_it_is(at: At) -> None:
    whole = summed(total(divide(at("turn/units-of-both-players-recover"), 1)))

    assert whole.open == 15
    assert [why for why, _ in sorted(whole.unnamed)] == [
        "dancer draws from a deck that the setting does not give"
    ]


BARD = """\
creator: bard
name: {en: Bard, ru: Бард}
source: house
tokens:
  note: {at: zone, supply: 99, name: {en: Note, ru: Нота}}
passives:
  - when: placed
    what: note
    do:
      - place: {token: note, at: place}
abilities:
  - id: lute
    name: {en: Lute, ru: Лютня}
    of: creator
    effects:
      A: {kind: intention, cost: exhaust this, do: [{place: {token: note, at: zone of this}}]}
"""
SETTING = """\
ruleset: react
active: bard
field: |
  B . D
pieces: {B: {creator: bard}, D: {creator: dancer}}
"""


def test_the_way_to_where_there_is_no_end_is_told(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel]
) -> None:
    with pytest.raises(EndlessError) as told:
        total(divide(start_in(SETTING, library_of(BARD)), 1))

    way = told.value.__notes__[::-1]
    assert way == ["play lute unit bard exhaust bard", "pass", "pass"]


# Choices made before


def test_plays_made_before_belong_to_the_line_under_way(at: At) -> None:
    game = at("damage/second-damage-ends-nothing")
    (_, begun) = begin(game, ["play brush-spirit.B unit s exhaust s target c2"])

    assert begun == Begun(1, laying=True)
    assert [it.choices > 0 for it in counts(game, 2, begun)] == [False, True, True]


def test_behind_a_line_another_begins(at: At) -> None:
    game = at("damage/second-damage-ends-nothing")
    (after, begun) = begin(game, ["play brush-spirit.B unit s exhaust s target c2", "pass", "pass"])

    assert (len(after), begun) == (3, NOT_BEGUN)


def test_where_a_card_asks_the_chain_is_laid(at: At) -> None:
    game = at("masterpiece/completed-by-a-card-in-mid-chain")
    (_, begun) = begin(game, ["master-hand.B", "pass", "pass"])

    assert begun == Begun(1, laying=False)
