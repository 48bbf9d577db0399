"""A bard whose only song is what a test lets him sing: clauses without a card of their own."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

BARD = """\
creator: bard
name: {{en: Bard, ru: Бард}}
source: house
tokens:
  note: {{at: [unit, zone], supply: 5, name: {{en: Note, ru: нота}}, of: ноты}}
summons:
  imp: {{count: 2, name: {{en: Imp, ru: Бес}}}}
passives: {passives}
abilities:
  - id: lute
    name: {{en: Lute, ru: Лютня}}
    of: creator
    effects:
      A: {{kind: intention, cost: exhaust this, do: {do}}}
"""
STAGE = """\
ruleset: react
active: bard
field: |
  . . . .
  . i j .
  B . . D
pieces:
  B: {creator: bard}
  D: {creator: dancer}
  i: {summon: imp, of: bard}
  j: {summon: imp, of: bard}
"""


@pytest.fixture
def sing(
    library_of: Callable[..., Library],
    start_in: Callable[[str, Library], Duel],
    take: Callable[..., None],
) -> Callable[..., Duel]:
    """Let the bard sing: the duel when the song has resolved, or asks."""

    def _sing(do: str, *, passives: str = "[]", stage: str = STAGE) -> Duel:
        duel = start_in(stage, library_of(BARD.format(do=do, passives=passives)))
        take(duel, {"play": "lute"}, {"pass": ""}, {"pass": ""})
        return duel

    return _sing
