"""What is hidden from a player changes nothing of what that player is shown, byte for byte.

Each shipped scenario is played in pairs that differ only in what one player does not see: which
cards that are never played the other one holds, and what lies in the decks.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random  # noqa: TID251 -- seeded: these are the same pairs always
from typing import Any

import pytest

from react_tools.render.line import plain
from react_tools.render.traces import FORMATS
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.build import scenario
from react_tools.scenario.runner import Run, run
from react_tools.scenario.seen import seen
from react_tools.source import tree
from react_tools.source.parse import parse
from react_tools.trace.event import Lang

Data = dict[str, Any]

SAMPLES = 1
HAND = 6
LANGS: tuple[Lang, ...] = ("en", "ru")


@dataclass(frozen=True)
class Pair:
    """Two runs that differ in what *viewer* does not see."""

    viewer: str
    one: Run
    other: Run


def piece(data: Data, creator: str) -> Data:
    found: Data = next(it for it in data["pieces"].values() if it.get("creator") == creator)
    return found


def spare(sheet: Creator, part: Data, random: Random) -> list[str]:
    """Cards of a creator's deck that are nowhere yet, shuffled."""
    cards = [card.id for card in sheet.deck for _ in range(card.copies)]
    for card in (*part.get("hand", ()), *part.get("deck", ()), *part.get("discard", ())):
        cards.remove(card)
    random.shuffle(cards)
    return cards


def hidden(data: Data, viewer: str, other: Creator, drawn: int, random: Random) -> Data:
    """The scenario with other cards where *viewer* does not see them; as many as before."""
    changed: Data = json.loads(json.dumps(data))
    theirs, mine = piece(changed, other.id), piece(changed, viewer)
    if data.get("phase") != "setup":  # there the hands are not dealt yet
        hand = theirs.get("hand", [])
        more = spare(other, theirs, random)[: HAND - len(hand)]
        theirs["hand"] = [*hand, *more]
    if "deck" in theirs:
        random.shuffle(theirs["deck"])
    below = [] if "hands" in data else mine.get("deck", [])[drawn:]  # there any card may be taken
    random.shuffle(below)
    if "deck" in mine:
        mine["deck"] = [*mine["deck"][: len(mine["deck"]) - len(below)], *below]
    return changed


def played(data: Data, path: str, library: Library) -> Run:
    root = parse(json.dumps(data, indent=1).encode(), path).tree
    assert isinstance(root, tree.Mapping)
    told = scenario(root, path)
    return run(told, start(told, library))


def draws(came: Run, player: str) -> int:
    recorder = came.game.recorder
    assert recorder is not None
    shorts = [it.event.short(came.game.teller) for it in recorder.entries]
    return shorts.count(f"drew {player}")


def impossible(data: Data, other: Creator, random: Random) -> None:
    """Let the other player try, at the end, a card that is in no hand."""
    card = random.choice(other.deck).id
    data["script"].append({other.id: {"play": card, "direction": "up", "target": "z9"}})


def pairs(library: Library, random: Random) -> Iterator[Pair]:
    for known in library.every_scenario:
        if known.expect.refused is not None:
            continue
        data: Data = tree.plain(known.root)  # type: ignore[assignment]
        came = run(known, start(known, library))
        for viewer in (*came.game.players,) * SAMPLES:
            (name,) = (it for it in came.game.players if it != viewer)
            other, drawn = library.creators[name], draws(came, viewer)
            base: Data = json.loads(json.dumps(data))
            if random.random() < 0.3:
                impossible(base, other, random)
            two = [hidden(base, viewer, other, drawn, random) for _ in range(2)]
            runs = [played(it, known.path, library) for it in two]
            facts = [it.game.facts(first=True) for it in runs]
            if facts[0] != facts[1] and len({it.ok for it in runs}) == 1:
                yield Pair(viewer, runs[0], runs[1])


@pytest.fixture(scope="module")
def sample(library: Library) -> list[Pair]:
    return [*pairs(library, Random(47))]  # noqa: S311


def shown(came: Run, viewer: str, library: Library) -> str:
    """All that a player is shown, in every format and language."""
    view = seen(came, viewer)
    return "\n".join(
        plain(line)
        for form in FORMATS.values()
        for lang in LANGS
        for line in form(view, lang, library.rules, library.rulings)
    )


def test_the_sample_is_large_and_has_scenarios_that_fail(sample: list[Pair]) -> None:
    assert len(sample) > 120
    assert sum(not it.one.ok for it in sample) > 20


def test_what_is_hidden_changes_nothing_of_what_is_shown(
    sample: list[Pair], library: Library
) -> None:
    told = [
        it.one.scenario.id
        for it in sample
        if shown(it.one, it.viewer, library) != shown(it.other, it.viewer, library)
    ]

    assert told == []


def test_what_is_hidden_changes_no_fact_that_is_shown(sample: list[Pair]) -> None:
    for it in islice(sample, 0, None, 3):
        views = [seen(one, it.viewer).game for one in (it.one, it.other)]
        assert views[0].facts() == views[1].facts()
        assert views[0].facts(first=True) == views[1].facts(first=True)
