"""Every two shipped creators meet in a chain in which a card of each of them matters.

They do so in the scenarios of `pairs/`. Played again without a card that answers, each of these
comes out otherwise, the hand in which that card is left and its discard pile aside.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import pytest

from react_tools.game import Fact
from react_tools.load import shipped
from react_tools.promises.ground import laid
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.source.parse import read
from react_tools.source.tree import plain

Whole = Mapping[str, Any]
Play = tuple[str, Any]

CREATORS = sorted(it.stem for it in (shipped() / "creators").glob("*.yaml"))
PILES = frozenset({"hand", "discard"})


def every() -> Iterator[tuple[str, Any]]:
    for file in sorted((shipped() / "scenarios" / "pairs").glob("*.yaml")):
        tree = read(file).tree
        assert tree is not None
        yield file.stem, plain(tree)


PAIRS = dict(every())


def plays(whole: Whole) -> list[Play]:
    """Who plays what, in order."""
    steps = [(who, done) for step in whole["script"] for who, done in step.items()]
    return [(who, done) for who, done in steps if done != "pass"]


def script(chain: list[Play], pair: frozenset[str]) -> Iterator[dict[str, Any]]:
    """These plays, with all passes that are needed between them and behind them."""
    other = {one: next(iter(pair - {one})) for one in pair}
    deciding = chain[0][0]
    for who, done in chain:
        if deciding != who:
            yield {deciding: "pass"}
        yield {who: done}
        deciding = other[who]
    yield {deciding: "pass"}
    yield {other[deciding]: "pass"}


def outcome(whole: Whole, chain: list[Play], library: Library) -> dict[str, dict[str, Fact]]:
    """What stands there when these plays have been carried out."""
    pair = frozenset(who for who, _ in plays(whole))
    asked = {**whole, "script": [*script(chain, pair)], "expect": {"rest": "any"}}
    facts = REACT.attempt(laid(asked), library).game.facts()
    return {
        thing: {name: it for name, it in told.items() if name not in PILES}
        for thing, told in facts.items()
    }


@pytest.mark.parametrize("pair", [*combinations(CREATORS, 2)], ids="-".join)
def test_two_creators_meet_in_a_chain(pair: tuple[str, str]) -> None:
    assert any({who for who, _ in plays(it)} == {*pair} for it in PAIRS.values())


@pytest.mark.parametrize(
    ("name", "at"), [(name, at) for name, it in PAIRS.items() for at in range(1, len(plays(it)))]
)
def test_without_a_card_that_answers_it_comes_out_otherwise(
    name: str, at: int, library: Library
) -> None:
    whole = PAIRS[name]
    chain = plays(whole)

    played = outcome(whole, chain, library)
    assert played != outcome(whole, chain[:at] + chain[at + 1 :], library)
