"""Whole games by chance come to an end, and all that is shipped is met in them."""

from itertools import permutations
from random import Random  # noqa: TID251 -- seeded: these are the same games always

import pytest

from react_tools.document import Document
from react_tools.lint.check import ask_all
from react_tools.ruleset import AnyRuleset, Library
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from tests.conformance.conftest import Played, opened, sides

TURNS = 250
"""Within how many turns every game by chance ends."""
CARDS = ("card", "ability")
MANY = 60


def test_every_pair_of_sides_begins_and_ends_a_game(
    whole_games: list[Played], ruleset: AnyRuleset, library: Library
) -> None:
    pairs = {frozenset(it.game.players) for it in whole_games}

    assert pairs == {frozenset(it) for it in permutations(sides(ruleset, library), 2)}
    assert [it.game.question("en") for it in whole_games if it.game.decision()] == []


def test_every_game_ends_within_so_many_turns(whole_games: list[Played]) -> None:
    longest = max(len({it.moment for it in one.moments}) for one in whole_games)

    assert longest <= TURNS


def test_not_always_the_same_side_wins(whole_games: list[Played]) -> None:
    """As the last event of each tells."""
    last = {one.recorder.entries[-1].event.short(one.game.teller) for one in whole_games}

    assert len(last) > 1


def test_a_game_is_at_rest_wherever_no_play_asks(games: list[Played]) -> None:
    for one in games:
        for game, seen, _ in one.over():
            assert game.at_rest() or (seen.decision is not None)


def test_openings_are_the_same_for_the_same_shuffle(ruleset: AnyRuleset, library: Library) -> None:
    pair = sides(ruleset, library)[:2]
    texts = {opened(ruleset, library, pair, Random(5))[0] for _ in range(2)}  # noqa: S311

    assert len(texts) == 1


def test_an_opening_is_a_setting_without_findings(ruleset: AnyRuleset, library: Library) -> None:
    """But that it is no whole scenario."""
    for pair in permutations(sides(ruleset, library), 2):
        text, _ = opened(ruleset, library, pair, Random(3))  # noqa: S311
        tree = parse(text.encode(), "o.yaml").tree
        assert isinstance(tree, Mapping)
        found = [it.message for it in validate(tree, ruleset.kinds["scenario"])]
        assert [it for it in found if not it.startswith("a scenario needs ")] == []


def test_every_shipped_card_is_played(ruleset: AnyRuleset, library: Library) -> None:
    cards = {it.id for it in ruleset.entries(library) if it.kind in CARDS}
    random, met = Random(11), set[str]()  # noqa: S311
    pairs = [*permutations(sides(ruleset, library), 2)]
    for number in range(MANY):
        _, begun = opened(ruleset, library, pairs[number % len(pairs)], random)
        game = ruleset.start(begun, library).fork()
        while legal := game.legal():
            choice = random.choice(legal)
            met.update(it.partition(".")[0] for it in choice.terms.values())
            game.apply(choice)
        if cards <= met:
            break

    assert cards - met == set()


@pytest.mark.parametrize("number", [1, 2])
def test_a_draft_lints_clean(
    ruleset: AnyRuleset, documents: tuple[Document, ...], library: Library, number: int
) -> None:
    """Of each kind of file that a game drafts by a name alone."""
    words = {"id": f"lamp-{number}", "en": f"Lamp {number}", "ru": f"Лампа {number}"}
    kinds = (
        it
        for it in ruleset.kinds
        if it in ruleset.drafts and it not in ruleset.extensions and it != "boxes"
    )  # what lies in a new box is what lies in none yet (tests/cli/test_boxes.py)
    for kind in kinds:
        tree = parse(ruleset.drafted(kind, words, library).encode(), "d.yaml").tree
        assert isinstance(tree, Mapping)
        assert ruleset.kind_of(tree) == kind
        assert [it.message for it in validate(tree, ruleset.kinds[kind])] == []
        whole = ruleset.library([Document(kind, "d.yaml", tree), *documents], {})
        subjects = [it for it in whole.subjects({"d.yaml"}) if it is not whole]
        found = [it for it in ask_all(ruleset.checks, subjects, whole) if it.span.path == "d.yaml"]
        assert [it.message for it in found if it.level.name == "ERROR"] == []
