"""Two editions of one card: each scenario is played with the one that it names.

A designer's erratum moves the choice of Flowing Ink from its resolution to its cost. Both editions
lie side by side, one as an extension with an id of its own.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import load
from react_tools.rulesets.react.library import Library
from react_tools.scenario.runner import Run

EXTENSION = """\
creator: calligrapher-revised
extends: calligrapher
deck:
  - id: flowing-ink
    cost: direction + target occupied zone
    do:
      - place: {token: ink, at: units at target}
      - move: {who: units with ink, by: 1, toward: direction}
"""
QUESTION = """\
ruleset: react
title: A dry unit is inked and moved
cites: [RA-RESOLVE-1]
active: dancer
field: |
  . . . .
  C . D .
pieces:
  C: {{creator: {creator}, hand: [flowing-ink]}}
  D: {{creator: dancer, hand: [scatter]}}
script:
  - dancer: {{play: scatter, target: d1}}
  - {creator}: {{play: flowing-ink, direction: up{paid}}}
  - dancer: pass
  - {creator}: pass
expect:
  changed:
    dancer: {{zone: c2, tokens.ink: +1, hand: -1, discard: +1, supply.scale: -3}}
    {creator}: {{hand: -1, discard: +1, supply.ink: -1}}
    c1: {{tokens.scale: +1}}
    d1: {{tokens.scale: +2}}
  rest: same
"""
FIRST = {"creator": "calligrapher", "paid": ", choices: [{by: calligrapher, pick: dancer}]"}
SECOND = {"creator": "calligrapher-revised", "paid": ", target: c1"}


@pytest.fixture
def played(tmp_path: Path) -> Callable[..., list[str]]:
    """What does not come as the question says, asked of an edition."""
    creators, scenarios = tmp_path / "cards" / "creators", tmp_path / "cards" / "scenarios"
    creators.mkdir(parents=True)
    scenarios.mkdir()
    (creators / "calligrapher-revised.yaml").write_text(EXTENSION, "utf-8")

    def _played(**words: str) -> list[str]:
        (scenarios / "question.yaml").write_text(QUESTION.format(**words), "utf-8")
        loaded = load([tmp_path / "cards"], scenarios=True)
        (run,) = loaded.played()
        assert isinstance(loaded.library, Library)
        assert isinstance(run, Run)
        return [it.code for it in run.findings]

    return _played


def test_the_first_edition_chooses_when_it_resolves(played: Callable[..., list[str]]) -> None:
    assert played(**FIRST) == []


def test_the_second_edition_chooses_when_it_is_paid(played: Callable[..., list[str]]) -> None:
    assert played(**SECOND) == []


@pytest.mark.parametrize("words", [FIRST | {"paid": SECOND["paid"]}, SECOND | {"paid": ""}])
def test_an_edition_is_not_played_as_the_other(
    played: Callable[..., list[str]], words: dict[str, str]
) -> None:
    assert played(**words) != []
