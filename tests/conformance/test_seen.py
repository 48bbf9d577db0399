"""What is hidden from a player changes nothing of what that player is shown, byte for byte.

Each scenario is played in pairs that differ only in what one player does not see. Which cards these
may be, says the file of the game beside this one: `hidden` changes them, `vain` is a step that the
other player tries in vain.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random  # noqa: TID251 -- seeded: these are the same pairs always
from types import ModuleType
from typing import Any

import pytest

from react_tools.render.line import plain
from react_tools.render.traces import FORMATS
from react_tools.ruleset import AnyRuleset, Library, SettingError
from react_tools.scenario.runner import Run, run
from react_tools.scenario.seen import seen
from react_tools.source import tree
from react_tools.trace.event import LANGS
from tests.conformance.conftest import Played, read, special

Data = dict[str, Any]

SAMPLES = 1


@dataclass(frozen=True)
class Pair:
    """Two runs that differ in what *viewer* does not see."""

    viewer: str
    one: Run
    other: Run


def played(data: Data, path: str, ruleset: AnyRuleset, library: Library) -> Run | None:
    told = read(json.dumps(data, indent=1), path)
    try:
        return run(told, ruleset.start(told, library))
    except SettingError:
        return None


def draws(came: Run, player: str) -> int:
    """How many cards a player has drawn."""
    recorder = came.game.recorder
    assert recorder is not None
    drawn = (it.event for it in recorder.entries if it.event.kind == "card_drawn")
    return sum(it.data(came.game.teller)["player"] == player for it in drawn)


def pairs(ruleset: AnyRuleset, library: Library, own: ModuleType, random: Random) -> Iterator[Pair]:
    for known in library.scenarios.values():
        if known.expect.refused is not None:
            continue
        data: Data = tree.plain(known.root)  # type: ignore[assignment]
        came = run(known, ruleset.start(known, library))
        for viewer in (*came.game.players,) * SAMPLES:
            (other,) = (it for it in came.game.players if it != viewer)
            base: Data = json.loads(json.dumps(data))
            if random.random() < 0.3:
                base["script"].append({other: own.vain(other, library, random)})
            two = []
            for _ in range(2):
                changed = json.loads(json.dumps(base))
                drawn = draws(came, viewer)
                own.hide(changed, viewer, other, drawn, (library, random))
                two.append(played(changed, known.path, ruleset, library))
            one, another = two
            if one is None or another is None:
                continue
            if (
                one.game.facts(first=True) != another.game.facts(first=True)
                and one.ok == another.ok
            ):
                yield Pair(viewer, one, another)


@pytest.fixture(scope="module")
def sample(ruleset: AnyRuleset, library: Library) -> list[Pair]:
    own = special(ruleset.name)
    return [*pairs(ruleset, library, own, Random(47))] if own else []  # noqa: S311


def shown(came: Run, viewer: str, library: Library) -> str:
    """All that a player is shown, in every format and language."""
    view = seen(came, viewer)
    return "\n".join(
        plain(line)
        for form in FORMATS.values()
        for lang in LANGS
        for line in form(view, lang, library.rules, library.rulings)
    )


def test_the_sample_is_large_and_has_scenarios_that_fail(
    sample: list[Pair], ruleset: AnyRuleset, library: Library
) -> None:
    if special(ruleset.name) is not None:
        assert len(sample) > len(library.scenarios) // 3
        assert sum(not it.one.ok for it in sample) > len(sample) // 10


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


def test_in_a_game_everybody_sees_what_he_holds_and_no_more(games: list[Played]) -> None:
    """What is not seen is counted, or it is left out."""
    for one in games:
        whole = one.game.facts()
        for viewer in one.game.players:
            facts = one.game.seen_by(viewer).facts()
            assert facts.keys() <= whole.keys()
            assert facts.get(viewer, {}).get("hand") == whole.get(viewer, {}).get("hand")
            for other in (it for it in one.game.players if it != viewer):
                hand, held = (it.get(other, {}).get("hand", ()) for it in (facts, whole))
                assert isinstance(hand, tuple)
                assert isinstance(held, tuple)
                assert (len(hand), {*hand}) in ((len(held), {"?"}), (0, set()))


def test_a_view_tells_of_the_same_game(games: list[Played]) -> None:
    for one in games:
        for viewer in one.game.players:
            view = one.game.seen_by(viewer)
            assert view.players == one.game.players
            assert (view.called, view.things) == (one.game.called, one.game.things)
            assert view.decision() == one.game.decision()
            assert view.moment("ru") == one.game.moment("ru")
            assert view.recorder is not None
            assert len(view.recorder.entries) == len(one.recorder.entries)


def test_every_scenario_holds_for_each_of_its_players(runs: list[Run]) -> None:
    """Whatever it expects, somebody is told of no event by another short form than all are."""
    for came in (it for it in runs if not it.scenario.expect.refused):
        for viewer in came.game.players:
            assert [it.message for it in seen(came, viewer).findings] == [], came.scenario.id
