"""The drawn table fits the screen, whatever cards are called."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.drawing import draw
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.trace.event import Lang

WIDE = 76
BARD = """\
creator: bard
name: {{en: Bard, ru: Бард}}
source: house
abilities:
  - id: lute
    name: {{en: {name}, ru: {name}}}
    of: creator
    effects:
      A: {{kind: intention, cost: exhaust this, do: [{{damage: zones adjacent to this}}]}}
"""
STAGE = """\
ruleset: react
active: bard
field: |
  . . . .
  B . . D
pieces:
  B: {creator: bard}
  D: {creator: dancer}
"""


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", ["Lute", "A " * 31 + "B", "Oh " * 40, "O" * 100])
def test_the_chain_is_never_wider_than_the_screen(
    library_of: Callable[..., Library],
    start_in: Callable[[str, Library], Duel],
    take: Callable[..., None],
    name: str,
    lang: Lang,
) -> None:
    duel = start_in(STAGE, library_of(BARD.format(name=name)))
    take(duel, {"play": "lute"})

    lines = draw(duel.teller, duel.state, lang).lines

    chain = lines[3:-2]
    assert chain[0].startswith(("chain ①", "цепочка ①"))
    assert chain[-1].endswith("⑤")
    assert max(map(len, chain)) <= WIDE
    assert all(chain)
