"""The oracle and the engine, side by side along duels by chance: at each step the same question,
the same choices, the same position. Neither is asked who is right; where they part, the book is.
"""

from collections.abc import Mapping, Sequence
from random import Random  # noqa: TID251 -- seeded

import pytest
from msgspec.structs import replace

from react_tools.game import Choice, Game
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as Tree
from tests.oracle.oracle import Oracle

Rulings = Mapping[str, str]

STRICT: Rulings = {
    "source-gone": "void",
    "flip-in-chain": "void",
    "target-reach": "any",
    "passive-order": "applying",
    "end-order": "effects",
    "boulder-leaves": "first",
    "short-supply": "none",
    "moved-midway": "ends",
}
LOOSE: Rulings = {
    "ability-twice": "yes",
    "improve-must": "no",
    "improve-moves": "any",
    "improve-replaces": "any",
    "picture-adjoining": "no",
    "picture-side": "own",
    "each-order": "board",
    "adjacent-to": "own-unit",
    "dizzying-may": "optional",
    "fish-occupied": "leave",
    "full-and-empty": "loses",
    "setup-order": "first",
}
OTHER: Rulings = {
    "shed-how": "without-swap",
    "blocked-side": "no",
    "who-chooses": "owner",
    "group-move": "at-once",
    "jump-enters": "yes",
    "entry-by-summon": "no",
    "boulder-blocks": "yes",
    "boulder-amount": "one",
    "boulder-several": "all",
    "tokens-of-left": "zone",
    "resummoned": "same",
    "draw-by-card": "nothing",
    "deck-out-both": "draw",
    "area-again": "replaces",
    "attached-jump": "all",
    "attached-blocked": "leaves",
    "replace-order": "unit",
    "tattoo-loss": "last-summon",
}
DUELS = [
    *(("calligrapher", "dancer", seed, {}) for seed in (1, 2, 3)),
    *(("dancer", "calligrapher", seed, it) for seed, it in enumerate((STRICT, LOOSE, OTHER), 4)),
    ("lantern-keeper", "dancer", 7, {}),
    ("usher", "calligrapher", 8, STRICT),
    ("juggler", "mason", 9, OTHER),
    ("carter", "bellringer", 10, LOOSE),
    ("night-watch", "gardener", 11, {}),
    ("ferryman", "tinker", 12, OTHER),
    ("glazier", "lantern-keeper", 13, STRICT),
    ("sculptor", "dancer", 14, {}),
    ("calligrapher", "sculptor", 15, OTHER),
    ("charcoal-burner", "sculptor", 16, STRICT),
    ("charcoal-burner", "carter", 17, LOOSE),
    ("tagger", "calligrapher", 14, {}),
    ("dancer", "tagger", 15, OTHER),
    ("tattooist", "dancer", 14, {}),
    ("houndsman", "tattooist", 15, OTHER),
    ("houndsman", "mason", 16, OTHER),
]
STEPS = 220


def duel(library: Library, sides: tuple[str, str], seed: int, rulings: Rulings) -> Scenario:
    """A whole duel, before anything is done, with both decks shuffled."""
    words = {"active": sides[seed % 2], "lang": "en", "hands": "dealt"}
    shuffle = Random(seed).shuffle  # noqa: S311 -- seeded
    text = REACT.opening(sides, words, shuffle, library)
    root = parse(text.encode(), "duel.yaml").tree
    assert isinstance(root, Tree)
    return replace(scenario(root, "duel.yaml"), rulings=rulings)


def said(choices: Sequence[Choice]) -> list[tuple[int, list[tuple[str, str]]]]:
    """What choices say, in an order of its own, each with its place."""
    return sorted((it.place, sorted(it.terms.items())) for it in choices)


def chosen(game: Game, random: Random) -> Choice:
    """One by chance; a pass, or the end of the phase, not as often as anything else."""
    legal = game.legal()
    passes = [it for it in legal if "pass" in it.terms]
    if passes and random.random() < 0.4:
        return passes[0]
    first = random.choice(legal)
    return random.choice(legal) if "end" in first.terms else first


def seen(game: Game | Oracle) -> object:
    """All that is compared at a step."""
    asked = game.decision()
    question = (asked.who, asked.kind, asked.place) if asked else None
    facts = {thing: dict(told) for thing, told in game.facts().items()}
    return question, game.at_rest(), said(game.legal()), facts


def walk(game: Game, oracle: Oracle, random: Random) -> int:
    """Go on until they part, or the duel is over; how many steps they took together."""
    for taken in range(STEPS):
        assert seen(oracle) == seen(game)
        if game.decision() is None:
            return taken
        choice = chosen(game, random)
        mine = next(it for it in oracle.legal() if it.terms == choice.terms)
        game.apply(choice)
        oracle.apply(mine)
    return STEPS


@pytest.mark.parametrize(("first", "second", "seed", "rulings"), DUELS)
def test_oracle_and_engine_agree_along_a_duel(
    everything: Library, first: str, second: str, seed: int, rulings: Rulings
) -> None:
    told = duel(everything, (first, second), seed, rulings)

    random = Random(seed)  # noqa: S311 -- seeded
    assert walk(REACT.start(told, everything), Oracle.at(told, everything), random) > 10
