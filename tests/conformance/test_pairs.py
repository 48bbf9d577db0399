"""Every two shipped creators meet in a chain in which a card of each of them matters.

Beside a scenario of `pairs/` in which several cards are played stands, for each card that answers,
one with the same setting without it; and that comes out otherwise.
"""

from itertools import combinations
from typing import Any, NamedTuple

import pytest

from react_tools.load import shipped
from react_tools.source.parse import read
from react_tools.source.tree import plain

ASIDE = frozenset({"title", "cites", "twin", "rulings", "script", "expect"})
CREATORS = sorted(it.stem for it in (shipped() / "creators").glob("*.yaml"))


class Met(NamedTuple):
    """A scenario: what stands there, who plays what, what comes of it."""

    setting: object
    plays: tuple[tuple[str, str], ...]
    changed: object

    @property
    def who(self) -> frozenset[str]:
        """Those who play a card."""
        return frozenset(who for who, _ in self.plays)


def met(whole: Any) -> Met:
    steps = [(who, done) for step in whole["script"] for who, done in step.items()]
    plays = tuple((who, done["play"]) for who, done in steps if done != "pass")
    setting = {name: it for name, it in whole.items() if name not in ASIDE}
    return Met(setting, plays, whole["expect"]["changed"])


def every() -> dict[str, Met]:
    found = {}
    for file in sorted((shipped() / "scenarios" / "pairs").glob("*.yaml")):
        tree = read(file).tree
        assert tree is not None
        found[file.stem] = met(plain(tree))
    return found


PAIRS = every()


def is_whole(chain: Met) -> bool:
    """Whether no other scenario has the same setting and more cards."""
    return all(
        len(it.plays) <= len(chain.plays) for it in PAIRS.values() if it.setting == chain.setting
    )


CHAINS = {name: it for name, it in PAIRS.items() if len(it.who) > 1 and is_whole(it)}


@pytest.mark.parametrize("pair", [*combinations(CREATORS, 2)], ids="-".join)
def test_two_creators_meet_in_a_chain(pair: tuple[str, str]) -> None:
    assert any(it.who == {*pair} for it in CHAINS.values())


@pytest.mark.parametrize("name", CHAINS)
def test_without_a_card_that_answers_it_comes_out_otherwise(name: str) -> None:
    chain = CHAINS[name]
    beside = [it for it in PAIRS.values() if it.setting == chain.setting]
    for at in range(1, len(chain.plays)):
        rest = chain.plays[:at] + chain.plays[at + 1 :]
        found = [it.changed for it in beside if it.plays == rest]
        assert found, chain.plays[at]
        assert chain.changed not in found
